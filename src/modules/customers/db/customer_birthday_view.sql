CREATE VIEW customer_birthday_view AS
SELECT c.*, birthday_key(c.cus_birtday) AS birthday_key, days_to_birthday(c.cus_birtday, business_today()) AS birthday_in
FROM customer_all_list c
WHERE c.cus_birtday IS NOT NULL;

COMMENT ON COLUMN customer_birthday_view.birthday_in IS 'days to the next birthday [never null]';
