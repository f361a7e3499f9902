-- At the payments desk the beginning of a number means invoices that are not paid; most with such a number are.
CREATE INDEX siparisler_open_invoice_key ON siparisler (invoice_key(f_no) COLLATE "C")
  WHERE fd_fon = '1' AND f_close = '0' AND sd_cancel_on = '0' AND s_is_teklif = 0;
