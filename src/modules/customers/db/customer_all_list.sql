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
