CREATE VIEW undialable_numbers AS
SELECT c.id, c.cus_firm, c.cus_name, c.cus_surname, c.cus_city, c.cus_country_code, c.cus_is_firm, c.cus_is_aktive,
  c.cus_dnd, c.cus_f_on, c.cus_del, c.cus_user, c.rand_user, c.search_text,
  (SELECT coalesce(nullif(concat_ws(' ', u.name, u.surname), ''), u.user_name) FROM sys_users u WHERE u.id = c.cus_user) AS owner,
  undialable_phones(c.cus_country_code, ARRAY[c.cus_tel1, c.cus_gsm, c.cus_tel2, c.cus_private]) AS broken
FROM customers c
WHERE c.cus_del = '0'
  AND undialable_phones(c.cus_country_code, ARRAY[c.cus_tel1, c.cus_gsm, c.cus_tel2, c.cus_private]) IS NOT NULL;

COMMENT ON COLUMN undialable_numbers.id IS 'number of the customer [never null]';
COMMENT ON COLUMN undialable_numbers.cus_firm IS 'firm of the customer';
COMMENT ON COLUMN undialable_numbers.cus_name IS 'first name of the customer';
COMMENT ON COLUMN undialable_numbers.cus_surname IS 'family name of the customer';
COMMENT ON COLUMN undialable_numbers.cus_city IS 'town';
COMMENT ON COLUMN undialable_numbers.cus_country_code IS 'country, key of sys_country_code [never null]';
COMMENT ON COLUMN undialable_numbers.cus_is_aktive IS 'has an order that was not cancelled [never null]';
COMMENT ON COLUMN undialable_numbers.owner IS 'name of the owner';
COMMENT ON COLUMN undialable_numbers.broken IS 'what is written as a number and cannot be dialled [never null]';
