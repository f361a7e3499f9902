-- Why somebody was reminded before the invoice was due or the deadline of the stage before had passed.
ALTER TABLE siparisler ADD COLUMN sd_uyari_neden text CHECK (length(sd_uyari_neden) <= 500);

-- The text on an invoice is part of the document that was issued, so it no longer changes.
CREATE OR REPLACE FUNCTION keep_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  kept siparisler;
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'invoice % is immutable', OLD.f_no;
  END IF;
  kept := NEW;
  kept.version := OLD.version; kept.search_text := OLD.search_text; kept.s_note := OLD.s_note;
  kept.s_prasentrechnung := OLD.s_prasentrechnung; kept.s_gon_tar := OLD.s_gon_tar;
  kept.s_on_onay := OLD.s_on_onay; kept.sd_cancel_on := OLD.sd_cancel_on; kept.sd_iptal_tar := OLD.sd_iptal_tar;
  kept.sd_gonderi_status := OLD.sd_gonderi_status; kept.sd_kago_cikis := OLD.sd_kago_cikis;
  kept.f_ip_neden_type := OLD.f_ip_neden_type; kept.f_ip_neden := OLD.f_ip_neden; kept.f_ip_aciklama := OLD.f_ip_aciklama;
  kept.iptal_no := OLD.iptal_no; kept.sd_uyari_1_is := OLD.sd_uyari_1_is; kept.sd_uyari_2_is := OLD.sd_uyari_2_is;
  kept.sd_uyari_3_is := OLD.sd_uyari_3_is; kept.sd_uyari_1_is_tar := OLD.sd_uyari_1_is_tar;
  kept.sd_uyari_2_is_tar := OLD.sd_uyari_2_is_tar; kept.sd_uyari_3_is_tar := OLD.sd_uyari_3_is_tar;
  kept.sd_uyari_2_fark := OLD.sd_uyari_2_fark; kept.sd_uyari_3_fark := OLD.sd_uyari_3_fark;
  kept.fark_2_toplam := OLD.fark_2_toplam; kept.fark_3_toplam := OLD.fark_3_toplam; kept.f_close := OLD.f_close;
  kept.f_odeme_tar := OLD.f_odeme_tar; kept.f_status := OLD.f_status; kept.f_ytakip := OLD.f_ytakip;
  kept.f_haciz_tarihi := OLD.f_haciz_tarihi; kept.f_haciz_firma := OLD.f_haciz_firma;
  kept.f_haciz_aciklama := OLD.f_haciz_aciklama; kept.f_iflas_tarihi := OLD.f_iflas_tarihi;
  kept.f_iflas_aciklama := OLD.f_iflas_aciklama; kept.gutschrift_ok := OLD.gutschrift_ok; kept.per_odeme := OLD.per_odeme;
  kept.per_odeme_tar := OLD.per_odeme_tar; kept.per_belge_no := OLD.per_belge_no; kept.bayi_odeme := OLD.bayi_odeme;
  kept.bayi_odeme_tar := OLD.bayi_odeme_tar; kept.bayi_belge_no := OLD.bayi_belge_no; kept.usr_c_belge := OLD.usr_c_belge;
  kept.by_c_belge := OLD.by_c_belge; kept.disputed_on := OLD.disputed_on; kept.dispute_reason := OLD.dispute_reason;
  kept.dispute_end := OLD.dispute_end; kept.sd_uyari_neden := OLD.sd_uyari_neden;
  IF kept IS DISTINCT FROM OLD AND is_merging(OLD.cus_id, NEW.cus_id) THEN
    kept.cus_id := OLD.cus_id;
  END IF;
  IF kept IS DISTINCT FROM OLD AND is_erasing(OLD.cus_id) THEN
    kept.cus_firm := OLD.cus_firm; kept.cus_name := OLD.cus_name; kept.cus_surname := OLD.cus_surname;
    kept.cus_m_f := OLD.cus_m_f; kept.cus_atu_no := OLD.cus_atu_no; kept.f_adres := OLD.f_adres; kept.f_pk := OLD.f_pk;
    kept.f_sehir := OLD.f_sehir; kept.f_bolge := OLD.f_bolge; kept.g_alici := OLD.g_alici; kept.g_adres := OLD.g_adres;
    kept.g_pk := OLD.g_pk; kept.g_sehir := OLD.g_sehir; kept.g_bolge := OLD.g_bolge;
    kept.gutschrift_neden := OLD.gutschrift_neden; kept.vergisiz_neden := OLD.vergisiz_neden;
  END IF;
  IF kept IS DISTINCT FROM OLD THEN
    RAISE EXCEPTION 'invoice % is immutable', OLD.f_no;
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE VIEW siparis_ledger_view AS
 SELECT id,
    s_tar,
    s_saat,
    s_is_teklif,
    cus_id,
    cus_code,
    cus_is_firm,
    cus_m_f,
    cus_firm,
    cus_name,
    cus_surname,
    cus_atu_no,
    cus_country_code,
    f_adres,
    f_pk,
    f_sehir,
    f_bolge,
    f_ulke,
    g_alici,
    g_adres,
    g_pk,
    g_sehir,
    g_bolge,
    g_ulke,
    s_adres_f_g_on,
    s_toplam,
    s_iskonto,
    s_ara_toplam,
    s_kargo,
    s_kdv,
    s_g_toplam,
    kdv_oran,
    s_man_y,
    s_last_y,
    s_ikt_m,
    s_lastschrift,
    s_vergisiz,
    s_gut_shift,
    s_prasentrechnung,
    gutschrift_s,
    gutschrift_ok,
    s_note,
    s_gon_tar,
    s_odeme_tip,
    s_odeme_tarihi,
    s_vadeli_odeme,
    s_taksit_sayisi,
    sd_kesin,
    sd_onaylama,
    sd_onaylama_tar,
    sd_cancel_on,
    sd_iptal_tar,
    sd_gonderi_status,
    sd_kago_cikis,
    sd_uyari_1_is,
    sd_uyari_2_is,
    sd_uyari_3_is,
    sd_uyari_1_is_tar,
    sd_uyari_2_is_tar,
    sd_uyari_3_is_tar,
    sd_uyari_2_fark,
    sd_uyari_3_fark,
    fark_2_toplam,
    fark_3_toplam,
    fd_fon,
    f_no,
    f_tarih,
    f_saat,
    fat_note,
    f_close,
    f_status,
    f_ytakip,
    f_ip_neden_type,
    f_ip_neden,
    f_ip_aciklama,
    f_odeme_tar,
    f_haciz_tarihi,
    f_haciz_firma,
    f_haciz_aciklama,
    f_iflas_tarihi,
    f_iflas_aciklama,
    per_id,
    per_name,
    per_odeme,
    per_odeme_tar,
    per_belge_no,
    bayi_id,
    bayi_odeme,
    bayi_odeme_tar,
    bayi_belge_no,
    usr_c_belge,
    by_c_belge,
    s_on_onay,
    s_bayi_id,
    version,
    gutschrift_sip_id,
    f_firma_bilgi,
    search_text,
    gutschrift_neden,
    vergisiz_neden,
    id AS sip_id,
    (
        CASE
            WHEN (s_is_teklif = 2) THEN used_of_credit_note(id)
            ELSE ( SELECT COALESCE(sum((m.borc)::numeric), (0)::numeric) AS "coalesce"
               FROM cari_islem m
              WHERE ((m.s_no = o.id) AND (m.iptal_t IS NULL)))
        END)::amount AS odenen,
    (( SELECT COALESCE(sum((m.alacak)::numeric) FILTER (WHERE (m.islem_type = 3)), reminder_fee((o.sd_uyari_2_is)::text, (o.sd_uyari_3_is)::text, (o.sd_uyari_2_fark)::numeric, (o.sd_uyari_3_fark)::numeric)) AS "coalesce"
           FROM cari_islem m
          WHERE ((m.s_no = o.id) AND (m.iptal_t IS NULL))))::amount AS gecikme_farki,
    (
        CASE
            WHEN ((s_is_teklif = 2) AND (((fd_fon)::text = '0'::text) OR ((sd_cancel_on)::text = '1'::text))) THEN (0)::numeric
            WHEN (s_is_teklif = 2) THEN (used_of_credit_note(id) - (s_g_toplam)::numeric)
            ELSE ( SELECT ((COALESCE(sum((m.alacak)::numeric) FILTER (WHERE (m.islem_type = ANY (ARRAY[4, 7]))), (0)::numeric) - COALESCE(sum((m.borc)::numeric), (0)::numeric)) +
                    CASE
                        WHEN ((o.sd_cancel_on)::text = '1'::text) THEN (0)::numeric
                        ELSE (((o.s_g_toplam)::numeric + COALESCE(sum((m.alacak)::numeric) FILTER (WHERE (m.islem_type = 9)), (0)::numeric)) + COALESCE(sum((m.alacak)::numeric) FILTER (WHERE (m.islem_type = 3)), reminder_fee((o.sd_uyari_2_is)::text, (o.sd_uyari_3_is)::text, (o.sd_uyari_2_fark)::numeric, (o.sd_uyari_3_fark)::numeric)))
                    END)
               FROM cari_islem m
              WHERE ((m.s_no = o.id) AND (m.iptal_t IS NULL)))
        END)::amount AS kalan,
    COALESCE(( SELECT min(t.tak_tar) AS min
           FROM cus_taksitler t
          WHERE ((t.sip_id = o.id) AND ((t.odeme)::text = '0'::text))), agreed_due(s_tar, s_odeme_tarihi, f_tarih, s_vade_gun)) AS vade_tar,
    (
        CASE
            WHEN ((s_is_teklif = 0) AND ((fd_fon)::text = '1'::text) AND ((sd_cancel_on)::text = '0'::text) AND ((f_close)::text = '0'::text) AND (NOT (EXISTS ( SELECT
               FROM cus_taksitler t
              WHERE (t.sip_id = o.id))))) THEN COALESCE(( SELECT
                    CASE
                        WHEN (i.vade_tar < business_today()) THEN (i.kalan)::numeric
                        ELSE (0)::numeric
                    END AS "case"
               FROM open_invoices i
              WHERE (i.sip_id = o.id)), (0)::numeric)
            WHEN ((s_is_teklif = 0) AND ((fd_fon)::text = '1'::text) AND ((sd_cancel_on)::text = '0'::text) AND ((f_close)::text = '0'::text)) THEN overdue_amount(id, (s_g_toplam)::numeric, agreed_due(s_tar, s_odeme_tarihi, f_tarih, s_vade_gun), reminder_fee((sd_uyari_2_is)::text, (sd_uyari_3_is)::text, (sd_uyari_2_fark)::numeric, (sd_uyari_3_fark)::numeric))
            ELSE (0)::numeric
        END)::amount AS vadesi_gecen,
    ( SELECT b.firma
           FROM bayi_cari b
          WHERE (b.id = o.bayi_id)) AS firma,
    ( SELECT (sum(l.stk_adet))::integer AS sum
           FROM siparis_icerik l
          WHERE (l.sip_id = o.id)) AS sise_adet,
    ( SELECT x.f_no
           FROM siparisler x
          WHERE (x.id = o.gutschrift_sip_id)) AS gutschrift_f_no,
    ( SELECT x.f_tarih
           FROM siparisler x
          WHERE (x.id = o.gutschrift_sip_id)) AS gutschrift_f_tarih,
    s_vade_gun,
    iptal_no,
    data_in_id,
    disputed_on,
    dispute_reason,
    dispute_end,
    (( SELECT COALESCE(sum((m.alacak)::numeric), (0)::numeric) AS "coalesce"
           FROM cari_islem m
          WHERE ((m.s_no = o.id) AND (m.iptal_t IS NULL) AND (m.islem_type = 9))))::amount AS return_charge,
    sd_uyari_neden
   FROM siparisler o;

