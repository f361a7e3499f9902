-- What credit notes fill of invoices, and what is used of each credit note so: no money came in or left, so it earns and takes nothing.
CREATE TABLE set_offs (
  sip_id integer PRIMARY KEY REFERENCES siparisler (id) ON DELETE CASCADE,
  amount amount NOT NULL
);
CALL announce_writes('set_offs', 'orders');

INSERT INTO set_offs (sip_id, amount)
SELECT sip_id, sum(borc) FROM (
  SELECT s_no AS sip_id, borc FROM cari_islem WHERE islem_type = 5 AND iptal_t IS NULL
  UNION ALL SELECT kaynak_id, borc FROM cari_islem WHERE islem_type = 5 AND iptal_t IS NULL AND kaynak_id IS NOT NULL
) moved GROUP BY sip_id;

-- Follows each set-off and its withdrawal, on the invoice and on the credit note.
CREATE FUNCTION follow_set_off() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change numeric := CASE WHEN NEW.iptal_t IS NULL THEN NEW.borc::numeric ELSE -NEW.borc::numeric END;
BEGIN
  INSERT INTO set_offs AS s (sip_id, amount)
  SELECT id, change FROM unnest(ARRAY[NEW.s_no, NEW.kaynak_id]) id WHERE id IS NOT NULL ORDER BY id
  ON CONFLICT (sip_id) DO UPDATE SET amount = s.amount::numeric + EXCLUDED.amount::numeric;
  RETURN NULL;
END $$;

CREATE TRIGGER begin_set_off AFTER INSERT ON cari_islem FOR EACH ROW
  WHEN (NEW.islem_type = 5 AND NEW.iptal_t IS NULL) EXECUTE FUNCTION follow_set_off();
CREATE TRIGGER end_set_off AFTER UPDATE OF iptal_t ON cari_islem FOR EACH ROW
  WHEN (NEW.islem_type = 5 AND (OLD.iptal_t IS NULL) <> (NEW.iptal_t IS NULL)) EXECUTE FUNCTION follow_set_off();

