-- A head whose link is gone stays, so that nobody covers the gap by writing on.
CREATE OR REPLACE FUNCTION keep_newest_head() RETURNS trigger LANGUAGE plpgsql AS $$
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
