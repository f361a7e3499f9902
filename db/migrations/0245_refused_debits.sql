-- What the bank refuses never left the account of a debtor: a whole file, or single debits of it.
ALTER TABLE debit_runs DROP CONSTRAINT debit_runs_state_check;
ALTER TABLE debit_runs ADD CONSTRAINT debit_runs_state_check CHECK (state IN ('made', 'handed_over', 'cancelled', 'refused'));

-- The reason of the bank is in return_code and its day in returned_on, as for a debit that came back.
ALTER TABLE debit_items DROP CONSTRAINT debit_items_state_check;
ALTER TABLE debit_items ADD CONSTRAINT debit_items_state_check
  CHECK (state IN ('in_flight', 'credited', 'returned', 'cancelled', 'refused'));
ALTER TABLE debit_items ADD COLUMN refusal text CHECK (length(refusal) <= 140),
  ADD COLUMN refused_by integer REFERENCES sys_users (id);
