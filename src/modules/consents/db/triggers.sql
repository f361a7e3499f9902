CALL announce_records('consent_entries', $$SELECT 'calls customer ' || cus_id FROM rows$$);
CREATE OR REPLACE TRIGGER chain_consent_entry BEFORE INSERT ON consent_entries FOR EACH ROW EXECUTE FUNCTION chain_consent_entry();
CREATE OR REPLACE TRIGGER keep_consent_entries BEFORE TRUNCATE ON consent_entries
  FOR EACH STATEMENT EXECUTE FUNCTION keep_consent_entry();
CREATE OR REPLACE TRIGGER keep_consent_entry BEFORE UPDATE OR DELETE ON consent_entries
  FOR EACH ROW EXECUTE FUNCTION keep_consent_entry();
CREATE OR REPLACE TRIGGER keep_newest_head AFTER INSERT ON consent_entries FOR EACH STATEMENT EXECUTE FUNCTION keep_newest_head('consents');