-- With the day of a debit that is under way, while which nobody is reminded.
CREATE OR REPLACE VIEW siparis_all_view AS
 SELECT id,
    s_tar,
    s_saat,
    s_is_teklif,
    cus_id,
    cus_code,
    cus_is_firm,
    cus_m_f,
    cus_firm,
    cus_name,
    cus_surname,
    cus_atu_no,
    cus_country_code,
    f_adres,
    f_pk,
    f_sehir,
    f_bolge,
    f_ulke,
    g_alici,
    g_adres,
    g_pk,
    g_sehir,
    g_bolge,
    g_ulke,
    s_adres_f_g_on,
    s_toplam,
    s_iskonto,
    s_ara_toplam,
    s_kargo,
    s_kdv,
    s_g_toplam,
    kdv_oran,
    s_man_y,
    s_last_y,
    s_ikt_m,
    s_lastschrift,
    s_vergisiz,
    s_gut_shift,
    s_prasentrechnung,
    gutschrift_s,
    gutschrift_ok,
    s_note,
    s_gon_tar,
    s_odeme_tip,
    s_odeme_tarihi,
    s_vadeli_odeme,
    s_taksit_sayisi,
    sd_kesin,
    sd_onaylama,
    sd_onaylama_tar,
    sd_cancel_on,
    sd_iptal_tar,
    sd_gonderi_status,
    sd_kago_cikis,
    sd_uyari_1_is,
    sd_uyari_2_is,
    sd_uyari_3_is,
    sd_uyari_1_is_tar,
    sd_uyari_2_is_tar,
    sd_uyari_3_is_tar,
    sd_uyari_2_fark,
    sd_uyari_3_fark,
    fark_2_toplam,
    fark_3_toplam,
    fd_fon,
    f_no,
    f_tarih,
    f_saat,
    fat_note,
    f_close,
    f_status,
    f_ytakip,
    f_ip_neden_type,
    f_ip_neden,
    f_ip_aciklama,
    f_odeme_tar,
    f_haciz_tarihi,
    f_haciz_firma,
    f_haciz_aciklama,
    f_iflas_tarihi,
    f_iflas_aciklama,
    per_id,
    per_name,
    per_odeme,
    per_odeme_tar,
    per_belge_no,
    bayi_id,
    bayi_odeme,
    bayi_odeme_tar,
    bayi_belge_no,
    usr_c_belge,
    by_c_belge,
    s_on_onay,
    s_bayi_id,
    version,
    gutschrift_sip_id,
    f_firma_bilgi,
    search_text,
    gutschrift_neden,
    vergisiz_neden,
    sip_id,
    odenen,
    gecikme_farki,
        CASE
            WHEN ((s_is_teklif = 0) AND ((fd_fon)::text = '1'::text) AND ((sd_cancel_on)::text = '0'::text) AND ((f_close)::text = '0'::text)) THEN COALESCE(( SELECT i.kalan
               FROM open_invoices i
              WHERE (i.sip_id = l.id)), kalan)
            ELSE kalan
        END AS kalan,
    vade_tar,
    vadesi_gecen,
    firma,
    sise_adet,
    gutschrift_f_no,
    gutschrift_f_tarih,
    s_vade_gun,
    iptal_no,
    data_in_id,
    disputed_on,
    dispute_reason,
    dispute_end,
    return_charge,
    (
        CASE
            WHEN ((s_is_teklif = 0) AND ((fd_fon)::text = '1'::text) AND ((sd_cancel_on)::text = '0'::text) AND ((f_close)::text = '0'::text)) THEN COALESCE(( SELECT ((i.kalan)::numeric - (l.vadesi_gecen)::numeric)
               FROM open_invoices i
              WHERE (i.sip_id = l.id)), (0)::numeric)
            ELSE (0)::numeric
        END)::amount AS vadesi_gelmeyen,
    sd_uyari_neden,
    (SELECT min(r.day) FROM debit_items d JOIN debit_runs r ON r.id = d.run_id
      WHERE d.sip_id = l.id AND d.state = 'in_flight') AS tahsilat_gun
   FROM siparis_ledger_view l;

UPDATE sys_siparis_durum SET en_descp = 'First reminder' WHERE t_no = 4 AND en_descp = 'First warning';
UPDATE sys_siparis_durum SET en_descp = 'Second reminder' WHERE t_no = 5 AND en_descp = 'Second warning';
UPDATE sys_siparis_durum SET en_descp = 'Third reminder' WHERE t_no = 6 AND en_descp = 'Third warning';