CREATE OR REPLACE VIEW prim_listesi AS
 SELECT o.id,
    e.tip,
    e.alici_id,
        CASE e.tip
            WHEN 0 THEN COALESCE(NULLIF(TRIM(BOTH FROM concat_ws(' '::text, u.name, u.surname)), ''::text), u.user_name)
            ELSE b.firma
        END AS alici,
    r.yuzde,
    o.per_id,
    o.per_name,
    o.bayi_id,
    b.firma,
    b.upper_firm,
    o.f_no,
    o.f_tarih,
    o.f_odeme_tar,
    v.g_toplam,
    v.net_t,
    c.prim_net,
    (round(((c.prim_net)::numeric * 1.19), 2))::amount AS prim_brut,
    o.cus_id,
    o.cus_code,
    o.cus_firm,
    o.cus_name,
    o.cus_surname,
    o.s_tar,
    o.s_gon_tar,
    o.s_is_teklif,
    o.per_odeme,
    o.bayi_odeme,
    o.sd_cancel_on,
    o.fd_fon,
    o.f_close,
    o.f_status,
    (
        CASE
            WHEN ((h.hak IS NOT NULL) AND ((e.odeme)::text = '0'::text)) THEN '1'::text
            ELSE '0'::text
        END)::flag AS yeniden,
    (
        CASE
            WHEN (((e.odeme)::text = '1'::text) AND (e.belge IS NULL)) THEN '1'::text
            ELSE '0'::text
        END)::flag AS silinen,
    o.search_text
   FROM (((((((((((siparisler o
     LEFT JOIN set_offs x_1 ON ((x_1.sip_id = o.id)))
     JOIN sys_users u ON ((u.id = o.per_id)))
     JOIN bayi_cari b ON ((b.id = o.bayi_id)))
     CROSS JOIN LATERAL ( SELECT (((
                CASE
                    WHEN (o.s_is_teklif = 2) THEN '-1'::integer
                    ELSE 1
                END)::numeric * ((o.s_g_toplam)::numeric - COALESCE((x_1.amount)::numeric, (0)::numeric))))::amount AS g_toplam,
            (((
                CASE
                    WHEN (o.s_is_teklif = 2) THEN '-1'::integer
                    ELSE 1
                END)::numeric * net_of_order(((o.s_g_toplam)::numeric - COALESCE((x_1.amount)::numeric, (0)::numeric)), o.kdv_oran, (o.s_vergisiz)::text)))::amount AS net_t) v)
     CROSS JOIN ( VALUES (0), (1)) side(tip))
     CROSS JOIN LATERAL ( SELECT side.tip,
                CASE side.tip
                    WHEN 0 THEN u.id
                    ELSE b.id
                END AS alici_id,
                CASE side.tip
                    WHEN 0 THEN o.per_odeme
                    ELSE o.bayi_odeme
                END AS odeme,
                CASE side.tip
                    WHEN 0 THEN o.per_belge_no
                    ELSE o.bayi_belge_no
                END AS belge) e)
     LEFT JOIN LATERAL ( SELECT l.prim_net AS hak,
            l.provizyon
           FROM prim_odeme_fis_siparis l
          WHERE ((l.sip_id = o.id) AND (l.tip = side.tip))
          ORDER BY l.id
         LIMIT 1) h ON (true))
     CROSS JOIN LATERAL ( SELECT
                CASE
                    WHEN (o.gutschrift_sip_id IS NULL) THEN o.s_tar
                    ELSE COALESCE(( SELECT g.s_tar
                       FROM siparisler g
                      WHERE (g.id = o.gutschrift_sip_id)), o.s_tar)
                END AS at) d)
     LEFT JOIN commission_periods x ON (((x.tip = e.tip) AND (x.alici_id = e.alici_id) AND (d.at >= x.since) AND (d.at < x.until))))
     CROSS JOIN LATERAL ( SELECT COALESCE(h.provizyon, (x.yuzde)::numeric) AS yuzde) r)
     CROSS JOIN LATERAL ( SELECT (
                CASE
                    WHEN (h.hak IS NULL) THEN round((((v.net_t)::numeric * r.yuzde) / (100)::numeric), 2)
                    WHEN (e.belge IS NULL) THEN ((h.hak)::numeric - (( SELECT p.odenen
                       FROM prim_hak p
                      WHERE ((p.sip_id = o.id) AND (p.tip = side.tip))))::numeric)
                    ELSE (h.hak)::numeric
                END)::amount AS prim_net) c)
  WHERE ((o.s_is_teklif = ANY (ARRAY[0, 2])) AND ((o.sd_cancel_on)::text = '0'::text) AND ((o.fd_fon)::text = '1'::text) AND ((o.f_close)::text = '1'::text) AND ((o.f_status)::text = '0'::text) AND (((e.odeme)::text = '1'::text) OR (h.hak IS NOT NULL) OR (NOT (o.id IN ( SELECT w.sip_id
           FROM waiting_commissions w)))));

