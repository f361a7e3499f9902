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
