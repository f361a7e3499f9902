-- What a transaction wrote is announced with its commit: the records, with what says who may see them, and the areas of
-- tables whose rows are no records of their own. Every node listens and reads what it missed from this table.
CREATE UNLOGGED TABLE announcements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  body jsonb NOT NULL
);
CREATE INDEX announcements_at ON announcements (at);
-- The table is complete from here on. After a crash of the server it is empty, and the first node begins it anew.
INSERT INTO announcements (id, at, body) OVERRIDING SYSTEM VALUE VALUES (0, '2000-01-01', '{}');

-- So many records of one transaction are named; beyond that only their area is.
CREATE FUNCTION most_announced() RETURNS integer LANGUAGE sql IMMUTABLE RETURN 300;

CREATE FUNCTION note_area(area text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  noted text := coalesce(current_setting('weinkontor.changed', true), '');
BEGIN
  IF area <> ALL (string_to_array(noted, ' ')) THEN
    PERFORM set_config('weinkontor.changed', ltrim(noted || ' ' || area), true);
  END IF;
END $$;

CREATE OR REPLACE FUNCTION note_write() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_area(TG_ARGV[0]);
  RETURN NULL;
END $$;

-- Each record is noted as "area kind number". Of an area that is announced as a whole no records are noted.
CREATE FUNCTION note_records(fresh text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  noted text[] := coalesce(string_to_array(nullif(current_setting('weinkontor.records', true), ''), ','), '{}');
  whole text[] := coalesce(string_to_array(current_setting('weinkontor.changed', true), ' '), '{}');
  area text;
BEGIN
  noted := ARRAY(SELECT unnest(noted) UNION
    SELECT f FROM unnest(fresh) f WHERE f IS NOT NULL AND split_part(f, ' ', 1) <> ALL (whole));
  IF cardinality(noted) > most_announced() THEN
    FOR area IN SELECT DISTINCT split_part(n, ' ', 1) FROM unnest(noted) n LOOP
      PERFORM note_area(area);
    END LOOP;
    noted := '{}';
  END IF;
  PERFORM set_config('weinkontor.records', array_to_string(noted, ','), true);
END $$;

-- A record that was somebody else's before is announced to them as well: they have to learn that it is gone.
CREATE FUNCTION note_former(fresh jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  noted jsonb := coalesce(nullif(current_setting('weinkontor.former', true), '')::jsonb, '[]');
BEGIN
  IF jsonb_array_length(noted) + jsonb_array_length(fresh) > most_announced() THEN
    PERFORM note_area(fresh -> 0 ->> 'area');
  ELSIF jsonb_array_length(fresh) > 0 THEN
    PERFORM set_config('weinkontor.former', (noted || fresh)::text, true);
  END IF;
END $$;

-- `records` answers the notes of the changed rows, which it reads as `rows`; `former` answers what the rows `b` (before)
-- that were deleted or are somebody else's now (`a`, after) said of who may see them.
CREATE PROCEDURE announce_records(name text, records text, former text DEFAULT NULL) LANGUAGE plpgsql AS $procedure$
DECLARE
  noted CONSTANT text := 'PERFORM note_records(ARRAY(WITH rows AS (%s) ' || records || '));';
  gone CONSTANT text := 'PERFORM note_former(coalesce((SELECT jsonb_agg(%s) FROM before b), ''[]''));';
  areas CONSTANT text := (SELECT string_agg(DISTINCT quote_literal(m[1]), ', ')
    FROM regexp_matches(records, '''(\w+) \w+ ''', 'g') m);
  moved CONSTANT text := 'PERFORM note_former(coalesce((SELECT jsonb_agg(%1$s) FROM before b JOIN after a USING (id)
    WHERE %1$s <> %2$s), ''[]''));';
