-- What the orders of a customer say about it. Whoever creates, cancels or deletes an order calls this in the same transaction.
CREATE OR REPLACE FUNCTION refresh_customer_activity(customer integer) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  UPDATE customers SET cus_is_aktive = active.now, reorder_due = active.again
  FROM (SELECT (CASE WHEN EXISTS (
      SELECT FROM siparisler WHERE cus_id = customer AND s_is_teklif = 0 AND sd_cancel_on = '0')
    THEN '1' ELSE '0' END)::flag AS now, reorder_day(customer) AS again) active
  WHERE customers.id = customer
    AND (cus_is_aktive <> active.now OR reorder_due IS DISTINCT FROM active.again);
END;
