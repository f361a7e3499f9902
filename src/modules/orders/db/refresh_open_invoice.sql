-- Writes anew what is open of an invoice.
CREATE OR REPLACE FUNCTION refresh_open_invoice(invoice integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  owed record;
BEGIN
  SELECT o.cus_id, o.kalan, o.vade_tar, o.per_id, o.bayi_id, o.f_status <> '0' OR o.f_ytakip <> 0 AS in_collection,
    EXISTS (SELECT FROM cus_taksitler t WHERE t.sip_id = o.id) AS has_parts
  INTO owed FROM siparis_ledger_view o
  WHERE o.id = invoice AND o.s_is_teklif = 0 AND o.fd_fon = '1' AND o.sd_cancel_on = '0' AND o.f_close = '0';
  IF FOUND AND owed.kalan > 0 THEN
    INSERT INTO open_invoices AS i (sip_id, cus_id, kalan, vade_tar, per_id, bayi_id, in_collection, has_parts)
    VALUES (invoice, owed.cus_id, owed.kalan, owed.vade_tar, owed.per_id, owed.bayi_id, owed.in_collection, owed.has_parts)
    ON CONFLICT (sip_id) DO UPDATE SET cus_id = excluded.cus_id, kalan = excluded.kalan, vade_tar = excluded.vade_tar,
      per_id = excluded.per_id, bayi_id = excluded.bayi_id, in_collection = excluded.in_collection, has_parts = excluded.has_parts
    WHERE (i.cus_id, i.kalan, i.vade_tar, i.per_id, i.bayi_id, i.in_collection, i.has_parts) IS DISTINCT FROM
      (excluded.cus_id, excluded.kalan, excluded.vade_tar, excluded.per_id, excluded.bayi_id, excluded.in_collection,
        excluded.has_parts);
  ELSE
    DELETE FROM open_invoices WHERE sip_id = invoice;
  END IF;
END $$;
