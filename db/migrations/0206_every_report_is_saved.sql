-- Every report is saved and mailed, not only the analysis of sales.
ALTER TABLE saved_reports
  ADD COLUMN report text NOT NULL DEFAULT 'analysis' CHECK (report IN ('analysis', 'order_states', 'staff_sales',
    'closed_orders', 'turnover', 'calls', 'wine_sales', 'stock_value', 'customer_info')),
  -- What a turnover report leaves out; nothing where it tells of all invoices.
  ADD COLUMN odeme_durumu flag,
  ADD COLUMN vergi_durumu flag,
  DROP CONSTRAINT saved_reports_days_check,
  ADD CONSTRAINT saved_reports_days_check CHECK (days IN
    ('today', 'yesterday', 'last_week', 'last_month', 'this_month', 'this_year', 'fixed'));

CREATE OR REPLACE VIEW saved_report_list AS
SELECT r.id, r.owner_id, r.name, r.is_shared, r.by_what, r.days, r.start_date, r.end_date, r.compare, r.compare_start,
  r.compare_end, r.schedule, r.send_hour, r.send_day, r.format, r.is_paused, r.next_at, r.last_sent_at, r.problem, r.version,
  coalesce(nullif(trim(concat_ws(' ', u.name, u.surname)), ''), u.user_name) AS owner, r.report, r.odeme_durumu,
  r.vergi_durumu
FROM saved_reports r JOIN sys_users u ON u.id = r.owner_id;
