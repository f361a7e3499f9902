-- Count and sum of an order list are read from its index alone: day of the date range, amount, and whose orders they are
-- ride along. The predicates follow domain/order-lists.ts.
DROP INDEX siparisler_new, siparisler_approval, siparisler_open, siparisler_closed, siparisler_cancelled,
  siparisler_pending_shipment;
CREATE INDEX siparisler_all ON siparisler (id DESC) INCLUDE (s_tar, s_g_toplam, per_id, bayi_id) WHERE s_is_teklif = 0;
CREATE INDEX siparisler_new ON siparisler (id DESC) INCLUDE (s_tar, s_g_toplam, per_id, bayi_id)
  WHERE s_is_teklif = 0 AND sd_cancel_on = '0' AND fd_fon = '0' AND f_close = '0' AND sd_kesin = '0';
CREATE INDEX siparisler_approval ON siparisler (id DESC) INCLUDE (sd_onaylama_tar, s_g_toplam, per_id, bayi_id)
  WHERE s_is_teklif = 0 AND sd_cancel_on = '0' AND fd_fon = '0' AND f_close = '0' AND sd_onaylama = '1';
CREATE INDEX siparisler_open ON siparisler (id DESC) INCLUDE (f_tarih, s_g_toplam, per_id, bayi_id)
  WHERE s_is_teklif = 0 AND sd_cancel_on = '0' AND fd_fon = '1' AND f_close = '0' AND f_status = '0' AND f_ytakip = 0;
CREATE INDEX siparisler_closed ON siparisler (id DESC) INCLUDE (f_odeme_tar, s_g_toplam, per_id, bayi_id)
  WHERE s_is_teklif = 0 AND sd_cancel_on = '0' AND fd_fon = '1' AND f_close = '1' AND f_status = '0';
CREATE INDEX siparisler_paid_day ON siparisler (f_odeme_tar) INCLUDE (s_g_toplam, per_id, bayi_id)
  WHERE s_is_teklif = 0 AND sd_cancel_on = '0' AND fd_fon = '1' AND f_close = '1' AND f_status = '0';
CREATE INDEX siparisler_cancelled ON siparisler (id DESC) INCLUDE (sd_iptal_tar, fd_fon, s_g_toplam, per_id, bayi_id)
  WHERE s_is_teklif = 0 AND sd_cancel_on = '1';
CREATE INDEX siparisler_pending_shipment ON siparisler (id DESC) INCLUDE (s_g_toplam, per_id, bayi_id)
  WHERE s_is_teklif = 0 AND sd_cancel_on = '0' AND fd_fon = '1' AND sd_gonderi_status = '0';

-- Every imported row asks for its telephone numbers: entries go into the tree at once instead of waiting in a list that
-- each question would have to read.
DROP INDEX customers_phone;
CREATE INDEX customers_phone ON customers
  USING gin (phone_keys(cus_country_code, cus_tel1, cus_tel2, cus_gsm, cus_private)) WITH (fastupdate = off)
  WHERE cus_del = '0';
