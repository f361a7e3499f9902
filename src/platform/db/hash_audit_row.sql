CREATE OR REPLACE FUNCTION hash_audit_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.salt := uuid_send(gen_random_uuid());
  NEW.commitment := audit_commitment(NEW.salt, NEW.before, NEW.after, NEW.note);
  NEW.hash := audit_hash(NEW.id, NEW.at, NEW.user_id, NEW.table_name, NEW.row_id, NEW.action, NEW.commitment);
  RETURN NEW;
END $$;
