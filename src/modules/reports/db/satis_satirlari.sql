-- What was sold or returned with each line of an invoice: returned bottles and amounts are negative.
CREATE VIEW satis_satirlari AS
SELECT
  l.id,
  l.sip_id,
  l.stk_id,
  o.f_no,
  o.f_tarih,
  o.s_is_teklif,
  o.cus_id,
  o.cus_firm,
  o.cus_name,
  o.cus_surname,
  s.sign * l.stk_adet AS sise,
  (s.sign * l.stk_toplam)::amount AS brut,
  (s.sign * net_of_order(l.stk_toplam, o.kdv_oran, o.s_vergisiz))::amount AS net,
  o.search_text,
  o.bayi_id,
  coalesce(w.stok_tipi, 0) AS stok_tipi
FROM siparis_icerik l
JOIN siparisler o ON o.id = l.sip_id
JOIN stok w ON w.id = l.stk_id
CROSS JOIN LATERAL (SELECT CASE WHEN o.s_is_teklif = 2 THEN -1 ELSE 1 END AS sign) s
WHERE o.fd_fon = '1' AND o.sd_cancel_on = '0' AND o.s_is_teklif IN (0, 2);

COMMENT ON COLUMN satis_satirlari.id IS 'number of the line [never null]';
COMMENT ON COLUMN satis_satirlari.sip_id IS 'order [never null]';
COMMENT ON COLUMN satis_satirlari.stk_id IS 'wine [never null]';
COMMENT ON COLUMN satis_satirlari.f_no IS 'invoice number';
COMMENT ON COLUMN satis_satirlari.f_tarih IS 'day of the invoice [never null]';
COMMENT ON COLUMN satis_satirlari.cus_firm IS 'firm of the customer';
COMMENT ON COLUMN satis_satirlari.cus_name IS 'first name of the customer';
COMMENT ON COLUMN satis_satirlari.cus_surname IS 'family name of the customer';
COMMENT ON COLUMN satis_satirlari.sise IS 'bottles, negative for a credit note [never null]';
COMMENT ON COLUMN satis_satirlari.brut IS 'worth of the line [never null]';
COMMENT ON COLUMN satis_satirlari.net IS 'worth without tax [never null]';
COMMENT ON COLUMN satis_satirlari.bayi_id IS 'dealer of the order [never null]';
COMMENT ON COLUMN satis_satirlari.stok_tipi IS 'style of the wine [never null]';
