-- A promise to pay is about the invoices that were open when it was given; what comes later was not promised.
ALTER TABLE customers ADD COLUMN promised_invoices integer[] NOT NULL DEFAULT '{}';

UPDATE customers c SET promised_invoices = array(SELECT i.sip_id FROM open_invoices i WHERE i.cus_id = c.id ORDER BY 1)
WHERE c.promised_day IS NOT NULL;
