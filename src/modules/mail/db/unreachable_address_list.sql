CREATE VIEW unreachable_address_list AS
SELECT a.id, a.address, a.code, a.reason, a.mail_id, a.since, a.released_at, c.id AS cus_id,
  coalesce(nullif(concat_ws(' ', c.cus_name, c.cus_surname), ''), c.cus_firm) AS customer, m.subject,
  CASE WHEN a.released_at IS NULL THEN 'closed' ELSE 'released' END AS state,
  search_fold(concat_ws(' ', a.address, a.code, a.reason, c.cus_name, c.cus_surname, c.cus_firm)) AS search_text
FROM unreachable_addresses a
LEFT JOIN mail_outbox m ON m.id = a.mail_id
LEFT JOIN LATERAL (SELECT c.* FROM customers c WHERE lower(c.cus_email) = a.address AND c.cus_del = '0' ORDER BY c.id LIMIT 1) c ON true;

COMMENT ON COLUMN unreachable_address_list.id IS 'number of the address [never null]';
COMMENT ON COLUMN unreachable_address_list.address IS 'address to which nothing could be delivered [never null]';
COMMENT ON COLUMN unreachable_address_list.code IS 'status of the mail server, such as 5.1.1 [never null]';
COMMENT ON COLUMN unreachable_address_list.reason IS 'what the mail server said [never null]';
COMMENT ON COLUMN unreachable_address_list.mail_id IS 'the mail that came back';
COMMENT ON COLUMN unreachable_address_list.since IS 'moment at which it came back [never null]';
COMMENT ON COLUMN unreachable_address_list.cus_id IS 'customer with this address';
COMMENT ON COLUMN unreachable_address_list.customer IS 'name of the customer';
COMMENT ON COLUMN unreachable_address_list.subject IS 'the mail that came back';
COMMENT ON COLUMN unreachable_address_list.state IS 'closed: no further mails; released: somebody lets mails go there again [never null]';
