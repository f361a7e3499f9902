-- An entry gets its number, salt and hashes here; one writer at a time, so that each knows its predecessor.
CREATE OR REPLACE FUNCTION chain_consent_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  last record;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('weinkontor.consent_chain'));
  SELECT id, hash INTO last FROM consent_entries ORDER BY id DESC LIMIT 1;
  new.id := coalesce(last.id, 0) + 1;
  new.previous := coalesce(last.hash, repeat('0', 64));
  new.salt := coalesce(new.salt, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
  new.commitment := encode(sha256(convert_to(new.salt || new.payload, 'UTF8')), 'hex');
  new.hash := encode(sha256(convert_to(new.id || ' ' || new.previous || ' ' || new.commitment, 'UTF8')), 'hex');
  RETURN new;
END $$;
