-- The change log in a chain. Each entry is hashed when it is written; what it says goes in by a salted commitment, so
-- that it can be erased while the hash stays. Sets of entries are chained afterwards, so that no writer waits for another.
ALTER TABLE sys_audit ADD COLUMN salt bytea, ADD COLUMN commitment bytea, ADD COLUMN hash bytea;

CREATE FUNCTION audit_commitment(salt bytea, before jsonb, after jsonb, note text) RETURNS bytea LANGUAGE sql STABLE PARALLEL SAFE
RETURN sha256(salt || convert_to(jsonb_build_array(before, after, note)::text, 'UTF8'));

CREATE FUNCTION audit_hash(id bigint, at timestamptz, user_id integer, table_name text, row_id integer, action text, commitment bytea)
RETURNS bytea LANGUAGE sql STABLE PARALLEL SAFE
RETURN sha256(convert_to(concat_ws(' ', id, extract(epoch FROM at), coalesce(user_id::text, '-'), table_name, row_id, action,
  encode(commitment, 'hex')), 'UTF8'));

CREATE FUNCTION hash_audit_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.salt := uuid_send(gen_random_uuid());
  NEW.commitment := audit_commitment(NEW.salt, NEW.before, NEW.after, NEW.note);
  NEW.hash := audit_hash(NEW.id, NEW.at, NEW.user_id, NEW.table_name, NEW.row_id, NEW.action, NEW.commitment);
  RETURN NEW;
END $$;

ALTER TABLE sys_audit DISABLE TRIGGER USER;
UPDATE sys_audit SET salt = uuid_send(gen_random_uuid());
UPDATE sys_audit SET commitment = audit_commitment(salt, before, after, note);
UPDATE sys_audit SET hash = audit_hash(id, at, user_id, table_name, row_id, action, commitment);
ALTER TABLE sys_audit ENABLE TRIGGER USER;
ALTER TABLE sys_audit ALTER COLUMN commitment SET NOT NULL, ALTER COLUMN hash SET NOT NULL;

CREATE TRIGGER hash_audit_row BEFORE INSERT ON sys_audit FOR EACH ROW EXECUTE FUNCTION hash_audit_row();

-- Entries stay as they are. Only what they say may be erased, together with the salt; the hashes remain.
CREATE FUNCTION keep_audit_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  content CONSTANT text[] := ARRAY['salt', 'before', 'after', 'note'];
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.salt IS NULL AND NEW.before IS NULL AND NEW.after IS NULL AND NEW.note IS NULL
    AND to_jsonb(OLD) - content = to_jsonb(NEW) - content THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'sys_audit is append-only';
END $$;
DROP TRIGGER sys_audit_append_only ON sys_audit;
CREATE TRIGGER sys_audit_append_only BEFORE UPDATE OR DELETE ON sys_audit FOR EACH ROW EXECUTE FUNCTION keep_audit_row();
CREATE TRIGGER sys_audit_never_emptied BEFORE TRUNCATE ON sys_audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A set has the entries after that of the set before it, up to its own last one.
CREATE TABLE audit_sets (
  id integer PRIMARY KEY,
  last_id bigint NOT NULL UNIQUE,
  row_count integer NOT NULL,
  digest bytea NOT NULL,
  previous bytea NOT NULL,
  hash bytea NOT NULL,
  sealed_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE TRIGGER audit_sets_append_only BEFORE UPDATE OR DELETE ON audit_sets FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_sets_never_emptied BEFORE TRUNCATE ON audit_sets FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION audit_set_hash(id integer, last_id bigint, row_count integer, digest bytea, previous bytea) RETURNS bytea
LANGUAGE sql STABLE PARALLEL SAFE
RETURN sha256(convert_to(concat_ws(' ', id, last_id, row_count, encode(digest, 'hex'), encode(previous, 'hex')), 'UTF8'));

-- Chains the entries up to a number. Whoever calls it knows that no open transaction writes an entry below it.
CREATE FUNCTION seal_audit(up_to bigint) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  last audit_sets;
  next audit_sets;
  sealed integer := 0;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('weinkontor.audit_chain'));
  SELECT * INTO last FROM audit_sets ORDER BY id DESC LIMIT 1;
  LOOP
    SELECT max(r.id), count(*), sha256(string_agg(r.hash, ''::bytea ORDER BY r.id)) INTO next.last_id, next.row_count, next.digest
    FROM (SELECT a.id, a.hash FROM sys_audit a WHERE a.id > coalesce(last.last_id, 0) AND a.id <= up_to ORDER BY a.id LIMIT 500) r;
    EXIT WHEN next.row_count = 0;
    next.id := coalesce(last.id, 0) + 1;
    next.previous := coalesce(last.hash, ''::bytea);
    next.hash := audit_set_hash(next.id, next.last_id, next.row_count, next.digest, next.previous);
    next.sealed_at := clock_timestamp();
    INSERT INTO audit_sets SELECT next.*;
    last := next;
    sealed := sealed + next.row_count;
  END LOOP;
  RETURN sealed;
END $$;
