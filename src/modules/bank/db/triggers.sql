CALL watch_table('bank_accounts');
CALL announce_writes('bank_accounts', 'bank');

CALL announce_writes('bank_bulks', 'bank');

CALL watch_table('bank_entries');
CALL announce_writes('bank_entries', 'bank');

CALL watch_table('bank_imports');
CALL announce_writes('bank_imports', 'bank');

CALL announce_writes('bank_repeats', 'bank');

CALL announce_writes('bank_statements', 'bank');

CALL watch_table('customer_ibans');
CALL announce_records('customer_ibans', $$SELECT 'bank customer ' || cus_id FROM rows$$);

CALL announce_records('debit_items',
  $$SELECT 'bank order ' || sip_id FROM rows UNION SELECT 'bank customer ' || cus_id FROM rows$$);

CALL watch_table('debit_runs');
CALL announce_writes('debit_runs', 'bank');

CALL watch_table('mandates');
CALL announce_records('mandates', $$SELECT 'bank customer ' || cus_id FROM rows$$);
CREATE OR REPLACE TRIGGER customer_is_there BEFORE INSERT OR UPDATE OF cus_id ON mandates
  FOR EACH ROW EXECUTE FUNCTION customer_is_there();

CALL announce_writes('transfer_items', 'bank');

CALL watch_table('transfer_runs');
CALL announce_writes('transfer_runs', 'bank');
