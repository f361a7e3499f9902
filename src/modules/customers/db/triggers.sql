CALL watch_table('cus_adress');
-- Rows that belong to a customer.
CALL announce_records('cus_adress', $$SELECT 'customers customer ' || cus_id FROM rows$$);
CREATE OR REPLACE TRIGGER begin_marks AFTER INSERT ON cus_adress REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION follow_marks_of_customers();
CREATE OR REPLACE TRIGGER customer_is_there BEFORE INSERT OR UPDATE OF cus_id ON cus_adress
  FOR EACH ROW EXECUTE FUNCTION customer_is_there();
CREATE OR REPLACE TRIGGER end_marks AFTER DELETE ON cus_adress REFERENCING OLD TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION follow_marks_of_customers();
CREATE OR REPLACE TRIGGER follow_marks AFTER UPDATE ON cus_adress FOR EACH ROW
  WHEN ((old.cus_id, old.pk, old.sil) IS DISTINCT FROM (new.cus_id, new.pk, new.sil))
  EXECUTE FUNCTION follow_mark_changes();

CALL watch_table('cus_files');
CALL announce_records('cus_files', $$SELECT 'customers customer ' || cus_id FROM rows$$);
CREATE OR REPLACE TRIGGER customer_is_there BEFORE INSERT OR UPDATE OF cus_id ON cus_files
  FOR EACH ROW EXECUTE FUNCTION customer_is_there();

CREATE OR REPLACE TRIGGER note_delete AFTER DELETE ON customer_presence REFERENCING OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION note_presence('presence');
CREATE OR REPLACE TRIGGER note_insert AFTER INSERT ON customer_presence REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION note_presence('presence');
CREATE OR REPLACE TRIGGER note_update AFTER UPDATE ON customer_presence REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION note_presence('presence');

CALL announce_writes('customer_transfers', 'customers');

CALL announce_records('customers', $$SELECT 'customers customer ' || id FROM rows$$,
  $$jsonb_build_object('area', 'customers', 'kind', 'customer', 'id', b.id, 'customer', b.id,
    'who', jsonb_build_object('cus_user', b.cus_user, 'rand_user', b.rand_user))$$);
CREATE OR REPLACE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON customers FOR EACH ROW EXECUTE FUNCTION audit_row();
CREATE OR REPLACE TRIGGER begin_marks AFTER INSERT ON customers REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION follow_marks_of_customers();
CREATE OR REPLACE TRIGGER default_customer_code BEFORE INSERT OR UPDATE OF cus_code ON customers FOR EACH ROW
  WHEN (NEW.cus_code IS NULL) EXECUTE FUNCTION default_customer_code();
CREATE OR REPLACE TRIGGER end_open_of_gone BEFORE UPDATE OF cus_del ON customers
  FOR EACH ROW WHEN (NEW.cus_del = '1' AND OLD.cus_del = '0' AND NEW.merged_into IS NULL)
  EXECUTE FUNCTION end_open_of_gone();
CREATE OR REPLACE TRIGGER follow_marks AFTER UPDATE ON customers FOR EACH ROW
  WHEN ((old.cus_del, old.cus_country_code, old.cus_tel1, old.cus_tel2, old.cus_gsm, old.cus_private, old.cus_email, old.cus_bank_iban,
  old.cus_name, old.cus_surname, old.cus_firm)
  IS DISTINCT FROM (new.cus_del, new.cus_country_code, new.cus_tel1, new.cus_tel2, new.cus_gsm, new.cus_private, new.cus_email,
  new.cus_bank_iban, new.cus_name, new.cus_surname, new.cus_firm))
  EXECUTE FUNCTION follow_mark_changes();
CREATE OR REPLACE TRIGGER owner_is_there BEFORE INSERT OR UPDATE OF cus_user, rand_user ON customers
  FOR EACH ROW EXECUTE FUNCTION owner_is_there();
CREATE OR REPLACE TRIGGER raise_version BEFORE UPDATE ON customers FOR EACH ROW
  WHEN (NOT (new.cus_random IS DISTINCT FROM old.cus_random
  OR new.cus_random_user IS DISTINCT FROM old.cus_random_user
  OR new.cus_end_contact IS DISTINCT FROM old.cus_end_contact
  OR new.reorder_due IS DISTINCT FROM old.reorder_due
  OR new.cus_is_aktive::text IS DISTINCT FROM old.cus_is_aktive::text))
  EXECUTE FUNCTION raise_version();

CALL watch_table('musteri_gorusme');
CALL announce_records('musteri_gorusme', $$SELECT 'customers customer ' || cus_id FROM rows$$);
CREATE OR REPLACE TRIGGER customer_is_there BEFORE INSERT OR UPDATE OF cus_id ON musteri_gorusme
  FOR EACH ROW EXECUTE FUNCTION customer_is_there();
CREATE OR REPLACE TRIGGER keep_dealer BEFORE INSERT ON musteri_gorusme FOR EACH ROW
  EXECUTE FUNCTION keep_dealer_of_person();
