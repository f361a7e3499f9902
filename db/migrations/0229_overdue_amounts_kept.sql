-- What is overdue of an invoice without instalments is what it owes, which open_invoices has already: a list of many invoices is
-- added up without asking payments and allocations of each one.
DO $$
DECLARE
  seen text := pg_get_viewdef('siparis_all_view');
  kept text;
BEGIN
  kept := regexp_replace(seen, 'WHEN (\(\(s_is_teklif = 0\)[^\n]*?) THEN overdue_amount\(',
    'WHEN (\1 AND NOT EXISTS (SELECT FROM cus_taksitler t WHERE t.sip_id = o.id)) THEN coalesce((SELECT CASE WHEN i.vade_tar < business_today() THEN i.kalan::numeric ELSE 0 END '
    || 'FROM open_invoices i WHERE i.sip_id = o.id), 0) WHEN \1 THEN overdue_amount(');
  IF kept = seen THEN
    RAISE EXCEPTION 'siparis_all_view does not say what is overdue as expected';
  END IF;
  EXECUTE 'CREATE OR REPLACE VIEW siparis_all_view AS ' || kept;
END $$;
