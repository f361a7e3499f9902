-- Lists order and filter their columns by what these are declared as; what is declared as text must be one.
DROP VIEW saved_report_list;
CREATE VIEW saved_report_list AS
SELECT r.id, r.owner_id, r.name, r.is_shared, r.by_what, r.days, r.start_date, r.end_date, r.compare, r.compare_start,
  r.compare_end, r.schedule, r.send_hour, r.send_day, r.format, r.is_paused, r.next_at, r.last_sent_at, r.problem, r.version,
  coalesce(nullif(trim(concat_ws(' ', u.name, u.surname)), ''), u.user_name) AS owner, r.report, r.odeme_durumu,
  r.vergi_durumu, r.problem_params::text AS problem_params
FROM saved_reports r JOIN sys_users u ON u.id = r.owner_id;

DROP VIEW hold_list;
CREATE VIEW hold_list AS
SELECT b.id, b.draft_id::text AS draft_id, b.stk_id, s.stok_code, s.stok_name, b.qty AS held, c.free AS available, d.until,
  d.user_id, coalesce(nullif(concat_ws(' ', u.name, u.surname), ''), u.user_name) AS holder, d.cus_id,
  nullif(concat_ws(' ', k.cus_name, k.cus_surname, k.cus_firm), '') AS customer,
  search_fold(concat_ws(' ', s.stok_code, s.stok_name, u.name, u.surname, k.cus_name, k.cus_surname, k.cus_firm))
    AS search_text
FROM bottle_holds b
JOIN hold_drafts d USING (draft_id)
JOIN stok s ON s.id = b.stk_id
JOIN bottle_counts c ON c.stk_id = b.stk_id
JOIN sys_users u ON u.id = d.user_id
LEFT JOIN customers k ON k.id = d.cus_id
WHERE d.until > now();
