-- `records` answers the notes of the changed rows, which it reads as `rows`; `former` answers what the rows `b` (before)
-- that were deleted or are somebody else's now (`a`, after) said of who may see them.
CREATE OR REPLACE PROCEDURE announce_records(name text, records text, former text DEFAULT NULL) LANGUAGE plpgsql AS $procedure$
DECLARE
  noted CONSTANT text := 'PERFORM note_records(ARRAY(WITH rows AS (%s) ' || records || '));';
  gone CONSTANT text := 'PERFORM note_former(coalesce((SELECT jsonb_agg(%s) FROM before b), ''[]''));';
  areas CONSTANT text := (SELECT string_agg(DISTINCT quote_literal(m[1]), ', ')
    FROM regexp_matches(records, '''(\w+) \w+ ''', 'g') m);
  moved CONSTANT text := 'PERFORM note_former(coalesce((SELECT jsonb_agg(%1$s) FROM before b JOIN after a USING (id)
    WHERE %1$s <> %2$s), ''[]''));';
BEGIN
  EXECUTE format($function$
    CREATE OR REPLACE FUNCTION %I() RETURNS trigger LANGUAGE plpgsql AS $body$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        %s
      ELSIF TG_OP = 'DELETE' THEN
        %s
        %s
      ELSE
        %s
        %s
      END IF;
      RETURN NULL;
    END $body$ $function$,
    'note_' || name,
    format(noted, 'SELECT * FROM after'),
    format(noted, 'SELECT * FROM before'),
    CASE WHEN former IS NULL THEN '' ELSE format(gone, former) END,
    format(noted, 'SELECT * FROM before UNION ALL SELECT * FROM after'),
    CASE WHEN former IS NULL THEN '' ELSE format(moved, former, replace(former, 'b.', 'a.')) END);
  EXECUTE format('CREATE OR REPLACE TRIGGER note_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS after
    FOR EACH STATEMENT EXECUTE FUNCTION %I(%s)', name, 'note_' || name, areas);
  EXECUTE format('CREATE OR REPLACE TRIGGER note_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS before NEW TABLE AS after
    FOR EACH STATEMENT EXECUTE FUNCTION %I(%s)', name, 'note_' || name, areas);
  EXECUTE format('CREATE OR REPLACE TRIGGER note_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS before
    FOR EACH STATEMENT EXECUTE FUNCTION %I(%s)', name, 'note_' || name, areas);
END $procedure$;
