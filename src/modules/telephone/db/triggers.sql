CALL announce_records('call_decisions', $$SELECT 'calls customer ' || cus_id FROM rows$$);

CALL announce_writes('call_preferences', 'calls');

CALL watch_table('call_requests');
CALL announce_records('call_requests', $$SELECT 'customers customer ' || cus_id FROM rows$$);
CREATE OR REPLACE TRIGGER customer_is_there BEFORE INSERT OR UPDATE OF cus_id ON call_requests
  FOR EACH ROW EXECUTE FUNCTION customer_is_there();

CALL watch_table('calls');
CALL announce_records('calls', $$SELECT 'calls customer ' || cus_id FROM rows$$);
CREATE OR REPLACE TRIGGER customer_is_there BEFORE INSERT OR UPDATE OF cus_id ON calls
  FOR EACH ROW EXECUTE FUNCTION customer_is_there();

CALL announce_records('incoming_calls',
  $$SELECT 'calls incoming ' || id FROM rows UNION SELECT 'calls customer ' || cus_id FROM rows$$);

CALL announce_writes('phone_systems', 'calls');
