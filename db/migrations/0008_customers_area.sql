-- The work with customers: what feeds their lists, conversations, files, speech texts, mails with attachments.

-- The business day of Berlin, whatever the server's zone.
CREATE FUNCTION business_today() RETURNS date LANGUAGE sql STABLE
  RETURN (now() AT TIME ZONE 'Europe/Berlin')::date;

-- Month and day as one number, so that an index finds the birthdays of a fortnight.
CREATE FUNCTION birthday_key(born date) RETURNS integer LANGUAGE sql IMMUTABLE STRICT
  RETURN (extract(month FROM born) * 100 + extract(day FROM born))::integer;

-- The birthday in a year; 29 February is kept on 28 February in common years.
CREATE FUNCTION anniversary(born date, year integer) RETURNS date LANGUAGE sql IMMUTABLE
  RETURN (born + make_interval(years => year - extract(year FROM born)::integer))::date;

CREATE FUNCTION days_to_birthday(born date, today date) RETURNS integer LANGUAGE sql IMMUTABLE
  RETURN CASE
    WHEN anniversary(born, extract(year FROM today)::integer) >= today
      THEN anniversary(born, extract(year FROM today)::integer) - today
    ELSE anniversary(born, extract(year FROM today)::integer + 1) - today END;

CREATE FUNCTION calling_code(country text) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN CASE country
    WHEN 'AT' THEN '43' WHEN 'CH' THEN '41' WHEN 'LI' THEN '423' WHEN 'LU' THEN '352' WHEN 'NL' THEN '31'
    WHEN 'BE' THEN '32' WHEN 'FR' THEN '33' WHEN 'IT' THEN '39' WHEN 'DK' THEN '45' WHEN 'PL' THEN '48'
    WHEN 'CZ' THEN '420' WHEN 'SK' THEN '421' WHEN 'SI' THEN '386' WHEN 'HU' THEN '36' WHEN 'HR' THEN '385'
    WHEN 'ES' THEN '34' WHEN 'PT' THEN '351' WHEN 'SE' THEN '46' WHEN 'TR' THEN '90' ELSE '49' END;

-- One spelling per number, the twin of phoneKey() in modules/imports/domain/duplicates.ts.
CREATE FUNCTION phone_key(phone text, country text) RETURNS text LANGUAGE sql IMMUTABLE
BEGIN ATOMIC
  SELECT CASE
    WHEN length(digits) < 5 THEN NULL
    WHEN plain ~ '^\s*\+' THEN digits
    WHEN digits LIKE '00%' THEN substr(digits, 3)
    WHEN digits LIKE '0%' THEN calling_code(country) || substr(digits, 2)
    ELSE digits END
  FROM (SELECT replace(phone, '(0)', '') AS plain) spelled
  CROSS JOIN LATERAL (SELECT regexp_replace(plain, '\D', '', 'g') AS digits) reduced;
END;

CREATE FUNCTION phone_keys(country text, tel1 text, tel2 text, gsm text, private text) RETURNS text[]
  LANGUAGE sql IMMUTABLE
  RETURN array_remove(
    ARRAY[phone_key(tel1, country), phone_key(tel2, country), phone_key(gsm, country), phone_key(private, country)], NULL
  );

CREATE INDEX customers_phone ON customers
  USING gin (phone_keys(cus_country_code, cus_tel1, cus_tel2, cus_gsm, cus_private)) WHERE cus_del = '0';
CREATE INDEX customers_email ON customers (lower(cus_email)) WHERE cus_del = '0';
CREATE INDEX customers_full_name ON customers (
  search_fold(coalesce(cus_name, '') || '|' || coalesce(cus_surname, '') || '|' || coalesce(cus_firm, ''))
) WHERE cus_del = '0';
CREATE INDEX customers_birthday ON customers (birthday_key(cus_birtday)) WHERE cus_birtday IS NOT NULL AND cus_del = '0';
CREATE INDEX customers_appointment_user ON customers (rand_user) WHERE rand_user <> 0;
CREATE INDEX customers_surname ON customers (cus_surname COLLATE "de-x-icu", id DESC) WHERE cus_del = '0';
CREATE INDEX customers_firm ON customers (cus_firm COLLATE "de-x-icu", id DESC) WHERE cus_del = '0';
CREATE INDEX customers_listed ON customers (id DESC) WHERE cus_del = '0';
CREATE INDEX customers_pool ON customers (id)
  WHERE cus_user = 1 AND cus_dnd = 1 AND cus_f_on = '0' AND cus_del = '0';

-- A customer without a code of its own is called by its number.
CREATE FUNCTION default_customer_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM customers WHERE cus_code = NEW.id::text AND id <> NEW.id) THEN
    NEW.cus_code := NEW.id::text;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER default_customer_code BEFORE INSERT OR UPDATE OF cus_code ON customers FOR EACH ROW
  WHEN (NEW.cus_code IS NULL) EXECUTE FUNCTION default_customer_code();

