-- What somebody paid too much can be moved to the balance of the customer: a booking of its own (islem_type 4), so that
-- ledger, invoice and balance agree, and so that it is moved once.
ALTER TABLE cari_islem
  DROP CONSTRAINT cari_islem_islem_type_check,
  DROP CONSTRAINT cari_islem_check1,
  DROP CONSTRAINT cari_islem_check2,
  ADD CONSTRAINT cari_islem_islem_type_check CHECK (islem_type IN (2, 3, 4)),
  ADD CONSTRAINT cari_islem_direction CHECK (islem_type IN (3, 4) OR in_out = 2),
  ADD CONSTRAINT cari_islem_asks CHECK (islem_type IN (3, 4) OR alacak = 0);

CREATE OR REPLACE VIEW siparis_all_view AS
SELECT o.*, o.id AS sip_id,
  (SELECT coalesce(sum(m.borc), 0) FROM cari_islem m WHERE m.s_no = o.id AND m.iptal_t IS NULL)::amount AS odenen,
  (SELECT coalesce(sum(m.alacak) FILTER (WHERE m.islem_type = 3), reminder_fee(o.sd_uyari_2_is, o.sd_uyari_3_is))
    FROM cari_islem m WHERE m.s_no = o.id AND m.iptal_t IS NULL)::amount AS gecikme_farki,
  (o.s_g_toplam + (
    SELECT coalesce(sum(m.alacak) FILTER (WHERE m.islem_type = 3), reminder_fee(o.sd_uyari_2_is, o.sd_uyari_3_is))
      + coalesce(sum(m.alacak) FILTER (WHERE m.islem_type = 4), 0) - coalesce(sum(m.borc), 0)
    FROM cari_islem m WHERE m.s_no = o.id AND m.iptal_t IS NULL
  ))::amount AS kalan,
  coalesce(
    (SELECT min(t.tak_tar) FROM cus_taksitler t WHERE t.sip_id = o.id AND t.odeme = '0'),
    agreed_due(o.s_tar, o.s_odeme_tarihi, o.f_tarih)
  ) AS vade_tar,
  (SELECT b.firma FROM bayi_cari b WHERE b.id = o.bayi_id) AS firma,
  (SELECT sum(l.stk_adet)::integer FROM siparis_icerik l WHERE l.sip_id = o.id) AS sise_adet,
  (SELECT x.f_no FROM siparisler x WHERE x.id = o.gutschrift_sip_id) AS gutschrift_f_no,
  (SELECT x.f_tarih FROM siparisler x WHERE x.id = o.gutschrift_sip_id) AS gutschrift_f_tarih
FROM siparisler o;
