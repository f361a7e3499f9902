-- The tables as they are in version 1.0.0, with what they need: types, constraints, indexes, first rows, and the functions that
-- stored columns, checks and indexes use. What changes them later is in db/migrations. Functions, views and triggers are
-- in the folders of their modules (src/modules/*/db, src/platform/db).

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

CREATE DOMAIN flag AS text CHECK (VALUE IN ('0', '1'));
CREATE DOMAIN amount AS numeric(12, 2);
CREATE DOMAIN clock_time AS text CHECK (VALUE ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');

-- Functions that stored columns, checks and indexes use. Whoever changes one computes anew what is stored, in a migration.

-- Month and day as one number, so that an index finds the birthdays of a fortnight.
CREATE FUNCTION birthday_key(born date) RETURNS integer LANGUAGE sql IMMUTABLE STRICT
  RETURN (extract(month FROM born) * 100 + extract(day FROM born))::integer;

-- The business day of Berlin, whatever the server's zone.
CREATE FUNCTION business_today() RETURNS date LANGUAGE sql STABLE
  RETURN (now() AT TIME ZONE 'Europe/Berlin')::date;

CREATE FUNCTION calling_code(country text) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN CASE country
    WHEN 'AT' THEN '43' WHEN 'CH' THEN '41' WHEN 'LI' THEN '423' WHEN 'LU' THEN '352' WHEN 'NL' THEN '31'
    WHEN 'BE' THEN '32' WHEN 'FR' THEN '33' WHEN 'IT' THEN '39' WHEN 'DK' THEN '45' WHEN 'PL' THEN '48'
    WHEN 'CZ' THEN '420' WHEN 'SK' THEN '421' WHEN 'SI' THEN '386' WHEN 'HU' THEN '36' WHEN 'HR' THEN '385'
    WHEN 'ES' THEN '34' WHEN 'PT' THEN '351' WHEN 'SE' THEN '46' WHEN 'TR' THEN '90' ELSE '49' END;

-- An IBAN as machines read it.
CREATE FUNCTION compact_iban(iban text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN upper(regexp_replace(iban, '[^A-Za-z0-9]', '', 'g'));

-- A telephone number as every exchange understands it, as the rule of the product reads it; null where it is none.
CREATE FUNCTION dial_number(country text, phone text) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  home CONSTANT text := public.calling_code(country);
  tidy text;
  number text;
BEGIN
  IF phone IS NULL OR phone !~ '^[0-9\s()/.,–+-]+$' THEN
    RETURN NULL;
  END IF;
  tidy := regexp_replace(regexp_replace(regexp_replace(phone, '\(\s*0\s*\)', '', 'g'), '[^0-9+]', '', 'g'), '^00', '+');
  number := replace(tidy, '+', '');
  IF tidy NOT LIKE '+%' AND NOT (home IN ('49', '43', '41') AND starts_with(tidy, home) AND length(tidy) >= length(home) + 8) THEN
    number := home || ltrim(number, '0');
  ELSIF starts_with(number, home) THEN
    number := home || ltrim(substr(number, length(home) + 1), '0');
  END IF;
  IF length(number) NOT BETWEEN (CASE WHEN starts_with(number, home) THEN length(home) + 5 ELSE 7 END) AND 15 THEN
    RETURN NULL;
  END IF;
  RETURN '+' || number;
END $$;

-- The number of an invoice as people read it aloud: no blanks and signs, the letter O is a zero.
CREATE FUNCTION invoice_key(f_no text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN translate(regexp_replace(lower(f_no COLLATE "C"), '[^a-z0-9]', '', 'g'), 'o', '0');

-- Customers are found by some digits of any of their telephone numbers, however these were written. Each number is
-- spelled with its country code and, where it is one of the customer's country, as it is dialled there. ANALYZE calls the
-- functions of an index without a search path, so they name the schema.
CREATE FUNCTION phone_spellings(country text, phones text[]) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  home CONSTANT text := public.calling_code(country);
  spellings text[] := '{}';
  phone text;
  digits text;
  dialled text;
BEGIN
  FOREACH phone IN ARRAY phones LOOP
    CONTINUE WHEN phone IS NULL;
    phone := replace(phone, '(0)', '');
    digits := regexp_replace(phone, '[^0-9]', '', 'g');
    IF digits LIKE '00%' THEN
      digits := substr(digits, 3);
    ELSIF digits LIKE '0%' AND phone !~ '^\s*\+' THEN
      digits := home || substr(digits, 2);
    END IF;
    IF starts_with(digits, home) THEN
      dialled := ltrim(substr(digits, length(home) + 1), '0');
      spellings := spellings || (home || dialled) || ('0' || dialled);
    ELSIF digits <> '' THEN
      spellings := spellings || digits;
    END IF;
  END LOOP;
  RETURN spellings;
END $$;

-- Whether one of the numbers can be dialled: signs of a number only, and neither too short nor too long with its country.
CREATE FUNCTION is_dialable(country text, phones text[]) RETURNS boolean
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  home CONSTANT text := public.calling_code(country);
  phone text;
  spelling text;
BEGIN
  FOREACH phone IN ARRAY phones LOOP
    CONTINUE WHEN phone IS NULL OR phone !~ '^[0-9\s()/.,–+-]+$';
    FOREACH spelling IN ARRAY public.phone_spellings(country, ARRAY[phone]) LOOP
      CONTINUE WHEN spelling LIKE '0%';
      IF length(spelling) BETWEEN (CASE WHEN starts_with(spelling, home) THEN length(home) + 5 ELSE 7 END) AND 15 THEN
        RETURN true;
      END IF;
    END LOOP;
  END LOOP;
  RETURN false;
END $$;

-- The same rule as before as a function with a kept plan: as a query of its own it took thirty times as long for an empty
-- field, and every customer who is written, compared or imported has four fields.
CREATE FUNCTION phone_key(phone text, country text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  plain text;
  digits text;
BEGIN
  IF phone IS NULL THEN
    RETURN NULL;
  END IF;
  plain := replace(phone, '(0)', '');
  digits := regexp_replace(plain, '\D', '', 'g');
  RETURN CASE
    WHEN length(digits) < 5 THEN NULL
    WHEN plain ~ '^\s*\+' THEN digits
    WHEN digits LIKE '00%' THEN substr(digits, 3)
    WHEN digits LIKE '0%' THEN public.calling_code(country) || substr(digits, 2)
    ELSE digits
  END;
END $$;

CREATE FUNCTION phone_keys(country text, tel1 text, tel2 text, gsm text, private text) RETURNS text[]
  LANGUAGE sql IMMUTABLE
  RETURN array_remove(
    ARRAY[phone_key(tel1, country), phone_key(tel2, country), phone_key(gsm, country), phone_key(private, country)], NULL
  );

-- All runs of four digits in the telephone numbers, for an index that need not look at the numbers themselves.
CREATE FUNCTION phone_parts(country text, phones text[]) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  parts text[] := '{}';
  spelling text;
BEGIN
  FOREACH spelling IN ARRAY public.phone_spellings(country, phones) LOOP
    FOR place IN 1 .. length(spelling) - 3 LOOP
      parts := parts || substr(spelling, place, 4);
    END LOOP;
  END LOOP;
  RETURN parts;
END $$;

-- One folding for stored search text and for what people type: no case, no accents, Turkish letters included.
CREATE FUNCTION search_fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(public.unaccent('public.unaccent', value));

-- What is written in the telephone fields of a customer and cannot be dialled; null where everything can.
CREATE FUNCTION undialable_phones(country text, phones text[]) RETURNS text
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  broken text;
  phone text;
BEGIN
  FOREACH phone IN ARRAY phones LOOP
    CONTINUE WHEN phone IS NULL OR btrim(phone) = '' OR public.dial_number(country, phone) IS NOT NULL;
    broken := concat_ws(', ', broken, btrim(phone));
  END LOOP;
  RETURN broken;
END $$;

-- The trigram index takes "@ex" for the start of a word, so two letters that stand after the sign of every e-mail address
-- made it read all customers. This one has the first letter and the first two of words after a blank only.
CREATE FUNCTION word_starts(words text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY(
  SELECT DISTINCT left(word, letters) FROM unnest(string_to_array(words, ' ')) word, generate_series(1, 2) letters
  WHERE word <> '');

-- ========== platform ==========

CREATE TABLE sys_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  user_id integer,
  table_name text NOT NULL,
  row_id integer NOT NULL,
  action text NOT NULL CHECK (action IN ('INSERT', 'UPDATE', 'DELETE')),
  before jsonb,
  after jsonb,
  note text,
  -- What was written together belongs together in a history; older entries do not know.
  tx bigint DEFAULT txid_current(),
  salt bytea,
  commitment bytea NOT NULL,
  hash bytea NOT NULL
);
CREATE INDEX sys_audit_row ON sys_audit (table_name, row_id, id DESC);
-- The lines that an order ever had, for its history.
CREATE INDEX sys_audit_order_lines ON sys_audit (((coalesce(after, before) ->> 'sip_id')::integer))
  WHERE table_name = 'siparis_icerik' AND action <> 'UPDATE';
-- The change log is read by record (sys_audit_row), and also by person, by day and by table, the latest first.
CREATE INDEX sys_audit_person ON sys_audit (user_id, id DESC);
CREATE INDEX sys_audit_day ON sys_audit (at);
CREATE INDEX sys_audit_table ON sys_audit (table_name, id DESC);
CREATE INDEX sys_audit_deleted_of_order ON sys_audit (((before ->> 'sip_id')::integer))
  WHERE action = 'DELETE' AND before ? 'sip_id';
CREATE INDEX sys_audit_deleted_of_customer ON sys_audit (((before ->> 'cus_id')::integer))
  WHERE action = 'DELETE' AND before ? 'cus_id';

CREATE TABLE sys_ref_versions (
  name text PRIMARY KEY,
  version integer NOT NULL DEFAULT 1
);

-- The answer of every write that carried a request id, so that a repeated request is answered, not done again.
CREATE TABLE sys_requests (
  user_id integer NOT NULL,
  request_id uuid NOT NULL,
  path text NOT NULL,
  body_hash text NOT NULL,
  answer jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, request_id)
);
CREATE INDEX sys_requests_age ON sys_requests (created_at);

CREATE TABLE sys_settings (
  name text PRIMARY KEY,
  value text NOT NULL
);

CREATE TABLE sys_files (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  file_name text NOT NULL CHECK (length(file_name) BETWEEN 1 AND 200),
  file_type text NOT NULL,
  size integer NOT NULL,
  sha256 text NOT NULL,
  bytes bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by integer
);
ALTER TABLE sys_files ALTER COLUMN bytes SET STORAGE EXTERNAL;

-- A mail lies here from the transaction that causes it until it is sent; the row is the queue and the record.
CREATE TABLE mail_outbox (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  body_text text NOT NULL,
  body_html text,
  status text NOT NULL DEFAULT 'waiting',
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by integer,
  sent_at timestamptz,
  message_id uuid NOT NULL DEFAULT gen_random_uuid(),
  secret_user integer,
  language text,
  -- A queued mail says itself which invoice it reminds of.
  reminds integer,
  CONSTRAINT mail_outbox_secret_is_not_stored CHECK (
    (secret_user IS NULL AND kind NOT IN ('reset_password', 'account_locked', 'sign_in_code', 'test_code'))
    OR (body_text = '' AND body_html IS NULL)
    ),
  CONSTRAINT mail_outbox_status_check CHECK (status IN ('waiting', 'sent', 'failed', 'cancelled', 'bounced'))
);
CREATE INDEX mail_outbox_waiting ON mail_outbox (next_attempt_at) WHERE status = 'waiting';
-- How many mails a person has written lately.
CREATE INDEX mail_outbox_author ON mail_outbox (created_by, created_at) WHERE created_by IS NOT NULL;
CREATE INDEX mail_outbox_secret ON mail_outbox (secret_user, created_at) WHERE secret_user IS NOT NULL;
CREATE UNIQUE INDEX mail_outbox_message ON mail_outbox (message_id);
CREATE INDEX mail_outbox_reminds ON mail_outbox (reminds) WHERE reminds IS NOT NULL;
-- How many mails have failed is asked by whoever watches over the server, several times a minute.
CREATE INDEX mail_outbox_failed ON mail_outbox (id) WHERE status = 'failed';

-- Packets of the real-time channel that are too large for a notification travel through this table.
CREATE TABLE socket_io_attachments (
  id bigserial PRIMARY KEY,
  created_at timestamptz NOT NULL DEFAULT now(),
  payload bytea
);

CREATE TABLE sys_sessions (
  token_hash text PRIMARY KEY,
  user_id integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  secret_checked_at timestamptz,
  host text,
  device text,
  family uuid
);
CREATE INDEX sys_sessions_user ON sys_sessions (user_id);
CREATE INDEX sys_sessions_family ON sys_sessions (family) WHERE family IS NOT NULL;

CREATE TABLE sys_remember_tokens (
  token_hash text PRIMARY KEY,
  user_id integer NOT NULL,
  expires_at timestamptz NOT NULL,
  family uuid NOT NULL DEFAULT gen_random_uuid(),
  device text,
  used_at timestamptz
);
CREATE INDEX sys_remember_tokens_family ON sys_remember_tokens (family);

-- Devices and sessions that behaved unusually; an administrator can lift an entry.
CREATE TABLE sys_blocks (
  subject text PRIMARY KEY,
  reason text NOT NULL,
  until timestamptz NOT NULL,
  device text,
  user_id integer,
  address text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sys_blocks_device ON sys_blocks (device) WHERE device IS NOT NULL;

-- A mail points at its files; a file that is replaced before the mail leaves does not travel any more.
CREATE TABLE mail_attachments (
  mail_id integer NOT NULL REFERENCES mail_outbox (id) ON DELETE CASCADE,
  file_id integer NOT NULL REFERENCES sys_files (id) ON DELETE CASCADE,
  PRIMARY KEY (mail_id, file_id)
);
CREATE INDEX mail_attachments_file ON mail_attachments (file_id);

-- The last number of each range. Whoever takes one holds the row until the invoice stands, so none is lost or doubled.
CREATE TABLE fatura_sayac (
  name text PRIMARY KEY,
  last integer NOT NULL CHECK (last >= 0),
  last_day date,
  CHECK (name IN ('invoice', 'credit_note', 'cancellation'))
);

-- Browsers that want to be told while no window is open.
CREATE TABLE push_subscriptions (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL,
  endpoint text NOT NULL UNIQUE CHECK (length(endpoint) <= 1000),
  p256dh text NOT NULL CHECK (length(p256dh) <= 200),
  auth text NOT NULL CHECK (length(auth) <= 100),
  language text NOT NULL DEFAULT 'de' CHECK (language IN ('tr', 'de', 'en')),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id, id);

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

-- One row for each backup that was begun. A backup does not hold this table: its rows are about the files of one place.
CREATE TABLE backups (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('schedule', 'button', 'command')),
  user_id integer,
  node text NOT NULL,
  file text NOT NULL,
  started_at timestamptz NOT NULL,
  ended_at timestamptz,
  size bigint,
  row_count bigint,
  sha256 text,
  error text,
  offsite_at timestamptz,
  offsite_error text,
  drilled_at timestamptz,
  drill_error text,
  removed_at timestamptz,
  audit_head text CHECK (audit_head ~ '^[0-9]+ [0-9a-f]{64}$'),
  consent_head text CHECK (consent_head ~ '^[0-9]+ [0-9a-f]{64}$'),
  CHECK (ended_at IS NULL OR error IS NOT NULL OR sha256 IS NOT NULL)
);
CREATE INDEX backups_started_at ON backups (started_at DESC);

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

CREATE TABLE unreachable_addresses (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  address text NOT NULL CHECK (address = lower(address)),
  code text NOT NULL,
  reason text NOT NULL,
  mail_id integer REFERENCES mail_outbox (id) ON DELETE SET NULL,
  since timestamptz NOT NULL DEFAULT now(),
  released_at timestamptz,
  released_by integer,
  version integer NOT NULL DEFAULT 1,
  CHECK ((released_at IS NULL) = (released_by IS NULL))
);
CREATE UNIQUE INDEX unreachable_addresses_open ON unreachable_addresses (address) WHERE released_at IS NULL;
CREATE INDEX unreachable_addresses_mail ON unreachable_addresses (mail_id);

-- Erasures that a journal beside the backups names, so that restoring an older backup does not bring an erased person back.
-- A row waits until its line is written; after a restore it may name a person who still has to be erased again, and why not yet.
CREATE TABLE erasure_journal (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind = 'customer'),
  row_ids integer[] NOT NULL CHECK (cardinality(row_ids) > 0),
  at timestamptz NOT NULL,
  written_at timestamptz,
  error text CHECK (length(error) <= 1000),
  open_code text CHECK (length(open_code) <= 100)
);
CREATE UNIQUE INDEX erasure_journal_line ON erasure_journal (kind, (row_ids[1]), at);
CREATE INDEX erasure_journal_attention ON erasure_journal (id) WHERE written_at IS NULL OR open_code IS NOT NULL;

-- A yearly range has a counter for each year, so that a clock that was once in the next year leaves this one's alone.
CREATE TABLE fatura_sayac_yil (
  name text NOT NULL REFERENCES fatura_sayac,
  year integer NOT NULL CHECK (year BETWEEN 1900 AND 2200),
  last integer NOT NULL CHECK (last >= 0),
  PRIMARY KEY (name, year)
);

-- What a transaction wrote is announced with its commit: the records, with what says who may see them, and the areas of
-- tables whose rows are no records of their own. Every node listens and reads what it missed from this table.
CREATE UNLOGGED TABLE announcements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  body jsonb NOT NULL
);
CREATE INDEX announcements_at ON announcements (at);

-- The newest link of each chain, and the one of each day that is mailed: they show when an end was cut off.
CREATE TABLE kept_heads (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  chain text NOT NULL CHECK (chain IN ('audit', 'consents')),
  -- Empty for the newest link, which goes on with its chain.
  day date,
  head text NOT NULL CHECK (head ~ '^[0-9]+ [0-9a-f]{64}$'),
  UNIQUE NULLS NOT DISTINCT (chain, day)
);

-- ========== definitions ==========

CREATE TABLE bayi_cari (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  firma text NOT NULL CHECK (length(firma) BETWEEN 1 AND 20),
  firma_cari text CHECK (length(firma_cari) <= 200),
  adres text,
  ustid text CHECK (length(ustid) <= 50),
  yuzde integer NOT NULL DEFAULT 0 CHECK (yuzde >= 0),
  upper_firm integer REFERENCES bayi_cari (id),
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE sys_stok_color (
  id integer GENERATED ALWAYS AS IDENTITY,
  def_type integer PRIMARY KEY,
  descp text NOT NULL,
  descp_tr text NOT NULL,
  descp_en text NOT NULL,
  status flag NOT NULL DEFAULT '1',
  sort_order integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE sys_stok_mensey (
  id integer GENERATED ALWAYS AS IDENTITY,
  def_type integer PRIMARY KEY,
  descp text NOT NULL,
  descp_tr text NOT NULL,
  descp_en text NOT NULL,
  status flag NOT NULL DEFAULT '1',
  sort_order integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE sys_stok_tipi (
  id integer GENERATED ALWAYS AS IDENTITY,
  def_type integer PRIMARY KEY,
  descp text NOT NULL,
  descp_tr text NOT NULL,
  descp_en text NOT NULL,
  status flag NOT NULL DEFAULT '1',
  sort_order integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE sys_unvan (
  id integer GENERATED ALWAYS AS IDENTITY,
  un_type integer PRIMARY KEY,
  unvan text NOT NULL,
  unvan_tr text NOT NULL,
  unvan_en text NOT NULL,
  -- A title that is a choice and no way to address somebody: documents leave it out before the name.
  silent flag NOT NULL DEFAULT '0',
  status flag NOT NULL DEFAULT '1',
  sort_order integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE stok_hareket_tip (
  id integer GENERATED ALWAYS AS IDENTITY,
  tip integer PRIMARY KEY,
  aciklama text NOT NULL,
  aciklama_tr text NOT NULL,
  aciklama_en text NOT NULL,
  -- The direction (key of stok_islem_tip) that a reason fits; a reason without one fits both.
  direction integer CHECK (direction IN (2, 3)),
  status flag NOT NULL DEFAULT '1',
  sort_order integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE stok_islem_tip (
  id integer GENERATED ALWAYS AS IDENTITY,
  tip integer PRIMARY KEY,
  aciklama text NOT NULL,
  aciklama_tr text NOT NULL,
  aciklama_en text NOT NULL,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE cus_dnd (
  id integer PRIMARY KEY,
  descp text NOT NULL,
  descp_tr text NOT NULL,
  descp_en text NOT NULL
);

CREATE TABLE sys_c_time (
  id integer PRIMARY KEY,
  time_desc text NOT NULL,
  time_desc_tr text NOT NULL,
  time_desc_en text NOT NULL,
  status flag NOT NULL DEFAULT '1',
  sort_order integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE sys_class (
  id integer GENERATED ALWAYS AS IDENTITY,
  class_type integer PRIMARY KEY,
  class text NOT NULL,
  class_tr text NOT NULL,
  class_en text NOT NULL,
  status flag NOT NULL DEFAULT '1',
  sort_order integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE sys_adres_type (
  id integer GENERATED ALWAYS AS IDENTITY,
  ad_type integer PRIMARY KEY,
  adres text NOT NULL,
  adres_tr text NOT NULL,
  adres_en text NOT NULL,
  status flag NOT NULL DEFAULT '1',
  sort_order integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE odeme_tipleri (
  id integer PRIMARY KEY,
  tipi text NOT NULL,
  tipi_tr text NOT NULL,
  tipi_en text NOT NULL,
  status flag NOT NULL DEFAULT '1',
  sort_order integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE sys_fat_iptal (
  id integer GENERATED ALWAYS AS IDENTITY,
  c_type integer PRIMARY KEY,
  c_descp text NOT NULL,
  c_descp_tr text NOT NULL,
  c_descp_en text NOT NULL,
  status flag NOT NULL DEFAULT '1',
  sort_order integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE sys_gorusme_asama (
  id integer GENERATED ALWAYS AS IDENTITY,
  def_type integer PRIMARY KEY,
  descp text NOT NULL,
  descp_tr text NOT NULL,
  descp_en text NOT NULL,
  status flag NOT NULL DEFAULT '1',
  reached flag NOT NULL DEFAULT '0',
  needs_note flag NOT NULL DEFAULT '0',
  proposes_call_back flag NOT NULL DEFAULT '0',
  asks_do_not_call flag NOT NULL DEFAULT '0',
  wrong_number flag NOT NULL DEFAULT '0',
  ordered flag NOT NULL DEFAULT '0',
  sort_order integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  promises_payment flag NOT NULL DEFAULT '0'
);

CREATE TABLE sys_user_level (
  id integer GENERATED ALWAYS AS IDENTITY,
  def_type integer PRIMARY KEY,
  descp text NOT NULL,
  descp_tr text NOT NULL,
  descp_en text NOT NULL
);

CREATE TABLE sys_stok_sise (
  id integer GENERATED ALWAYS AS IDENTITY,
  def_type integer PRIMARY KEY,
  descp text NOT NULL,
  litre numeric(6, 3) NOT NULL,
  status flag NOT NULL DEFAULT '1',
  sort_order integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE sys_country_code (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  country_code text NOT NULL UNIQUE,
  country text NOT NULL,
  country_tr text NOT NULL,
  country_en text NOT NULL,
  c_type integer NOT NULL,
  tax_rate numeric(5, 2) NOT NULL CHECK (tax_rate >= 0),
  cargo_price amount NOT NULL CHECK (cargo_price >= 0),
  system_start_time clock_time NOT NULL DEFAULT '00:00',
  system_end_time clock_time NOT NULL DEFAULT '00:00',
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE kargo_sirketi (
  id integer PRIMARY KEY,
  kisa_tanim text NOT NULL,
  -- Who fetches the wine has no tracking number; carriers that give none say so.
  takip_yok flag NOT NULL DEFAULT '0',
  -- The page where a parcel is followed; {number} stands for its tracking number.
  tracking_url text
    CHECK (tracking_url ~ '^https://' AND tracking_url LIKE '%{number}%'),
  status flag NOT NULL DEFAULT '1',
  sort_order integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE sys_siparis_durum (
  t_no integer PRIMARY KEY,
  de_descp text NOT NULL,
  tr_descp text NOT NULL,
  en_descp text NOT NULL,
  id integer NOT NULL GENERATED ALWAYS AS (t_no) STORED,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE sys_category (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  cat_type text NOT NULL UNIQUE CHECK (length(cat_type) BETWEEN 1 AND 10),
  category text NOT NULL CHECK (length(category) BETWEEN 1 AND 200),
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE sys_fat_haciz (
  id integer GENERATED ALWAYS AS IDENTITY,
  c_type integer PRIMARY KEY,
  c_descp text NOT NULL,
  status flag NOT NULL DEFAULT '1',
  sort_order integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);

-- The company as it stands on paper. One row.
CREATE TABLE firma_bilgileri (
  id integer PRIMARY KEY CHECK (id = 1),
  ust_bilgi text,
  steuer text,
  ustid text,
  k1_1 text,
  k2_1 text,
  k3_1 text,
  version integer NOT NULL DEFAULT 1,
  legal_name text CHECK (length(legal_name) <= 100),
  street text CHECK (length(street) <= 100),
  postcode text CHECK (length(postcode) <= 10),
  town text CHECK (length(town) <= 60),
  country text REFERENCES sys_country_code (country_code),
  phone text CHECK (length(phone) <= 40),
  email text CHECK (length(email) <= 100),
  register_court text CHECK (length(register_court) <= 80),
  register_number text CHECK (length(register_number) <= 40),
  directors text CHECK (length(directors) <= 200),
  bank_name text CHECK (length(bank_name) <= 80),
  account_holder text CHECK (length(account_holder) <= 70),
  iban text CHECK (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  bic text CHECK (bic ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
  creditor_id text CHECK (creditor_id ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{4,31}$')
);

CREATE TABLE konusma_metin (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  baslik text NOT NULL CHECK (length(baslik) BETWEEN 1 AND 200),
  file_id integer NOT NULL REFERENCES sys_files (id),
  file_url text CHECK (length(file_url) <= 500),
  version integer NOT NULL DEFAULT 1,
  cus_category text,
  metin text
);
CREATE INDEX konusma_metin_file ON konusma_metin (file_id);

CREATE TABLE raking_figure (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  title text CHECK (length(title) <= 100),
  img_url text CHECK (length(img_url) <= 500),
  file_id integer NOT NULL REFERENCES sys_files (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  -- Who made a ranking, and up to which one each person has seen them.
  kayit_user integer
);

CREATE TABLE raking_gorulen (
  user_id integer PRIMARY KEY,
  son_id integer NOT NULL
);

-- The tax rate of a country from a day on; sys_country_code.tax_rate is the one of today.
CREATE TABLE tax_rates (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  country_code text NOT NULL,
  rate numeric(5, 2) NOT NULL CHECK (rate BETWEEN 0 AND 100),
  valid_from date NOT NULL,
  version integer NOT NULL DEFAULT 1,
  UNIQUE (country_code, valid_from)
);

-- ========== users ==========

CREATE TABLE error_log (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  user_id integer,
  user_name text,
  host text,
  message text NOT NULL,
  stack text
);

CREATE TABLE sys_users (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  user_name text NOT NULL CHECK (length(user_name) BETWEEN 1 AND 50),
  user_pass text,
  user_type text CHECK (length(user_type) <= 50),
  name text CHECK (length(name) <= 50),
  surname text CHECK (length(surname) <= 50),
  tel_home text CHECK (length(tel_home) <= 50),
  tel_gsm text NOT NULL CHECK (length(tel_gsm) <= 50),
  email text NOT NULL CHECK (length(email) <= 150),
  adres text,
  country_code text,
  user_level integer NOT NULL CHECK (user_level BETWEEN 0 AND 4),
  bayi integer NOT NULL REFERENCES bayi_cari (id),
  ustid text CHECK (length(ustid) <= 50),
  yuzde integer NOT NULL DEFAULT 0 CHECK (yuzde >= 0),
  kota amount NOT NULL DEFAULT 0,
  raking integer,
  skin text NOT NULL DEFAULT 'DevExpress Style',
  fb text NOT NULL DEFAULT '185/219/164',
  sys_back integer NOT NULL DEFAULT 45,
  sys_yetki text CHECK (length(sys_yetki) <= 50),
  failed_login_try_count integer NOT NULL DEFAULT 0,
  blocked flag NOT NULL DEFAULT '0',
  random_customer_access flag NOT NULL DEFAULT '0',
  fcm text,
  avi text,
  about text,
  sil flag NOT NULL DEFAULT '0',
  version integer NOT NULL DEFAULT 1,
  search_text text GENERATED ALWAYS AS (
    search_fold(user_name || ' ' || coalesce(name, '') || ' ' || coalesce(surname, '') || ' ' || email || ' ' || tel_gsm)
    ) STORED,
  -- Whose telephone rings is decided by administrators and written to the change log, like the rest of a user. Extensions
  -- and user names are one name space: an extension that is somebody else's name is not taken over.
  extension text CHECK (extension <> '' AND length(extension) <= 50),
  -- The reserved users never sign in.
  CHECK (user_level <> 0 OR user_pass IS NULL),
  FOREIGN KEY (country_code) REFERENCES sys_country_code (country_code),
  CONSTRAINT sys_users_raking_fkey FOREIGN KEY (raking) REFERENCES raking_figure (id)
);
CREATE UNIQUE INDEX sys_users_user_name ON sys_users (lower(user_name)) WHERE sil = '0';
CREATE UNIQUE INDEX sys_users_email ON sys_users (lower(email)) WHERE sil = '0' AND user_level <> 0;
CREATE INDEX sys_users_raking ON sys_users (raking);
CREATE UNIQUE INDEX sys_users_extension ON sys_users (lower(extension)) WHERE sil = '0';

CREATE TABLE sys_reset_links (
  token_hash text PRIMARY KEY,
  user_id integer NOT NULL REFERENCES sys_users (id),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

-- The second step of a sign-in: proof of the password already given, and the code that was sent.
CREATE TABLE sys_otp_codes (
  challenge_hash text PRIMARY KEY,
  user_id integer NOT NULL REFERENCES sys_users (id),
  code_hash text,
  remember_me flag NOT NULL DEFAULT '0',
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  purpose text NOT NULL DEFAULT 'sign_in' CHECK (purpose IN ('sign_in', 'test'))
);

-- Devices on which somebody has signed in: a pause of the address they share with others does not stop them.
CREATE TABLE sys_devices (
  device text PRIMARY KEY,
  user_id integer NOT NULL REFERENCES sys_users (id) ON DELETE CASCADE,
  signed_in_at timestamptz NOT NULL DEFAULT now()
);

-- ========== views ==========

-- How each person has arranged a list: columns, their order and widths, and the view it opens with.
CREATE TABLE user_list_settings (
  user_id integer NOT NULL REFERENCES sys_users (id) ON DELETE CASCADE,
  -- The path of the list's call, and the name of the list where one call answers several.
  list text NOT NULL CHECK (length(list) <= 150),
  settings jsonb NOT NULL CHECK (jsonb_typeof(settings) = 'object' AND length(settings::text) <= 20000),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (user_id, list)
);

-- Filters, search, order and columns of a list under a name; shared ones are for everybody who may see the list.
CREATE TABLE list_views (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  list text NOT NULL CHECK (length(list) <= 150),
  name text NOT NULL CHECK (name <> '' AND length(name) <= 60),
  owner integer NOT NULL REFERENCES sys_users (id) ON DELETE CASCADE,
  is_shared flag NOT NULL DEFAULT '0',
  content jsonb NOT NULL CHECK (jsonb_typeof(content) = 'object' AND length(content::text) <= 40000),
  version integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX list_views_name ON list_views (owner, list, lower(name));
CREATE INDEX list_views_shared ON list_views (list) WHERE is_shared = '1';

-- ========== settings ==========

-- What the company decides about its business; a setting that is not among the values has its default.
CREATE TABLE company_settings (
  id integer PRIMARY KEY CHECK (id = 1),
  chosen jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(chosen) = 'object' AND length(chosen::text) <= 100000),
  version integer NOT NULL DEFAULT 1
);

-- How numbers of documents, customers and slips are written. Counters are apart, since each number taken writes theirs.
CREATE TABLE number_ranges (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  kind text NOT NULL UNIQUE CHECK (kind IN ('invoice', 'credit_note', 'cancellation', 'customer', 'slip')),
  -- {YYYY} and {YY} stand for the year.
  prefix text NOT NULL DEFAULT '' CHECK (length(prefix) <= 20),
  width integer NOT NULL DEFAULT 1 CHECK (width BETWEEN 1 AND 10),
  -- Starts again at 1 with each year.
  yearly flag NOT NULL DEFAULT '0',
  version integer NOT NULL DEFAULT 1,
  -- A range that is told to go on from another number keeps that number: its version rises and the change log says who it was.
  set_to integer CHECK (set_to >= 1),
  -- An administrator says that the clock is right although a number was given on a later day: who and when is logged.
  clock_checked_at timestamptz
);

-- ========== stock ==========

CREATE TABLE stok (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  stok_code text NOT NULL CONSTRAINT stok_code_unique UNIQUE CHECK (length(stok_code) BETWEEN 1 AND 50),
  stok_name text NOT NULL CHECK (length(stok_name) BETWEEN 1 AND 150),
  stok_color integer REFERENCES sys_stok_color (def_type),
  stok_year integer CHECK (stok_year BETWEEN 1800 AND 2200),
  stok_mensey integer REFERENCES sys_stok_mensey (def_type),
  stok_tipi integer REFERENCES sys_stok_tipi (def_type),
  stok_cl integer REFERENCES sys_stok_sise (def_type),
  stok_dec text,
  stok_limit integer NOT NULL DEFAULT 0 CHECK (stok_limit >= 0),
  stok_web_on flag NOT NULL DEFAULT '0',
  stok_user_on flag NOT NULL DEFAULT '0',
  stok_is_kdv flag NOT NULL DEFAULT '1',
  stok_kdv numeric(5, 2) NOT NULL DEFAULT 19,
  stok_de_price amount NOT NULL DEFAULT 0 CHECK (stok_de_price >= 0),
  stok_at_price amount NOT NULL DEFAULT 0 CHECK (stok_at_price >= 0),
  stok_ch_price amount NOT NULL DEFAULT 0 CHECK (stok_ch_price >= 0),
  stok_web_price amount NOT NULL DEFAULT 0 CHECK (stok_web_price >= 0),
  img_url text,
  brosur_file_id integer REFERENCES sys_files (id),
  image_file_id integer REFERENCES sys_files (id),
  version integer NOT NULL DEFAULT 1,
  search_text text GENERATED ALWAYS AS (
    search_fold(id::text || ' ' || stok_code || ' ' || stok_name || ' ' || coalesce(stok_year::text, ''))
    ) STORED,
  -- Where the bottles of a wine are found in the warehouse.
  stok_raf text CHECK (length(stok_raf) <= 40)
);
ALTER TABLE stok ADD CONSTRAINT stok_img_url_check CHECK (length(img_url) <= 500) NOT VALID;
ALTER TABLE stok ADD CONSTRAINT stok_stok_kdv_check CHECK (stok_kdv BETWEEN 0 AND 100) NOT VALID;
CREATE INDEX stok_search ON stok USING gin (search_text gin_trgm_ops);

-- Bottles in and out. Rows are never changed; a mistake is corrected by a counter booking.
CREATE TABLE stok_islem (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  stok_id integer NOT NULL REFERENCES stok (id),
  islem_tip integer NOT NULL REFERENCES stok_islem_tip (tip),
  in_out integer NOT NULL REFERENCES stok_hareket_tip (tip),
  giren integer NOT NULL DEFAULT 0 CHECK (giren >= 0),
  cikan integer NOT NULL DEFAULT 0 CHECK (cikan >= 0),
  islem_zaman timestamptz NOT NULL DEFAULT now(),
  aciklama text CHECK (length(aciklama) <= 500),
  sip_id integer,
  f_no text,
  s_gon_tar date,
  per_id integer REFERENCES sys_users (id),
  data_in_id integer,
  -- 2 brings bottles in, 3 takes them out; reason 1 is the form's "please choose".
  CHECK (islem_tip IN (2, 3) AND (islem_tip = 2) = (giren > 0) AND (islem_tip = 3) = (cikan > 0)),
  CHECK (in_out > 1)
);
CREATE INDEX stok_islem_stok ON stok_islem (stok_id) INCLUDE (giren, cikan);
CREATE INDEX stok_islem_order ON stok_islem (sip_id) WHERE sip_id IS NOT NULL;
CREATE INDEX stok_islem_data_in ON stok_islem (data_in_id) WHERE data_in_id IS NOT NULL;

-- The ledger summed up. Whoever writes the ledger holds the wine, so these rows are never waited for.
CREATE TABLE stock_levels (
  stok_id integer PRIMARY KEY REFERENCES stok (id) ON DELETE CASCADE,
  giren integer NOT NULL CHECK (giren >= 0),
  cikan integer NOT NULL CHECK (cikan >= 0)
);

-- ========== customers ==========

CREATE TABLE customers (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  cus_code text CHECK (length(cus_code) <= 50),
  cus_is_firm flag NOT NULL DEFAULT '0',
  cus_firm text CHECK (length(cus_firm) <= 200),
  cus_m_f integer REFERENCES sys_unvan (un_type),
  cus_name text CHECK (length(cus_name) <= 150),
  cus_surname text CHECK (length(cus_surname) <= 150),
  cus_birtday date,
  cus_atu_no text CHECK (length(cus_atu_no) <= 50),
  cus_city text CHECK (length(cus_city) <= 150),
  cus_country_code text NOT NULL REFERENCES sys_country_code (country_code),
  cus_tel1 text CHECK (length(cus_tel1) <= 50),
  cus_tel2 text CHECK (length(cus_tel2) <= 50),
  cus_gsm text CHECK (length(cus_gsm) <= 50),
  cus_fax text CHECK (length(cus_fax) <= 50),
  cus_private text CHECK (length(cus_private) <= 50),
  cus_email text CHECK (length(cus_email) <= 100),
  mail_verifyed flag NOT NULL DEFAULT '0',
  cus_bank_shift flag NOT NULL DEFAULT '0',
  cus_bank text CHECK (length(cus_bank) <= 100),
  cus_bank_hesap text CHECK (length(cus_bank_hesap) <= 50),
  cus_bank_sube text CHECK (length(cus_bank_sube) <= 50),
  cus_bank_bic text CHECK (length(cus_bank_bic) <= 50),
  cus_bank_iban text CHECK (length(cus_bank_iban) <= 50),
  cus_bank_e_date date,
  cus_is_aktive flag NOT NULL DEFAULT '0',
  cus_user integer NOT NULL DEFAULT 1 REFERENCES sys_users (id),
  cus_category text REFERENCES sys_category (cat_type),
  cus_class integer REFERENCES sys_class (class_type),
  cus_end_contact timestamptz,
  cus_note bytea,
  cus_dnd integer NOT NULL DEFAULT 1 REFERENCES cus_dnd (id),
  cus_pool flag NOT NULL DEFAULT '0',
  cus_del flag NOT NULL DEFAULT '0',
  cus_on flag NOT NULL DEFAULT '1',
  call_time integer REFERENCES sys_c_time (id),
  note2 text,
  note_3 text,
  s_k flag NOT NULL DEFAULT '0',
  s_b flag NOT NULL DEFAULT '0',
  s_r flag NOT NULL DEFAULT '0',
  s_s flag NOT NULL DEFAULT '0',
  s_t flag NOT NULL DEFAULT '0',
  s_h flag NOT NULL DEFAULT '0',
  s_l flag NOT NULL DEFAULT '0',
  rand_tar date,
  rand_saat clock_time,
  rand_note text,
  rand_user integer NOT NULL DEFAULT 0,
  cus_f_on flag NOT NULL DEFAULT '0',
  cus_random timestamptz,
  cus_random_user integer,
  dnd_usr integer,
  dnd_date timestamptz,
  balance amount NOT NULL DEFAULT 0 CHECK (balance >= 0),
  sil flag NOT NULL DEFAULT '0',
  version integer NOT NULL DEFAULT 1,
  search_text text GENERATED ALWAYS AS (
    search_fold(
    id::text || ' ' || coalesce(cus_code, '') || ' ' || coalesce(cus_name, '') || ' ' || coalesce(cus_surname, '')
    || ' ' || coalesce(cus_firm, '') || ' ' || coalesce(cus_city, '') || ' ' || coalesce(cus_email, '')
    || ' ' || coalesce(cus_tel1, '') || ' ' || coalesce(cus_tel2, '') || ' ' || coalesce(cus_gsm, '')
    )
    ) STORED,
  -- Public buyers want their invoices to name a reference of theirs, such as the Leitweg-ID.
  cus_leitweg text CHECK (length(cus_leitweg) <= 46),
  -- When a customer who orders regularly is likely to need wine again: the usual gap after the last order.
  reorder_due date,
  -- Two records of one customer become one: the older number stays and leads to the record that lives on.
  merged_into integer REFERENCES customers (id) CHECK (merged_into <> id),
  erased_at timestamptz CHECK (erased_at IS NULL OR cus_del = '1'),
  -- A customer promises by telephone to pay by a day: on that day somebody calls again, unless the money is there.
  promised_day date,
  -- A promise to pay is about the invoices that were open when it was given; what comes later was not promised.
  promised_invoices integer[] NOT NULL DEFAULT '{}'
);
ALTER TABLE customers SET (fillfactor = 90);
CREATE UNIQUE INDEX customers_code ON customers (cus_code) WHERE cus_code IS NOT NULL;
CREATE INDEX customers_search ON customers USING gin (search_text gin_trgm_ops);
CREATE INDEX customers_owner ON customers (cus_user, id) WHERE cus_del = '0';
CREATE INDEX customers_appointment ON customers (rand_tar) WHERE rand_tar IS NOT NULL;
CREATE INDEX customers_email ON customers (lower(cus_email)) WHERE cus_del = '0';
CREATE INDEX customers_full_name ON customers (
  search_fold(coalesce(cus_name, '') || '|' || coalesce(cus_surname, '') || '|' || coalesce(cus_firm, ''))
  ) WHERE cus_del = '0';
CREATE INDEX customers_birthday ON customers (birthday_key(cus_birtday)) WHERE cus_birtday IS NOT NULL AND cus_del = '0';
CREATE INDEX customers_appointment_user ON customers (rand_user) WHERE rand_user <> 0;
CREATE INDEX customers_surname ON customers (cus_surname COLLATE "de-x-icu", id DESC) WHERE cus_del = '0';
CREATE INDEX customers_firm ON customers (cus_firm COLLATE "de-x-icu", id DESC) WHERE cus_del = '0';
CREATE INDEX customers_listed ON customers (id DESC) WHERE cus_del = '0';
CREATE INDEX customers_phone ON customers
  USING gin (phone_keys(cus_country_code, cus_tel1, cus_tel2, cus_gsm, cus_private)) WITH (fastupdate = off)
  WHERE cus_del = '0';
CREATE INDEX customers_phone_parts ON customers
  USING gin (phone_parts(cus_country_code, ARRAY[cus_tel1, cus_tel2, cus_gsm, cus_private, cus_fax]))
  WITH (fastupdate = off) WHERE cus_del = '0';
-- The beginnings of names, without case and accents; those of one name in the order of their numbers.
CREATE INDEX customers_surname_start ON customers (search_fold(cus_surname) COLLATE "C", id) WHERE cus_del = '0';
CREATE INDEX customers_firm_start ON customers (search_fold(cus_firm) COLLATE "C", id) WHERE cus_del = '0';
CREATE INDEX customers_iban ON customers (compact_iban(cus_bank_iban) COLLATE "C") WHERE cus_bank_iban IS NOT NULL;
CREATE INDEX customers_reorder ON customers (cus_user, reorder_due) WHERE reorder_due IS NOT NULL AND cus_del = '0';
CREATE INDEX customers_merged_into ON customers (merged_into) WHERE merged_into IS NOT NULL;
CREATE INDEX customers_undialable ON customers (id)
  WHERE cus_del = '0' AND undialable_phones(cus_country_code, ARRAY[cus_tel1, cus_gsm, cus_tel2, cus_private]) IS NOT NULL;
-- The queue of a person is read in its order until enough customers were found; who cannot be dialled is not even looked at.
CREATE INDEX customers_own_queue ON customers (cus_user, cus_end_contact NULLS FIRST, id)
  WHERE cus_del = '0' AND cus_f_on = '0' AND cus_dnd = 1 AND rand_tar IS NULL
  AND is_dialable(cus_country_code, ARRAY[cus_tel1, cus_gsm, cus_tel2, cus_private]);
CREATE INDEX customers_reorder_queue ON customers (cus_user, reorder_due)
  WHERE cus_del = '0' AND cus_f_on = '0' AND cus_dnd = 1 AND rand_tar IS NULL AND reorder_due IS NOT NULL
  AND is_dialable(cus_country_code, ARRAY[cus_tel1, cus_gsm, cus_tel2, cus_private]);
CREATE INDEX customers_callback_queue ON customers (rand_user, rand_tar, rand_saat, id)
  WHERE cus_del = '0' AND cus_f_on = '0' AND cus_dnd = 1 AND rand_tar IS NOT NULL
  AND is_dialable(cus_country_code, ARRAY[cus_tel1, cus_gsm, cus_tel2, cus_private]);
-- Birthdays of the queue are read by their owner: the index of all birthdays led to every customer born on these days.
CREATE INDEX customers_birthday_queue ON customers (cus_user, birthday_key(cus_birtday))
  WHERE cus_del = '0' AND cus_f_on = '0' AND cus_dnd = 1 AND rand_tar IS NULL AND cus_birtday IS NOT NULL
  AND is_dialable(cus_country_code, ARRAY[cus_tel1, cus_gsm, cus_tel2, cus_private]);
CREATE INDEX customers_pool ON customers (id)
  WHERE cus_user = 1 AND cus_dnd = 1 AND cus_f_on = '0' AND cus_del = '0'
  AND is_dialable(cus_country_code, ARRAY[cus_tel1, cus_gsm, cus_tel2, cus_private]);
CREATE INDEX customers_word_starts ON customers USING gin (word_starts(search_text)) WITH (fastupdate = off);

CREATE TABLE cus_adress (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  cus_id integer NOT NULL REFERENCES customers (id),
  adres text NOT NULL,
  pk text CHECK (length(pk) <= 20),
  bolge text CHECK (length(bolge) <= 60),
  sehir text NOT NULL CHECK (length(sehir) <= 60),
  ulke text NOT NULL CHECK (length(ulke) <= 50),
  c_type integer NOT NULL REFERENCES sys_adres_type (ad_type),
  a_def flag NOT NULL DEFAULT '0',
  note text CHECK (length(note) <= 250),
  sil flag NOT NULL DEFAULT '0',
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX cus_adress_customer ON cus_adress (cus_id);
CREATE UNIQUE INDEX cus_adress_default ON cus_adress (cus_id, c_type) WHERE a_def = '1' AND sil = '0';

CREATE TABLE cus_files (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  cus_id integer NOT NULL REFERENCES customers (id),
  baslik text CHECK (length(baslik) <= 200),
  date date NOT NULL DEFAULT business_today(),
  file_id integer NOT NULL REFERENCES sys_files (id),
  file_url text CHECK (length(file_url) <= 500),
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX cus_files_customer ON cus_files (cus_id);
CREATE INDEX cus_files_file ON cus_files (file_id);

CREATE TABLE musteri_gorusme (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  cus_id integer NOT NULL REFERENCES customers (id),
  per_id integer NOT NULL REFERENCES sys_users (id),
  sts integer NOT NULL REFERENCES sys_gorusme_asama (def_type),
  note text CHECK (length(note) <= 4000),
  zaman timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  -- A conversation belongs to the dealer whom its salesperson worked for on that day.
  bayi_id integer REFERENCES bayi_cari (id),
  -- A conversation keeps the day by which the customer promised to pay, so that the promise ends when it is corrected or deleted.
  promised_day date
);
CREATE INDEX musteri_gorusme_customer ON musteri_gorusme (cus_id, zaman DESC);
CREATE INDEX musteri_gorusme_time ON musteri_gorusme (zaman, per_id, sts) INCLUDE (bayi_id);

-- Who has a customer's card open; the draw and the queue leave the customer to that person until the lock runs out.
CREATE TABLE customer_locks (
  cus_id integer PRIMARY KEY REFERENCES customers (id),
  user_id integer NOT NULL REFERENCES sys_users (id),
  until timestamptz NOT NULL
);
-- Cards that somebody has open now are few among all that were ever open.
CREATE INDEX customer_locks_until ON customer_locks (until);
CREATE INDEX customer_locks_user ON customer_locks (user_id, until DESC);

-- Who has a customer open, and since when they are talking; a browser that died is gone when its time is up.
CREATE TABLE customer_presence (
  cus_id integer NOT NULL REFERENCES customers (id),
  user_id integer NOT NULL REFERENCES sys_users (id),
  since timestamptz NOT NULL,
  until timestamptz NOT NULL,
  talking_since timestamptz,
  PRIMARY KEY (cus_id, user_id)
);
CREATE INDEX customer_presence_user ON customer_presence (user_id);

-- Each customer that somebody drew from the pool.
CREATE TABLE customer_draws (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES sys_users (id),
  cus_id integer NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  bayi_id integer REFERENCES bayi_cari (id)
);
CREATE INDEX customer_draws_at ON customer_draws (at);
CREATE INDEX customer_draws_user ON customer_draws (user_id);
CREATE INDEX customer_draws_customer ON customer_draws (cus_id);

-- Who handed customers to whom, so that it can be looked up and taken back for a day.
CREATE TABLE customer_transfers (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  made_at timestamptz NOT NULL,
  made_by integer NOT NULL REFERENCES sys_users (id),
  receiver_id integer NOT NULL REFERENCES sys_users (id),
  appointments text NOT NULL CHECK (appointments IN ('stay', 'move')),
  count integer NOT NULL,
  undone_at timestamptz,
  undone_by integer REFERENCES sys_users (id),
  undone_count integer,
  CHECK ((undone_at IS NULL) = (undone_by IS NULL))
);
CREATE INDEX customer_transfers_made_at ON customer_transfers (made_at);

-- The customers of a transfer, with whose they were before.
CREATE TABLE customer_transfer_rows (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transfer_id integer NOT NULL REFERENCES customer_transfers (id),
  cus_id integer NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  from_user integer NOT NULL,
  from_rand_user integer NOT NULL
);
CREATE INDEX customer_transfer_rows_transfer ON customer_transfer_rows (transfer_id);
CREATE INDEX customer_transfer_rows_customer ON customer_transfer_rows (cus_id);

-- What two records of one customer may share, kept beside the customers: the duplicates are read from an index, not from all customers.
CREATE TABLE customer_marks (
  mark text NOT NULL CHECK (mark IN ('phone', 'email', 'iban', 'name')),
  value text NOT NULL,
  cus_id integer NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  -- Which marks two customers share is kept with the marks: the list of duplicates read all marks of all customers each time.
  is_shared boolean NOT NULL DEFAULT false,
  PRIMARY KEY (mark, value, cus_id)
);
CREATE INDEX customer_marks_customer ON customer_marks (cus_id);
CREATE INDEX customer_marks_shared ON customer_marks (mark, value, cus_id) WHERE is_shared;

-- ========== consents ==========

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
  data_in_id integer GENERATED ALWAYS AS ((payload::jsonb ->> 'data_in_id')::integer) STORED,
  CHECK ((payload IS NULL) = (salt IS NULL)),
  CHECK ((kind = 'granted') = (grant_id IS NULL))
);
CREATE INDEX consent_entries_customer ON consent_entries (cus_id, channel);
CREATE INDEX consent_entries_value ON consent_entries (value);
CREATE INDEX consent_entries_grant ON consent_entries (grant_id) WHERE grant_id IS NOT NULL;
CREATE INDEX consent_entries_file ON consent_entries (file_id) WHERE file_id IS NOT NULL;
CREATE INDEX consent_entries_data_in ON consent_entries (data_in_id) WHERE data_in_id IS NOT NULL;

-- ========== data-in ==========

-- A file of another system that was read: what its dry run found, and how far its rows have been written.
CREATE TABLE data_in_runs (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  file_name text NOT NULL CHECK (length(file_name) <= 200),
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  state text NOT NULL CHECK (state IN ('failed', 'passed', 'running', 'stopped', 'done', 'undone')),
  -- Rows, errors and sums of each sheet.
  sheets jsonb NOT NULL,
  total integer NOT NULL CHECK (total >= 0),
  done integer NOT NULL DEFAULT 0 CHECK (done BETWEEN 0 AND total),
  errors integer NOT NULL,
  repairs integer NOT NULL,
  -- Who is writing: another start takes over, and the earlier one ends before its next batch.
  worker uuid,
  -- Why it stopped by itself.
  problem text,
  created_by integer NOT NULL REFERENCES sys_users (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  started_at timestamptz,
  ended_at timestamptz,
  undone_by integer REFERENCES sys_users (id),
  undone_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  -- Why an import stopped by itself: a code with what it tells of, which each reader gets in the own language.
  problem_words jsonb NOT NULL DEFAULT '{}',
  beat_at timestamptz,
  left_out integer NOT NULL DEFAULT 0 CHECK (left_out >= 0)
);

-- The rows as they will be written; a row that has been written has its record.
CREATE TABLE data_in_rows (
  run_id integer NOT NULL REFERENCES data_in_runs (id) ON DELETE CASCADE,
  sheet text NOT NULL,
  row_no integer NOT NULL,
  -- The code or number by which other sheets refer to the row.
  key text,
  data jsonb NOT NULL,
  record_id integer,
  PRIMARY KEY (run_id, sheet, row_no)
);
CREATE INDEX data_in_rows_key ON data_in_rows (run_id, sheet, key);
CREATE INDEX data_in_rows_waiting ON data_in_rows (run_id, sheet, row_no) WHERE record_id IS NULL;
CREATE INDEX data_in_rows_parent ON data_in_rows (run_id, (data ->> 'invoice')) WHERE sheet = 'instalments';

-- What was found in a row: an error, a repair, or something to know.
CREATE TABLE data_in_findings (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  run_id integer NOT NULL REFERENCES data_in_runs (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('error', 'repair', 'notice')),
  sheet text NOT NULL,
  row_no integer NOT NULL,
  field text,
  code text NOT NULL,
  params jsonb NOT NULL DEFAULT '{}',
  -- What the cell said.
  found text
);
CREATE INDEX data_in_findings_run ON data_in_findings (run_id, kind, id);

-- ========== orders ==========

CREATE TABLE siparisler (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  s_tar timestamptz NOT NULL DEFAULT now(),
  s_saat text,
  s_is_teklif integer NOT NULL DEFAULT 0 CHECK (s_is_teklif IN (0, 1, 2)),
  cus_id integer NOT NULL REFERENCES customers (id),
  cus_code text,
  cus_is_firm flag NOT NULL DEFAULT '0',
  cus_m_f integer,
  cus_firm text CHECK (length(cus_firm) <= 200),
  cus_name text CHECK (length(cus_name) <= 150),
  cus_surname text CHECK (length(cus_surname) <= 150),
  cus_atu_no text CHECK (length(cus_atu_no) <= 50),
  cus_country_code text REFERENCES sys_country_code (country_code),
  f_adres text,
  f_pk text,
  f_sehir text,
  f_bolge text,
  f_ulke text,
  g_alici text,
  g_adres text,
  g_pk text,
  g_sehir text,
  g_bolge text,
  g_ulke text,
  s_adres_f_g_on flag NOT NULL DEFAULT '1',
  s_toplam amount NOT NULL DEFAULT 0,
  s_iskonto amount NOT NULL DEFAULT 0 CHECK (s_iskonto <= 0),
  s_ara_toplam amount NOT NULL DEFAULT 0,
  s_kargo amount NOT NULL DEFAULT 8.90,
  s_kdv amount NOT NULL DEFAULT 0,
  s_g_toplam amount NOT NULL DEFAULT 0 CHECK (s_g_toplam >= 0),
  kdv_oran numeric(5, 2) NOT NULL DEFAULT 19,
  s_man_y numeric(5, 2) NOT NULL DEFAULT 0 CHECK (s_man_y BETWEEN 0 AND 100),
  s_last_y numeric(5, 2) NOT NULL DEFAULT 0,
  s_ikt_m amount NOT NULL DEFAULT 0 CHECK (s_ikt_m >= 0),
  s_lastschrift flag NOT NULL DEFAULT '0',
  s_vergisiz flag NOT NULL DEFAULT '0',
  s_gut_shift flag NOT NULL DEFAULT '0',
  s_prasentrechnung flag NOT NULL DEFAULT '0',
  gutschrift_s amount NOT NULL DEFAULT 0,
  gutschrift_ok flag NOT NULL DEFAULT '0',
  s_note text,
  s_gon_tar date,
  s_odeme_tip integer NOT NULL DEFAULT 1,
  s_odeme_tarihi date,
  s_vadeli_odeme flag NOT NULL DEFAULT '0',
  s_taksit_sayisi integer NOT NULL DEFAULT 0,
  sd_kesin flag NOT NULL DEFAULT '0',
  sd_onaylama flag NOT NULL DEFAULT '0',
  sd_onaylama_tar date,
  sd_cancel_on flag NOT NULL DEFAULT '0',
  sd_iptal_tar date,
  sd_gonderi_status flag NOT NULL DEFAULT '0',
  sd_kago_cikis flag NOT NULL DEFAULT '0',
  sd_uyari_1_is flag NOT NULL DEFAULT '0',
  sd_uyari_2_is flag NOT NULL DEFAULT '0',
  sd_uyari_3_is flag NOT NULL DEFAULT '0',
  sd_uyari_1_is_tar date,
  sd_uyari_2_is_tar date,
  sd_uyari_3_is_tar date,
  sd_uyari_2_fark amount,
  sd_uyari_3_fark amount,
  fark_2_toplam amount,
  fark_3_toplam amount,
  fd_fon flag NOT NULL DEFAULT '0',
  f_no text CHECK (length(f_no) <= 200),
  f_tarih date,
  f_saat text,
  fat_note text,
  f_close flag NOT NULL DEFAULT '0',
  f_status flag NOT NULL DEFAULT '0',
  f_ytakip integer NOT NULL DEFAULT 0 CHECK (f_ytakip IN (0, 1, 2)),
  f_ip_neden_type integer REFERENCES sys_fat_iptal (c_type),
  f_ip_neden text,
  f_ip_aciklama text,
  f_odeme_tar date,
  f_haciz_tarihi date,
  f_haciz_firma text,
  f_haciz_aciklama text,
  f_iflas_tarihi date,
  f_iflas_aciklama text,
  per_id integer NOT NULL REFERENCES sys_users (id),
  per_name text,
  per_odeme flag NOT NULL DEFAULT '0',
  per_odeme_tar date,
  per_belge_no integer,
  bayi_id integer NOT NULL REFERENCES bayi_cari (id),
  bayi_odeme flag NOT NULL DEFAULT '0',
  bayi_odeme_tar date,
  bayi_belge_no integer,
  usr_c_belge integer,
  by_c_belge integer,
  s_on_onay flag NOT NULL DEFAULT '0',
  s_bayi_id integer REFERENCES bayi_cari (id),
  version integer NOT NULL DEFAULT 1,
  -- The invoice that a credit note corrects.
  gutschrift_sip_id integer REFERENCES siparisler (id),
  -- The company as it stood on paper when the invoice was issued.
  f_firma_bilgi jsonb,
  search_text text GENERATED ALWAYS AS (
    search_fold(
    id::text || ' ' || cus_id::text || ' ' || coalesce(f_no, '') || ' ' || coalesce(cus_code, '') || ' '
    || coalesce(cus_name, '') || ' ' || coalesce(cus_surname, '') || ' ' || coalesce(cus_firm, '') || ' '
    || coalesce(f_sehir, '') || ' ' || coalesce(per_name, '')
    )
    ) STORED,
  gutschrift_neden text CHECK (length(gutschrift_neden) <= 500),
  vergisiz_neden text CHECK (length(vergisiz_neden) <= 500),
  s_vade_gun smallint NOT NULL DEFAULT 14 CHECK (s_vade_gun BETWEEN 1 AND 365),
  -- The number of the document that cancels the invoice; cancellations before this have that of their invoice behind an S.
  iptal_no text CHECK (length(iptal_no) <= 30),
  data_in_id integer REFERENCES data_in_runs (id),
  -- The customer disputes an invoice: it is neither debited nor reminded until the mark is lifted, with the reason why.
  disputed_on date,
  dispute_reason text CHECK (length(dispute_reason) <= 500),
  dispute_end text CHECK (length(dispute_end) <= 500),
  -- Why somebody was reminded before the invoice was due or the deadline of the stage before had passed.
  sd_uyari_neden text CHECK (length(sd_uyari_neden) <= 500),
  CHECK ((fd_fon = '1') = (f_no IS NOT NULL) OR s_is_teklif = 2),
  CONSTRAINT siparisler_payment_type FOREIGN KEY (s_odeme_tip) REFERENCES odeme_tipleri (id),
  CONSTRAINT siparisler_amounts CHECK (
    fd_fon = '0' OR (s_ara_toplam = s_toplam + s_iskonto AND s_g_toplam = s_ara_toplam + s_kargo)
    ),
  CONSTRAINT siparisler_closed_is_invoiced CHECK (f_close = '0' OR fd_fon = '1'),
  CONSTRAINT siparisler_collection_is_invoiced CHECK (f_ytakip = 0 OR fd_fon = '1'),
  CONSTRAINT siparisler_reminder_order CHECK (
    (sd_uyari_2_is = '0' OR sd_uyari_1_is = '1') AND (sd_uyari_3_is = '0' OR sd_uyari_2_is = '1')
    ),
  CONSTRAINT siparisler_origin_is_for_credit_notes CHECK (gutschrift_sip_id IS NULL OR s_is_teklif = 2),
  CONSTRAINT siparisler_slip_is_paid CHECK (
    (per_belge_no IS NULL OR per_odeme = '1') AND (bayi_belge_no IS NULL OR bayi_odeme = '1')
    AND (usr_c_belge IS NULL OR per_belge_no IS NOT NULL) AND (by_c_belge IS NULL OR bayi_belge_no IS NOT NULL)
    ),
  CHECK ((disputed_on IS NULL) = (dispute_reason IS NULL))
);
CREATE UNIQUE INDEX siparisler_f_no ON siparisler (f_no) WHERE f_no IS NOT NULL;
CREATE INDEX siparisler_seller ON siparisler (per_id, id DESC);
-- The orders whose bottles are spoken for but still in the warehouse.
CREATE INDEX siparisler_reserving ON siparisler (id)
  WHERE s_is_teklif = 0 AND sd_cancel_on = '0' AND sd_gonderi_status = '0';
CREATE INDEX siparisler_credit_notes ON siparisler (gutschrift_ok, id DESC) WHERE s_is_teklif = 2;
CREATE INDEX siparisler_origin ON siparisler (gutschrift_sip_id) WHERE gutschrift_sip_id IS NOT NULL;
CREATE INDEX siparisler_dealer ON siparisler (bayi_id, id DESC);
CREATE INDEX siparisler_order_day ON siparisler (s_tar);
CREATE INDEX siparisler_search ON siparisler USING gin (search_text gin_trgm_ops);
CREATE INDEX siparisler_staff_slip ON siparisler (per_belge_no) WHERE per_belge_no IS NOT NULL;
CREATE INDEX siparisler_dealer_slip ON siparisler (bayi_belge_no) WHERE bayi_belge_no IS NOT NULL;
CREATE INDEX siparisler_staff_claw_back ON siparisler (usr_c_belge) WHERE usr_c_belge IS NOT NULL;
CREATE INDEX siparisler_dealer_claw_back ON siparisler (by_c_belge) WHERE by_c_belge IS NOT NULL;
CREATE INDEX siparisler_dealer_commission ON siparisler (f_odeme_tar DESC NULLS LAST, id DESC)
  INCLUDE (per_id, bayi_id, s_g_toplam, kdv_oran, s_vergisiz, s_is_teklif)
  WHERE s_is_teklif IN (0, 2) AND sd_cancel_on = '0' AND fd_fon = '1' AND f_close = '1' AND f_status = '0'
  AND bayi_odeme = '0';
CREATE UNIQUE INDEX siparisler_iptal_no ON siparisler (iptal_no) WHERE iptal_no IS NOT NULL;
CREATE INDEX siparisler_data_in ON siparisler (data_in_id) WHERE data_in_id IS NOT NULL;
CREATE INDEX siparisler_written_off ON siparisler (per_id, id DESC)
  WHERE sd_cancel_on = '0' AND per_odeme = '1' AND per_belge_no IS NULL;
CREATE INDEX siparisler_staff_taken_back ON siparisler (per_id)
  WHERE (sd_cancel_on = '1' OR f_close = '0') AND per_belge_no IS NOT NULL;
CREATE INDEX siparisler_dealer_taken_back ON siparisler (bayi_id)
  WHERE (sd_cancel_on = '1' OR f_close = '0') AND bayi_belge_no IS NOT NULL;
CREATE INDEX siparisler_invoice_day ON siparisler (f_tarih)
  INCLUDE (s_is_teklif, s_g_toplam, s_kdv, per_id, bayi_id, cus_id, s_tar, sd_cancel_on, f_close, f_status, f_odeme_tar, s_vergisiz,
  gutschrift_sip_id)
  WHERE fd_fon = '1';
CREATE INDEX siparisler_paid_day ON siparisler (f_odeme_tar)
  INCLUDE (s_is_teklif, s_g_toplam, s_kdv, per_id, bayi_id, s_tar, sd_cancel_on, s_vergisiz, gutschrift_sip_id)
  WHERE fd_fon = '1' AND f_close = '1';
-- When customers bought, customer by customer: cohorts are added up from the index alone.
CREATE INDEX siparisler_bought ON siparisler (cus_id, s_tar) INCLUDE (per_id, bayi_id)
  WHERE s_is_teklif = 0 AND sd_cancel_on = '0';
-- Credit notes are few, and found without reading all invoices.
CREATE INDEX siparisler_credited_day ON siparisler (f_tarih) WHERE fd_fon = '1' AND s_is_teklif = 2;
-- At the payments desk the beginning of a number means invoices that are not paid; most with such a number are.
CREATE INDEX siparisler_open_invoice_key ON siparisler (invoice_key(f_no) COLLATE "C")
  WHERE fd_fon = '1' AND f_close = '0' AND sd_cancel_on = '0' AND s_is_teklif = 0;
CREATE INDEX siparisler_invoice_key ON siparisler (invoice_key(f_no) COLLATE "C");
-- Whether a customer has another unfinished order is asked for each invoice that is paid.
CREATE INDEX siparisler_unfinished ON siparisler (cus_id, id)
  WHERE s_is_teklif = 0 AND sd_cancel_on = '0' AND f_close = '0';
CREATE INDEX siparisler_customer ON siparisler (cus_id, s_tar);
CREATE INDEX siparisler_not_earned ON siparisler (per_id, id DESC)
  INCLUDE (bayi_id, s_is_teklif, s_tar, s_g_toplam, kdv_oran, s_vergisiz, gutschrift_sip_id, fd_fon, f_close, f_status, f_ytakip,
  f_odeme_tar)
  WHERE s_is_teklif IN (0, 2) AND sd_cancel_on = '0' AND per_odeme = '0';
CREATE INDEX siparisler_all ON siparisler (id DESC, ((s_g_toplam * 100)::bigint))
  INCLUDE (s_tar, s_g_toplam, per_id, bayi_id)
  WHERE s_is_teklif = 0;
CREATE INDEX siparisler_approval ON siparisler (id DESC, ((s_g_toplam * 100)::bigint))
  INCLUDE (sd_onaylama_tar, s_g_toplam, per_id, bayi_id)
  WHERE s_is_teklif = 0
  AND sd_cancel_on = '0'
  AND fd_fon = '0'
  AND f_close = '0'
  AND sd_onaylama = '1';
CREATE INDEX siparisler_cancelled ON siparisler (id DESC, ((s_g_toplam * 100)::bigint))
  INCLUDE (sd_iptal_tar, fd_fon, s_g_toplam, per_id, bayi_id)
  WHERE s_is_teklif = 0
  AND sd_cancel_on = '1';
CREATE INDEX siparisler_closed ON siparisler (id DESC, ((s_g_toplam * 100)::bigint))
  INCLUDE (f_odeme_tar, s_g_toplam, per_id, bayi_id)
  WHERE s_is_teklif = 0
  AND sd_cancel_on = '0'
  AND fd_fon = '1'
  AND f_close = '1'
  AND f_status = '0';
CREATE INDEX siparisler_new ON siparisler (id DESC, ((s_g_toplam * 100)::bigint))
  INCLUDE (s_tar, s_g_toplam, per_id, bayi_id)
  WHERE s_is_teklif = 0
  AND sd_cancel_on = '0'
  AND fd_fon = '0'
  AND f_close = '0'
  AND sd_kesin = '0';
CREATE INDEX siparisler_open ON siparisler (id DESC, ((s_g_toplam * 100)::bigint))
  INCLUDE (f_tarih, s_g_toplam, per_id, bayi_id)
  WHERE s_is_teklif = 0
  AND sd_cancel_on = '0'
  AND fd_fon = '1'
  AND f_close = '0'
  AND f_status = '0'
  AND f_ytakip = 0;
CREATE INDEX siparisler_pending_shipment ON siparisler (id DESC, ((s_g_toplam * 100)::bigint))
  INCLUDE (s_g_toplam, per_id, bayi_id)
  WHERE s_is_teklif = 0
  AND sd_cancel_on = '0'
  AND fd_fon = '1'
  AND sd_gonderi_status = '0';
CREATE INDEX siparisler_staff_commission ON siparisler (f_odeme_tar DESC NULLS LAST, id DESC)
  INCLUDE (per_id, bayi_id, s_g_toplam, kdv_oran, s_vergisiz, s_is_teklif, s_tar, gutschrift_sip_id, per_odeme, per_belge_no,
  bayi_odeme, bayi_belge_no)
  WHERE s_is_teklif IN (0, 2) AND sd_cancel_on = '0' AND fd_fon = '1' AND f_close = '1' AND f_status = '0' AND per_odeme = '0';
-- What a person or dealer owes: commission that was paid for orders which count no longer, and credit notes that no slip has deducted.
CREATE INDEX siparisler_open_credit_notes ON siparisler (per_id) WHERE s_is_teklif = 2 AND sd_cancel_on = '0' AND fd_fon = '1' AND f_close = '1'
  AND (per_odeme = '0' OR bayi_odeme = '0');
CREATE INDEX siparisler_cancelled_day ON siparisler (sd_iptal_tar)
  INCLUDE (fd_fon, s_is_teklif, s_g_toplam, s_kdv, per_id, bayi_id, s_tar, f_close, s_vergisiz, gutschrift_sip_id)
  WHERE sd_cancel_on = '1';

CREATE TABLE siparis_icerik (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  sip_id integer NOT NULL REFERENCES siparisler (id) ON DELETE CASCADE,
  cus_id integer NOT NULL REFERENCES customers (id),
  per_id integer NOT NULL REFERENCES sys_users (id),
  sip_tar timestamptz NOT NULL DEFAULT now(),
  stk_id integer NOT NULL REFERENCES stok (id),
  stk_kodu text NOT NULL,
  stk_adi text NOT NULL,
  stk_adet integer NOT NULL CHECK (stk_adet > 0),
  stk_kdv numeric(5, 2) NOT NULL DEFAULT 19,
  stk_birim amount NOT NULL CHECK (stk_birim >= 0),
  stk_birim_ini amount NOT NULL CHECK (stk_birim_ini >= 0),
  stk_toplam amount NOT NULL CHECK (stk_toplam >= 0),
  isk_y numeric(5, 2) NOT NULL DEFAULT 0,
  isk_e amount NOT NULL DEFAULT 0,
  -- The list price when the line was written, so that a price made by hand is seen at the approval.
  stk_liste_fiyat amount,
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX siparis_icerik_order ON siparis_icerik (sip_id);
CREATE INDEX siparis_icerik_stock ON siparis_icerik (stk_id, sip_id) INCLUDE (stk_adet);
CREATE INDEX siparis_icerik_customer ON siparis_icerik (cus_id);

CREATE TABLE cus_taksitler (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  sip_id integer NOT NULL REFERENCES siparisler (id) ON DELETE CASCADE,
  cus_id integer NOT NULL REFERENCES customers (id),
  tak_tar date NOT NULL,
  tak_tutar amount NOT NULL CHECK (tak_tutar >= 0),
  odeme flag NOT NULL DEFAULT '0',
  version integer NOT NULL DEFAULT 1,
  odenen amount NOT NULL DEFAULT 0,
  CONSTRAINT cus_taksitler_filled CHECK (odenen >= 0 AND odenen <= tak_tutar)
);
CREATE INDEX cus_taksitler_order ON cus_taksitler (sip_id, tak_tar);
CREATE INDEX cus_taksitler_day ON cus_taksitler (tak_tar, id DESC);
CREATE INDEX cus_taksitler_open_amount ON cus_taksitler ((tak_tutar - odenen)) WHERE odeme = '0';
CREATE INDEX cus_taksitler_customer ON cus_taksitler (cus_id);

-- Payments (2) and late fees (3) of invoices. A row is never deleted; withdrawn ones carry their moment in iptal_t.
CREATE TABLE cari_islem (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  cus_id integer NOT NULL REFERENCES customers (id),
  islem_type integer NOT NULL,
  in_out integer NOT NULL DEFAULT 2 CHECK (in_out IN (1, 2)),
  islem_zamani date NOT NULL,
  s_no integer NOT NULL REFERENCES siparisler (id),
  sip_id integer GENERATED ALWAYS AS (s_no) STORED,
  taksit_id integer REFERENCES cus_taksitler (id),
  alacak amount NOT NULL DEFAULT 0 CHECK (alacak >= 0),
  borc amount NOT NULL DEFAULT 0 CHECK (borc >= 0),
  iptal_t timestamptz,
  descp text CHECK (length(descp) <= 200),
  per_id integer REFERENCES sys_users (id),
  version integer NOT NULL DEFAULT 1,
  kaynak_id integer REFERENCES siparisler (id),
  receipt_id integer,
  data_in_id integer REFERENCES data_in_runs (id),
  CONSTRAINT cari_islem_source CHECK ((islem_type = 5) = (kaynak_id IS NOT NULL)),
  CONSTRAINT cari_islem_brings CHECK ((islem_type IN (2, 5, 6, 8)) = (borc > 0)),
  CONSTRAINT cari_islem_asks CHECK (islem_type IN (3, 4, 7, 9) OR alacak = 0),
  CONSTRAINT cari_islem_direction CHECK (islem_type IN (3, 4, 7, 9) OR in_out = 2),
  CONSTRAINT cari_islem_islem_type_check CHECK (islem_type IN (2, 3, 4, 5, 6, 7, 8, 9))
);
CREATE INDEX cari_islem_order ON cari_islem (s_no) INCLUDE (islem_type, borc, alacak) WHERE iptal_t IS NULL;
CREATE INDEX cari_islem_customer ON cari_islem (cus_id, id DESC);
-- A late fee is booked once.
CREATE UNIQUE INDEX cari_islem_fee ON cari_islem (s_no) WHERE islem_type = 3 AND iptal_t IS NULL;
-- Foreign keys ask for all bookings of an order, cancelled ones as well; the partial indexes do not answer that, and taking
-- imported invoices back read all bookings twice for each of them.
CREATE INDEX cari_islem_any_order ON cari_islem (s_no);
CREATE INDEX cari_islem_source_order ON cari_islem (kaynak_id) WHERE kaynak_id IS NOT NULL;
CREATE INDEX cari_islem_receipt ON cari_islem (receipt_id) WHERE receipt_id IS NOT NULL;

-- Papers that are printed in one go. The row tells any node how far the one that works on it has come.
CREATE TABLE belge_isleri (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES sys_users (id),
  tur text NOT NULL,
  status text NOT NULL DEFAULT 'running' CHECK (status IN ('running', 'done', 'cancelled', 'failed')),
  toplam integer NOT NULL CHECK (toplam > 0),
  biten integer NOT NULL DEFAULT 0 CHECK (biten BETWEEN 0 AND toplam),
  hatalar jsonb NOT NULL DEFAULT '[]',
  file_id integer REFERENCES sys_files (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- The last sign of life; a job that stays silent died with its node.
  alive_at timestamptz NOT NULL DEFAULT now(),
  -- A batch may mail its papers; what has no address is printed.
  gonderilen integer NOT NULL DEFAULT 0 CHECK (gonderilen BETWEEN 0 AND toplam)
);
CREATE INDEX belge_isleri_created ON belge_isleri (created_at);

-- The lines of the orders that hold bottles, and no others.
CREATE TABLE reservations (
  line_id integer PRIMARY KEY REFERENCES siparis_icerik (id) ON DELETE CASCADE,
  sip_id integer NOT NULL,
  stk_id integer NOT NULL,
  stk_adet integer NOT NULL
);
CREATE INDEX reservations_order ON reservations (sip_id);
CREATE INDEX reservations_wine ON reservations (stk_id) INCLUDE (stk_adet);

CREATE TABLE allocations (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  entry_id integer NOT NULL REFERENCES cari_islem (id),
  sip_id integer NOT NULL REFERENCES siparisler (id),
  taksit_id integer REFERENCES cus_taksitler (id),
  tutar amount NOT NULL CHECK (tutar > 0)
);
CREATE INDEX allocations_entry ON allocations (entry_id);
CREATE INDEX allocations_order ON allocations (sip_id);
CREATE INDEX allocations_instalment ON allocations (taksit_id) WHERE taksit_id IS NOT NULL;

-- What left the house stays as it was: an issued document is kept with everything that it prints, and with its bytes
-- from the first time they are made. Invoices from before this table are kept when they are first asked for.
CREATE TABLE belge_arsiv (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  sip_id integer NOT NULL REFERENCES siparisler (id),
  tur text NOT NULL,
  -- The document as data, as it is drawn.
  model jsonb NOT NULL,
  -- The same as an e-invoice; empty where the customer gets none.
  e_fatura jsonb,
  user_id integer NOT NULL REFERENCES sys_users (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- The first time somebody saw, printed or mailed it.
  verildi_at timestamptz,
  -- The PDF and the XRechnung, each made once.
  file_id integer REFERENCES sys_files (id),
  sha256 text CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  xml_file_id integer REFERENCES sys_files (id),
  xml_sha256 text CHECK (xml_sha256 ~ '^[0-9a-f]{64}$'),
  -- Taken back before anybody had it, or a reminder that was withdrawn: the next one is a document of its own.
  geri_alindi_at timestamptz,
  CHECK ((file_id IS NULL) = (sha256 IS NULL)),
  CHECK ((xml_file_id IS NULL) = (xml_sha256 IS NULL)),
  CONSTRAINT belge_arsiv_tur_check
    CHECK (tur IN ('fatura', 'iptal_faturasi', 'gutschrift', 'uyari_1', 'uyari_2', 'uyari_3', 'iade_mektubu'))
);
CREATE UNIQUE INDEX belge_arsiv_standing ON belge_arsiv (sip_id, tur) WHERE geri_alindi_at IS NULL;
CREATE INDEX belge_arsiv_file ON belge_arsiv (file_id) WHERE file_id IS NOT NULL;
CREATE INDEX belge_arsiv_xml_file ON belge_arsiv (xml_file_id) WHERE xml_file_id IS NOT NULL;

-- Money that came in once for an invoice, with everything that was booked for it; it is taken back as a whole.
CREATE TABLE receipts (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  sip_id integer NOT NULL REFERENCES siparisler (id),
  cus_id integer NOT NULL REFERENCES customers (id),
  amount amount NOT NULL CHECK (amount > 0),
  day date NOT NULL,
  source text NOT NULL CHECK (source IN ('desk', 'statement')),
  created_by integer NOT NULL REFERENCES sys_users (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  undone_at timestamptz,
  -- Whose customer it was, and whether this was the first order, before the payment closed the invoice.
  owner_before integer,
  first_before flag,
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX receipts_order ON receipts (sip_id);
CREATE INDEX receipts_source ON receipts (source, id DESC);
CREATE INDEX receipts_customer ON receipts (cus_id);

-- Every open invoice with what is still owed. Triggers keep it in step with the invoice and its ledger, so that an
-- amount is found by an index.
CREATE TABLE open_invoices (
  sip_id integer PRIMARY KEY REFERENCES siparisler (id) ON DELETE CASCADE,
  cus_id integer NOT NULL,
  kalan amount NOT NULL CHECK (kalan > 0),
  vade_tar date NOT NULL,
  per_id integer NOT NULL,
  bayi_id integer NOT NULL,
  in_collection boolean NOT NULL,
  -- Invoices in instalments owe a part of their amount later; all others all of it on one day.
  has_parts boolean NOT NULL
);
CREATE INDEX open_invoices_customer ON open_invoices (cus_id);
CREATE INDEX open_invoices_amount ON open_invoices (kalan);

-- A consumer has withdrawn from an order. The cancellation and the money go their usual ways; this says why and within which period.
CREATE TABLE withdrawals (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sip_id integer NOT NULL REFERENCES siparisler (id) ON DELETE CASCADE,
  declared_on date NOT NULL,
  delivered_on date,
  until date,
  is_goodwill boolean NOT NULL,
  reason text CHECK (length(reason) <= 500),
  user_id integer NOT NULL REFERENCES sys_users (id),
  at timestamptz NOT NULL DEFAULT now(),
  undone_at timestamptz,
  undone_by integer REFERENCES sys_users (id),
  version integer NOT NULL DEFAULT 1,
  -- A withdrawal from an invoice that was credited in part credits the rest; cancelling that credit note undoes it.
  gutschrift_id integer REFERENCES siparisler,
  CHECK (NOT is_goodwill OR reason IS NOT NULL),
  CHECK ((undone_at IS NULL) = (undone_by IS NULL))
);
CREATE UNIQUE INDEX withdrawals_open ON withdrawals (sip_id) WHERE undone_at IS NULL;
CREATE INDEX withdrawals_order ON withdrawals (sip_id);
CREATE INDEX withdrawals_credit_note ON withdrawals (gutschrift_id) WHERE gutschrift_id IS NOT NULL;

-- What credit notes fill of invoices, and what is used of each credit note so: no money came in or left, so it earns and takes nothing.
CREATE TABLE set_offs (
  sip_id integer PRIMARY KEY REFERENCES siparisler (id) ON DELETE CASCADE,
  amount amount NOT NULL
);

-- ========== holds ==========

-- Bottles that somebody keeps back while an order is being typed. A hold ends by the clock of the database; rows that
-- have ended are only cleaned up.
CREATE TABLE hold_drafts (
  draft_id uuid PRIMARY KEY,
  user_id integer NOT NULL REFERENCES sys_users (id) ON DELETE CASCADE,
  cus_id integer REFERENCES customers (id) ON DELETE CASCADE,
  until timestamptz NOT NULL,
  -- The terms that were named to the customer; none while the customer is not known.
  s_kargo amount,
  s_last_y numeric(5, 2),
  s_vade_gun integer
);
CREATE INDEX hold_drafts_user ON hold_drafts (user_id);

CREATE TABLE bottle_holds (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  draft_id uuid NOT NULL REFERENCES hold_drafts (draft_id) ON DELETE CASCADE,
  stk_id integer NOT NULL REFERENCES stok (id) ON DELETE CASCADE,
  qty integer NOT NULL CHECK (qty > 0),
  -- The list price of the customer when the bottles were held.
  price amount,
  UNIQUE (draft_id, stk_id)
);
CREATE INDEX bottle_holds_wine ON bottle_holds (stk_id);

-- ========== shipping ==========

-- One parcel an order: a second shipment of the same order cannot be written, whatever calls for it.
CREATE TABLE kargo_cikti (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  sip_id integer NOT NULL CONSTRAINT kargo_cikti_one_per_order UNIQUE REFERENCES siparisler (id),
  sip_gon_t date NOT NULL,
  kargo_firm integer NOT NULL REFERENCES kargo_sirketi (id),
  kargo_takip text NOT NULL,
  note text CHECK (length(note) <= 500),
  gon_status flag NOT NULL DEFAULT '0',
  teslim_alan text CHECK (length(teslim_alan) <= 100),
  teslim_tar date,
  -- The address that was told of the shipment, if one was.
  send_mail flag NOT NULL DEFAULT '0',
  cus_email text CHECK (length(cus_email) <= 100),
  islem_zaman timestamptz NOT NULL DEFAULT now(),
  per_id integer REFERENCES sys_users (id),
  version integer NOT NULL DEFAULT 1,
  CHECK ((gon_status = '1') = (teslim_tar IS NOT NULL)),
  CHECK (gon_status = '1' OR teslim_alan IS NULL),
  CHECK ((send_mail = '1') = (cus_email IS NOT NULL)),
  CONSTRAINT kargo_cikti_kargo_takip_check CHECK (length(kargo_takip) <= 50)
);
CREATE INDEX kargo_cikti_status ON kargo_cikti (gon_status, id DESC);
CREATE INDEX kargo_cikti_number ON kargo_cikti (kargo_takip);

-- ========== bank ==========

-- Accounts from which a customer has paid before: somebody confirmed it.
CREATE TABLE customer_ibans (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  cus_id integer NOT NULL REFERENCES customers (id),
  iban text NOT NULL CHECK (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  learned_by integer NOT NULL REFERENCES sys_users (id),
  learned_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  UNIQUE (iban, cus_id)
);
CREATE INDEX customer_ibans_customer ON customer_ibans (cus_id);

-- Accounts of the company; the columns of a bank's CSV file are kept with the account.
CREATE TABLE bank_accounts (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  iban text NOT NULL UNIQUE CHECK (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  name text NOT NULL DEFAULT '' CHECK (length(name) <= 80),
  csv jsonb CHECK (jsonb_typeof(csv) = 'object' AND length(csv::text) <= 2000),
  version integer NOT NULL DEFAULT 1,
  -- An own account that is no longer used: its statements stay, and none is read any more.
  retired_on date
);

-- Files of the bank as they were read, each in one transaction.
CREATE TABLE bank_imports (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  file_name text NOT NULL CHECK (length(file_name) <= 200),
  sha256 text NOT NULL,
  created_by integer NOT NULL REFERENCES sys_users (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- What the file held, and what became of it when it was read; known entries had been read before.
  entries integer NOT NULL DEFAULT 0,
  booked integer NOT NULL DEFAULT 0,
  asks integer NOT NULL DEFAULT 0,
  ignored integer NOT NULL DEFAULT 0,
  known integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE bank_statements (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  import_id integer NOT NULL REFERENCES bank_imports (id),
  account_id integer NOT NULL REFERENCES bank_accounts (id),
  kind text NOT NULL,
  name text NOT NULL,
  sequence integer,
  day date NOT NULL,
  opening amount,
  closing amount,
  total amount NOT NULL,
  -- Numbers of statements that nobody has read, between the one before and this one.
  missing integer[] NOT NULL DEFAULT '{}',
  UNIQUE (account_id, kind, name),
  CONSTRAINT bank_statements_kind_check
    CHECK (kind IN ('camt.052', 'camt.053', 'camt.054', 'csv'))
);

CREATE TABLE bank_entries (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  import_id integer NOT NULL REFERENCES bank_imports (id),
  statement_id integer NOT NULL REFERENCES bank_statements (id),
  account_id integer NOT NULL REFERENCES bank_accounts (id),
  day date NOT NULL,
  amount amount NOT NULL,
  currency text NOT NULL,
  name text,
  iban text,
  purpose text NOT NULL,
  end_to_end_id text,
  mandate_ref text,
  batch_id text,
  reference text,
  return_code text,
  charges amount NOT NULL DEFAULT 0,
  original_amount amount,
  is_reversal boolean NOT NULL DEFAULT false,
  state text NOT NULL CHECK (state IN ('booked', 'asks', 'ignored')),
  tier text CHECK (tier IN ('A', 'B', 'C', 'D', 'E', 'F')),
  evidence jsonb NOT NULL DEFAULT '[]',
  -- What is proposed, or what was booked.
  parts jsonb NOT NULL DEFAULT '[]',
  sip_id integer REFERENCES siparisler (id),
  cus_id integer REFERENCES customers (id),
  -- Who decided; empty where the product did so by itself.
  decided_by integer REFERENCES sys_users (id),
  decided_at timestamptz,
  -- Whether the booking taught an account of the customer.
  has_taught boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  entry_reference text,
  batch_total amount,
  bulk_id integer,
  was_undone boolean NOT NULL DEFAULT false
);
CREATE INDEX bank_entries_state ON bank_entries (state, id DESC);
CREATE INDEX bank_entries_import ON bank_entries (import_id);
-- A customer that is taken back is looked for in every table that names one.
CREATE INDEX bank_entries_customer ON bank_entries (cus_id) WHERE cus_id IS NOT NULL;
CREATE INDEX bank_entries_invoice ON bank_entries (sip_id) WHERE sip_id IS NOT NULL;
CREATE INDEX bank_entries_day ON bank_entries (account_id, day);
CREATE INDEX bank_entries_bulk ON bank_entries (bulk_id) WHERE bulk_id IS NOT NULL;

CREATE TABLE bank_entry_receipts (
  entry_id integer NOT NULL REFERENCES bank_entries (id),
  receipt_id integer NOT NULL REFERENCES receipts (id),
  PRIMARY KEY (entry_id, receipt_id)
);

-- What a customer has signed so that the company may draw money. That it has expired follows from the days.
CREATE TABLE mandates (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  cus_id integer NOT NULL REFERENCES customers (id),
  reference text NOT NULL CHECK (reference ~ '^[A-Za-z0-9+?/:().,''-]{1,35}$'),
  iban text NOT NULL,
  bic text CHECK (bic ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
  holder text NOT NULL CHECK (length(holder) BETWEEN 1 AND 70),
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'active', 'revoked')),
  signed_on date,
  file_id integer REFERENCES sys_files (id),
  revoked_on date,
  reason text CHECK (length(reason) <= 200),
  last_used date,
  created_by integer NOT NULL REFERENCES sys_users (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CHECK (state <> 'active' OR signed_on IS NOT NULL),
  CONSTRAINT mandates_iban_check CHECK (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$' OR (iban = '' AND state <> 'active'))
);
CREATE UNIQUE INDEX mandates_reference ON mandates (lower(reference));
CREATE INDEX mandates_customer ON mandates (cus_id);
CREATE UNIQUE INDEX mandates_active ON mandates (cus_id) WHERE state = 'active';

CREATE TABLE debit_runs (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  day date NOT NULL,
  state text NOT NULL DEFAULT 'made',
  batch_id text NOT NULL UNIQUE,
  count integer NOT NULL,
  total amount NOT NULL,
  -- The file for the bank, made once.
  file_id integer NOT NULL REFERENCES sys_files (id),
  created_by integer NOT NULL REFERENCES sys_users (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  CONSTRAINT debit_runs_state_check CHECK (state IN ('made', 'handed_over', 'cancelled', 'refused'))
);

CREATE TABLE debit_items (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  run_id integer NOT NULL REFERENCES debit_runs (id),
  sip_id integer NOT NULL REFERENCES siparisler (id),
  taksit_id integer REFERENCES cus_taksitler (id),
  cus_id integer NOT NULL REFERENCES customers (id),
  mandate_id integer NOT NULL REFERENCES mandates (id),
  amount amount NOT NULL CHECK (amount > 0),
  end_to_end_id text NOT NULL UNIQUE,
  state text NOT NULL DEFAULT 'in_flight',
  credited_on date,
  receipt_id integer REFERENCES receipts (id),
  return_code text,
  returned_on date,
  charge amount NOT NULL DEFAULT 0,
  -- The booking of the charge, so that taking the return back takes it back.
  charge_entry_id integer REFERENCES cari_islem (id),
  -- A debit whose money was not owed any more: the invoice owes it to the customer until it is given back.
  is_double boolean NOT NULL DEFAULT false,
  refusal text CHECK (length(refusal) <= 140),
  refused_by integer REFERENCES sys_users (id),
  CONSTRAINT debit_items_state_check
    CHECK (state IN ('in_flight', 'credited', 'returned', 'cancelled', 'refused'))
);
CREATE INDEX debit_items_run ON debit_items (run_id);
CREATE INDEX debit_items_invoice ON debit_items (sip_id);
CREATE UNIQUE INDEX debit_items_once ON debit_items (sip_id, coalesce(taksit_id, 0)) WHERE state = 'in_flight';
CREATE INDEX debit_items_customer ON debit_items (cus_id);
CREATE INDEX debit_items_credited ON debit_items (sip_id, credited_on) WHERE state = 'credited';
CREATE INDEX debit_items_double ON debit_items (sip_id) WHERE is_double;

-- Orders by direct debit for which somebody was asked to get a mandate.
CREATE TABLE mandate_tasks (
  sip_id integer PRIMARY KEY REFERENCES siparisler (id),
  task_id integer NOT NULL
);

CREATE TABLE transfer_runs (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  day date NOT NULL,
  state text NOT NULL DEFAULT 'made' CHECK (state IN ('made', 'released', 'cancelled')),
  batch_id text NOT NULL UNIQUE,
  count integer NOT NULL,
  total amount NOT NULL,
  file_id integer REFERENCES sys_files (id),
  created_by integer NOT NULL REFERENCES sys_users (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  released_by integer REFERENCES sys_users (id),
  released_at timestamptz,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE transfer_items (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  run_id integer NOT NULL REFERENCES transfer_runs (id),
  sip_id integer REFERENCES siparisler (id),
  cus_id integer REFERENCES customers (id),
  amount amount NOT NULL CHECK (amount > 0),
  name text NOT NULL,
  iban text NOT NULL,
  purpose text NOT NULL,
  end_to_end_id text NOT NULL UNIQUE,
  fis_id integer,
  is_live boolean NOT NULL DEFAULT true,
  CHECK (sip_id IS NULL OR fis_id IS NULL),
  CHECK ((sip_id IS NULL) = (cus_id IS NULL))
);
CREATE INDEX transfer_items_run ON transfer_items (run_id);
CREATE INDEX transfer_items_invoice ON transfer_items (sip_id);
CREATE INDEX transfer_items_customer ON transfer_items (cus_id);
CREATE UNIQUE INDEX transfer_items_slip_once ON transfer_items (fis_id) WHERE is_live;

CREATE TABLE bank_repeats (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  import_id integer NOT NULL REFERENCES bank_imports (id),
  statement_id integer NOT NULL REFERENCES bank_statements (id),
  entry_id integer NOT NULL REFERENCES bank_entries (id),
  amount amount NOT NULL,
  -- The same movement, the total of which the entry is a part, or a part of it.
  told_as text NOT NULL CHECK (told_as IN ('same', 'total', 'part')),
  -- What this file says of the movement, in digests where it is about persons.
  told jsonb NOT NULL
);
CREATE INDEX bank_repeats_entry ON bank_repeats (entry_id);
CREATE INDEX bank_repeats_import ON bank_repeats (import_id);
CREATE INDEX bank_repeats_statement ON bank_repeats (statement_id);

-- Proposals that were booked together, and are taken back together.
CREATE TABLE bank_bulks (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  created_by integer NOT NULL REFERENCES sys_users (id),
  created_at timestamptz NOT NULL DEFAULT now(),
  undone_by integer REFERENCES sys_users (id),
  undone_at timestamptz
);

-- ========== commissions ==========

CREATE TABLE prim_odeme_fis (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  tip integer NOT NULL CHECK (tip IN (0, 1)),
  user_id integer REFERENCES sys_users (id),
  bayi_id integer REFERENCES bayi_cari (id),
  islem_tar date NOT NULL,
  prim_donemi text NOT NULL CHECK (length(prim_donemi) BETWEEN 1 AND 50),
  vergisiz flag NOT NULL DEFAULT '0',
  provizyon numeric(5, 2) NOT NULL CHECK (provizyon BETWEEN 0 AND 100),
  kdv_oran numeric(5, 2) NOT NULL DEFAULT 19 CHECK (kdv_oran >= 0),
  aciklama text CHECK (length(aciklama) <= 1000),
  start_date date,
  end_date date,
  avans_odemelerini_isle flag NOT NULL DEFAULT '0',
  iptal_odemelerini_isle flag NOT NULL DEFAULT '0',
  net_t amount NOT NULL,
  prim_toplam amount NOT NULL,
  iptal_toplam amount NOT NULL DEFAULT 0,
  prim_net amount NOT NULL CHECK (prim_net >= 0),
  kdv amount NOT NULL CHECK (kdv >= 0),
  prim_brut amount NOT NULL,
  avans amount NOT NULL DEFAULT 0 CHECK (avans >= 0),
  avans_kdv amount NOT NULL DEFAULT 0 CHECK (avans_kdv >= 0),
  odenecek amount NOT NULL CHECK (odenecek >= 0),
  -- Both parties as they stood on paper when the slip was made.
  firma_bilgi jsonb,
  alici_bilgi jsonb NOT NULL,
  per_id integer REFERENCES sys_users (id),
  islem_zaman timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  -- What the one who is paid still owes after the slip, from commission of orders that were cancelled.
  borc amount NOT NULL DEFAULT 0 CHECK (borc >= 0),
  -- Customers and slips have the number of their row, written as the range says.
  fis_no text NOT NULL CHECK (length(fis_no) <= 30) DEFAULT '',
  -- The condition under which the orders of a slip counted as earned.
  earned_when text NOT NULL DEFAULT 'paid' CHECK (earned_when IN ('paid', 'safe')),
  -- The day on which the transfer of a slip was handed over.
  transferred_on date,
  UNIQUE (id, tip),
  CHECK ((tip = 0) = (user_id IS NOT NULL) AND (tip = 1) = (bayi_id IS NOT NULL)),
  CHECK (prim_net = prim_toplam - iptal_toplam),
  CHECK (prim_brut = prim_net + kdv),
  CHECK (odenecek = prim_brut - avans),
  CHECK (vergisiz = '0' OR (kdv = 0 AND avans_kdv = 0))
);
CREATE INDEX prim_odeme_fis_day ON prim_odeme_fis (tip, islem_tar, id DESC);
CREATE INDEX prim_odeme_fis_user ON prim_odeme_fis (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX prim_odeme_fis_dealer ON prim_odeme_fis (bayi_id) WHERE bayi_id IS NOT NULL;
CREATE UNIQUE INDEX prim_odeme_fis_no ON prim_odeme_fis (fis_no);
CREATE INDEX prim_odeme_fis_not_transferred ON prim_odeme_fis (islem_tar) WHERE transferred_on IS NULL AND odenecek > 0;

-- The orders of a slip with their amounts as paid. On each side an order is paid once and taken back once (iptal).
CREATE TABLE prim_odeme_fis_siparis (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  fis_id integer NOT NULL,
  tip integer NOT NULL,
  sip_id integer NOT NULL REFERENCES siparisler (id),
  iptal flag NOT NULL DEFAULT '0',
  g_toplam amount NOT NULL,
  net_t amount NOT NULL,
  provizyon numeric(5, 2) NOT NULL,
  prim_net amount NOT NULL,
  FOREIGN KEY (fis_id, tip) REFERENCES prim_odeme_fis (id, tip) ON DELETE CASCADE
);
CREATE INDEX prim_odeme_fis_siparis_slip ON prim_odeme_fis_siparis (fis_id);
CREATE INDEX prim_odeme_fis_siparis_order ON prim_odeme_fis_siparis (sip_id, tip, id);

-- Money given in advance (islem 2). `kalan` is what no slip has settled yet; at zero the advance is done (durum 1).
CREATE TABLE personel_odeme (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  per_id integer NOT NULL REFERENCES sys_users (id),
  cus_id integer REFERENCES customers (id),
  islem integer NOT NULL DEFAULT 2 CHECK (islem = 2),
  odeme_tar date,
  f_no text CHECK (length(f_no) <= 200),
  s_no integer REFERENCES siparisler (id),
  tarihi date NOT NULL,
  tutar amount NOT NULL CHECK (tutar > 0),
  kalan amount NOT NULL CHECK (kalan BETWEEN 0 AND tutar),
  komisyon_tutar amount,
  komisyon_oran numeric(5, 2) CHECK (komisyon_oran BETWEEN 0 AND 100),
  komisyon_brut amount,
  durum integer GENERATED ALWAYS AS (CASE WHEN kalan = 0 THEN 1 ELSE 0 END) STORED,
  belge_no integer REFERENCES prim_odeme_fis (id) ON DELETE SET NULL,
  aciklama text CHECK (length(aciklama) <= 200),
  kayit_user integer REFERENCES sys_users (id),
  version integer NOT NULL DEFAULT 1,
  bayi_id integer REFERENCES bayi_cari (id)
);
CREATE INDEX personel_odeme_open ON personel_odeme (per_id, id) WHERE kalan > 0;
CREATE INDEX personel_odeme_person ON personel_odeme (per_id, tarihi);
CREATE INDEX personel_odeme_slip ON personel_odeme (belge_no) WHERE belge_no IS NOT NULL;
CREATE INDEX personel_odeme_customer ON personel_odeme (cus_id) WHERE cus_id IS NOT NULL;
CREATE INDEX personel_odeme_order ON personel_odeme (s_no) WHERE s_no IS NOT NULL;

-- What a slip settled of an advance.
CREATE TABLE prim_odeme_fis_avans (
  fis_id integer NOT NULL REFERENCES prim_odeme_fis (id) ON DELETE CASCADE,
  odeme_id integer NOT NULL REFERENCES personel_odeme (id),
  tutar amount NOT NULL CHECK (tutar > 0),
  PRIMARY KEY (fis_id, odeme_id)
);
CREATE INDEX prim_odeme_fis_avans_advance ON prim_odeme_fis_avans (odeme_id);

-- What a person or a dealer earns in percent, from which day on. The rate in sys_users and bayi_cari is the latest one.
CREATE TABLE prim_oranlari (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  user_id integer REFERENCES sys_users (id) ON DELETE CASCADE,
  bayi_id integer REFERENCES bayi_cari (id) ON DELETE CASCADE,
  gecerli_tar date NOT NULL,
  yuzde integer NOT NULL CHECK (yuzde >= 0),
  -- Whose rate it is, as the lists of commissions ask for it: tip 0 a person, 1 a dealer.
  tip integer NOT NULL GENERATED ALWAYS AS (CASE WHEN user_id IS NULL THEN 1 ELSE 0 END) STORED,
  alici_id integer NOT NULL GENERATED ALWAYS AS (coalesce(user_id, bayi_id)) STORED,
  version integer NOT NULL DEFAULT 1,
  CHECK ((user_id IS NULL) <> (bayi_id IS NULL)),
  CONSTRAINT prim_oranlari_once UNIQUE NULLS NOT DISTINCT (user_id, bayi_id, gecerli_tar)
);
CREATE INDEX prim_oranlari_earner ON prim_oranlari (tip, alici_id, gecerli_tar) INCLUDE (yuzde);

-- Where commission goes: the account of a person or dealer. A slip is paid by a transfer file beside refunds.
CREATE TABLE payee_accounts (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  user_id integer UNIQUE REFERENCES sys_users (id),
  bayi_id integer UNIQUE REFERENCES bayi_cari (id),
  iban text NOT NULL CHECK (iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  holder text NOT NULL CHECK (length(holder) BETWEEN 1 AND 70),
  version integer NOT NULL DEFAULT 1,
  CHECK ((user_id IS NULL) <> (bayi_id IS NULL))
);

-- Commission statements of closed months, as they were issued: they stay as they are, later changes are lines of the next month.
CREATE TABLE commission_statements (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES sys_users (id),
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  number text NOT NULL UNIQUE,
  lines jsonb NOT NULL,
  total amount NOT NULL,
  file_id integer NOT NULL REFERENCES sys_files (id),
  sha256 text NOT NULL,
  issued_by integer NOT NULL REFERENCES sys_users (id),
  issued_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (user_id, month)
);

-- ========== tasks ==========

CREATE TABLE gorevler (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  -- 1 order and 3 shipment name the order by its number, 2 invoice by f_no, 0 is about nothing.
  belge_tip integer NOT NULL DEFAULT 0 CHECK (belge_tip BETWEEN 0 AND 3),
  belge_no text CHECK (length(belge_no) <= 50),
  send_user integer NOT NULL REFERENCES sys_users (id),
  sender_date timestamptz NOT NULL DEFAULT now(),
  sender_msg text CHECK (length(sender_msg) <= 20000),
  -- Whose words wait for the other side.
  sender_status flag NOT NULL DEFAULT '1',
  reciver_usr integer NOT NULL REFERENCES sys_users (id),
  reciver_msg text CHECK (length(reciver_msg) <= 20000),
  reciver_status flag NOT NULL DEFAULT '0',
  msg_status flag NOT NULL DEFAULT '0',
  "isReceived" boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  CHECK ((belge_tip = 0) = (belge_no IS NULL)),
  CHECK (sender_status <> reciver_status)
);
CREATE INDEX gorevler_sender ON gorevler (send_user, id DESC);
CREATE INDEX gorevler_receiver ON gorevler (reciver_usr, id DESC);
CREATE INDEX gorevler_open ON gorevler (id DESC) WHERE msg_status = '0';

-- ========== chat ==========

CREATE SEQUENCE chat_turns;
CREATE TABLE chat_conversations (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  is_room boolean NOT NULL,
  -- The two people of a one-to-one conversation, so that there is one for each pair.
  low_user integer REFERENCES sys_users (id),
  high_user integer REFERENCES sys_users (id),
  room_name text CHECK (length(room_name) BETWEEN 1 AND 25),
  description text CHECK (length(description) <= 140),
  avi_file_id integer REFERENCES sys_files (id),
  created_by integer NOT NULL REFERENCES sys_users (id),
  date_created timestamptz NOT NULL DEFAULT now(),
  -- The number of the last message. Whoever sends holds the row until the message stands, so numbers have no gaps.
  last_seq integer NOT NULL DEFAULT 0,
  last_at timestamptz NOT NULL DEFAULT now(),
  turn bigint NOT NULL DEFAULT nextval('chat_turns'),
  CHECK (is_room = (low_user IS NULL) AND is_room = (high_user IS NULL) AND is_room = (room_name IS NOT NULL)),
  CHECK (low_user < high_user)
);
CREATE UNIQUE INDEX chat_conversations_pair ON chat_conversations (low_user, high_user);

CREATE TABLE chat_members (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  conversation_id integer NOT NULL REFERENCES chat_conversations (id) ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES sys_users (id),
  is_admin boolean NOT NULL DEFAULT false,
  is_creator boolean NOT NULL DEFAULT false,
  muted boolean NOT NULL DEFAULT false,
  has_blocked boolean NOT NULL DEFAULT false,
  -- Whether the conversation stands in the person's list; a new message brings it back.
  is_listed boolean NOT NULL DEFAULT false,
  -- Ticks are watermarks: everything up to here was received, was read.
  received_seq integer NOT NULL DEFAULT 0,
  read_seq integer NOT NULL DEFAULT 0,
  -- Nothing up to here is shown: it was cleared, or written before the person joined.
  cleared_seq integer NOT NULL DEFAULT 0,
  is_on_screen boolean NOT NULL DEFAULT false,
  typing_until timestamptz,
  UNIQUE (conversation_id, user_id),
  CHECK (read_seq <= received_seq)
);
CREATE INDEX chat_members_user ON chat_members (user_id, conversation_id);

CREATE TABLE chat_messages (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  conversation_id integer NOT NULL REFERENCES chat_conversations (id) ON DELETE CASCADE,
  seq integer NOT NULL CHECK (seq > 0),
  sender_id integer NOT NULL REFERENCES sys_users (id),
  -- Given by the sender's window, so that a repeated send is the same message.
  client_id uuid NOT NULL,
  message text NOT NULL DEFAULT '' CHECK (length(message) <= 4000),
  kind text NOT NULL DEFAULT 'text' CHECK (kind IN ('text', 'image', 'application', 'audio', 'video', 'voice-note')),
  file_id integer REFERENCES sys_files (id),
  -- Length of a voice note.
  seconds integer CHECK (seconds BETWEEN 0 AND 86400),
  sent_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (conversation_id, seq),
  UNIQUE (sender_id, client_id),
  CHECK ((kind = 'text') = (file_id IS NULL)),
  CHECK (kind <> 'text' OR message <> '')
);
CREATE INDEX chat_messages_file ON chat_messages (conversation_id, kind, seq DESC) WHERE file_id IS NOT NULL;
CREATE INDEX chat_messages_pace ON chat_messages (sender_id, sent_at);

CREATE TABLE chat_stars (
  user_id integer NOT NULL REFERENCES sys_users (id),
  message_id integer NOT NULL REFERENCES chat_messages (id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, message_id)
);
CREATE INDEX chat_stars_message ON chat_stars (message_id);

-- What a person shows of themselves, and when they were last seen. A row exists from the first visit on.
CREATE TABLE chat_profiles (
  user_id integer PRIMARY KEY REFERENCES sys_users (id),
  about text CHECK (length(about) <= 140),
  avi_file_id integer REFERENCES sys_files (id),
  last_seen timestamptz,
  welcomed_at timestamptz
);

-- ========== calls ==========

-- A call is a record from its beginning; one that has no end yet is asked about.
CREATE TABLE calls (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cus_id integer NOT NULL REFERENCES customers (id),
  user_id integer NOT NULL REFERENCES sys_users (id),
  number text CHECK (number ~ '^\+[0-9]{5,15}$'),
  may_call text NOT NULL,
  started_at timestamptz NOT NULL,
  ended_at timestamptz,
  outcome integer REFERENCES sys_gorusme_asama (def_type),
  talk_id integer REFERENCES musteri_gorusme (id) ON DELETE SET NULL,
  version integer NOT NULL DEFAULT 1,
  CHECK ((ended_at IS NULL) = (outcome IS NULL)),
  CHECK (ended_at >= started_at)
);
CREATE UNIQUE INDEX calls_open ON calls (user_id) WHERE ended_at IS NULL;
CREATE INDEX calls_customer ON calls (cus_id, started_at);
CREATE INDEX calls_user ON calls (user_id, started_at);
CREATE INDEX calls_talk ON calls (talk_id);
CREATE INDEX calls_wrong ON calls (outcome, number) WHERE number IS NOT NULL;

-- A customer asked not to be called any more: when, in which words, to whom. It stays as proof after it was withdrawn.
CREATE TABLE call_requests (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cus_id integer NOT NULL REFERENCES customers (id),
  user_id integer NOT NULL REFERENCES sys_users (id),
  call_id integer REFERENCES calls (id),
  requested_at timestamptz NOT NULL,
  wording text NOT NULL CHECK (wording <> ''),
  withdrawn_at timestamptz,
  withdrawn_by integer REFERENCES sys_users (id),
  withdrawn_reason text,
  version integer NOT NULL DEFAULT 1,
  CHECK ((withdrawn_at IS NULL) = (withdrawn_reason IS NULL))
);
CREATE UNIQUE INDEX call_requests_open ON call_requests (cus_id) WHERE withdrawn_at IS NULL;
CREATE INDEX call_requests_customer ON call_requests (cus_id);
CREATE INDEX call_requests_call ON call_requests (call_id);

-- What somebody has typed about a call that has not ended; it outlives the browser.
CREATE TABLE call_drafts (
  user_id integer NOT NULL REFERENCES sys_users (id),
  cus_id integer NOT NULL REFERENCES customers (id),
  note text NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, cus_id)
);

-- How a person dials; {number} stands for the number.
CREATE TABLE call_preferences (
  user_id integer PRIMARY KEY REFERENCES sys_users (id),
  dial_template text
);

-- Every time somebody wanted to dial: who, which number, and what the rule said. Refused calls are here and nowhere else.
CREATE TABLE call_decisions (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cus_id integer NOT NULL REFERENCES customers (id),
  user_id integer NOT NULL REFERENCES sys_users (id),
  number text NOT NULL CHECK (number ~ '^\+[0-9]{5,15}$'),
  code text NOT NULL,
  is_allowed boolean NOT NULL,
  decided_at timestamptz NOT NULL
);
CREATE INDEX call_decisions_customer ON call_decisions (cus_id, decided_at);
CREATE INDEX call_decisions_number ON call_decisions (number);
CREATE INDEX call_decisions_user ON call_decisions (user_id);

-- Call-backs that a person was reminded of, so that each is told once, in however many windows.
CREATE TABLE call_reminders (
  user_id integer NOT NULL REFERENCES sys_users (id),
  cus_id integer NOT NULL REFERENCES customers (id) ON DELETE CASCADE,
  due timestamptz NOT NULL,
  told_on date NOT NULL,
  is_overdue boolean NOT NULL,
  PRIMARY KEY (user_id, cus_id, due, is_overdue, told_on)
);
CREATE INDEX call_reminders_customer ON call_reminders (cus_id);

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
  settled_at timestamptz,
  settled_by integer REFERENCES sys_users (id),
  -- When the person at whom a call rings has opened it: their other windows stop showing it.
  opened_at timestamptz,
  UNIQUE (system_id, call_id),
  CHECK ((settled_at IS NULL) = (settled_by IS NULL))
);
CREATE INDEX incoming_calls_user ON incoming_calls (user_id, started_at);
CREATE INDEX incoming_calls_customer ON incoming_calls (cus_id) WHERE cus_id IS NOT NULL;
CREATE INDEX incoming_calls_number ON incoming_calls (number) WHERE number IS NOT NULL;
CREATE INDEX incoming_calls_open ON incoming_calls (number)
  WHERE cus_id IS NULL AND answered_at IS NULL AND settled_at IS NULL AND number IS NOT NULL;

-- ========== merging ==========

CREATE TABLE customer_merges (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  from_id integer NOT NULL REFERENCES customers (id),
  to_id integer NOT NULL REFERENCES customers (id),
  user_id integer NOT NULL REFERENCES sys_users (id),
  at timestamptz NOT NULL DEFAULT now(),
  reason text,
  taken jsonb NOT NULL,
  moved jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1
);
CREATE INDEX customer_merges_from ON customer_merges (from_id);
CREATE INDEX customer_merges_to ON customer_merges (to_id);

-- ========== rights ==========

-- What a person asked for: everything that is stored about them, or its erasure. The rows say what was done, never what it said.
CREATE TABLE privacy_requests (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('access', 'erasure')),
  cus_id integer NOT NULL REFERENCES customers (id),
  user_id integer NOT NULL REFERENCES sys_users (id),
  at timestamptz NOT NULL DEFAULT now(),
  reason text CHECK (length(reason) <= 500),
  row_count integer NOT NULL CHECK (row_count >= 0),
  kept_count integer NOT NULL DEFAULT 0 CHECK (kept_count >= 0),
  next_on date,
  version integer NOT NULL DEFAULT 1,
  CHECK ((kind = 'erasure') = (reason IS NOT NULL))
);
CREATE INDEX privacy_requests_customer ON privacy_requests (cus_id, id DESC);

-- ========== reports ==========

-- Questions to the sales under a name, which can be mailed again and again.
CREATE TABLE saved_reports (
  id integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  owner_id integer NOT NULL REFERENCES sys_users (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> '' AND length(name) <= 80),
  is_shared flag NOT NULL DEFAULT '0',
  by_what text NOT NULL,
  -- Days that move along with the calendar, or two fixed ones.
  days text NOT NULL,
  start_date date,
  end_date date,
  compare text NOT NULL DEFAULT 'none' CHECK (compare IN ('none', 'year', 'period', 'free')),
  compare_start date,
  compare_end date,
  schedule text NOT NULL DEFAULT 'none' CHECK (schedule IN ('none', 'daily', 'weekly', 'monthly')),
  send_hour integer NOT NULL DEFAULT 7 CHECK (send_hour BETWEEN 0 AND 23),
  -- Monday is 1; the day of the month ends where every month has one.
  send_day integer NOT NULL DEFAULT 1 CHECK (send_day BETWEEN 1 AND 28),
  format text NOT NULL DEFAULT 'pdf' CHECK (format IN ('pdf', 'xlsx')),
  is_paused flag NOT NULL DEFAULT '0',
  -- The moment at which it is mailed next; nothing where it is not mailed.
  next_at timestamptz,
  last_sent_at timestamptz,
  problem text,
  version integer NOT NULL DEFAULT 1,
  report text NOT NULL DEFAULT 'analysis' CHECK (report IN ('analysis', 'order_states', 'staff_sales',
    'closed_orders', 'turnover', 'calls', 'wine_sales', 'stock_value', 'customer_info')),
  -- What a turnover report leaves out; nothing where it tells of all invoices.
  odeme_durumu flag,
  vergi_durumu flag,
  -- Failed attempts at the mail that is due.
  attempts integer NOT NULL DEFAULT 0,
  -- What belongs into the words of the problem.
  problem_words jsonb NOT NULL DEFAULT '{}',
  CHECK ((days = 'fixed') = (start_date IS NOT NULL) AND (start_date IS NULL) = (end_date IS NULL)),
  CHECK ((compare = 'free') = (compare_start IS NOT NULL) AND (compare_start IS NULL) = (compare_end IS NULL)),
  CONSTRAINT saved_reports_by_what_check
    CHECK (by_what IN ('person', 'dealer', 'country', 'customer', 'wine', 'category')),
  CONSTRAINT saved_reports_days_check CHECK (days IN
    ('today', 'yesterday', 'last_week', 'last_month', 'this_month', 'this_year', 'fixed'))
);
CREATE UNIQUE INDEX saved_reports_name ON saved_reports (owner_id, lower(name));
CREATE INDEX saved_reports_due ON saved_reports (next_at) WHERE next_at IS NOT NULL;

-- Figures of days, kept while orders, lines, open invoices and calls are written, so that no report reads the whole past.
--
-- A fact is one thing that a figure counts: an order taken, an invoice, a payment, a bottle. Functions say which facts a row
-- stands for; triggers write what a change adds and takes away to figure_deltas, which nobody waits for, and fold_figures()
-- adds that up into figure_sums by day and by month. What is true is always the sum of both tables.
--
-- fact      day                   by                   item                         adet, brut, net, extra
-- ordered   order day             person, dealer       0 open 1 invoiced 2 paid     orders; word is why it was cancelled
--                                                      3 cancelled
-- turnover  day of invoice or     person, dealer       0 invoice 1 cancellation     documents, credit notes negative
--           of cancellation
-- country   the same              dealer               the same                     the same; word is the country
-- paid      day of payment        person, dealer                                    invoices; extra days since the invoice
-- open      day of invoice        person, dealer                                    open invoices with their totals
-- owed      day it is due         person, dealer                                    open invoices with what is left of them
-- goods     day of invoice        person, dealer                                    worth of lines; extra bottles
-- wine      day of invoice        dealer               the wine                     the same
-- bottles   order day             person, dealer                                    extra bottles of orders that are kept
-- call      day of the call       dealer               weekday * 100 + hour         calls; extra those that reached somebody
CREATE TABLE figure_sums (
  fact text NOT NULL,
  grain text NOT NULL,
  -- The first day of a month.
  day date NOT NULL,
  per_id integer NOT NULL,
  bayi_id integer NOT NULL,
  item integer NOT NULL,
  word text NOT NULL,
  adet bigint NOT NULL,
  brut numeric(16, 2) NOT NULL,
  net numeric(16, 2) NOT NULL,
  extra bigint NOT NULL,
  PRIMARY KEY (fact, grain, day, per_id, bayi_id, item, word),
  CONSTRAINT figure_sums_grain_check CHECK (grain IN ('day', 'third', 'month', 'year'))
);

CREATE TABLE figure_deltas (
  fact text NOT NULL,
  day date NOT NULL,
  per_id integer NOT NULL,
  bayi_id integer NOT NULL,
  item integer NOT NULL,
  word text NOT NULL,
  adet bigint NOT NULL,
  brut numeric(16, 2) NOT NULL,
  net numeric(16, 2) NOT NULL,
  extra bigint NOT NULL
);
ALTER TABLE figure_deltas SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

-- The quarters in which customers bought: from whom (0 is anybody), the first, and a bit for each after it.
CREATE TABLE customer_quarters (
  cus_id integer NOT NULL,
  bayi_id integer NOT NULL,
  ilk date NOT NULL,
  later bigint NOT NULL,
  PRIMARY KEY (cus_id, bayi_id)
);
CREATE INDEX customer_quarters_first ON customer_quarters (bayi_id, ilk) INCLUDE (later, cus_id);

-- Customers whose quarters are counted anew with the next folding; until then they are read from their orders.
CREATE TABLE changed_buyers (
  cus_id integer NOT NULL
);
ALTER TABLE changed_buyers SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

-- The turnover of customers, so that the largest of any days are found without reading the documents: the days on which a
-- customer of a dealer had any, and what they came to until then, in cents. What lies between two days is a difference.
CREATE TABLE customer_turnover (
  cus_id integer NOT NULL,
  bayi_id integer NOT NULL,
  days date[] NOT NULL,
  adet integer[] NOT NULL,
  brut bigint[] NOT NULL,
  net bigint[] NOT NULL,
  iptal bigint[] NOT NULL,
  PRIMARY KEY (cus_id, bayi_id)
);

-- Keys between tables that know each other.
ALTER TABLE mail_outbox ADD FOREIGN KEY (secret_user) REFERENCES sys_users (id);
ALTER TABLE mail_outbox ADD FOREIGN KEY (reminds) REFERENCES siparisler (id) ON DELETE SET NULL;
ALTER TABLE sys_sessions ADD FOREIGN KEY (user_id) REFERENCES sys_users (id);
ALTER TABLE sys_remember_tokens ADD FOREIGN KEY (user_id) REFERENCES sys_users (id);
ALTER TABLE push_subscriptions ADD FOREIGN KEY (user_id) REFERENCES sys_users (id);
ALTER TABLE backups ADD FOREIGN KEY (user_id) REFERENCES sys_users (id);
ALTER TABLE unreachable_addresses ADD FOREIGN KEY (released_by) REFERENCES sys_users (id);
ALTER TABLE stok_hareket_tip ADD FOREIGN KEY (direction) REFERENCES stok_islem_tip (tip);
ALTER TABLE raking_figure ADD FOREIGN KEY (kayit_user) REFERENCES sys_users (id) ON DELETE SET NULL;
ALTER TABLE raking_gorulen ADD FOREIGN KEY (user_id) REFERENCES sys_users (id) ON DELETE CASCADE;
ALTER TABLE stok_islem ADD FOREIGN KEY (data_in_id) REFERENCES data_in_runs (id);
ALTER TABLE consent_entries ADD FOREIGN KEY (data_in_id) REFERENCES data_in_runs (id);
ALTER TABLE siparisler ADD CONSTRAINT siparisler_staff_slip FOREIGN KEY (per_belge_no) REFERENCES prim_odeme_fis (id);
ALTER TABLE siparisler ADD CONSTRAINT siparisler_dealer_slip FOREIGN KEY (bayi_belge_no) REFERENCES prim_odeme_fis (id);
ALTER TABLE siparisler ADD CONSTRAINT siparisler_staff_claw_back FOREIGN KEY (usr_c_belge) REFERENCES prim_odeme_fis (id);
ALTER TABLE siparisler ADD CONSTRAINT siparisler_dealer_claw_back FOREIGN KEY (by_c_belge) REFERENCES prim_odeme_fis (id);
ALTER TABLE cari_islem ADD FOREIGN KEY (receipt_id) REFERENCES receipts (id);
ALTER TABLE bank_entries ADD FOREIGN KEY (bulk_id) REFERENCES bank_bulks (id);
ALTER TABLE transfer_items ADD FOREIGN KEY (fis_id) REFERENCES prim_odeme_fis (id) ON DELETE SET NULL;

-- First rows.
INSERT INTO company_settings (id, chosen) VALUES (1, '{}');
INSERT INTO number_ranges (kind, prefix, width) VALUES
  ('invoice', '', 1), ('credit_note', 'G', 1), ('cancellation', 'ST', 6), ('customer', '', 1), ('slip', 'P', 5);
INSERT INTO fatura_sayac (name, last) VALUES ('invoice', 100000), ('credit_note', 100000), ('cancellation', 0);
INSERT INTO sys_ref_versions (name) VALUES ('sys_users');
-- The table is complete from here on. After a crash of the server it is empty, and the first node begins it anew.
INSERT INTO announcements (id, at, body) OVERRIDING SYSTEM VALUE VALUES (0, '2000-01-01', '{}');
