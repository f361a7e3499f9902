CREATE VIEW saved_report_list AS
SELECT r.id, r.owner_id, r.name, r.is_shared, r.by_what, r.days, r.start_date, r.end_date, r.compare, r.compare_start,
  r.compare_end, r.schedule, r.send_hour, r.send_day, r.format, r.is_paused, r.next_at, r.last_sent_at, r.problem, r.version,
  coalesce(nullif(trim(concat_ws(' ', u.name, u.surname)), ''), u.user_name) AS owner, r.report, r.odeme_durumu,
  r.vergi_durumu, r.problem_words::text AS problem_words
FROM saved_reports r JOIN sys_users u ON u.id = r.owner_id;