CREATE OR REPLACE VIEW prim_hesap AS
 WITH line AS (
         SELECT ((o_1.id * 8) + 1) AS id,
            'expected'::text AS kind,
            o_1.per_id,
            ((o_1.s_tar AT TIME ZONE 'Europe/Berlin'::text))::date AS day,
            o_1.id AS sip_id,
            NULL::integer AS fis_id,
            v.net_t AS base,
            r.yuzde AS rate,
            (round((((v.net_t)::numeric * (r.yuzde)::numeric) / (100)::numeric), 2))::amount AS amount,
                CASE
                    WHEN ((o_1.fd_fon)::text = '0'::text) THEN 'not_invoiced'::text
                    WHEN ((o_1.f_status)::text = '1'::text) THEN 'deposited'::text
                    WHEN ((o_1.f_close)::text = '1'::text) THEN 'not_safe'::text
                    WHEN (o_1.f_ytakip <> 0) THEN 'in_collection'::text
                    ELSE 'not_paid'::text
                END AS why,
            NULL::integer AS bayi_id
           FROM ((((siparisler o_1
             LEFT JOIN set_offs x_1 ON ((x_1.sip_id = o_1.id)))
             CROSS JOIN LATERAL ( SELECT (((
                        CASE
                            WHEN (o_1.s_is_teklif = 2) THEN '-1'::integer
                            ELSE 1
                        END)::numeric * net_of_order(((o_1.s_g_toplam)::numeric - COALESCE((x_1.amount)::numeric, (0)::numeric)), o_1.kdv_oran, (o_1.s_vergisiz)::text)))::amount AS net_t) v)
             CROSS JOIN LATERAL ( SELECT
                        CASE
                            WHEN (o_1.gutschrift_sip_id IS NULL) THEN o_1.s_tar
                            ELSE COALESCE(( SELECT g.s_tar
                               FROM siparisler g
                              WHERE (g.id = o_1.gutschrift_sip_id)), o_1.s_tar)
                        END AS at) d)
             LEFT JOIN commission_periods r ON (((r.tip = 0) AND (r.alici_id = o_1.per_id) AND (d.at >= r.since) AND (d.at < r.until))))
          WHERE ((o_1.s_is_teklif = ANY (ARRAY[0, 2])) AND ((o_1.sd_cancel_on)::text = '0'::text) AND ((o_1.per_odeme)::text = '0'::text) AND (((o_1.f_close)::text = '0'::text) OR ((o_1.fd_fon)::text = '0'::text) OR ((o_1.f_status)::text = '1'::text) OR ((o_1.id IN ( SELECT w.sip_id
                   FROM waiting_commissions w)) AND (NOT (EXISTS ( SELECT
                   FROM prim_odeme_fis_siparis l
                  WHERE ((l.sip_id = o_1.id) AND (l.tip = 0))))))))
        UNION ALL
         SELECT ((p.id * 8) + 2),
            'earned'::text,
            p.per_id,
            p.f_odeme_tar,
            p.id,
            NULL::integer,
            p.net_t,
            p.yuzde,
            p.prim_net,
                CASE
                    WHEN ((p.yeniden)::text = '1'::text) THEN 'open_again'::text
                    WHEN (p.s_is_teklif = 2) THEN 'credit_note'::text
                    ELSE 'customer_paid'::text
                END AS "case",
            NULL::integer
           FROM prim_listesi p
          WHERE ((p.tip = 0) AND ((p.per_odeme)::text = '0'::text))
        UNION ALL
         SELECT ((o_1.id * 8) + 3),
            'written_off'::text,
            o_1.per_id,
            o_1.f_odeme_tar,
            o_1.id,
            NULL::integer,
            NULL::numeric,
            NULL::numeric,
            0,
            'written_off'::text,
            NULL::integer
           FROM siparisler o_1
          WHERE ((o_1.s_is_teklif = ANY (ARRAY[0, 2])) AND ((o_1.sd_cancel_on)::text = '0'::text) AND ((o_1.fd_fon)::text = '1'::text) AND ((o_1.f_close)::text = '1'::text) AND ((o_1.f_status)::text = '0'::text) AND ((o_1.per_odeme)::text = '1'::text) AND (o_1.per_belge_no IS NULL))
        UNION ALL
         SELECT ((l.id * 8) + 4),
                CASE l.iptal
                    WHEN '0'::text THEN 'paid'::text
                    ELSE 'taken_back'::text
                END AS "case",
            f_1.user_id,
            f_1.islem_tar,
            l.sip_id,
            f_1.id,
            (((
                CASE l.iptal
                    WHEN '0'::text THEN 1
                    ELSE '-1'::integer
                END)::numeric * (l.net_t)::numeric))::amount AS amount,
            l.provizyon,
            (((
                CASE l.iptal
                    WHEN '0'::text THEN 1
                    ELSE '-1'::integer
                END)::numeric * (l.prim_net)::numeric))::amount AS amount,
                CASE
                    WHEN ((l.iptal)::text = '0'::text) THEN 'slip'::text
                    WHEN (EXISTS ( SELECT
                       FROM debit_items d
                      WHERE ((d.sip_id = l.sip_id) AND (d.state = 'returned'::text)))) THEN 'payment_returned'::text
                    ELSE 'cancelled'::text
                END AS "case",
            NULL::integer
           FROM (prim_odeme_fis_siparis l
             JOIN prim_odeme_fis f_1 ON ((f_1.id = l.fis_id)))
          WHERE (l.tip = 0)
        UNION ALL
         SELECT ((b.sip_id * 8) + 5),
            'debt'::text,
            b.alici_id,
            COALESCE(o_1.sd_iptal_tar, ( SELECT max(d.returned_on) AS max
                   FROM debit_items d
                  WHERE ((d.sip_id = o_1.id) AND (d.state = 'returned'::text)))) AS "coalesce",
            b.sip_id,
            NULL::integer,
            NULL::numeric,
            b.provizyon,
            ((- (b.odenen)::numeric))::amount AS amount,
                CASE o_1.sd_cancel_on
                    WHEN '1'::text THEN 'cancelled'::text
                    ELSE 'payment_returned'::text
                END AS "case",
            NULL::integer
           FROM (prim_borc b
             JOIN siparisler o_1 ON ((o_1.id = b.sip_id)))
          WHERE (b.tip = 0)
        UNION ALL
         SELECT ((a.id * 8) + 6),
            'advance'::text,
            a.per_id,
            a.tarihi,
            a.s_no,
            NULL::integer,
            NULL::numeric,
            NULL::numeric,
            ((- (a.kalan)::numeric))::amount AS amount,
            'advance'::text,
            a.bayi_id
           FROM personel_odeme a
          WHERE ((a.kalan)::numeric <> (0)::numeric)
        UNION ALL
         SELECT ((o_1.id * 8) + 7),
            'expected'::text,
            o_1.per_id,
            ((o_1.s_tar AT TIME ZONE 'Europe/Berlin'::text))::date AS timezone,
            o_1.id,
            NULL::integer,
            (net_of_order((o_1.s_g_toplam)::numeric, o_1.kdv_oran, (o_1.s_vergisiz)::text))::amount AS net_of_order,
            h.provizyon,
            h.hak,
            'payment_returned'::text,
            NULL::integer
           FROM (siparisler o_1
             CROSS JOIN LATERAL ( SELECT p.sip_id,
                    p.tip,
                    p.hak,
                    p.provizyon,
                    p.odenen,
                    p.belge,
                    p.geri_belge
                   FROM prim_hak p
                  WHERE ((p.sip_id = o_1.id) AND (p.tip = 0))
                 OFFSET 0) h)
          WHERE (((o_1.sd_cancel_on)::text = '0'::text) AND ((o_1.f_close)::text = '0'::text) AND (o_1.per_belge_no IS NOT NULL))
        )
 SELECT line.id,
    line.kind,
    line.per_id,
    line.day,
    line.sip_id,
    line.fis_id,
    f.fis_no,
    o.f_no,
    o.cus_id,
    COALESCE(NULLIF(TRIM(BOTH FROM concat_ws(' '::text, o.cus_name, o.cus_surname)), ''::text), o.cus_firm) AS customer,
    line.base,
    line.rate,
    line.amount,
    line.why,
    o.search_text,
    COALESCE(o.bayi_id, line.bayi_id) AS bayi_id
   FROM ((line
     LEFT JOIN siparisler o ON ((o.id = line.sip_id)))
     LEFT JOIN prim_odeme_fis f ON ((f.id = line.fis_id)));
