-- The tab of cancelled orders counts a range of days and read every cancelled order for that, since only cancelled
-- invoices were in the index of days.
DROP INDEX siparisler_cancelled_day;

CREATE INDEX siparisler_cancelled_day ON siparisler (sd_iptal_tar)
  INCLUDE (fd_fon, s_is_teklif, s_g_toplam, s_kdv, per_id, bayi_id, s_tar, f_close, s_vergisiz, gutschrift_sip_id)
  WHERE sd_cancel_on = '1';
