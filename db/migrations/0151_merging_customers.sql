-- Two records of one customer become one: the older number stays and leads to the record that lives on.
ALTER TABLE customers ADD COLUMN merged_into integer REFERENCES customers (id) CHECK (merged_into <> id);
CREATE INDEX customers_merged_into ON customers (merged_into) WHERE merged_into IS NOT NULL;

CREATE TABLE customer_merges (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  from_id integer NOT NULL REFERENCES customers (id),
  to_id integer NOT NULL REFERENCES customers (id),
  user_id integer NOT NULL REFERENCES sys_users (id),
  at timestamptz NOT NULL DEFAULT now(),
  reason text,
  taken jsonb NOT NULL,
  moved jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX customer_merges_from ON customer_merges (from_id);
CREATE INDEX customer_merges_to ON customer_merges (to_id);
CALL watch_table('customer_merges');
CALL announce_writes('customer_merges', 'customers');

-- A merge says of itself whose rows go where; only then a row that is kept for ever changes its customer, and nothing else of it.
CREATE FUNCTION is_merging(old_customer integer, new_customer integer) RETURNS boolean LANGUAGE sql STABLE
RETURN coalesce(current_setting('weinkontor.merging', true) = old_customer || '>' || new_customer, false);

CREATE OR REPLACE FUNCTION keep_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  happens text[] := ARRAY[
    'version', 'search_text', 's_note', 'fat_note', 's_prasentrechnung', 's_gon_tar', 's_on_onay',
    'sd_cancel_on', 'sd_iptal_tar', 'sd_gonderi_status', 'sd_kago_cikis', 'f_ip_neden_type', 'f_ip_neden', 'f_ip_aciklama', 'iptal_no',
    'sd_uyari_1_is', 'sd_uyari_2_is', 'sd_uyari_3_is', 'sd_uyari_1_is_tar', 'sd_uyari_2_is_tar', 'sd_uyari_3_is_tar',
    'sd_uyari_2_fark', 'sd_uyari_3_fark', 'fark_2_toplam', 'fark_3_toplam',
    'f_close', 'f_odeme_tar', 'f_status', 'f_ytakip', 'f_haciz_tarihi', 'f_haciz_firma', 'f_haciz_aciklama',
    'f_iflas_tarihi', 'f_iflas_aciklama', 'gutschrift_ok', 'per_odeme', 'per_odeme_tar', 'per_belge_no',
    'bayi_odeme', 'bayi_odeme_tar', 'bayi_belge_no', 'usr_c_belge', 'by_c_belge'
  ];
BEGIN
  IF TG_OP = 'UPDATE' AND is_merging(OLD.cus_id, NEW.cus_id) THEN
    happens := happens || 'cus_id'::text;
  END IF;
  IF TG_OP = 'DELETE' OR to_jsonb(OLD) - happens <> to_jsonb(NEW) - happens THEN
    RAISE EXCEPTION 'invoice % is immutable', OLD.f_no;
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION keep_invoice_lines() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  number text;
BEGIN
  IF TG_OP = 'UPDATE' AND is_merging(OLD.cus_id, NEW.cus_id)
    AND to_jsonb(OLD) - ARRAY['cus_id', 'version'] = to_jsonb(NEW) - ARRAY['cus_id', 'version'] THEN
    RETURN NEW;
  END IF;
  IF current_setting('weinkontor.audit', true) IS DISTINCT FROM 'off' THEN
    SELECT f_no INTO number FROM siparisler WHERE id = coalesce(NEW.sip_id, OLD.sip_id);
    IF number IS NOT NULL THEN
      RAISE EXCEPTION 'invoice % is immutable', number;
    END IF;
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;

CREATE OR REPLACE FUNCTION keep_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND is_merging(OLD.cus_id, NEW.cus_id)
    AND to_jsonb(OLD) - ARRAY['cus_id', 'version'] = to_jsonb(NEW) - ARRAY['cus_id', 'version'] THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' OR OLD.iptal_t IS NOT NULL
    OR to_jsonb(OLD) - ARRAY['iptal_t', 'version', 'sip_id'] <> to_jsonb(NEW) - ARRAY['iptal_t', 'version', 'sip_id'] THEN
    RAISE EXCEPTION 'a booking is withdrawn, not changed';
  END IF;
  RETURN NEW;
END $$;

-- What two records of one customer have in common. Each younger record appears once, beside the oldest that shares something.
CREATE VIEW customer_duplicates AS
WITH marks AS (
  SELECT id, 'phone' AS mark, unnest(phone_keys(cus_country_code, cus_tel1, cus_tel2, cus_gsm, cus_private)) AS value
  FROM customers WHERE cus_del = '0'
  UNION
  SELECT id, 'email', lower(trim(cus_email)) FROM customers WHERE cus_del = '0' AND trim(cus_email) <> ''
  UNION
  SELECT id, 'iban', compact_iban(cus_bank_iban) FROM customers WHERE cus_del = '0' AND trim(cus_bank_iban) <> ''
  UNION
  SELECT c.id, 'name', search_fold(coalesce(c.cus_name, '') || '|' || coalesce(c.cus_surname, '') || '|' || coalesce(c.cus_firm, ''))
    || '|' || trim(a.pk)
  FROM customers c JOIN cus_adress a ON a.cus_id = c.id AND a.sil = '0' AND trim(a.pk) <> ''
  WHERE c.cus_del = '0' AND coalesce(c.cus_surname, c.cus_firm, '') <> ''
), shared AS (
  SELECT id, mark, min(id) OVER (PARTITION BY mark, value) AS older FROM marks
), pairs AS (
  SELECT DISTINCT ON (id) id, older, array_to_string(array_agg(DISTINCT mark ORDER BY mark), ' ') AS reasons
  FROM shared WHERE older < id GROUP BY id, older ORDER BY id, count(DISTINCT mark) DESC, older
)
SELECT p.id, p.older AS other_id, p.reasons, c.cus_code, o.cus_code AS other_code,
  coalesce(nullif(concat_ws(' ', c.cus_name, c.cus_surname), ''), c.cus_firm) AS name,
  coalesce(nullif(concat_ws(' ', o.cus_name, o.cus_surname), ''), o.cus_firm) AS other_name,
  c.cus_city, o.cus_city AS other_city, c.search_text || ' ' || o.search_text AS search_text
FROM pairs p JOIN customers c ON c.id = p.id JOIN customers o ON o.id = p.older;
