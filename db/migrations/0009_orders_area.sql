-- From the order to the money: instalments, the ledger of payments, invoice numbers, and what feeds the order lists.

-- The last number of each range. Whoever takes one holds the row until the invoice stands, so none is lost or doubled.
CREATE TABLE fatura_sayac (
  name text PRIMARY KEY CHECK (name IN ('invoice', 'credit_note')),
  prefix text NOT NULL DEFAULT '',
  last integer NOT NULL CHECK (last >= 0)
);
INSERT INTO fatura_sayac (name, prefix, last) VALUES ('invoice', '', 100000), ('credit_note', 'G', 100000);

CREATE FUNCTION next_f_no(range_name text) RETURNS text LANGUAGE sql
BEGIN ATOMIC
  UPDATE fatura_sayac SET last = last + 1 WHERE name = range_name RETURNING prefix || last;
END;

ALTER TABLE siparisler
  -- The invoice that a credit note corrects.
  ADD COLUMN gutschrift_sip_id integer REFERENCES siparisler (id),
  -- The company as it stood on paper when the invoice was issued.
  ADD COLUMN f_firma_bilgi jsonb,
  ADD COLUMN search_text text GENERATED ALWAYS AS (
    search_fold(
      id::text || ' ' || cus_id::text || ' ' || coalesce(f_no, '') || ' ' || coalesce(cus_code, '') || ' '
      || coalesce(cus_name, '') || ' ' || coalesce(cus_surname, '') || ' ' || coalesce(cus_firm, '') || ' '
      || coalesce(f_sehir, '') || ' ' || coalesce(per_name, '')
    )
  ) STORED,
  ADD CONSTRAINT siparisler_payment_type FOREIGN KEY (s_odeme_tip) REFERENCES odeme_tipleri (id),
  ADD CONSTRAINT siparisler_amounts CHECK (
    fd_fon = '0' OR (s_ara_toplam = s_toplam + s_iskonto AND s_g_toplam = s_ara_toplam + s_kargo)
  ),
  ADD CONSTRAINT siparisler_closed_is_invoiced CHECK (f_close = '0' OR fd_fon = '1'),
  ADD CONSTRAINT siparisler_collection_is_invoiced CHECK (f_ytakip = 0 OR fd_fon = '1'),
  ADD CONSTRAINT siparisler_reminder_order CHECK (
    (sd_uyari_2_is = '0' OR sd_uyari_1_is = '1') AND (sd_uyari_3_is = '0' OR sd_uyari_2_is = '1')
  ),
  ADD CONSTRAINT siparisler_origin_is_for_credit_notes CHECK (gutschrift_sip_id IS NULL OR s_is_teklif = 2);

ALTER TABLE siparis_icerik
  -- The list price when the line was written, so that a price made by hand is seen at the approval.
  ADD COLUMN stk_liste_fiyat amount,
  ADD COLUMN version integer NOT NULL DEFAULT 1;
CALL watch_table('siparis_icerik');

-- The partial indexes follow domain/order-lists.ts: one per list, in its order.
CREATE INDEX siparisler_new ON siparisler (id DESC)
  WHERE s_is_teklif = 0 AND sd_cancel_on = '0' AND fd_fon = '0' AND f_close = '0' AND sd_kesin = '0';
CREATE INDEX siparisler_approval ON siparisler (id DESC)
  WHERE s_is_teklif = 0 AND sd_cancel_on = '0' AND fd_fon = '0' AND f_close = '0' AND sd_onaylama = '1';
CREATE INDEX siparisler_open ON siparisler (id DESC)
  WHERE s_is_teklif = 0 AND sd_cancel_on = '0' AND fd_fon = '1' AND f_close = '0' AND f_status = '0';
CREATE INDEX siparisler_closed ON siparisler (f_odeme_tar DESC, id DESC)
  WHERE s_is_teklif = 0 AND sd_cancel_on = '0' AND fd_fon = '1' AND f_close = '1' AND f_status = '0';
CREATE INDEX siparisler_cancelled ON siparisler (sd_iptal_tar DESC, id DESC)
  WHERE s_is_teklif = 0 AND sd_cancel_on = '1';
CREATE INDEX siparisler_pending_shipment ON siparisler (id DESC)
  WHERE s_is_teklif = 0 AND sd_cancel_on = '0' AND fd_fon = '1' AND sd_gonderi_status = '0';
CREATE INDEX siparisler_credit_notes ON siparisler (gutschrift_ok, id DESC) WHERE s_is_teklif = 2;
CREATE INDEX siparisler_origin ON siparisler (gutschrift_sip_id) WHERE gutschrift_sip_id IS NOT NULL;
CREATE INDEX siparisler_dealer ON siparisler (bayi_id, id DESC);
CREATE INDEX siparisler_invoice_day ON siparisler (f_tarih) WHERE fd_fon = '1';
CREATE INDEX siparisler_order_day ON siparisler (s_tar);
CREATE INDEX siparisler_search ON siparisler USING gin (search_text gin_trgm_ops);

