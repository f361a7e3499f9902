-- Only what a call asks for is looked up: joins on keys fall away and subqueries wait for the page.
CREATE VIEW customer_all_list AS
SELECT c.id, c.cus_code, c.cus_is_firm, c.cus_firm, c.cus_m_f, t.unvan, c.cus_name, c.cus_surname, c.cus_birtday,
  c.cus_atu_no, c.cus_city, c.cus_country_code, c.cus_country_code AS country_code,
  c.cus_tel1, c.cus_tel2, c.cus_gsm, c.cus_fax, c.cus_private, c.cus_email, c.mail_verifyed,
  c.cus_bank_shift, c.cus_bank, c.cus_bank_hesap, c.cus_bank_sube, c.cus_bank_bic, c.cus_bank_iban, c.cus_bank_e_date,
  c.cus_is_aktive, c.cus_user, coalesce(nullif(concat_ws(' ', u.name, u.surname), ''), u.user_name) AS name,
  c.cus_category, c.cus_class, c.cus_end_contact, c.cus_dnd, c.cus_pool, c.cus_del, c.cus_on, c.call_time,
  c.note2, c.note_3, c.s_k, c.s_b, c.s_r, c.s_s, c.s_t, c.s_h, c.s_l,
  c.rand_tar, c.rand_saat, c.rand_note, c.rand_user, c.cus_f_on, c.cus_random, c.cus_random_user,
  c.dnd_usr, c.dnd_date, c.balance, c.sil,
  (SELECT a.ulke FROM cus_adress a WHERE a.cus_id = c.id AND a.c_type = 4 AND a.a_def = '1' AND a.sil = '0') AS ulke,
  (SELECT a.sehir FROM cus_adress a WHERE a.cus_id = c.id AND a.c_type = 4 AND a.a_def = '1' AND a.sil = '0') AS sehir,
  (SELECT count(*) FROM cus_files f WHERE f.cus_id = c.id)::integer AS file_count,
  (CASE WHEN c.cus_note IS NULL THEN '0' ELSE '1' END)::flag AS cus_note_exist,
  c.version, c.search_text
FROM customers c
LEFT JOIN sys_users u ON u.id = c.cus_user
LEFT JOIN sys_unvan t ON t.un_type = c.cus_m_f;

