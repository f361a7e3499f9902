CREATE VIEW siparis_icerik_view AS
SELECT l.id, l.sip_id, l.cus_id, l.sip_tar, l.stk_id, l.stk_kodu, l.stk_adi, l.stk_adet, l.stk_kdv, l.stk_birim,
  l.stk_birim_ini, l.stk_toplam, l.isk_y, l.isk_e, l.stk_liste_fiyat, o.per_id, o.bayi_id
FROM siparis_icerik l
JOIN siparisler o ON o.id = l.sip_id;
