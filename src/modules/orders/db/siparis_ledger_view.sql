-- Orders, invoices and credit notes with what the ledger says of their money: paid, late fee, open, due and overdue.
CREATE VIEW siparis_ledger_view AS
SELECT
  o.id, o.s_tar, o.s_saat, o.s_is_teklif, o.cus_id, o.cus_code, o.cus_is_firm, o.cus_m_f, o.cus_firm, o.cus_name,
  o.cus_surname, o.cus_atu_no, o.cus_country_code, o.f_adres, o.f_pk, o.f_sehir, o.f_bolge, o.f_ulke, o.g_alici,
  o.g_adres, o.g_pk, o.g_sehir, o.g_bolge, o.g_ulke, o.s_adres_f_g_on, o.s_toplam, o.s_iskonto, o.s_ara_toplam,
  o.s_kargo, o.s_kdv, o.s_g_toplam, o.kdv_oran, o.s_man_y, o.s_last_y, o.s_ikt_m, o.s_lastschrift, o.s_vergisiz,
  o.s_gut_shift, o.s_prasentrechnung, o.gutschrift_s, o.gutschrift_ok, o.s_note, o.s_gon_tar, o.s_odeme_tip,
  o.s_odeme_tarihi, o.s_vadeli_odeme, o.s_taksit_sayisi, o.sd_kesin, o.sd_onaylama, o.sd_onaylama_tar, o.sd_cancel_on,
  o.sd_iptal_tar, o.sd_gonderi_status, o.sd_kago_cikis, o.sd_uyari_1_is, o.sd_uyari_2_is, o.sd_uyari_3_is,
  o.sd_uyari_1_is_tar, o.sd_uyari_2_is_tar, o.sd_uyari_3_is_tar, o.sd_uyari_2_fark, o.sd_uyari_3_fark,
  o.fark_2_toplam, o.fark_3_toplam, o.fd_fon, o.f_no, o.f_tarih, o.f_saat, o.fat_note, o.f_close, o.f_status,
  o.f_ytakip, o.f_ip_neden_type, o.f_ip_neden, o.f_ip_aciklama, o.f_odeme_tar, o.f_haciz_tarihi, o.f_haciz_firma,
  o.f_haciz_aciklama, o.f_iflas_tarihi, o.f_iflas_aciklama, o.per_id, o.per_name, o.per_odeme, o.per_odeme_tar,
  o.per_belge_no, o.bayi_id, o.bayi_odeme, o.bayi_odeme_tar, o.bayi_belge_no, o.usr_c_belge, o.by_c_belge,
  o.s_on_onay, o.s_bayi_id, o.version, o.gutschrift_sip_id, o.f_firma_bilgi, o.search_text, o.gutschrift_neden,
  o.vergisiz_neden,
  o.id AS sip_id,
  CASE
    WHEN o.s_is_teklif = 2 THEN used_of_credit_note(o.id)
    ELSE (SELECT coalesce(sum(m.borc), 0) FROM cari_islem m WHERE m.s_no = o.id AND m.iptal_t IS NULL)
  END::amount AS odenen,
  (SELECT coalesce(sum(m.alacak) FILTER (WHERE m.islem_type = 3),
      reminder_fee(o.sd_uyari_2_is, o.sd_uyari_3_is, o.sd_uyari_2_fark, o.sd_uyari_3_fark))
    FROM cari_islem m WHERE m.s_no = o.id AND m.iptal_t IS NULL)::amount AS gecikme_farki,
  CASE
    WHEN o.s_is_teklif = 2 AND (o.fd_fon = '0' OR o.sd_cancel_on = '1') THEN 0
    WHEN o.s_is_teklif = 2 THEN used_of_credit_note(o.id) - o.s_g_toplam
    ELSE (
      SELECT coalesce(sum(m.alacak) FILTER (WHERE m.islem_type IN (4, 7)), 0) - coalesce(sum(m.borc), 0)
        + CASE
          WHEN o.sd_cancel_on = '1' THEN 0
          -- A charge of the bank (9) is owed beside the late fee (3).
          ELSE o.s_g_toplam + coalesce(sum(m.alacak) FILTER (WHERE m.islem_type = 9), 0)
            + coalesce(sum(m.alacak) FILTER (WHERE m.islem_type = 3),
              reminder_fee(o.sd_uyari_2_is, o.sd_uyari_3_is, o.sd_uyari_2_fark, o.sd_uyari_3_fark))
        END
      FROM cari_islem m WHERE m.s_no = o.id AND m.iptal_t IS NULL)
  END::amount AS kalan,
  coalesce(
    (SELECT min(t.tak_tar) FROM cus_taksitler t WHERE t.sip_id = o.id AND t.odeme = '0'),
    agreed_due(o.s_tar, o.s_odeme_tarihi, o.f_tarih, o.s_vade_gun)
  ) AS vade_tar,
  CASE
    -- Without instalments what is overdue is what is open, which open_invoices has already: no payment is asked for.
    WHEN o.s_is_teklif = 0 AND o.fd_fon = '1' AND o.sd_cancel_on = '0' AND o.f_close = '0'
        AND NOT EXISTS (SELECT FROM cus_taksitler t WHERE t.sip_id = o.id) THEN
      coalesce((SELECT CASE WHEN i.vade_tar < business_today() THEN i.kalan::numeric ELSE 0 END
        FROM open_invoices i WHERE i.sip_id = o.id), 0)
    WHEN o.s_is_teklif = 0 AND o.fd_fon = '1' AND o.sd_cancel_on = '0' AND o.f_close = '0' THEN
      overdue_amount(o.id, o.s_g_toplam, agreed_due(o.s_tar, o.s_odeme_tarihi, o.f_tarih, o.s_vade_gun),
        reminder_fee(o.sd_uyari_2_is, o.sd_uyari_3_is, o.sd_uyari_2_fark, o.sd_uyari_3_fark))
    ELSE 0
  END::amount AS vadesi_gecen,
  (SELECT b.firma FROM bayi_cari b WHERE b.id = o.bayi_id) AS firma,
  (SELECT sum(l.stk_adet)::integer FROM siparis_icerik l WHERE l.sip_id = o.id) AS sise_adet,
  (SELECT x.f_no FROM siparisler x WHERE x.id = o.gutschrift_sip_id) AS gutschrift_f_no,
  (SELECT x.f_tarih FROM siparisler x WHERE x.id = o.gutschrift_sip_id) AS gutschrift_f_tarih,
  o.s_vade_gun, o.iptal_no, o.data_in_id, o.disputed_on, o.dispute_reason, o.dispute_end,
  (SELECT coalesce(sum(m.alacak), 0) FROM cari_islem m
    WHERE m.s_no = o.id AND m.iptal_t IS NULL AND m.islem_type = 9)::amount AS return_charge,
  o.sd_uyari_neden
FROM siparisler o;
