-- Open commissions and instalments in the order of their lists. What a commission is reckoned from rides along, so that
-- count and sums are read from the index alone.
DROP INDEX siparisler_staff_commission, siparisler_dealer_commission;
CREATE INDEX siparisler_staff_commission ON siparisler (f_odeme_tar DESC NULLS LAST, id DESC)
  INCLUDE (per_id, bayi_id, s_g_toplam, kdv_oran, s_vergisiz, s_is_teklif)
  WHERE s_is_teklif IN (0, 2) AND sd_cancel_on = '0' AND fd_fon = '1' AND f_close = '1' AND f_status = '0'
    AND per_odeme = '0';
CREATE INDEX siparisler_dealer_commission ON siparisler (f_odeme_tar DESC NULLS LAST, id DESC)
  INCLUDE (per_id, bayi_id, s_g_toplam, kdv_oran, s_vergisiz, s_is_teklif)
  WHERE s_is_teklif IN (0, 2) AND sd_cancel_on = '0' AND fd_fon = '1' AND f_close = '1' AND f_status = '0'
    AND bayi_odeme = '0';
CREATE INDEX cus_taksitler_day ON cus_taksitler (tak_tar, id DESC);
