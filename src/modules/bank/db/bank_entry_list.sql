CREATE VIEW bank_entry_list AS
SELECT e.id, e.import_id, e.statement_id, e.day, e.amount, e.currency, e.name, e.iban, e.purpose, e.end_to_end_id, e.return_code,
  e.state, e.tier, e.evidence::text AS evidence, coalesce((
    SELECT jsonb_agg(p || jsonb_build_object('f_no', o.f_no, 'kalan', coalesce(i.kalan, 0)::numeric,
      'customer', coalesce(nullif(o.cus_firm, ''), concat_ws(' ', o.cus_name, o.cus_surname))))
    FROM jsonb_array_elements(e.parts) p JOIN siparisler o ON o.id = (p ->> 'sip_id')::integer
    LEFT JOIN open_invoices i ON i.sip_id = o.id), '[]')::text AS parts, e.sip_id, e.cus_id, e.decided_at, e.version,
  e.was_undone, e.bulk_id,
  (SELECT o.f_no FROM siparisler o WHERE o.id = e.sip_id) AS f_no,
  (SELECT coalesce(nullif(c.cus_firm, ''), concat_ws(' ', c.cus_name, c.cus_surname)) FROM customers c WHERE c.id = e.cus_id) AS customer,
  (SELECT u.user_name FROM sys_users u WHERE u.id = e.decided_by) AS user_name,
  s.name AS statement, a.iban AS account,
  search_fold(concat_ws(' ', '', e.name, e.iban, e.purpose, e.amount)) AS search_text
FROM bank_entries e JOIN bank_statements s ON s.id = e.statement_id JOIN bank_accounts a ON a.id = e.account_id;
