-- How many bottles there are, and which of them are spoken for, without reading the whole past: an order asks it of each
-- wine while it is taken. Ledger and orders stay the truth; triggers carry it here in the same transaction.

-- The ledger summed up. Whoever writes the ledger holds the wine, so these rows are never waited for.
CREATE TABLE stock_levels (
  stok_id integer PRIMARY KEY REFERENCES stok (id) ON DELETE CASCADE,
  giren integer NOT NULL CHECK (giren >= 0),
  cikan integer NOT NULL CHECK (cikan >= 0)
);
INSERT INTO stock_levels SELECT stok_id, sum(giren), sum(cikan) FROM stok_islem GROUP BY stok_id;

CREATE FUNCTION sum_up_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_levels AS s VALUES (NEW.stok_id, NEW.giren, NEW.cikan)
  ON CONFLICT (stok_id) DO UPDATE SET giren = s.giren + EXCLUDED.giren, cikan = s.cikan + EXCLUDED.cikan;
  RETURN NULL;
END $$;
CREATE TRIGGER sum_up_ledger AFTER INSERT ON stok_islem FOR EACH ROW EXECUTE FUNCTION sum_up_ledger();

-- An order holds its bottles from the day it is taken until it is sent or cancelled; offers and credit notes hold none.
CREATE FUNCTION holds_bottles(s_is_teklif integer, sd_cancel_on text, sd_gonderi_status text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN s_is_teklif = 0 AND sd_cancel_on = '0' AND sd_gonderi_status = '0';

-- The lines of the orders that hold bottles, and no others.
CREATE TABLE reservations (
  line_id integer PRIMARY KEY REFERENCES siparis_icerik (id) ON DELETE CASCADE,
  sip_id integer NOT NULL,
  stk_id integer NOT NULL,
  stk_adet integer NOT NULL
);
INSERT INTO reservations SELECT l.id, l.sip_id, l.stk_id, l.stk_adet
  FROM siparis_icerik l JOIN siparisler o ON o.id = l.sip_id
  WHERE holds_bottles(o.s_is_teklif, o.sd_cancel_on, o.sd_gonderi_status);
CREATE INDEX reservations_order ON reservations (sip_id);
CREATE INDEX reservations_wine ON reservations (stk_id) INCLUDE (stk_adet);

CREATE FUNCTION reserve_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM reservations WHERE line_id = NEW.id;
  END IF;
  -- The lock waits for whoever is just cancelling or sending the order.
  INSERT INTO reservations SELECT NEW.id, NEW.sip_id, NEW.stk_id, NEW.stk_adet
    FROM (SELECT * FROM siparisler WHERE id = NEW.sip_id FOR SHARE) o
    WHERE holds_bottles(o.s_is_teklif, o.sd_cancel_on, o.sd_gonderi_status);
  RETURN NULL;
END $$;
CREATE TRIGGER reserve_line AFTER INSERT OR UPDATE OF sip_id, stk_id, stk_adet ON siparis_icerik
  FOR EACH ROW EXECUTE FUNCTION reserve_line();

CREATE FUNCTION reserve_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF holds_bottles(NEW.s_is_teklif, NEW.sd_cancel_on, NEW.sd_gonderi_status) THEN
    INSERT INTO reservations SELECT id, sip_id, stk_id, stk_adet FROM siparis_icerik WHERE sip_id = NEW.id;
  ELSE
    DELETE FROM reservations WHERE sip_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER reserve_order AFTER UPDATE OF s_is_teklif, sd_cancel_on, sd_gonderi_status ON siparisler
  FOR EACH ROW
  WHEN (holds_bottles(OLD.s_is_teklif, OLD.sd_cancel_on, OLD.sd_gonderi_status)
    <> holds_bottles(NEW.s_is_teklif, NEW.sd_cancel_on, NEW.sd_gonderi_status))
  EXECUTE FUNCTION reserve_order();

CREATE OR REPLACE VIEW stok_all_list_view AS
SELECT s.id, s.stok_code, s.stok_name, s.stok_year,
  s.stok_color, color.descp AS color,
  s.stok_mensey, mensey.descp AS mensey,
  s.stok_tipi, tipi.descp AS tipi,
  s.stok_cl, sise.descp AS sise,
  s.stok_limit, s.stok_web_on, s.stok_user_on,
  s.stok_de_price, s.stok_at_price, s.stok_ch_price,
  (CASE WHEN s.brosur_file_id IS NULL THEN '0' ELSE '1' END)::flag AS brosur_exist,
  q.depo_m, r.rezerver_m, q.depo_m - r.rezerver_m AS kullanilabilir_adet,
  s.stok_web_price AS birim_maliyet,
  (q.depo_m * s.stok_web_price)::amount AS maliyet,
  s.search_text || ' ' || search_fold(
    coalesce(color.descp, '') || ' ' || coalesce(mensey.descp, '') || ' ' || coalesce(tipi.descp, '')
  ) AS search_text
FROM stok s
LEFT JOIN sys_stok_color color ON color.def_type = s.stok_color
LEFT JOIN sys_stok_mensey mensey ON mensey.def_type = s.stok_mensey
LEFT JOIN sys_stok_tipi tipi ON tipi.def_type = s.stok_tipi
LEFT JOIN sys_stok_sise sise ON sise.def_type = s.stok_cl
LEFT JOIN stock_levels k ON k.stok_id = s.id
CROSS JOIN LATERAL (SELECT coalesce(k.giren - k.cikan, 0) AS depo_m) q
CROSS JOIN LATERAL (
  SELECT coalesce(sum(stk_adet), 0)::integer AS rezerver_m FROM reservations WHERE stk_id = s.id
) r;

CREATE OR REPLACE VIEW rezerve_stok_sip AS
SELECT l.id, l.sip_id, l.stk_id, l.stk_kodu, l.stk_adi, l.stk_adet,
  CASE WHEN o.fd_fon = '1' THEN l.stk_adet ELSE 0 END AS hazir_adet,
  o.s_tar, o.fd_fon, o.f_no, o.f_tarih, o.cus_id, o.cus_name, o.cus_surname, o.cus_firm, o.per_name,
  o.search_text || ' ' || search_fold(l.stk_kodu || ' ' || l.stk_adi) AS search_text
FROM reservations r
JOIN siparis_icerik l ON l.id = r.line_id
JOIN siparisler o ON o.id = r.sip_id;

CREATE OR REPLACE VIEW rezerve_stok_ozet AS
SELECT s.id, s.id AS stk_id, s.stok_code AS stk_kodu, s.stok_name AS stk_adi, r.stk_adet, r.hazir_adet, r.sip_adet,
  q.depo_m, q.depo_m - r.stk_adet AS kullanilabilir_adet, s.stok_limit, s.search_text
FROM (
  SELECT stk_id, sum(stk_adet)::integer AS stk_adet, sum(hazir_adet)::integer AS hazir_adet,
    count(DISTINCT sip_id)::integer AS sip_adet
  FROM rezerve_stok_sip GROUP BY stk_id
) r
JOIN stok s ON s.id = r.stk_id
LEFT JOIN stock_levels k ON k.stok_id = s.id
CROSS JOIN LATERAL (SELECT coalesce(k.giren - k.cikan, 0) AS depo_m) q;
