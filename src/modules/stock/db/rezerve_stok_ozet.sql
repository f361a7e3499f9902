CREATE VIEW rezerve_stok_ozet AS
SELECT s.id, s.id AS stk_id, s.stok_code AS stk_kodu, s.stok_name AS stk_adi, r.stk_adet, r.hazir_adet, r.sip_adet,
  c.on_hand AS depo_m, c.free AS kullanilabilir_adet, s.stok_limit, s.search_text
FROM (
  SELECT stk_id, sum(stk_adet)::integer AS stk_adet, sum(hazir_adet)::integer AS hazir_adet,
    count(DISTINCT sip_id)::integer AS sip_adet
  FROM rezerve_stok_sip GROUP BY stk_id
) r
JOIN stok s ON s.id = r.stk_id
JOIN bottle_counts c ON c.stk_id = s.id;

COMMENT ON COLUMN rezerve_stok_ozet.id IS 'number of the wine [never null]';
COMMENT ON COLUMN rezerve_stok_ozet.stk_id IS 'wine [never null]';
COMMENT ON COLUMN rezerve_stok_ozet.stk_kodu IS 'code of the wine [never null]';
COMMENT ON COLUMN rezerve_stok_ozet.stk_adi IS 'name of the wine [never null]';
COMMENT ON COLUMN rezerve_stok_ozet.stk_adet IS 'bottles that orders hold back [never null]';
COMMENT ON COLUMN rezerve_stok_ozet.hazir_adet IS 'bottles of them that are invoiced and may leave [never null]';
COMMENT ON COLUMN rezerve_stok_ozet.sip_adet IS 'orders that hold them [never null]';
COMMENT ON COLUMN rezerve_stok_ozet.depo_m IS 'bottles on hand [never null]';
COMMENT ON COLUMN rezerve_stok_ozet.kullanilabilir_adet IS 'bottles that can still be sold [never null]';
COMMENT ON COLUMN rezerve_stok_ozet.stok_limit IS 'bottles below which the wine counts as low [never null]';
