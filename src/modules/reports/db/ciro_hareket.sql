CREATE VIEW ciro_hareket AS
SELECT b.id, b.sip_id, b.per_id, b.bayi_id, b.f_no, b.gun, b.odeme_gun, b.iptal_mi, b.s_is_teklif, b.s_vergisiz, b.f_close,
  b.sd_cancel_on, b.cus_id, b.cus_firm, b.cus_name, b.cus_surname, b.brut, b.net, b.vergi, b.iptal, x.yuzde, b.search_text, b.country
FROM ciro_belge b
CROSS JOIN LATERAL (SELECT b.prim_gun AS day OFFSET 0) d
LEFT JOIN LATERAL (
  SELECT x.yuzde FROM prim_oranlari x WHERE x.tip = 0 AND x.alici_id = b.per_id AND x.gecerli_tar <= d.day
  ORDER BY x.gecerli_tar DESC LIMIT 1
) x ON true;

COMMENT ON COLUMN ciro_hareket.id IS 'number of the row [never null]';
COMMENT ON COLUMN ciro_hareket.sip_id IS 'number of the order [never null]';
COMMENT ON COLUMN ciro_hareket.per_id IS 'salesperson [never null]';
COMMENT ON COLUMN ciro_hareket.bayi_id IS 'dealer of the order [never null]';
COMMENT ON COLUMN ciro_hareket.f_no IS 'invoice number';
COMMENT ON COLUMN ciro_hareket.gun IS 'day of the invoice or of its cancellation';
COMMENT ON COLUMN ciro_hareket.odeme_gun IS 'day it was paid or cancelled';
COMMENT ON COLUMN ciro_hareket.iptal_mi IS 'a cancellation [never null]';
COMMENT ON COLUMN ciro_hareket.s_is_teklif IS '0 order, 2 credit note [never null]';
COMMENT ON COLUMN ciro_hareket.s_vergisiz IS 'without tax [never null]';
COMMENT ON COLUMN ciro_hareket.f_close IS 'closed [never null]';
COMMENT ON COLUMN ciro_hareket.sd_cancel_on IS 'cancelled [never null]';
COMMENT ON COLUMN ciro_hareket.cus_id IS 'customer [never null]';
COMMENT ON COLUMN ciro_hareket.cus_firm IS 'firm of the customer';
COMMENT ON COLUMN ciro_hareket.cus_name IS 'first name of the customer';
COMMENT ON COLUMN ciro_hareket.cus_surname IS 'family name of the customer';
COMMENT ON COLUMN ciro_hareket.brut IS 'total, negative for a credit note, none for a cancellation [never null]';
COMMENT ON COLUMN ciro_hareket.net IS 'total without tax [never null]';
COMMENT ON COLUMN ciro_hareket.vergi IS 'tax [never null]';
COMMENT ON COLUMN ciro_hareket.iptal IS 'what the cancellation takes off, without tax [never null]';
COMMENT ON COLUMN ciro_hareket.country IS 'country of the customer [never null]';
