-- What a person asked for: everything that is stored about them, or its erasure. The rows say what was done, never what it said.
CREATE TABLE privacy_requests (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('access', 'erasure')),
  cus_id integer NOT NULL REFERENCES customers (id),
  user_id integer NOT NULL REFERENCES sys_users (id),
  at timestamptz NOT NULL DEFAULT now(),
  reason text CHECK (length(reason) <= 500),
  row_count integer NOT NULL CHECK (row_count >= 0),
  kept_count integer NOT NULL DEFAULT 0 CHECK (kept_count >= 0),
  next_on date,
  version integer NOT NULL DEFAULT 1,
  CHECK ((kind = 'erasure') = (reason IS NOT NULL))
);
CREATE INDEX privacy_requests_customer ON privacy_requests (cus_id, id DESC);
CALL watch_table('privacy_requests');
CALL announce_writes('privacy_requests', 'customers');

ALTER TABLE customers ADD COLUMN erased_at timestamptz CHECK (erased_at IS NULL OR cus_del = '1');

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

-- An erasure says of itself whose data goes; only then something that is kept for ever loses what it says about a person.
CREATE FUNCTION is_erasing(customer integer) RETURNS boolean LANGUAGE sql STABLE
RETURN coalesce(current_setting('weinkontor.erasing', true) = customer::text, false);

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
  IF TG_OP = 'UPDATE' AND is_erasing(OLD.cus_id) THEN
    happens := happens || ARRAY['cus_firm', 'cus_name', 'cus_surname', 'cus_m_f', 'cus_atu_no', 'f_adres', 'f_pk', 'f_sehir', 'f_bolge',
      'g_alici', 'g_adres', 'g_pk', 'g_sehir', 'g_bolge', 'gutschrift_neden', 'vergisiz_neden'];
  END IF;
  IF TG_OP = 'DELETE' OR to_jsonb(OLD) - happens <> to_jsonb(NEW) - happens THEN
    RAISE EXCEPTION 'invoice % is immutable', OLD.f_no;
  END IF;
  RETURN NEW;
END $$;

-- The generated column sip_id is not yet computed in a trigger that comes before.
CREATE OR REPLACE FUNCTION keep_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  happens text[] := ARRAY['iptal_t', 'version', 'sip_id'];
BEGIN
  IF TG_OP = 'UPDATE' AND is_merging(OLD.cus_id, NEW.cus_id)
    AND to_jsonb(OLD) - ARRAY['cus_id', 'version', 'sip_id'] = to_jsonb(NEW) - ARRAY['cus_id', 'version', 'sip_id'] THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND is_erasing(OLD.cus_id) AND NEW.descp IS NULL
    AND to_jsonb(OLD) - ARRAY['descp', 'version', 'sip_id'] = to_jsonb(NEW) - ARRAY['descp', 'version', 'sip_id'] THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' OR OLD.iptal_t IS NOT NULL OR to_jsonb(OLD) - happens <> to_jsonb(NEW) - happens THEN
    RAISE EXCEPTION 'a booking is withdrawn, not changed';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION keep_issued_document() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  once CONSTANT text[] := ARRAY['verildi_at', 'file_id', 'sha256', 'xml_file_id', 'xml_sha256', 'geri_alindi_at'];
  content CONSTANT text[] := ARRAY['model', 'e_fatura', 'file_id', 'sha256', 'xml_file_id', 'xml_sha256'];
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.model = '{}' AND NEW.e_fatura IS NULL AND NEW.file_id IS NULL AND NEW.xml_file_id IS NULL
    AND to_jsonb(OLD) - content = to_jsonb(NEW) - content
    AND is_erasing((SELECT cus_id FROM siparisler WHERE id = OLD.sip_id)) THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' OR to_jsonb(OLD) - once <> to_jsonb(NEW) - once
    OR EXISTS (
      SELECT FROM unnest(once) AS field
      WHERE to_jsonb(OLD) ->> field IS NOT NULL AND to_jsonb(OLD) -> field <> to_jsonb(NEW) -> field
    ) THEN
    RAISE EXCEPTION 'issued document % is immutable', OLD.id;
  END IF;
  RETURN NEW;
END $$;

-- The account of a mandate whose proof need not be kept any longer is forgotten.
ALTER TABLE mandates DROP CONSTRAINT mandates_iban_check,
  ADD CONSTRAINT mandates_iban_check CHECK (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$' OR (iban = '' AND state <> 'active'));
