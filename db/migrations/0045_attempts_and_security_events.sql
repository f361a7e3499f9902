-- What administrators must be able to look up about sign-ins, rights, exports and backups. Rows are kept for a year.
CREATE TABLE sys_security_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  event text NOT NULL,
  user_id integer,
  user_name text,
  address text,
  device text,
  detail text,
  search_text text GENERATED ALWAYS AS (
    search_fold(coalesce(user_name, '') || ' ' || coalesce(address, '') || ' ' || coalesce(detail, ''))
  ) STORED
);
CREATE INDEX sys_security_events_at ON sys_security_events (at);
CREATE INDEX sys_security_events_search ON sys_security_events USING gin (search_text gin_trgm_ops);

-- A pause holds for its subject, for every call of its device, and for new sign-ins of its user.
ALTER TABLE sys_blocks
  ADD COLUMN device text,
  ADD COLUMN user_id integer,
  ADD COLUMN address text,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now();
UPDATE sys_blocks SET device = substr(subject, 8) WHERE subject LIKE 'device:%' AND subject NOT LIKE 'device:user:%';
UPDATE sys_blocks SET address = substr(subject, 9) WHERE subject LIKE 'address:%';
CREATE INDEX sys_blocks_device ON sys_blocks (device) WHERE device IS NOT NULL;

-- Devices on which somebody has signed in: a pause of the address they share with others does not stop them.
CREATE TABLE sys_devices (
  device text PRIMARY KEY,
  user_id integer NOT NULL REFERENCES sys_users (id) ON DELETE CASCADE,
  signed_in_at timestamptz NOT NULL DEFAULT now()
);
INSERT INTO sys_devices (device, user_id, signed_in_at)
SELECT DISTINCT ON (device) device, user_id, created_at FROM sys_sessions
WHERE device IS NOT NULL ORDER BY device, created_at DESC;

-- A used token stays known with its family, so that a second use of it ends whatever followed from it.
ALTER TABLE sys_remember_tokens
  ADD COLUMN family uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN device text,
  ADD COLUMN used_at timestamptz;
CREATE INDEX sys_remember_tokens_family ON sys_remember_tokens (family);
ALTER TABLE sys_sessions ADD COLUMN family uuid;
CREATE INDEX sys_sessions_family ON sys_sessions (family) WHERE family IS NOT NULL;

-- A code that only tries whether codes arrive opens no session. Until its mail leaves, a code has no hash.
ALTER TABLE sys_otp_codes
  ADD COLUMN purpose text NOT NULL DEFAULT 'sign_in' CHECK (purpose IN ('sign_in', 'test')),
  ALTER COLUMN code_hash DROP NOT NULL;

-- Mails of these kinds never hold their words either.
ALTER TABLE mail_outbox
  DROP CONSTRAINT mail_outbox_secret_is_not_stored,
  ADD CONSTRAINT mail_outbox_secret_is_not_stored CHECK (
    (secret_user IS NULL AND kind NOT IN ('reset_password', 'account_locked', 'sign_in_code', 'test_code'))
    OR (body_text = '' AND body_html IS NULL)
  );