-- What was issued stays as it was issued: after the number only what happens to the invoice may change, never what it says.
CREATE FUNCTION keep_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  happens CONSTANT text[] := ARRAY[
    'version', 'search_text', 's_note', 'fat_note', 's_prasentrechnung', 's_gon_tar', 's_on_onay',
    'sd_cancel_on', 'sd_iptal_tar', 'sd_gonderi_status', 'sd_kago_cikis', 'f_ip_neden_type', 'f_ip_neden', 'f_ip_aciklama',
    'sd_uyari_1_is', 'sd_uyari_2_is', 'sd_uyari_3_is', 'sd_uyari_1_is_tar', 'sd_uyari_2_is_tar', 'sd_uyari_3_is_tar',
    'sd_uyari_2_fark', 'sd_uyari_3_fark', 'fark_2_toplam', 'fark_3_toplam',
    'f_close', 'f_odeme_tar', 'f_status', 'f_ytakip', 'f_haciz_tarihi', 'f_haciz_firma', 'f_haciz_aciklama',
    'f_iflas_tarihi', 'f_iflas_aciklama', 'gutschrift_ok', 'per_odeme', 'per_odeme_tar', 'per_belge_no',
    'bayi_odeme', 'bayi_odeme_tar', 'bayi_belge_no', 'usr_c_belge', 'by_c_belge'
  ];
BEGIN
  IF TG_OP = 'DELETE' OR to_jsonb(OLD) - happens <> to_jsonb(NEW) - happens THEN
    RAISE EXCEPTION 'invoice % is immutable', OLD.f_no;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_invoice BEFORE UPDATE OR DELETE ON siparisler FOR EACH ROW
  WHEN (OLD.f_no IS NOT NULL) EXECUTE FUNCTION keep_invoice();

-- Seeding writes whole invoices at once and says so by switching the audit off.
CREATE FUNCTION keep_invoice_lines() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  number text;
BEGIN
  IF current_setting('weinkontor.audit', true) IS DISTINCT FROM 'off' THEN
    SELECT f_no INTO number FROM siparisler WHERE id = coalesce(NEW.sip_id, OLD.sip_id);
    IF number IS NOT NULL THEN
      RAISE EXCEPTION 'invoice % is immutable', number;
    END IF;
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
CREATE TRIGGER keep_invoice_lines BEFORE INSERT OR UPDATE OR DELETE ON siparis_icerik
  FOR EACH ROW EXECUTE FUNCTION keep_invoice_lines();

