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

COMMENT ON COLUMN bank_entry_list.id IS 'number of the movement [never null]';
COMMENT ON COLUMN bank_entry_list.import_id IS 'file it was read from [never null]';
COMMENT ON COLUMN bank_entry_list.statement_id IS 'statement it is on [never null]';
COMMENT ON COLUMN bank_entry_list.day IS 'booking day [never null]';
COMMENT ON COLUMN bank_entry_list.amount IS 'amount; negative when the money left [never null]';
COMMENT ON COLUMN bank_entry_list.currency IS 'currency, ISO code [never null]';
COMMENT ON COLUMN bank_entry_list.name IS 'who paid or was paid';
COMMENT ON COLUMN bank_entry_list.iban IS 'account of that person';
COMMENT ON COLUMN bank_entry_list.purpose IS 'what was written on the transfer [never null]';
COMMENT ON COLUMN bank_entry_list.end_to_end_id IS 'reference of the payer, or ours';
COMMENT ON COLUMN bank_entry_list.return_code IS 'why it came back';
COMMENT ON COLUMN bank_entry_list.state IS 'booked, asks a person, or ignored as not ours [never null]';
COMMENT ON COLUMN bank_entry_list.tier IS 'how it was matched';
COMMENT ON COLUMN bank_entry_list.evidence IS 'what speaks for and against it [never null]';
COMMENT ON COLUMN bank_entry_list.parts IS 'what is proposed or was booked [never null]';
COMMENT ON COLUMN bank_entry_list.sip_id IS 'invoice, where it is one';
COMMENT ON COLUMN bank_entry_list.cus_id IS 'customer';
COMMENT ON COLUMN bank_entry_list.decided_at IS 'moment of the decision';
COMMENT ON COLUMN bank_entry_list.version IS 'state of the row, sent back with a save [never null]';
COMMENT ON COLUMN bank_entry_list.was_undone IS 'a decision about it was taken back [never null]';
COMMENT ON COLUMN bank_entry_list.bulk_id IS 'act that booked it together with others';
COMMENT ON COLUMN bank_entry_list.f_no IS 'number of the invoice';
COMMENT ON COLUMN bank_entry_list.customer IS 'name of the customer';
COMMENT ON COLUMN bank_entry_list.user_name IS 'who decided; empty: the product by itself';
COMMENT ON COLUMN bank_entry_list.statement IS 'name of the statement [never null]';
COMMENT ON COLUMN bank_entry_list.account IS 'account of the company [never null]';
