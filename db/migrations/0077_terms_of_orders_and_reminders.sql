-- Fees and terms are settings now: an order keeps the term that was usual on its day, a reminder the fee it was sent with.
SELECT set_config('weinkontor.audit', 'off', true);
ALTER TABLE siparisler ADD COLUMN s_vade_gun smallint NOT NULL DEFAULT 14 CHECK (s_vade_gun BETWEEN 1 AND 365);
UPDATE siparisler SET sd_uyari_2_fark = 10, fark_2_toplam = s_g_toplam + 10
  WHERE sd_uyari_2_is = '1' AND sd_uyari_2_fark IS NULL;
UPDATE siparisler SET sd_uyari_3_fark = 30, fark_3_toplam = s_g_toplam + 30
  WHERE sd_uyari_3_is = '1' AND sd_uyari_3_fark IS NULL;
SELECT set_config('weinkontor.audit', '', true);

-- The twin of reminderFee() in domain/reminders/fees.ts.
CREATE FUNCTION reminder_fee(second_sent text, third_sent text, second_fee numeric, third_fee numeric)
RETURNS numeric LANGUAGE sql IMMUTABLE
RETURN CASE WHEN third_sent = '1' THEN coalesce(third_fee, 0) WHEN second_sent = '1' THEN coalesce(second_fee, 0) ELSE 0 END;

-- The twin of dueDate() in domain/due.ts.
CREATE FUNCTION agreed_due(ordered timestamptz, agreed date, invoiced date, term smallint) RETURNS date
LANGUAGE sql IMMUTABLE
RETURN CASE WHEN agreed > (ordered AT TIME ZONE 'Europe/Berlin')::date THEN agreed
  ELSE coalesce(invoiced, (ordered AT TIME ZONE 'Europe/Berlin')::date) + term::integer END;

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
    id AS sip_id,
    (
        CASE
            WHEN (s_is_teklif = 2) THEN used_of_credit_note(id)
            ELSE ( SELECT COALESCE(sum((m.borc)::numeric), (0)::numeric) AS "coalesce"
               FROM cari_islem m
              WHERE ((m.s_no = o.id) AND (m.iptal_t IS NULL)))
        END)::amount AS odenen,
    (( SELECT COALESCE(sum((m.alacak)::numeric) FILTER (WHERE (m.islem_type = 3)), reminder_fee(o.sd_uyari_2_is, o.sd_uyari_3_is, o.sd_uyari_2_fark, o.sd_uyari_3_fark)) AS "coalesce"
           FROM cari_islem m
          WHERE ((m.s_no = o.id) AND (m.iptal_t IS NULL))))::amount AS gecikme_farki,
    (
        CASE
            WHEN ((s_is_teklif = 2) AND (((fd_fon)::text = '0'::text) OR ((sd_cancel_on)::text = '1'::text))) THEN (0)::numeric
            WHEN (s_is_teklif = 2) THEN (used_of_credit_note(id) - (s_g_toplam)::numeric)
            ELSE ( SELECT ((COALESCE(sum((m.alacak)::numeric) FILTER (WHERE (m.islem_type = ANY (ARRAY[4, 7]))), (0)::numeric) - COALESCE(sum((m.borc)::numeric), (0)::numeric)) +
                    CASE
                        WHEN ((o.sd_cancel_on)::text = '1'::text) THEN (0)::numeric
                        ELSE ((o.s_g_toplam)::numeric + COALESCE(sum((m.alacak)::numeric) FILTER (WHERE (m.islem_type = 3)), reminder_fee(o.sd_uyari_2_is, o.sd_uyari_3_is, o.sd_uyari_2_fark, o.sd_uyari_3_fark)))
                    END)
               FROM cari_islem m
              WHERE ((m.s_no = o.id) AND (m.iptal_t IS NULL)))
        END)::amount AS kalan,
    COALESCE(( SELECT min(t.tak_tar) AS min
           FROM cus_taksitler t
          WHERE ((t.sip_id = o.id) AND ((t.odeme)::text = '0'::text))), agreed_due(s_tar, s_odeme_tarihi, f_tarih, s_vade_gun)) AS vade_tar,
    (
        CASE
            WHEN ((s_is_teklif = 0) AND ((fd_fon)::text = '1'::text) AND ((sd_cancel_on)::text = '0'::text) AND ((f_close)::text = '0'::text)) THEN overdue_amount(id, (s_g_toplam)::numeric, agreed_due(s_tar, s_odeme_tarihi, f_tarih, s_vade_gun), reminder_fee(sd_uyari_2_is, sd_uyari_3_is, sd_uyari_2_fark, sd_uyari_3_fark))
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
    s_vade_gun
   FROM siparisler o;

DROP FUNCTION reminder_fee(text, text);
DROP FUNCTION agreed_due(timestamptz, date, date);
