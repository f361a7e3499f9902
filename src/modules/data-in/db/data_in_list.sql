CREATE VIEW data_in_list AS
SELECT r.id, r.file_name, r.state, r.total, r.done, r.errors, r.repairs, r.problem, r.created_at, r.started_at, r.ended_at,
  r.undone_at, r.created_by, trim(coalesce(u.name, '') || ' ' || coalesce(u.surname, '')) AS created_name, r.version,
  search_fold(r.file_name) AS search_text, r.problem_words::text AS problem_words, r.left_out
FROM data_in_runs r JOIN sys_users u ON u.id = r.created_by;

COMMENT ON COLUMN data_in_list.id IS 'number of the run [never null]';
COMMENT ON COLUMN data_in_list.file_name IS 'name of the file [never null]';
COMMENT ON COLUMN data_in_list.state IS 'failed or passed the dry run, running, stopped, done, undone [never null]';
COMMENT ON COLUMN data_in_list.total IS 'rows of the file [never null]';
COMMENT ON COLUMN data_in_list.done IS 'rows that have been written [never null]';
COMMENT ON COLUMN data_in_list.errors IS 'errors that the dry run found [never null]';
COMMENT ON COLUMN data_in_list.repairs IS 'cells that were put right [never null]';
COMMENT ON COLUMN data_in_list.problem IS 'why it stopped by itself, as a code';
COMMENT ON COLUMN data_in_list.created_at IS 'moment of the dry run [never null]';
COMMENT ON COLUMN data_in_list.started_at IS 'when writing began';
COMMENT ON COLUMN data_in_list.ended_at IS 'when writing ended';
COMMENT ON COLUMN data_in_list.undone_at IS 'when it was taken back';
COMMENT ON COLUMN data_in_list.created_by IS 'who checked the file [never null]';
COMMENT ON COLUMN data_in_list.created_name IS 'name of that person [never null]';
COMMENT ON COLUMN data_in_list.version IS 'state of the row, sent back with a save [never null]';
COMMENT ON COLUMN data_in_list.problem_words IS 'the reason in all languages, as JSON [never null]';
COMMENT ON COLUMN data_in_list.left_out IS 'rows with errors that are not taken in [never null]';
