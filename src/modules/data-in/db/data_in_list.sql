CREATE VIEW data_in_list AS
SELECT r.id, r.file_name, r.state, r.total, r.done, r.errors, r.repairs, r.problem, r.created_at, r.started_at, r.ended_at,
  r.undone_at, r.created_by, trim(coalesce(u.name, '') || ' ' || coalesce(u.surname, '')) AS created_name, r.version,
  search_fold(r.file_name) AS search_text, r.problem_words::text AS problem_words, r.left_out
FROM data_in_runs r JOIN sys_users u ON u.id = r.created_by;
