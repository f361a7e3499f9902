-- Chains the entries up to a number. Whoever calls it knows that no open transaction writes an entry below it.
CREATE OR REPLACE FUNCTION seal_audit(up_to bigint) RETURNS integer LANGUAGE plpgsql AS $$
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
