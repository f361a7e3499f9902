CREATE VIEW rezerve_stok_sip AS
SELECT l.id, l.sip_id, l.stk_id, l.stk_kodu, l.stk_adi, l.stk_adet,
  CASE WHEN o.fd_fon = '1' THEN l.stk_adet ELSE 0 END AS hazir_adet,
  o.s_tar, o.fd_fon, o.f_no, o.f_tarih, o.cus_id, o.cus_name, o.cus_surname, o.cus_firm, o.per_name,
  o.search_text || ' ' || search_fold(l.stk_kodu || ' ' || l.stk_adi) AS search_text
FROM reservations r
JOIN siparis_icerik l ON l.id = r.line_id
JOIN siparisler o ON o.id = r.sip_id;
