-- The newest link of each chain, and the one of each day that is mailed: they show when an end was cut off.
CREATE TABLE kept_heads (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  chain text NOT NULL CHECK (chain IN ('audit', 'consents')),
  -- Empty for the newest link, which goes on with its chain.
  day date,
  head text NOT NULL CHECK (head ~ '^[0-9]+ [0-9a-f]{64}$'),
  UNIQUE NULLS NOT DISTINCT (chain, day)
);

CREATE TRIGGER kept_heads_of_days BEFORE UPDATE OR DELETE ON kept_heads
  FOR EACH ROW WHEN (old.day IS NOT NULL) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER kept_heads_never_emptied BEFORE TRUNCATE ON kept_heads
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A head whose link is gone stays, so that nobody covers the gap by writing on.
CREATE FUNCTION keep_newest_head() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_ARGV[0] = 'audit' THEN
    INSERT INTO kept_heads AS k (chain, head)
      SELECT 'audit', id || ' ' || encode(hash, 'hex') FROM audit_sets ORDER BY id DESC LIMIT 1
    ON CONFLICT (chain, day) DO UPDATE SET head = excluded.head WHERE EXISTS (
      SELECT FROM audit_sets l WHERE l.id = split_part(k.head, ' ', 1)::integer AND encode(l.hash, 'hex') = split_part(k.head, ' ', 2));
  ELSE
    INSERT INTO kept_heads AS k (chain, head)
      SELECT 'consents', id || ' ' || hash FROM consent_entries ORDER BY id DESC LIMIT 1
    ON CONFLICT (chain, day) DO UPDATE SET head = excluded.head WHERE EXISTS (
      SELECT FROM consent_entries l WHERE l.id = split_part(k.head, ' ', 1)::integer AND l.hash = split_part(k.head, ' ', 2));
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER keep_newest_head AFTER INSERT ON audit_sets FOR EACH STATEMENT EXECUTE FUNCTION keep_newest_head('audit');
CREATE TRIGGER keep_newest_head AFTER INSERT ON consent_entries FOR EACH STATEMENT EXECUTE FUNCTION keep_newest_head('consents');

INSERT INTO kept_heads (chain, head) SELECT 'audit', id || ' ' || encode(hash, 'hex') FROM audit_sets ORDER BY id DESC LIMIT 1;
INSERT INTO kept_heads (chain, head) SELECT 'consents', id || ' ' || hash FROM consent_entries ORDER BY id DESC LIMIT 1;
