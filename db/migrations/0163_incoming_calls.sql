-- Telephone systems that may tell of calls; each has a token, of which only the hash is kept.
CREATE TABLE phone_systems (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL CHECK (name <> '' AND length(name) <= 100),
  token_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  created_by integer NOT NULL REFERENCES sys_users (id),
  revoked_at timestamptz,
  revoked_by integer REFERENCES sys_users (id),
  last_event_at timestamptz,
  CHECK ((revoked_at IS NULL) = (revoked_by IS NULL))
);
CALL announce_writes('phone_systems', 'calls');

-- Calls from outside, as their telephone system told of them. An event counts once.
CREATE TABLE incoming_calls (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  system_id integer NOT NULL REFERENCES phone_systems (id),
  call_id text NOT NULL,
  number text CHECK (number ~ '^\+[0-9]{5,15}$'),
  user_id integer REFERENCES sys_users (id),
  cus_id integer REFERENCES customers (id),
  started_at timestamptz NOT NULL,
  answered_at timestamptz,
  ended_at timestamptz,
  UNIQUE (system_id, call_id)
);
CREATE INDEX incoming_calls_user ON incoming_calls (user_id, started_at);
CREATE INDEX incoming_calls_customer ON incoming_calls (cus_id) WHERE cus_id IS NOT NULL;
CREATE INDEX incoming_calls_number ON incoming_calls (number) WHERE number IS NOT NULL;
CALL announce_writes('incoming_calls', 'calls');

-- What a telephone system calls the person.
ALTER TABLE call_preferences ADD COLUMN extension text CHECK (extension <> '' AND length(extension) <= 50);
CREATE UNIQUE INDEX call_preferences_extension ON call_preferences (lower(extension)) WHERE extension IS NOT NULL;
