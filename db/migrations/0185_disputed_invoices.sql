-- The customer disputes an invoice: it is neither debited nor reminded until the mark is lifted, with the reason why.
ALTER TABLE siparisler ADD COLUMN disputed_on date;
ALTER TABLE siparisler ADD COLUMN dispute_reason text CHECK (length(dispute_reason) <= 500);
ALTER TABLE siparisler ADD COLUMN dispute_end text CHECK (length(dispute_end) <= 500);
ALTER TABLE siparisler ADD CHECK ((disputed_on IS NULL) = (dispute_reason IS NULL));

DO $$
BEGIN
  EXECUTE 'CREATE OR REPLACE VIEW siparis_all_view AS ' || regexp_replace(pg_get_viewdef('siparis_all_view'),
    '\s+FROM siparisler o;\s*$', ', disputed_on, dispute_reason, dispute_end FROM siparisler o');
END $$;

-- A dispute is told of an issued invoice as well.
CREATE OR REPLACE FUNCTION keep_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  happens text[] := ARRAY[
    'version', 'search_text', 's_note', 'fat_note', 's_prasentrechnung', 's_gon_tar', 's_on_onay',
    'sd_cancel_on', 'sd_iptal_tar', 'sd_gonderi_status', 'sd_kago_cikis', 'f_ip_neden_type', 'f_ip_neden', 'f_ip_aciklama', 'iptal_no',
    'sd_uyari_1_is', 'sd_uyari_2_is', 'sd_uyari_3_is', 'sd_uyari_1_is_tar', 'sd_uyari_2_is_tar', 'sd_uyari_3_is_tar',
    'sd_uyari_2_fark', 'sd_uyari_3_fark', 'fark_2_toplam', 'fark_3_toplam',
    'f_close', 'f_odeme_tar', 'f_status', 'f_ytakip', 'f_haciz_tarihi', 'f_haciz_firma', 'f_haciz_aciklama',
    'f_iflas_tarihi', 'f_iflas_aciklama', 'gutschrift_ok', 'per_odeme', 'per_odeme_tar', 'per_belge_no',
    'bayi_odeme', 'bayi_odeme_tar', 'bayi_belge_no', 'usr_c_belge', 'by_c_belge',
    'disputed_on', 'dispute_reason', 'dispute_end'
  ];
BEGIN
  IF TG_OP = 'UPDATE' AND is_merging(OLD.cus_id, NEW.cus_id) THEN
    happens := happens || 'cus_id'::text;
  END IF;
  IF TG_OP = 'UPDATE' AND is_erasing(OLD.cus_id) THEN
    happens := happens || ARRAY['cus_firm', 'cus_name', 'cus_surname', 'cus_m_f', 'cus_atu_no', 'f_adres', 'f_pk', 'f_sehir', 'f_bolge',
      'g_alici', 'g_adres', 'g_pk', 'g_sehir', 'g_bolge', 'gutschrift_neden', 'vergisiz_neden'];
  END IF;
  IF TG_OP = 'DELETE' OR to_jsonb(OLD) - happens <> to_jsonb(NEW) - happens THEN
    RAISE EXCEPTION 'invoice % is immutable', OLD.f_no;
  END IF;
  RETURN NEW;
END $$;
