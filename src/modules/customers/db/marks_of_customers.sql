CREATE VIEW marks_of_customers AS
SELECT id AS cus_id, 'phone' AS mark, unnest(phone_keys(cus_country_code, cus_tel1, cus_tel2, cus_gsm, cus_private)) AS value
FROM customers WHERE cus_del = '0'
UNION
SELECT id, 'email', lower(trim(cus_email)) FROM customers WHERE cus_del = '0' AND trim(cus_email) <> ''
UNION
SELECT id, 'iban', compact_iban(cus_bank_iban) FROM customers WHERE cus_del = '0' AND trim(cus_bank_iban) <> ''
UNION
SELECT c.id, 'name', search_fold(coalesce(c.cus_name, '') || '|' || coalesce(c.cus_surname, '') || '|' || coalesce(c.cus_firm, ''))
  || '|' || trim(a.pk)
FROM customers c JOIN cus_adress a ON a.cus_id = c.id AND a.sil = '0' AND trim(a.pk) <> ''
WHERE c.cus_del = '0' AND coalesce(c.cus_surname, c.cus_firm, '') <> '';
