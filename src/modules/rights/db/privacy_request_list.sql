-- An erasure is due again on the day on which the rest need not be kept any longer, unless it was done since.
CREATE VIEW privacy_request_list AS
SELECT p.id, p.at, p.kind, p.cus_id, p.user_id, p.reason, p.row_count, p.kept_count, p.next_on, c.cus_code,
  coalesce(nullif(concat_ws(' ', c.cus_name, c.cus_surname), ''), c.cus_firm) AS customer,
  coalesce(nullif(concat_ws(' ', u.name, u.surname), ''), u.user_name) AS person,
  CASE WHEN p.kind = 'access' THEN 'answered' WHEN p.next_on IS NULL THEN 'erased'
    WHEN EXISTS (SELECT FROM privacy_requests l WHERE l.cus_id = p.cus_id AND l.kind = 'erasure' AND l.id > p.id) THEN 'continued'
    WHEN p.next_on <= business_today() THEN 'due' ELSE 'kept' END AS state,
  search_fold(concat_ws(' ', p.cus_id, c.cus_code, c.cus_name, c.cus_surname, c.cus_firm, p.reason)) AS search_text
FROM privacy_requests p JOIN customers c ON c.id = p.cus_id JOIN sys_users u ON u.id = p.user_id;

COMMENT ON COLUMN privacy_request_list.id IS 'number of the request [never null]';
COMMENT ON COLUMN privacy_request_list.at IS 'moment of the act [never null]';
COMMENT ON COLUMN privacy_request_list.kind IS 'access: everything as a file; erasure [never null]';
COMMENT ON COLUMN privacy_request_list.cus_id IS 'number of the customer [never null]';
COMMENT ON COLUMN privacy_request_list.user_id IS 'who did it [never null]';
COMMENT ON COLUMN privacy_request_list.reason IS 'reason that was given';
COMMENT ON COLUMN privacy_request_list.row_count IS 'rows told about or erased [never null]';
COMMENT ON COLUMN privacy_request_list.kept_count IS 'rows that are kept [never null]';
COMMENT ON COLUMN privacy_request_list.next_on IS 'day from which more can be erased';
COMMENT ON COLUMN privacy_request_list.cus_code IS 'code of the customer';
COMMENT ON COLUMN privacy_request_list.customer IS 'name, as long as it is stored';
COMMENT ON COLUMN privacy_request_list.person IS 'who did it';
COMMENT ON COLUMN privacy_request_list.state IS 'answered; kept: a part is kept; due: more can be erased; continued; erased [never null]';
