-- Orders still in work, and credit notes still to be paid out, keep a customer where it is.
CREATE OR REPLACE FUNCTION has_open_order(customer integer) RETURNS boolean LANGUAGE sql STABLE
BEGIN ATOMIC
  SELECT EXISTS (
    SELECT FROM siparisler
    WHERE cus_id = customer AND sd_cancel_on = '0'
      AND ((s_is_teklif = 0 AND f_close = '0') OR (s_is_teklif = 2 AND gutschrift_ok = '0'))
  );
END;
