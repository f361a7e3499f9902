-- Lists of many invoices take what is open from open_invoices, which the ledger has filled; the ledger alone is in a view of its own.
ALTER VIEW siparis_all_view RENAME TO siparis_ledger_view;

CREATE VIEW siparis_all_view AS
SELECT
  l.id, l.s_tar, l.s_saat, l.s_is_teklif, l.cus_id, l.cus_code, l.cus_is_firm, l.cus_m_f, l.cus_firm, l.cus_name, l.cus_surname,
  l.cus_atu_no, l.cus_country_code, l.f_adres, l.f_pk, l.f_sehir, l.f_bolge, l.f_ulke, l.g_alici, l.g_adres, l.g_pk,
  l.g_sehir, l.g_bolge, l.g_ulke, l.s_adres_f_g_on, l.s_toplam, l.s_iskonto, l.s_ara_toplam, l.s_kargo, l.s_kdv, l.s_g_toplam,
  l.kdv_oran, l.s_man_y, l.s_last_y, l.s_ikt_m, l.s_lastschrift, l.s_vergisiz, l.s_gut_shift, l.s_prasentrechnung,
  l.gutschrift_s, l.gutschrift_ok, l.s_note, l.s_gon_tar, l.s_odeme_tip, l.s_odeme_tarihi, l.s_vadeli_odeme, l.s_taksit_sayisi,
  l.sd_kesin, l.sd_onaylama, l.sd_onaylama_tar, l.sd_cancel_on, l.sd_iptal_tar, l.sd_gonderi_status, l.sd_kago_cikis,
  l.sd_uyari_1_is, l.sd_uyari_2_is, l.sd_uyari_3_is, l.sd_uyari_1_is_tar, l.sd_uyari_2_is_tar, l.sd_uyari_3_is_tar,
  l.sd_uyari_2_fark, l.sd_uyari_3_fark, l.fark_2_toplam, l.fark_3_toplam, l.fd_fon, l.f_no, l.f_tarih, l.f_saat, l.fat_note,
  l.f_close, l.f_status, l.f_ytakip, l.f_ip_neden_type, l.f_ip_neden, l.f_ip_aciklama, l.f_odeme_tar, l.f_haciz_tarihi,
  l.f_haciz_firma, l.f_haciz_aciklama, l.f_iflas_tarihi, l.f_iflas_aciklama, l.per_id, l.per_name, l.per_odeme, l.per_odeme_tar,
  l.per_belge_no, l.bayi_id, l.bayi_odeme, l.bayi_odeme_tar, l.bayi_belge_no, l.usr_c_belge, l.by_c_belge, l.s_on_onay,
  l.s_bayi_id, l.version, l.gutschrift_sip_id, l.f_firma_bilgi, l.search_text, l.gutschrift_neden, l.vergisiz_neden,
  l.sip_id, l.odenen, l.gecikme_farki,
  CASE
    WHEN l.s_is_teklif = 0 AND l.fd_fon = '1' AND l.sd_cancel_on = '0' AND l.f_close = '0' THEN coalesce((SELECT i.kalan FROM open_invoices i WHERE i.sip_id = l.id), l.kalan)
    ELSE l.kalan
  END AS kalan,
  l.vade_tar, l.vadesi_gecen, l.firma, l.sise_adet, l.gutschrift_f_no, l.gutschrift_f_tarih, l.s_vade_gun, l.iptal_no,
  l.data_in_id, l.disputed_on, l.dispute_reason, l.dispute_end, l.return_charge,
  CASE
    WHEN l.s_is_teklif = 0 AND l.fd_fon = '1' AND l.sd_cancel_on = '0' AND l.f_close = '0' THEN coalesce((SELECT i.kalan - l.vadesi_gecen FROM open_invoices i WHERE i.sip_id = l.id), 0)
    ELSE 0
  END::amount AS vadesi_gelmeyen
FROM siparis_ledger_view l;

-- Invoices in instalments owe a part of their amount later; all others all of it on one day.
ALTER TABLE open_invoices ADD COLUMN has_parts boolean NOT NULL DEFAULT false;
ALTER TABLE open_invoices DISABLE TRIGGER USER;
UPDATE open_invoices i SET has_parts = true WHERE EXISTS (SELECT FROM cus_taksitler t WHERE t.sip_id = i.sip_id);
ALTER TABLE open_invoices ENABLE TRIGGER USER;
ALTER TABLE open_invoices ALTER COLUMN has_parts DROP DEFAULT;

CREATE OR REPLACE FUNCTION refresh_open_invoice(invoice integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  owed record;
BEGIN
  SELECT o.cus_id, o.kalan, o.vade_tar, o.per_id, o.bayi_id, o.f_status <> '0' OR o.f_ytakip <> 0 AS in_collection,
    EXISTS (SELECT FROM cus_taksitler t WHERE t.sip_id = o.id) AS has_parts
  INTO owed FROM siparis_ledger_view o
  WHERE o.id = invoice AND o.s_is_teklif = 0 AND o.fd_fon = '1' AND o.sd_cancel_on = '0' AND o.f_close = '0';
  IF FOUND AND owed.kalan > 0 THEN
    INSERT INTO open_invoices AS i (sip_id, cus_id, kalan, vade_tar, per_id, bayi_id, in_collection, has_parts)
    VALUES (invoice, owed.cus_id, owed.kalan, owed.vade_tar, owed.per_id, owed.bayi_id, owed.in_collection, owed.has_parts)
    ON CONFLICT (sip_id) DO UPDATE SET cus_id = excluded.cus_id, kalan = excluded.kalan, vade_tar = excluded.vade_tar,
      per_id = excluded.per_id, bayi_id = excluded.bayi_id, in_collection = excluded.in_collection, has_parts = excluded.has_parts
    WHERE (i.cus_id, i.kalan, i.vade_tar, i.per_id, i.bayi_id, i.in_collection, i.has_parts) IS DISTINCT FROM
      (excluded.cus_id, excluded.kalan, excluded.vade_tar, excluded.per_id, excluded.bayi_id, excluded.in_collection,
        excluded.has_parts);
  ELSE
    DELETE FROM open_invoices WHERE sip_id = invoice;
  END IF;
END $$;