-- Being drawn, called or ordering is no edit: it must not make somebody's open form stale.
DROP TRIGGER raise_version ON customers;
CREATE TRIGGER raise_version BEFORE UPDATE ON customers FOR EACH ROW
  WHEN ((NEW.cus_random, NEW.cus_random_user, NEW.cus_end_contact, NEW.cus_is_aktive)
    IS NOT DISTINCT FROM (OLD.cus_random, OLD.cus_random_user, OLD.cus_end_contact, OLD.cus_is_aktive))
  EXECUTE FUNCTION raise_version();

-- Whoever creates, cancels or deletes an order calls this in the same transaction.
CREATE FUNCTION refresh_customer_activity(customer integer) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  UPDATE customers SET cus_is_aktive = active.now
  FROM (
    SELECT (CASE WHEN EXISTS (
      SELECT FROM siparisler WHERE cus_id = customer AND s_is_teklif = 0 AND sd_cancel_on = '0'
    ) THEN '1' ELSE '0' END)::flag AS now
  ) active
  WHERE customers.id = customer AND customers.cus_is_aktive <> active.now;
END;

-- Orders still in work, and credit notes still to be paid out, keep a customer where it is.
CREATE FUNCTION has_open_order(customer integer) RETURNS boolean LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT EXISTS (
    SELECT FROM siparisler
    WHERE cus_id = customer AND sd_cancel_on = '0'
      AND ((s_is_teklif = 0 AND f_close = '0') OR (s_is_teklif = 2 AND gutschrift_ok = '0'))
  );
END;

CREATE TABLE cus_files (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  cus_id integer NOT NULL REFERENCES customers (id),
  baslik text CHECK (length(baslik) <= 200),
  date date NOT NULL DEFAULT business_today(),
  file_id integer NOT NULL REFERENCES sys_files (id),
  file_url text CHECK (length(file_url) <= 500),
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX cus_files_customer ON cus_files (cus_id);
CREATE INDEX cus_files_file ON cus_files (file_id);
CALL watch_table('cus_files');

CREATE TABLE musteri_gorusme (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  cus_id integer NOT NULL REFERENCES customers (id),
  per_id integer NOT NULL REFERENCES sys_users (id),
  sts integer NOT NULL REFERENCES sys_gorusme_asama (def_type),
  note text CHECK (length(note) <= 4000),
  zaman timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX musteri_gorusme_customer ON musteri_gorusme (cus_id, zaman DESC);
CREATE INDEX musteri_gorusme_time ON musteri_gorusme (zaman, per_id, sts);
CALL watch_table('musteri_gorusme');

CREATE TABLE konusma_metin (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  baslik text NOT NULL CHECK (length(baslik) BETWEEN 1 AND 200),
  file_id integer NOT NULL REFERENCES sys_files (id),
  file_url text CHECK (length(file_url) <= 500),
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX konusma_metin_file ON konusma_metin (file_id);
CALL watch_table('konusma_metin');

-- A mail points at its files; a file that is replaced before the mail leaves does not travel any more.
CREATE TABLE mail_attachments (
  mail_id integer NOT NULL REFERENCES mail_outbox (id) ON DELETE CASCADE,
  file_id integer NOT NULL REFERENCES sys_files (id) ON DELETE CASCADE,
  PRIMARY KEY (mail_id, file_id)
);
CREATE INDEX mail_attachments_file ON mail_attachments (file_id);
-- How many mails a person has written lately.
CREATE INDEX mail_outbox_author ON mail_outbox (created_by, created_at) WHERE created_by IS NOT NULL;

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

CREATE VIEW customer_birthday_view AS
SELECT c.*, birthday_key(c.cus_birtday) AS birthday_key, days_to_birthday(c.cus_birtday, business_today()) AS birthday_in
FROM customer_all_list c
WHERE c.cus_birtday IS NOT NULL;

CREATE VIEW cus_adress_view AS
SELECT a.id, a.cus_id, a.adres, a.pk, a.bolge, a.sehir, a.ulke, a.c_type, t.adres AS adres_type, a.a_def, a.note,
  a.sil, a.version
FROM cus_adress a
JOIN sys_adres_type t ON t.ad_type = a.c_type
WHERE a.sil = '0';

CREATE VIEW musteri_gorusme_view AS
SELECT g.id, g.cus_id, g.per_id, g.sts, s.descp, s.descp_tr, s.descp_en, g.note, g.zaman, u.user_name, u.bayi,
  coalesce(nullif(concat_ws(' ', u.name, u.surname), ''), u.user_name) AS name_surname, g.version
FROM musteri_gorusme g
JOIN sys_gorusme_asama s ON s.def_type = g.sts
JOIN sys_users u ON u.id = g.per_id;

CREATE VIEW cus_files_view AS
SELECT f.id, f.cus_id, f.baslik, f.date, s.file_name, s.file_type, s.size, f.file_url, f.version
FROM cus_files f
JOIN sys_files s ON s.id = f.file_id;

CREATE VIEW konusma_metin_view AS
SELECT k.id, k.baslik, s.file_name, k.file_url, k.version,
  search_fold(k.id::text || ' ' || k.baslik || ' ' || s.file_name) AS search_text
FROM konusma_metin k
JOIN sys_files s ON s.id = k.file_id;
