CREATE VIEW saved_report_list AS
SELECT r.id, r.owner_id, r.name, r.is_shared, r.by_what, r.days, r.start_date, r.end_date, r.compare, r.compare_start,
  r.compare_end, r.schedule, r.send_hour, r.send_day, r.format, r.is_paused, r.next_at, r.last_sent_at, r.problem, r.version,
  coalesce(nullif(trim(concat_ws(' ', u.name, u.surname)), ''), u.user_name) AS owner, r.report, r.odeme_durumu,
  r.vergi_durumu, r.problem_words::text AS problem_words
FROM saved_reports r JOIN sys_users u ON u.id = r.owner_id;

COMMENT ON COLUMN saved_report_list.id IS 'number of the report [never null]';
COMMENT ON COLUMN saved_report_list.owner_id IS 'who made it [never null]';
COMMENT ON COLUMN saved_report_list.name IS 'name of the report [never null]';
COMMENT ON COLUMN saved_report_list.is_shared IS 'everybody who sees reports has it [never null]';
COMMENT ON COLUMN saved_report_list.by_what IS 'what an analysis adds up [never null]';
COMMENT ON COLUMN saved_report_list.days IS 'days of the report [never null]';
COMMENT ON COLUMN saved_report_list.start_date IS 'first day of fixed days';
COMMENT ON COLUMN saved_report_list.end_date IS 'last day of fixed days';
COMMENT ON COLUMN saved_report_list.compare IS 'what it is compared with [never null]';
COMMENT ON COLUMN saved_report_list.compare_start IS 'first day of a free comparison';
COMMENT ON COLUMN saved_report_list.compare_end IS 'last day of a free comparison';
COMMENT ON COLUMN saved_report_list.schedule IS 'how often it is mailed [never null]';
COMMENT ON COLUMN saved_report_list.send_hour IS 'hour at which it is mailed [never null]';
COMMENT ON COLUMN saved_report_list.send_day IS 'day of the week from Monday, or of the month [never null]';
COMMENT ON COLUMN saved_report_list.format IS 'kind of file [never null]';
COMMENT ON COLUMN saved_report_list.is_paused IS 'is not mailed for now [never null]';
COMMENT ON COLUMN saved_report_list.next_at IS 'mailed next at';
COMMENT ON COLUMN saved_report_list.last_sent_at IS 'mailed last at';
COMMENT ON COLUMN saved_report_list.problem IS 'why it was not mailed';
COMMENT ON COLUMN saved_report_list.version IS 'state of the row, sent back with a save [never null]';
COMMENT ON COLUMN saved_report_list.owner IS 'name of who made it [never null]';
COMMENT ON COLUMN saved_report_list.report IS 'which report [never null]';
COMMENT ON COLUMN saved_report_list.odeme_durumu IS 'payment state of a turnover report';
COMMENT ON COLUMN saved_report_list.vergi_durumu IS 'tax state of a turnover report';
COMMENT ON COLUMN saved_report_list.problem_words IS 'the reason in all languages, as JSON [never null]';
