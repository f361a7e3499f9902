CREATE VIEW bank_repeat_list AS
SELECT r.id, r.import_id, r.entry_id, e.day, r.amount, e.currency, e.name, e.purpose, r.told_as, e.state, e.decided_at,
  i.file_name, s.name AS statement, s.kind, s.day AS statement_day,
  search_fold(concat_ws(' ', '', e.name, e.purpose, r.amount, s.name)) AS search_text
FROM bank_repeats r JOIN bank_entries e ON e.id = r.entry_id JOIN bank_statements s ON s.id = e.statement_id
JOIN bank_imports i ON i.id = e.import_id;

COMMENT ON COLUMN bank_repeat_list.id IS 'number of the repeat [never null]';
COMMENT ON COLUMN bank_repeat_list.import_id IS 'file that told the movement again [never null]';
COMMENT ON COLUMN bank_repeat_list.entry_id IS 'movement that was known [never null]';
COMMENT ON COLUMN bank_repeat_list.day IS 'booking day [never null]';
COMMENT ON COLUMN bank_repeat_list.amount IS 'amount in this file [never null]';
COMMENT ON COLUMN bank_repeat_list.currency IS 'currency, ISO code [never null]';
COMMENT ON COLUMN bank_repeat_list.name IS 'who paid or was paid';
COMMENT ON COLUMN bank_repeat_list.purpose IS 'what was written on the transfer [never null]';
COMMENT ON COLUMN bank_repeat_list.told_as IS 'the same movement, the total of known ones, or a part of a known one [never null]';
COMMENT ON COLUMN bank_repeat_list.state IS 'what became of the known movement [never null]';
COMMENT ON COLUMN bank_repeat_list.decided_at IS 'moment of that decision';
COMMENT ON COLUMN bank_repeat_list.file_name IS 'file that told it first [never null]';
COMMENT ON COLUMN bank_repeat_list.statement IS 'statement that told it first [never null]';
COMMENT ON COLUMN bank_repeat_list.kind IS 'kind of that statement [never null]';
COMMENT ON COLUMN bank_repeat_list.statement_day IS 'day of that statement [never null]';
