CREATE VIEW prim_hesap AS
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
