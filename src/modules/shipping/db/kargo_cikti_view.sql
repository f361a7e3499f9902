-- A parcel with its carrier and its order; one of a cancelled order stays in the list and says so.
CREATE VIEW kargo_cikti_view AS
SELECT k.id, k.sip_id, k.sip_gon_t, k.kargo_firm, c.kisa_tanim, k.kargo_takip, k.note, k.gon_status, k.teslim_alan,
  k.teslim_tar, k.send_mail, k.cus_email, k.islem_zaman, k.version,
  o.f_no, o.cus_id, o.cus_name, o.cus_surname, o.cus_firm, o.per_name, o.s_g_toplam, o.sd_cancel_on,
  CASE WHEN o.s_adres_f_g_on = '1' THEN o.f_sehir ELSE o.g_sehir END AS sehir,
  o.search_text || ' ' || search_fold(k.kargo_takip || ' ' || c.kisa_tanim) AS search_text
FROM kargo_cikti k
JOIN siparisler o ON o.id = k.sip_id
JOIN kargo_sirketi c ON c.id = k.kargo_firm;