COMMENT ON COLUMN customer_all_list.id IS 'number of the customer [never null]';
COMMENT ON COLUMN customer_all_list.cus_code IS 'code of the customer; by itself the number';
COMMENT ON COLUMN customer_all_list.cus_is_firm IS 'is a firm [never null]';
COMMENT ON COLUMN customer_all_list.cus_firm IS 'firm';
COMMENT ON COLUMN customer_all_list.cus_m_f IS 'title, key of sys_unvan';
COMMENT ON COLUMN customer_all_list.unvan IS 'title as a German word';
COMMENT ON COLUMN customer_all_list.cus_name IS 'first name';
COMMENT ON COLUMN customer_all_list.cus_surname IS 'family name';
COMMENT ON COLUMN customer_all_list.cus_birtday IS 'day of birth';
COMMENT ON COLUMN customer_all_list.cus_atu_no IS 'VAT id';
COMMENT ON COLUMN customer_all_list.cus_city IS 'town';
COMMENT ON COLUMN customer_all_list.cus_country_code IS 'country, key of sys_country_code [never null]';
COMMENT ON COLUMN customer_all_list.country_code IS 'country of the customer [never null]';
COMMENT ON COLUMN customer_all_list.cus_tel1 IS 'first phone';
COMMENT ON COLUMN customer_all_list.cus_tel2 IS 'second phone';
COMMENT ON COLUMN customer_all_list.cus_gsm IS 'mobile phone';
COMMENT ON COLUMN customer_all_list.cus_fax IS 'fax';
COMMENT ON COLUMN customer_all_list.cus_private IS 'private phone';
COMMENT ON COLUMN customer_all_list.cus_email IS 'e-mail';
COMMENT ON COLUMN customer_all_list.mail_verifyed IS 'the e-mail was verified [never null]';
COMMENT ON COLUMN customer_all_list.cus_bank_shift IS 'direct debit is agreed [never null]';
COMMENT ON COLUMN customer_all_list.cus_bank IS 'name of the bank';
COMMENT ON COLUMN customer_all_list.cus_bank_hesap IS 'account holder or number';
COMMENT ON COLUMN customer_all_list.cus_bank_sube IS 'branch';
COMMENT ON COLUMN customer_all_list.cus_bank_bic IS 'BIC';
COMMENT ON COLUMN customer_all_list.cus_bank_iban IS 'IBAN';
COMMENT ON COLUMN customer_all_list.cus_bank_e_date IS 'day of the mandate';
COMMENT ON COLUMN customer_all_list.cus_is_aktive IS 'has an order that was not cancelled [never null]';
COMMENT ON COLUMN customer_all_list.cus_user IS 'owner; 1 is the pool [never null]';
COMMENT ON COLUMN customer_all_list.name IS 'name of the owner';
COMMENT ON COLUMN customer_all_list.cus_category IS 'category, key of sys_category';
COMMENT ON COLUMN customer_all_list.cus_class IS 'price class, key of sys_class';
COMMENT ON COLUMN customer_all_list.cus_end_contact IS 'moment of the last conversation';
COMMENT ON COLUMN customer_all_list.cus_dnd IS 'status, key of cus_dnd; 1 may be called [never null]';
COMMENT ON COLUMN customer_all_list.cus_pool IS 'stored, without effect [never null]';
COMMENT ON COLUMN customer_all_list.cus_del IS 'deleted [never null]';
COMMENT ON COLUMN customer_all_list.cus_on IS 'stored, without effect [never null]';
COMMENT ON COLUMN customer_all_list.call_time IS 'when to call, key of sys_c_time';
COMMENT ON COLUMN customer_all_list.note2 IS 'note of the sales people';
COMMENT ON COLUMN customer_all_list.note_3 IS 'further note';
COMMENT ON COLUMN customer_all_list.s_k IS 'likes red wine [never null]';
COMMENT ON COLUMN customer_all_list.s_b IS 'likes white wine [never null]';
COMMENT ON COLUMN customer_all_list.s_r IS 'likes rosé [never null]';
COMMENT ON COLUMN customer_all_list.s_s IS 'likes sparkling wine [never null]';
COMMENT ON COLUMN customer_all_list.s_t IS 'likes dry wine [never null]';
COMMENT ON COLUMN customer_all_list.s_h IS 'likes medium dry wine [never null]';
COMMENT ON COLUMN customer_all_list.s_l IS 'likes sweet wine [never null]';
COMMENT ON COLUMN customer_all_list.rand_tar IS 'day of the appointment';
COMMENT ON COLUMN customer_all_list.rand_saat IS 'time of the appointment';
COMMENT ON COLUMN customer_all_list.rand_note IS 'what the appointment is about';
COMMENT ON COLUMN customer_all_list.rand_user IS 'whose appointment it is [never null]';
COMMENT ON COLUMN customer_all_list.cus_f_on IS 'kept out of the lists of sales people [never null]';
COMMENT ON COLUMN customer_all_list.cus_random IS 'moment of the last random draw';
COMMENT ON COLUMN customer_all_list.dnd_usr IS 'who last changed the status or released the customer';
COMMENT ON COLUMN customer_all_list.dnd_date IS 'when that was';
COMMENT ON COLUMN customer_all_list.balance IS 'balance in euro [never null]';
COMMENT ON COLUMN customer_all_list.sil IS 'stored, without effect [never null]';
COMMENT ON COLUMN customer_all_list.ulke IS 'country of the invoice address';
COMMENT ON COLUMN customer_all_list.sehir IS 'town of the invoice address';
COMMENT ON COLUMN customer_all_list.file_count IS 'files of the customer [never null]';
COMMENT ON COLUMN customer_all_list.cus_note_exist IS 'there are old notes [never null]';
COMMENT ON COLUMN customer_all_list.version IS 'state of the row, sent back with a save [never null]';