BEGIN
  EXECUTE format('DROP TRIGGER IF EXISTS note_write ON %I', name);
  EXECUTE format($function$
    CREATE FUNCTION %I() RETURNS trigger LANGUAGE plpgsql AS $body$
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
  EXECUTE format('CREATE TRIGGER note_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS after
    FOR EACH STATEMENT EXECUTE FUNCTION %I(%s)', name, 'note_' || name, areas);
  EXECUTE format('CREATE TRIGGER note_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS before NEW TABLE AS after
    FOR EACH STATEMENT EXECUTE FUNCTION %I(%s)', name, 'note_' || name, areas);
  EXECUTE format('CREATE TRIGGER note_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS before
    FOR EACH STATEMENT EXECUTE FUNCTION %I(%s)', name, 'note_' || name, areas);
END $procedure$;

-- Records whose own row says who may see them.
CALL announce_records('siparisler', $$SELECT 'orders order ' || id FROM rows$$,
  $$jsonb_build_object('area', 'orders', 'kind', 'order', 'id', b.id, 'customer', b.cus_id,
    'who', jsonb_build_object('per_id', b.per_id, 'bayi_id', b.bayi_id))$$);
CALL announce_records('customers', $$SELECT 'customers customer ' || id FROM rows$$,
  $$jsonb_build_object('area', 'customers', 'kind', 'customer', 'id', b.id, 'customer', b.id,
    'who', jsonb_build_object('cus_user', b.cus_user, 'rand_user', b.rand_user))$$);
CALL announce_records('gorevler', $$SELECT 'tasks task ' || id FROM rows$$,
  $$jsonb_build_object('area', 'tasks', 'kind', 'task', 'id', b.id,
    'who', jsonb_build_object('send_user', b.send_user, 'reciver_usr', b.reciver_usr))$$);
CALL announce_records('stok', $$SELECT 'stock wine ' || id FROM rows$$,
  $$jsonb_build_object('area', 'stock', 'kind', 'wine', 'id', b.id,
    'who', jsonb_build_object('stok_user_on', b.stok_user_on))$$);

-- Rows that belong to an order.
CALL announce_records('siparis_icerik', $$SELECT 'orders order ' || sip_id FROM rows$$);
CALL announce_records('cus_taksitler', $$SELECT 'orders order ' || sip_id FROM rows$$);
CALL announce_records('cari_islem',
  $$SELECT 'orders order ' || sip_id FROM rows UNION SELECT 'orders customer ' || cus_id FROM rows$$);
CALL announce_records('allocations', $$SELECT 'orders order ' || sip_id FROM rows$$);
CALL announce_records('receipts',
  $$SELECT 'orders order ' || sip_id FROM rows UNION SELECT 'orders customer ' || cus_id FROM rows$$);
CALL announce_records('kargo_cikti', $$SELECT 'shipping order ' || sip_id FROM rows$$);
CALL announce_records('withdrawals', $$SELECT 'orders order ' || sip_id FROM rows$$);
CALL announce_records('set_offs', $$SELECT 'orders order ' || sip_id FROM rows$$);
CALL announce_records('belge_arsiv', $$SELECT 'orders order ' || sip_id FROM rows$$);
CALL announce_records('debit_items',
  $$SELECT 'bank order ' || sip_id FROM rows UNION SELECT 'bank customer ' || cus_id FROM rows$$);
CALL announce_records('prim_odeme_fis_siparis', $$SELECT 'commissions order ' || sip_id FROM rows$$);

-- Rows that belong to a customer.
CALL announce_records('cus_adress', $$SELECT 'customers customer ' || cus_id FROM rows$$);
CALL announce_records('cus_files', $$SELECT 'customers customer ' || cus_id FROM rows$$);
CALL announce_records('musteri_gorusme', $$SELECT 'customers customer ' || cus_id FROM rows$$);
CALL announce_records('call_requests', $$SELECT 'customers customer ' || cus_id FROM rows$$);
CALL announce_records('privacy_requests', $$SELECT 'customers customer ' || cus_id FROM rows$$);
CALL announce_records('calls', $$SELECT 'calls customer ' || cus_id FROM rows$$);
CALL announce_records('call_decisions', $$SELECT 'calls customer ' || cus_id FROM rows$$);
CALL announce_records('consent_entries', $$SELECT 'calls customer ' || cus_id FROM rows$$);
CALL announce_records('mandates', $$SELECT 'bank customer ' || cus_id FROM rows$$);
CALL announce_records('customer_ibans', $$SELECT 'bank customer ' || cus_id FROM rows$$);
CALL announce_records('hold_drafts', $$SELECT 'holds customer ' || cus_id FROM rows$$);
CALL announce_records('incoming_calls',
  $$SELECT 'calls incoming ' || id FROM rows UNION SELECT 'calls customer ' || cus_id FROM rows$$);

-- Rows that belong to a wine, and what is free of it.
CALL announce_records('bottle_holds', $$SELECT 'holds wine ' || stk_id FROM rows$$);
CALL announce_records('stok_islem', $$SELECT 'stock wine ' || stok_id FROM rows$$);
CALL announce_records('reservations', $$SELECT 'stock wine ' || stk_id FROM rows$$);

CALL announce_records('mail_outbox', $$SELECT 'mail mail ' || id FROM rows$$);

-- A sign-in counts failed attempts and keeps devices, which nobody is shown.
DROP TRIGGER note_write ON sys_users;
CREATE FUNCTION note_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    PERFORM note_area(TG_ARGV[0]);
  ELSIF EXISTS (SELECT FROM before b JOIN after a USING (id) WHERE a.version <> b.version) THEN
    PERFORM note_area(TG_ARGV[0]);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER note_insert AFTER INSERT ON sys_users FOR EACH STATEMENT EXECUTE FUNCTION note_users('users');
CREATE TRIGGER note_update AFTER UPDATE ON sys_users REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION note_users('users');
CREATE TRIGGER note_delete AFTER DELETE ON sys_users FOR EACH STATEMENT EXECUTE FUNCTION note_users('users');

-- The tables whose writes are announced, with the areas that they belong to.
CREATE FUNCTION announced_tables() RETURNS TABLE (relation oid, area text) LANGUAGE sql STABLE AS $$
  SELECT DISTINCT tgrelid, unnest(string_to_array(rtrim(replace(encode(tgargs, 'escape'), '\000', ' ')), ' '))
  FROM pg_trigger WHERE tgname IN ('note_write', 'note_insert')
$$;

-- The records that the transaction wrote, each with what says who may see it now.
CREATE FUNCTION written_records() RETURNS jsonb LANGUAGE sql STABLE AS $$
  WITH noted AS (
    SELECT split_part(n, ' ', 1) AS area, split_part(n, ' ', 2) AS kind, split_part(n, ' ', 3)::integer AS id
    FROM unnest(string_to_array(nullif(current_setting('weinkontor.records', true), ''), ',')) n
  ), found AS (
    SELECT n.area, n.kind, n.id, o.cus_id AS customer,
      jsonb_build_object('per_id', o.per_id, 'bayi_id', o.bayi_id, 'cus_user', c.cus_user, 'rand_user', c.rand_user) AS who
    FROM noted n JOIN siparisler o USING (id) LEFT JOIN customers c ON c.id = o.cus_id WHERE n.kind = 'order'
    UNION ALL
    SELECT n.area, n.kind, n.id, n.id, jsonb_build_object('cus_user', c.cus_user, 'rand_user', c.rand_user)
    FROM noted n JOIN customers c USING (id) WHERE n.kind = 'customer'
    UNION ALL
    SELECT n.area, n.kind, n.id, NULL, jsonb_build_object('send_user', t.send_user, 'reciver_usr', t.reciver_usr)
    FROM noted n JOIN gorevler t USING (id) WHERE n.kind = 'task'
    UNION ALL
    SELECT n.area, n.kind, n.id, NULL, jsonb_build_object('stok_user_on', w.stok_user_on)
    FROM noted n JOIN stok w USING (id) WHERE n.kind = 'wine'
    UNION ALL
    SELECT n.area, n.kind, n.id, NULL, '{}' FROM noted n WHERE n.kind IN ('mail', 'incoming')
  )
  SELECT coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(found))), '[]') FROM found
$$;

-- Announces what the transaction wrote, with its commit and to every node; null if it wrote nothing.
CREATE FUNCTION announce_written() RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  body jsonb;
  number bigint;
BEGIN
  body := jsonb_build_object(
    'areas', to_jsonb(coalesce(string_to_array(nullif(current_setting('weinkontor.changed', true), ''), ' '), '{}')),
    'records', CASE WHEN coalesce(current_setting('weinkontor.records', true), '') = '' THEN '[]' ELSE written_records() END
      || coalesce(nullif(current_setting('weinkontor.former', true), '')::jsonb, '[]'));
  IF body = '{"areas": [], "records": []}' THEN
    RETURN NULL;
  END IF;
  body := jsonb_strip_nulls(body || jsonb_build_object('by', nullif(current_setting('weinkontor.user_id', true), '')::integer));
  INSERT INTO announcements (body) VALUES (body) RETURNING id INTO number;
  -- A notification carries 8,000 bytes; a larger one is read from the table.
  PERFORM pg_notify('announcements', CASE WHEN octet_length(body::text) < 7000
    THEN jsonb_build_object('id', number, 'body', body)::text ELSE jsonb_build_object('id', number)::text END);
  RETURN body || jsonb_build_object('id', number);
END $$;
