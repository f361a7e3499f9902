-- What lists of orders and invoices show. What is open of an invoice comes from open_invoices, which the ledger has filled, so
-- that a list of many invoices asks no payments; the ledger alone is in siparis_ledger_view. tahsilat_gun is the day of a
-- debit that is under way, while which nobody is reminded.
CREATE VIEW siparis_all_view AS
SELECT
  l.id, l.s_tar, l.s_saat, l.s_is_teklif, l.cus_id, l.cus_code, l.cus_is_firm, l.cus_m_f, l.cus_firm, l.cus_name,
  l.cus_surname, l.cus_atu_no, l.cus_country_code, l.f_adres, l.f_pk, l.f_sehir, l.f_bolge, l.f_ulke, l.g_alici,
  l.g_adres, l.g_pk, l.g_sehir, l.g_bolge, l.g_ulke, l.s_adres_f_g_on, l.s_toplam, l.s_iskonto, l.s_ara_toplam,
  l.s_kargo, l.s_kdv, l.s_g_toplam, l.kdv_oran, l.s_man_y, l.s_last_y, l.s_ikt_m, l.s_lastschrift, l.s_vergisiz,
  l.s_gut_shift, l.s_prasentrechnung, l.gutschrift_s, l.gutschrift_ok, l.s_note, l.s_gon_tar, l.s_odeme_tip,
  l.s_odeme_tarihi, l.s_vadeli_odeme, l.s_taksit_sayisi, l.sd_kesin, l.sd_onaylama, l.sd_onaylama_tar, l.sd_cancel_on,
  l.sd_iptal_tar, l.sd_gonderi_status, l.sd_kago_cikis, l.sd_uyari_1_is, l.sd_uyari_2_is, l.sd_uyari_3_is,
  l.sd_uyari_1_is_tar, l.sd_uyari_2_is_tar, l.sd_uyari_3_is_tar, l.sd_uyari_2_fark, l.sd_uyari_3_fark,
  l.fark_2_toplam, l.fark_3_toplam, l.fd_fon, l.f_no, l.f_tarih, l.f_saat, l.fat_note, l.f_close, l.f_status,
  l.f_ytakip, l.f_ip_neden_type, l.f_ip_neden, l.f_ip_aciklama, l.f_odeme_tar, l.f_haciz_tarihi, l.f_haciz_firma,
  l.f_haciz_aciklama, l.f_iflas_tarihi, l.f_iflas_aciklama, l.per_id, l.per_name, l.per_odeme, l.per_odeme_tar,
  l.per_belge_no, l.bayi_id, l.bayi_odeme, l.bayi_odeme_tar, l.bayi_belge_no, l.usr_c_belge, l.by_c_belge,
  l.s_on_onay, l.s_bayi_id, l.version, l.gutschrift_sip_id, l.f_firma_bilgi, l.search_text, l.gutschrift_neden,
  l.vergisiz_neden, l.sip_id, l.odenen, l.gecikme_farki,
  CASE
    WHEN l.s_is_teklif = 0 AND l.fd_fon = '1' AND l.sd_cancel_on = '0' AND l.f_close = '0' THEN
      coalesce((SELECT i.kalan FROM open_invoices i WHERE i.sip_id = l.id), l.kalan)
    ELSE l.kalan
  END AS kalan,
  l.vade_tar, l.vadesi_gecen, l.firma, l.sise_adet, l.gutschrift_f_no, l.gutschrift_f_tarih, l.s_vade_gun, l.iptal_no,
  l.data_in_id, l.disputed_on, l.dispute_reason, l.dispute_end, l.return_charge,
  CASE
    WHEN l.s_is_teklif = 0 AND l.fd_fon = '1' AND l.sd_cancel_on = '0' AND l.f_close = '0' THEN
      coalesce((SELECT i.kalan - l.vadesi_gecen FROM open_invoices i WHERE i.sip_id = l.id), 0)
    ELSE 0
  END::amount AS vadesi_gelmeyen,
  l.sd_uyari_neden,
  (SELECT min(r.day) FROM debit_items d JOIN debit_runs r ON r.id = d.run_id
    WHERE d.sip_id = l.id AND d.state = 'in_flight') AS tahsilat_gun
FROM siparis_ledger_view l;
