-- What came in by a file can be taken back with it, by whoever says so for this transaction.
CREATE OR REPLACE FUNCTION is_undoing(data_in integer) RETURNS boolean LANGUAGE sql STABLE
RETURN coalesce(current_setting('weinkontor.undo_data_in', true) = data_in::text, false);
