CREATE VIEW stok_rezerve AS
SELECT l.id, l.stk_id, l.sip_id, l.stk_kodu, l.stk_adi, l.stk_adet,
  o.sd_gonderi_status, o.sd_cancel_on, o.s_tar, o.f_no, o.cus_id, o.cus_name, o.cus_surname, o.cus_firm, o.per_name
FROM siparis_icerik l
JOIN siparisler o ON o.id = l.sip_id
WHERE o.s_is_teklif = 0;
