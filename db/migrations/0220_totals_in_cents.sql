-- The lists of orders hold the total in whole cents as well: whole numbers are compared and summed up at half the cost.

DROP INDEX siparisler_all;
CREATE INDEX siparisler_all ON siparisler (id DESC, ((s_g_toplam * 100)::bigint))
  INCLUDE (s_tar, s_g_toplam, per_id, bayi_id)
  WHERE s_is_teklif = 0;

DROP INDEX siparisler_approval;
CREATE INDEX siparisler_approval ON siparisler (id DESC, ((s_g_toplam * 100)::bigint))
  INCLUDE (sd_onaylama_tar, s_g_toplam, per_id, bayi_id)
  WHERE s_is_teklif = 0
    AND sd_cancel_on = '0'
    AND fd_fon = '0'
    AND f_close = '0'
    AND sd_onaylama = '1';

DROP INDEX siparisler_cancelled;
CREATE INDEX siparisler_cancelled ON siparisler (id DESC, ((s_g_toplam * 100)::bigint))
  INCLUDE (sd_iptal_tar, fd_fon, s_g_toplam, per_id, bayi_id)
  WHERE s_is_teklif = 0
    AND sd_cancel_on = '1';

DROP INDEX siparisler_closed;
CREATE INDEX siparisler_closed ON siparisler (id DESC, ((s_g_toplam * 100)::bigint))
  INCLUDE (f_odeme_tar, s_g_toplam, per_id, bayi_id)
  WHERE s_is_teklif = 0
    AND sd_cancel_on = '0'
    AND fd_fon = '1'
    AND f_close = '1'
    AND f_status = '0';

DROP INDEX siparisler_new;
CREATE INDEX siparisler_new ON siparisler (id DESC, ((s_g_toplam * 100)::bigint))
  INCLUDE (s_tar, s_g_toplam, per_id, bayi_id)
  WHERE s_is_teklif = 0
    AND sd_cancel_on = '0'
    AND fd_fon = '0'
    AND f_close = '0'
    AND sd_kesin = '0';

DROP INDEX siparisler_open;
CREATE INDEX siparisler_open ON siparisler (id DESC, ((s_g_toplam * 100)::bigint))
  INCLUDE (f_tarih, s_g_toplam, per_id, bayi_id)
  WHERE s_is_teklif = 0
    AND sd_cancel_on = '0'
    AND fd_fon = '1'
    AND f_close = '0'
    AND f_status = '0'
    AND f_ytakip = 0;

DROP INDEX siparisler_pending_shipment;
CREATE INDEX siparisler_pending_shipment ON siparisler (id DESC, ((s_g_toplam * 100)::bigint))
  INCLUDE (s_g_toplam, per_id, bayi_id)
  WHERE s_is_teklif = 0
    AND sd_cancel_on = '0'
    AND fd_fon = '1'
    AND sd_gonderi_status = '0';

ANALYZE siparisler;
