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

COMMENT ON COLUMN siparis_all_view.id IS 'number of the order [never null]';
COMMENT ON COLUMN siparis_all_view.s_tar IS 'moment of the order [never null, spare]';
COMMENT ON COLUMN siparis_all_view.s_is_teklif IS '0 order, 1 quote, 2 credit note [never null]';
COMMENT ON COLUMN siparis_all_view.cus_id IS 'customer [never null]';
COMMENT ON COLUMN siparis_all_view.cus_code IS 'code of the customer [spare]';
COMMENT ON COLUMN siparis_all_view.cus_is_firm IS 'the customer is a firm [never null, spare]';
COMMENT ON COLUMN siparis_all_view.cus_firm IS 'firm of the customer';
COMMENT ON COLUMN siparis_all_view.cus_name IS 'first name of the customer';
COMMENT ON COLUMN siparis_all_view.cus_surname IS 'family name of the customer';
COMMENT ON COLUMN siparis_all_view.cus_country_code IS 'country of the customer [spare]';
COMMENT ON COLUMN siparis_all_view.f_sehir IS 'town of the invoice address [spare]';
COMMENT ON COLUMN siparis_all_view.f_ulke IS 'country of the invoice address [spare]';
COMMENT ON COLUMN siparis_all_view.g_sehir IS 'town of the delivery address [spare]';
COMMENT ON COLUMN siparis_all_view.g_ulke IS 'country of the delivery address [spare]';
COMMENT ON COLUMN siparis_all_view.s_adres_f_g_on IS 'the goods go to the invoice address [never null, spare]';
COMMENT ON COLUMN siparis_all_view.s_kdv IS 'tax contained in the total [never null, spare]';
COMMENT ON COLUMN siparis_all_view.s_g_toplam IS 'total with shipping, tax contained [never null]';
COMMENT ON COLUMN siparis_all_view.kdv_oran IS 'tax rate of the order [never null, spare]';
COMMENT ON COLUMN siparis_all_view.s_lastschrift IS 'paid by direct debit [never null, spare]';
COMMENT ON COLUMN siparis_all_view.s_vergisiz IS 'sold without tax [never null, spare]';
COMMENT ON COLUMN siparis_all_view.s_prasentrechnung IS 'gift: the delivery note shows no prices [never null, spare]';
COMMENT ON COLUMN siparis_all_view.gutschrift_ok IS 'credit note was paid out [never null]';
COMMENT ON COLUMN siparis_all_view.s_note IS 'note on the order [spare]';
COMMENT ON COLUMN siparis_all_view.s_gon_tar IS 'day the parcel left [spare]';
COMMENT ON COLUMN siparis_all_view.s_odeme_tip IS 'payment type, key of odeme_tipleri [never null, spare]';
COMMENT ON COLUMN siparis_all_view.s_odeme_tarihi IS 'day by which to pay [spare]';
COMMENT ON COLUMN siparis_all_view.s_vadeli_odeme IS 'paid in instalments [never null, spare]';
COMMENT ON COLUMN siparis_all_view.sd_kesin IS 'confirmed [never null]';
COMMENT ON COLUMN siparis_all_view.sd_onaylama IS 'approved [never null]';
COMMENT ON COLUMN siparis_all_view.sd_onaylama_tar IS 'day of the approval [spare]';
COMMENT ON COLUMN siparis_all_view.sd_cancel_on IS 'cancelled [never null]';
COMMENT ON COLUMN siparis_all_view.sd_iptal_tar IS 'day of the cancellation [spare]';
COMMENT ON COLUMN siparis_all_view.sd_gonderi_status IS 'parcel has left [never null]';
COMMENT ON COLUMN siparis_all_view.sd_uyari_1_is IS 'payment reminder sent [never null]';
COMMENT ON COLUMN siparis_all_view.sd_uyari_2_is IS 'first dunning sent [never null]';
COMMENT ON COLUMN siparis_all_view.sd_uyari_3_is IS 'last dunning sent [never null]';
COMMENT ON COLUMN siparis_all_view.sd_uyari_1_is_tar IS 'day of the payment reminder';
COMMENT ON COLUMN siparis_all_view.sd_uyari_2_is_tar IS 'day of the first dunning';
COMMENT ON COLUMN siparis_all_view.sd_uyari_3_is_tar IS 'day of the last dunning';
COMMENT ON COLUMN siparis_all_view.fd_fon IS 'invoice issued [never null]';
COMMENT ON COLUMN siparis_all_view.f_no IS 'number of the invoice or credit note';
COMMENT ON COLUMN siparis_all_view.f_tarih IS 'day of the invoice';
COMMENT ON COLUMN siparis_all_view.f_close IS 'paid and closed [never null]';
COMMENT ON COLUMN siparis_all_view.f_status IS 'written off in the old program [never null]';
COMMENT ON COLUMN siparis_all_view.f_ytakip IS '0 none, 1 seized, 2 bankrupt [never null]';
COMMENT ON COLUMN siparis_all_view.f_ip_neden_type IS 'reason of the cancellation, key of sys_fat_iptal';
COMMENT ON COLUMN siparis_all_view.f_ip_neden IS 'reason of the cancellation [spare]';
COMMENT ON COLUMN siparis_all_view.f_odeme_tar IS 'day the invoice was closed [spare]';
COMMENT ON COLUMN siparis_all_view.f_haciz_tarihi IS 'day of the seizure';
COMMENT ON COLUMN siparis_all_view.f_iflas_tarihi IS 'day of the bankruptcy';
COMMENT ON COLUMN siparis_all_view.per_id IS 'salesperson [never null]';
COMMENT ON COLUMN siparis_all_view.per_name IS 'name of the salesperson on the order [spare]';
COMMENT ON COLUMN siparis_all_view.per_odeme IS 'commission of the salesperson paid [never null]';
COMMENT ON COLUMN siparis_all_view.bayi_id IS 'dealer that earns on the order [never null]';
COMMENT ON COLUMN siparis_all_view.bayi_odeme IS 'commission of the dealer paid [never null]';
COMMENT ON COLUMN siparis_all_view.version IS 'state of the row, sent back with a save [never null]';
COMMENT ON COLUMN siparis_all_view.gutschrift_sip_id IS 'order of the invoice that a credit note corrects';
COMMENT ON COLUMN siparis_all_view.gutschrift_neden IS 'why a credit note has no invoice [spare]';
COMMENT ON COLUMN siparis_all_view.sip_id IS 'number of the order, as its children call it [never null, spare]';
COMMENT ON COLUMN siparis_all_view.odenen IS 'payments made [never null, spare]';
COMMENT ON COLUMN siparis_all_view.gecikme_farki IS 'late fee as booked, else that of the last reminder [never null, spare]';
COMMENT ON COLUMN siparis_all_view.kalan IS 'what is still owed; negative where the customer has money to get back [never null, spare]';
COMMENT ON COLUMN siparis_all_view.vade_tar IS 'day by which to pay [never null, spare]';
COMMENT ON COLUMN siparis_all_view.vadesi_gecen IS 'what is overdue today, late fee included [never null, spare]';
COMMENT ON COLUMN siparis_all_view.sise_adet IS 'bottles of the order [spare]';
COMMENT ON COLUMN siparis_all_view.gutschrift_f_no IS 'number of that invoice [spare]';
COMMENT ON COLUMN siparis_all_view.disputed_on IS 'day since which the customer disputes the invoice';
COMMENT ON COLUMN siparis_all_view.dispute_reason IS 'what the customer says';
COMMENT ON COLUMN siparis_all_view.return_charge IS 'what the bank charged for returned debits [never null, spare]';
COMMENT ON COLUMN siparis_all_view.vadesi_gelmeyen IS 'what is owed, but not due yet [never null, spare]';
COMMENT ON COLUMN siparis_all_view.tahsilat_gun IS 'day of the debit that is under way [spare]';
