CREATE VIEW bank_repeat_list AS
SELECT r.id, r.import_id, r.entry_id, e.day, r.amount, e.currency, e.name, e.purpose, r.told_as, e.state, e.decided_at,
  i.file_name, s.name AS statement, s.kind, s.day AS statement_day,
  search_fold(concat_ws(' ', '', e.name, e.purpose, r.amount, s.name)) AS search_text
FROM bank_repeats r JOIN bank_entries e ON e.id = r.entry_id JOIN bank_statements s ON s.id = e.statement_id
JOIN bank_imports i ON i.id = e.import_id;
