-- What people allowed and took back, one entry after the other. Each entry is hashed with its predecessor; what it says
-- (payload) goes in by a salted commitment, so that it can be erased without breaking the chain.
CREATE TABLE consent_entries (
  id integer PRIMARY KEY,
  payload text CHECK (payload IS NULL OR payload IS JSON OBJECT),
  salt text,
  commitment text NOT NULL,
  previous text NOT NULL,
  hash text NOT NULL UNIQUE,
  kind text GENERATED ALWAYS AS (payload::jsonb ->> 'kind') STORED CHECK (kind IN ('granted', 'withdrawn', 'used')),
  cus_id integer GENERATED ALWAYS AS ((payload::jsonb ->> 'cus_id')::integer) STORED REFERENCES customers (id),
  channel text GENERATED ALWAYS AS (payload::jsonb ->> 'channel') STORED CHECK (channel IN ('phone', 'email')),
  value text GENERATED ALWAYS AS (payload::jsonb ->> 'value') STORED,
  grant_id integer GENERATED ALWAYS AS ((payload::jsonb ->> 'grant_id')::integer) STORED,
  file_id integer GENERATED ALWAYS AS ((payload::jsonb ->> 'file_id')::integer) STORED REFERENCES sys_files (id),
  data_in_id integer GENERATED ALWAYS AS ((payload::jsonb ->> 'data_in_id')::integer) STORED REFERENCES data_in_runs (id),
  CHECK ((payload IS NULL) = (salt IS NULL)),
  CHECK ((kind = 'granted') = (grant_id IS NULL))
);
CREATE INDEX consent_entries_customer ON consent_entries (cus_id, channel);
CREATE INDEX consent_entries_value ON consent_entries (value);
CREATE INDEX consent_entries_grant ON consent_entries (grant_id) WHERE grant_id IS NOT NULL;
CREATE INDEX consent_entries_file ON consent_entries (file_id) WHERE file_id IS NOT NULL;
CREATE INDEX consent_entries_data_in ON consent_entries (data_in_id) WHERE data_in_id IS NOT NULL;
CALL announce_writes('consent_entries', 'calls');

-- An entry gets its number, salt and hashes here; one writer at a time, so that each knows its predecessor.
CREATE FUNCTION chain_consent_entry() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER chain_consent_entry BEFORE INSERT ON consent_entries FOR EACH ROW EXECUTE FUNCTION chain_consent_entry();

-- Entries stay as they are. Only salt and payload may be erased together; number and hashes remain.
CREATE FUNCTION keep_consent_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'UPDATE' AND new.payload IS NULL AND new.salt IS NULL
    AND (new.id, new.commitment, new.previous, new.hash) = (old.id, old.commitment, old.previous, old.hash) THEN
    RETURN new;
  END IF;
  RAISE EXCEPTION 'entries about consents are never changed or deleted';
END $$;
CREATE TRIGGER keep_consent_entry BEFORE UPDATE OR DELETE ON consent_entries
FOR EACH ROW EXECUTE FUNCTION keep_consent_entry();
CREATE TRIGGER keep_consent_entries BEFORE TRUNCATE ON consent_entries
FOR EACH STATEMENT EXECUTE FUNCTION keep_consent_entry();

-- Each consent with what became of it. Without its wording or the way it was given nobody can prove it.
CREATE VIEW consent_list AS
SELECT g.id, g.cus_id, g.channel, g.value,
  g.payload::jsonb ->> 'purpose' AS purpose, g.payload::jsonb ->> 'wording' AS wording,
  g.payload::jsonb ->> 'given_at' AS given_at, g.payload::jsonb ->> 'how' AS how,
  g.payload::jsonb ->> 'received_by' AS received_by, g.payload::jsonb ->> 'recorded_at' AS recorded_at,
  g.file_id, w.at AS withdrawn_at, w.by AS withdrawn_by, u.at AS last_used,
  CASE WHEN w.at IS NOT NULL THEN 'withdrawn'
    WHEN g.payload::jsonb ->> 'wording' IS NULL OR g.payload::jsonb ->> 'how' IS NULL THEN 'unproven'
    ELSE 'proven' END AS state
FROM consent_entries g
LEFT JOIN LATERAL (SELECT e.payload::jsonb ->> 'recorded_at' AS at, e.payload::jsonb ->> 'recorded_by' AS by
  FROM consent_entries e WHERE e.grant_id = g.id AND e.kind = 'withdrawn' ORDER BY e.id LIMIT 1) w ON true
LEFT JOIN LATERAL (SELECT max(e.payload::jsonb ->> 'recorded_at') AS at
  FROM consent_entries e WHERE e.grant_id = g.id AND e.kind = 'used') u ON true
WHERE g.kind = 'granted';

-- What came in by a file named no number: it counts for each number the customer had, and for the address.
INSERT INTO consent_entries (payload)
SELECT json_build_object('kind', 'granted', 'cus_id', i.cus_id, 'channel', i.channel, 'value', v.value,
  'purpose', 'advertising', 'wording', nullif(i.wording, ''), 'given_at', i.given_on, 'how', nullif(i.how, ''),
  'received_by', null, 'recorded_at', r.created_at, 'recorded_by', null, 'data_in_id', i.run_id)::text
FROM imported_consents i JOIN data_in_runs r ON r.id = i.run_id JOIN customers c ON c.id = i.cus_id
CROSS JOIN LATERAL (
  SELECT DISTINCT '+' || s AS value
  FROM unnest(phone_spellings(c.cus_country_code, ARRAY[c.cus_tel1, c.cus_gsm, c.cus_tel2, c.cus_private])) s
  WHERE i.channel = 'phone' AND s NOT LIKE '0%' AND length(s) BETWEEN 7 AND 15
  UNION SELECT lower(c.cus_email) WHERE i.channel = 'email' AND c.cus_email <> '') v
ORDER BY i.id, v.value;
DROP TABLE imported_consents;