CREATE TABLE cus_taksitler (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  sip_id integer NOT NULL REFERENCES siparisler (id) ON DELETE CASCADE,
  cus_id integer NOT NULL REFERENCES customers (id),
  tak_tar date NOT NULL,
  tak_tutar amount NOT NULL CHECK (tak_tutar >= 0),
  odeme flag NOT NULL DEFAULT '0',
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX cus_taksitler_order ON cus_taksitler (sip_id, tak_tar);
CALL watch_table('cus_taksitler');

-- Payments (2) and late fees (3) of invoices. A row is never deleted; withdrawn ones carry their moment in iptal_t.
CREATE TABLE cari_islem (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  cus_id integer NOT NULL REFERENCES customers (id),
  islem_type integer NOT NULL CHECK (islem_type IN (2, 3)),
  in_out integer NOT NULL DEFAULT 2 CHECK (in_out IN (1, 2)),
  islem_zamani date NOT NULL,
  s_no integer NOT NULL REFERENCES siparisler (id),
  sip_id integer GENERATED ALWAYS AS (s_no) STORED,
  taksit_id integer REFERENCES cus_taksitler (id),
  alacak amount NOT NULL DEFAULT 0 CHECK (alacak >= 0),
  borc amount NOT NULL DEFAULT 0 CHECK (borc >= 0),
  iptal_t timestamptz,
  descp text CHECK (length(descp) <= 200),
  per_id integer REFERENCES sys_users (id),
  version integer NOT NULL DEFAULT 1,
  CHECK ((islem_type = 2) = (borc > 0)),
  CHECK (islem_type = 3 OR in_out = 2),
  CHECK (islem_type = 3 OR alacak = 0)
);
CREATE INDEX cari_islem_order ON cari_islem (s_no) INCLUDE (islem_type, borc, alacak) WHERE iptal_t IS NULL;
CREATE INDEX cari_islem_customer ON cari_islem (cus_id, id DESC);
-- A late fee is booked once.
CREATE UNIQUE INDEX cari_islem_fee ON cari_islem (s_no) WHERE islem_type = 3 AND iptal_t IS NULL;
CALL watch_table('cari_islem');

-- Money that was booked is withdrawn, not rewritten.
CREATE FUNCTION keep_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.iptal_t IS NOT NULL
    OR to_jsonb(OLD) - ARRAY['iptal_t', 'version', 'sip_id'] <> to_jsonb(NEW) - ARRAY['iptal_t', 'version', 'sip_id'] THEN
    RAISE EXCEPTION 'a booking is withdrawn, not changed';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_ledger BEFORE UPDATE OR DELETE ON cari_islem FOR EACH ROW EXECUTE FUNCTION keep_ledger();

-- The twin of reminderFee() in modules/dunning/domain/fees.ts.
CREATE FUNCTION reminder_fee(second_sent text, third_sent text) RETURNS numeric LANGUAGE sql IMMUTABLE
  RETURN CASE WHEN third_sent = '1' THEN 30 WHEN second_sent = '1' THEN 10 ELSE 0 END;

-- The twin of dueDate() in domain/due.ts.
CREATE FUNCTION agreed_due(ordered timestamptz, agreed date, invoiced date) RETURNS date LANGUAGE sql IMMUTABLE
  RETURN CASE WHEN agreed > (ordered AT TIME ZONE 'Europe/Berlin')::date THEN agreed
    ELSE coalesce(invoiced, (ordered AT TIME ZONE 'Europe/Berlin')::date) + 14 END;

-- An order with everything that lists, panels and documents ask for. What is not selected is not computed.
CREATE VIEW siparis_all_view AS
SELECT o.*, o.id AS sip_id,
  (SELECT coalesce(sum(m.borc), 0) FROM cari_islem m WHERE m.s_no = o.id AND m.iptal_t IS NULL)::amount AS odenen,
  (SELECT coalesce(sum(m.alacak) FILTER (WHERE m.islem_type = 3), reminder_fee(o.sd_uyari_2_is, o.sd_uyari_3_is))
    FROM cari_islem m WHERE m.s_no = o.id AND m.iptal_t IS NULL)::amount AS gecikme_farki,
  (o.s_g_toplam + (
    SELECT coalesce(sum(m.alacak) FILTER (WHERE m.islem_type = 3), reminder_fee(o.sd_uyari_2_is, o.sd_uyari_3_is))
      - coalesce(sum(m.borc), 0)
    FROM cari_islem m WHERE m.s_no = o.id AND m.iptal_t IS NULL
  ))::amount AS kalan,
  coalesce(
    (SELECT min(t.tak_tar) FROM cus_taksitler t WHERE t.sip_id = o.id AND t.odeme = '0'),
    agreed_due(o.s_tar, o.s_odeme_tarihi, o.f_tarih)
  ) AS vade_tar,
  (SELECT b.firma FROM bayi_cari b WHERE b.id = o.bayi_id) AS firma,
  (SELECT sum(l.stk_adet)::integer FROM siparis_icerik l WHERE l.sip_id = o.id) AS sise_adet,
  (SELECT x.f_no FROM siparisler x WHERE x.id = o.gutschrift_sip_id) AS gutschrift_f_no,
  (SELECT x.f_tarih FROM siparisler x WHERE x.id = o.gutschrift_sip_id) AS gutschrift_f_tarih
FROM siparisler o;

CREATE VIEW cari_islem_view AS
SELECT m.id, m.cus_id, m.islem_type, m.in_out, m.islem_zamani, m.s_no, m.sip_id, m.taksit_id, m.alacak, m.borc,
  m.iptal_t, m.descp, m.per_id AS islem_user, u.user_name, o.f_no, o.per_id, o.bayi_id, m.version
FROM cari_islem m
JOIN siparisler o ON o.id = m.s_no
LEFT JOIN sys_users u ON u.id = m.per_id;

CREATE VIEW cus_taksitler_view AS
SELECT t.id, t.sip_id, t.cus_id, t.tak_tar, t.tak_tutar, t.odeme, o.per_id, o.bayi_id, t.version
FROM cus_taksitler t
JOIN siparisler o ON o.id = t.sip_id;

CREATE VIEW siparis_icerik_view AS
SELECT l.id, l.sip_id, l.cus_id, l.sip_tar, l.stk_id, l.stk_kodu, l.stk_adi, l.stk_adet, l.stk_kdv, l.stk_birim,
  l.stk_birim_ini, l.stk_toplam, l.isk_y, l.isk_e, l.stk_liste_fiyat, o.per_id, o.bayi_id
FROM siparis_icerik l
JOIN siparisler o ON o.id = l.sip_id;
