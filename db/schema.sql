-- Generated from the migrations by "npm run generate". Do not edit.

-- Domains

CREATE DOMAIN amount AS numeric(12,2);

CREATE DOMAIN clock_time AS text CHECK ((VALUE ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text));

CREATE DOMAIN flag AS text CHECK ((VALUE = ANY (ARRAY['0'::text, '1'::text])));

-- Tables

CREATE TABLE allocations (
  id integer NOT NULL GENERATED AS IDENTITY,
  entry_id integer NOT NULL,
  sip_id integer NOT NULL,
  taksit_id integer,
  tutar amount NOT NULL
);

CREATE TABLE announcements (
  id bigint NOT NULL GENERATED AS IDENTITY,
  at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  body jsonb NOT NULL
);

CREATE TABLE audit_sets (
  id integer NOT NULL,
  last_id bigint NOT NULL,
  row_count integer NOT NULL,
  digest bytea NOT NULL,
  previous bytea NOT NULL,
  hash bytea NOT NULL,
  sealed_at timestamp with time zone NOT NULL DEFAULT clock_timestamp()
);

CREATE TABLE backups (
  id integer NOT NULL GENERATED AS IDENTITY,
  kind text NOT NULL,
  user_id integer,
  node text NOT NULL,
  file text NOT NULL,
  started_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  size bigint,
  row_count bigint,
  sha256 text,
  error text,
  offsite_at timestamp with time zone,
  offsite_error text,
  drilled_at timestamp with time zone,
  drill_error text,
  removed_at timestamp with time zone,
  audit_head text,
  consent_head text
);

CREATE TABLE bank_accounts (
  id integer NOT NULL GENERATED AS IDENTITY,
  iban text NOT NULL,
  name text NOT NULL DEFAULT ''::text,
  csv jsonb,
  version integer NOT NULL DEFAULT 1,
  retired_on date
);

CREATE TABLE bank_bulks (
  id integer NOT NULL GENERATED AS IDENTITY,
  created_by integer NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  undone_by integer,
  undone_at timestamp with time zone
);

CREATE TABLE bank_entries (
  id integer NOT NULL GENERATED AS IDENTITY,
  import_id integer NOT NULL,
  statement_id integer NOT NULL,
  account_id integer NOT NULL,
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
  state text NOT NULL,
  tier text,
  evidence jsonb NOT NULL DEFAULT '[]'::jsonb,
  parts jsonb NOT NULL DEFAULT '[]'::jsonb,
  sip_id integer,
  cus_id integer,
  decided_by integer,
  decided_at timestamp with time zone,
  has_taught boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  entry_reference text,
  batch_total amount,
  bulk_id integer,
  was_undone boolean NOT NULL DEFAULT false
);

CREATE TABLE bank_entry_receipts (
  entry_id integer NOT NULL,
  receipt_id integer NOT NULL
);

CREATE TABLE bank_imports (
  id integer NOT NULL GENERATED AS IDENTITY,
  file_name text NOT NULL,
  sha256 text NOT NULL,
  created_by integer NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  entries integer NOT NULL DEFAULT 0,
  booked integer NOT NULL DEFAULT 0,
  asks integer NOT NULL DEFAULT 0,
  ignored integer NOT NULL DEFAULT 0,
  known integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE bank_repeats (
  id integer NOT NULL GENERATED AS IDENTITY,
  import_id integer NOT NULL,
  statement_id integer NOT NULL,
  entry_id integer NOT NULL,
  amount amount NOT NULL,
  told_as text NOT NULL,
  told jsonb NOT NULL
);

CREATE TABLE bank_statements (
  id integer NOT NULL GENERATED AS IDENTITY,
  import_id integer NOT NULL,
  account_id integer NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  sequence integer,
  day date NOT NULL,
  opening amount,
  closing amount,
  total amount NOT NULL,
  missing integer[] NOT NULL DEFAULT '{}'::integer[]
);

CREATE TABLE bayi_cari (
  id integer NOT NULL GENERATED AS IDENTITY,
  firma text NOT NULL,
  firma_cari text,
  adres text,
  ustid text,
  yuzde integer NOT NULL DEFAULT 0,
  upper_firm integer,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE belge_arsiv (
  id integer NOT NULL GENERATED AS IDENTITY,
  sip_id integer NOT NULL,
  tur text NOT NULL,
  model jsonb NOT NULL,
  e_fatura jsonb,
  user_id integer NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  verildi_at timestamp with time zone,
  file_id integer,
  sha256 text,
  xml_file_id integer,
  xml_sha256 text,
  geri_alindi_at timestamp with time zone
);

CREATE TABLE belge_isleri (
  id integer NOT NULL GENERATED AS IDENTITY,
  user_id integer NOT NULL,
  tur text NOT NULL,
  status text NOT NULL DEFAULT 'running'::text,
  toplam integer NOT NULL,
  biten integer NOT NULL DEFAULT 0,
  hatalar jsonb NOT NULL DEFAULT '[]'::jsonb,
  file_id integer,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  alive_at timestamp with time zone NOT NULL DEFAULT now(),
  gonderilen integer NOT NULL DEFAULT 0
);

CREATE TABLE bottle_holds (
  id integer NOT NULL GENERATED AS IDENTITY,
  draft_id uuid NOT NULL,
  stk_id integer NOT NULL,
  qty integer NOT NULL,
  price amount
);

CREATE TABLE call_decisions (
  id integer NOT NULL GENERATED AS IDENTITY,
  cus_id integer NOT NULL,
  user_id integer NOT NULL,
  number text NOT NULL,
  code text NOT NULL,
  is_allowed boolean NOT NULL,
  decided_at timestamp with time zone NOT NULL
);

CREATE TABLE call_drafts (
  user_id integer NOT NULL,
  cus_id integer NOT NULL,
  note text NOT NULL,
  saved_at timestamp with time zone NOT NULL
);

CREATE TABLE call_preferences (
  user_id integer NOT NULL,
  dial_template text
);

CREATE TABLE call_reminders (
  user_id integer NOT NULL,
  cus_id integer NOT NULL,
  due timestamp with time zone NOT NULL,
  told_on date NOT NULL,
  is_overdue boolean NOT NULL
);

CREATE TABLE call_requests (
  id integer NOT NULL GENERATED AS IDENTITY,
  cus_id integer NOT NULL,
  user_id integer NOT NULL,
  call_id integer,
  requested_at timestamp with time zone NOT NULL,
  wording text NOT NULL,
  withdrawn_at timestamp with time zone,
  withdrawn_by integer,
  withdrawn_reason text,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE calls (
  id integer NOT NULL GENERATED AS IDENTITY,
  cus_id integer NOT NULL,
  user_id integer NOT NULL,
  number text,
  may_call text NOT NULL,
  started_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  outcome integer,
  talk_id integer,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE cari_islem (
  id integer NOT NULL GENERATED AS IDENTITY,
  cus_id integer NOT NULL,
  islem_type integer NOT NULL,
  in_out integer NOT NULL DEFAULT 2,
  islem_zamani date NOT NULL,
  s_no integer NOT NULL,
  sip_id integer GENERATED ALWAYS AS (s_no) STORED,
  taksit_id integer,
  alacak amount NOT NULL DEFAULT 0,
  borc amount NOT NULL DEFAULT 0,
  iptal_t timestamp with time zone,
  descp text,
  per_id integer,
  version integer NOT NULL DEFAULT 1,
  kaynak_id integer,
  receipt_id integer,
  data_in_id integer
);

CREATE TABLE changed_buyers (
  cus_id integer NOT NULL
);

CREATE TABLE chat_conversations (
  id integer NOT NULL GENERATED AS IDENTITY,
  is_room boolean NOT NULL,
  low_user integer,
  high_user integer,
  room_name text,
  description text,
  avi_file_id integer,
  created_by integer NOT NULL,
  date_created timestamp with time zone NOT NULL DEFAULT now(),
  last_seq integer NOT NULL DEFAULT 0,
  last_at timestamp with time zone NOT NULL DEFAULT now(),
  turn bigint NOT NULL DEFAULT nextval('chat_turns'::regclass)
);

CREATE TABLE chat_members (
  id integer NOT NULL GENERATED AS IDENTITY,
  conversation_id integer NOT NULL,
  user_id integer NOT NULL,
  is_admin boolean NOT NULL DEFAULT false,
  is_creator boolean NOT NULL DEFAULT false,
  muted boolean NOT NULL DEFAULT false,
  has_blocked boolean NOT NULL DEFAULT false,
  is_listed boolean NOT NULL DEFAULT false,
  received_seq integer NOT NULL DEFAULT 0,
  read_seq integer NOT NULL DEFAULT 0,
  cleared_seq integer NOT NULL DEFAULT 0,
  is_on_screen boolean NOT NULL DEFAULT false,
  typing_until timestamp with time zone
);

CREATE TABLE chat_messages (
  id integer NOT NULL GENERATED AS IDENTITY,
  conversation_id integer NOT NULL,
  seq integer NOT NULL,
  sender_id integer NOT NULL,
  client_id uuid NOT NULL,
  message text NOT NULL DEFAULT ''::text,
  kind text NOT NULL DEFAULT 'text'::text,
  file_id integer,
  seconds integer,
  sent_at timestamp with time zone NOT NULL DEFAULT now()
);

CREATE TABLE chat_profiles (
  user_id integer NOT NULL,
  about text,
  avi_file_id integer,
  last_seen timestamp with time zone,
  welcomed_at timestamp with time zone
);

CREATE TABLE chat_stars (
  user_id integer NOT NULL,
  message_id integer NOT NULL
);

CREATE TABLE commission_statements (
  id integer NOT NULL GENERATED AS IDENTITY,
  user_id integer NOT NULL,
  month date NOT NULL,
  number text NOT NULL,
  lines jsonb NOT NULL,
  total amount NOT NULL,
  file_id integer NOT NULL,
  sha256 text NOT NULL,
  issued_by integer NOT NULL,
  issued_at timestamp with time zone NOT NULL DEFAULT now()
);

CREATE TABLE company_settings (
  id integer NOT NULL,
  chosen jsonb NOT NULL DEFAULT '{}'::jsonb,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE consent_entries (
  id integer NOT NULL,
  payload text,
  salt text,
  commitment text NOT NULL,
  previous text NOT NULL,
  hash text NOT NULL,
  kind text GENERATED ALWAYS AS (((payload)::jsonb ->> 'kind'::text)) STORED,
  cus_id integer GENERATED ALWAYS AS ((((payload)::jsonb ->> 'cus_id'::text))::integer) STORED,
  channel text GENERATED ALWAYS AS (((payload)::jsonb ->> 'channel'::text)) STORED,
  value text GENERATED ALWAYS AS (((payload)::jsonb ->> 'value'::text)) STORED,
  grant_id integer GENERATED ALWAYS AS ((((payload)::jsonb ->> 'grant_id'::text))::integer) STORED,
  file_id integer GENERATED ALWAYS AS ((((payload)::jsonb ->> 'file_id'::text))::integer) STORED,
  data_in_id integer GENERATED ALWAYS AS ((((payload)::jsonb ->> 'data_in_id'::text))::integer) STORED
);

CREATE TABLE cus_adress (
  id integer NOT NULL GENERATED AS IDENTITY,
  cus_id integer NOT NULL,
  adres text NOT NULL,
  pk text,
  bolge text,
  sehir text NOT NULL,
  ulke text NOT NULL,
  c_type integer NOT NULL,
  a_def flag NOT NULL DEFAULT '0'::text,
  note text,
  sil flag NOT NULL DEFAULT '0'::text,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE cus_dnd (
  id integer NOT NULL,
  descp text NOT NULL,
  descp_tr text NOT NULL,
  descp_en text NOT NULL
);

CREATE TABLE cus_files (
  id integer NOT NULL GENERATED AS IDENTITY,
  cus_id integer NOT NULL,
  baslik text,
  date date NOT NULL DEFAULT business_today(),
  file_id integer NOT NULL,
  file_url text,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE cus_taksitler (
  id integer NOT NULL GENERATED AS IDENTITY,
  sip_id integer NOT NULL,
  cus_id integer NOT NULL,
  tak_tar date NOT NULL,
  tak_tutar amount NOT NULL,
  odeme flag NOT NULL DEFAULT '0'::text,
  version integer NOT NULL DEFAULT 1,
  odenen amount NOT NULL DEFAULT 0
);

CREATE TABLE customer_draws (
  id integer NOT NULL GENERATED AS IDENTITY,
  user_id integer NOT NULL,
  cus_id integer NOT NULL,
  at timestamp with time zone NOT NULL,
  bayi_id integer
);

CREATE TABLE customer_ibans (
  id integer NOT NULL GENERATED AS IDENTITY,
  cus_id integer NOT NULL,
  iban text NOT NULL,
  learned_by integer NOT NULL,
  learned_at timestamp with time zone NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE customer_locks (
  cus_id integer NOT NULL,
  user_id integer NOT NULL,
  until timestamp with time zone NOT NULL
);

CREATE TABLE customer_marks (
  mark text NOT NULL,
  value text NOT NULL,
  cus_id integer NOT NULL,
  is_shared boolean NOT NULL DEFAULT false
);

CREATE TABLE customer_merges (
  id integer NOT NULL GENERATED AS IDENTITY,
  from_id integer NOT NULL,
  to_id integer NOT NULL,
  user_id integer NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now(),
  reason text,
  taken jsonb NOT NULL,
  moved jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE customer_presence (
  cus_id integer NOT NULL,
  user_id integer NOT NULL,
  since timestamp with time zone NOT NULL,
  until timestamp with time zone NOT NULL,
  talking_since timestamp with time zone
);

CREATE TABLE customer_quarters (
  cus_id integer NOT NULL,
  bayi_id integer NOT NULL,
  ilk date NOT NULL,
  later bigint NOT NULL
);

CREATE TABLE customer_transfer_rows (
  id integer NOT NULL GENERATED AS IDENTITY,
  transfer_id integer NOT NULL,
  cus_id integer NOT NULL,
  from_user integer NOT NULL,
  from_rand_user integer NOT NULL
);

CREATE TABLE customer_transfers (
  id integer NOT NULL GENERATED AS IDENTITY,
  made_at timestamp with time zone NOT NULL,
  made_by integer NOT NULL,
  receiver_id integer NOT NULL,
  appointments text NOT NULL,
  count integer NOT NULL,
  undone_at timestamp with time zone,
  undone_by integer,
  undone_count integer
);

CREATE TABLE customer_turnover (
  cus_id integer NOT NULL,
  bayi_id integer NOT NULL,
  days date[] NOT NULL,
  adet integer[] NOT NULL,
  brut bigint[] NOT NULL,
  net bigint[] NOT NULL,
  iptal bigint[] NOT NULL
);

CREATE TABLE customers (
  id integer NOT NULL GENERATED AS IDENTITY,
  cus_code text,
  cus_is_firm flag NOT NULL DEFAULT '0'::text,
  cus_firm text,
  cus_m_f integer,
  cus_name text,
  cus_surname text,
  cus_birtday date,
  cus_atu_no text,
  cus_city text,
  cus_country_code text NOT NULL,
  cus_tel1 text,
  cus_tel2 text,
  cus_gsm text,
  cus_fax text,
  cus_private text,
  cus_email text,
  mail_verifyed flag NOT NULL DEFAULT '0'::text,
  cus_bank_shift flag NOT NULL DEFAULT '0'::text,
  cus_bank text,
  cus_bank_hesap text,
  cus_bank_sube text,
  cus_bank_bic text,
  cus_bank_iban text,
  cus_bank_e_date date,
  cus_is_aktive flag NOT NULL DEFAULT '0'::text,
  cus_user integer NOT NULL DEFAULT 1,
  cus_category text,
  cus_class integer,
  cus_end_contact timestamp with time zone,
  cus_note bytea,
  cus_dnd integer NOT NULL DEFAULT 1,
  cus_pool flag NOT NULL DEFAULT '0'::text,
  cus_del flag NOT NULL DEFAULT '0'::text,
  cus_on flag NOT NULL DEFAULT '1'::text,
  call_time integer,
  note2 text,
  note_3 text,
  s_k flag NOT NULL DEFAULT '0'::text,
  s_b flag NOT NULL DEFAULT '0'::text,
  s_r flag NOT NULL DEFAULT '0'::text,
  s_s flag NOT NULL DEFAULT '0'::text,
  s_t flag NOT NULL DEFAULT '0'::text,
  s_h flag NOT NULL DEFAULT '0'::text,
  s_l flag NOT NULL DEFAULT '0'::text,
  rand_tar date,
  rand_saat clock_time,
  rand_note text,
  rand_user integer NOT NULL DEFAULT 0,
  cus_f_on flag NOT NULL DEFAULT '0'::text,
  cus_random timestamp with time zone,
  cus_random_user integer,
  dnd_usr integer,
  dnd_date timestamp with time zone,
  balance amount NOT NULL DEFAULT 0,
  sil flag NOT NULL DEFAULT '0'::text,
  version integer NOT NULL DEFAULT 1,
  search_text text GENERATED ALWAYS AS (search_fold((((((((((((((((((((id)::text || ' '::text) || COALESCE(cus_code, ''::text)) || ' '::text) || COALESCE(cus_name, ''::text)) || ' '::text) || COALESCE(cus_surname, ''::text)) || ' '::text) || COALESCE(cus_firm, ''::text)) || ' '::text) || COALESCE(cus_city, ''::text)) || ' '::text) || COALESCE(cus_email, ''::text)) || ' '::text) || COALESCE(cus_tel1, ''::text)) || ' '::text) || COALESCE(cus_tel2, ''::text)) || ' '::text) || COALESCE(cus_gsm, ''::text)))) STORED,
  cus_leitweg text,
  reorder_due date,
  merged_into integer,
  erased_at timestamp with time zone,
  promised_day date,
  promised_invoices integer[] NOT NULL DEFAULT '{}'::integer[]
);

CREATE TABLE data_in_findings (
  id integer NOT NULL GENERATED AS IDENTITY,
  run_id integer NOT NULL,
  kind text NOT NULL,
  sheet text NOT NULL,
  row_no integer NOT NULL,
  field text,
  code text NOT NULL,
  params jsonb NOT NULL DEFAULT '{}'::jsonb,
  found text
);

CREATE TABLE data_in_rows (
  run_id integer NOT NULL,
  sheet text NOT NULL,
  row_no integer NOT NULL,
  key text,
  data jsonb NOT NULL,
  record_id integer
);

CREATE TABLE data_in_runs (
  id integer NOT NULL GENERATED AS IDENTITY,
  file_name text NOT NULL,
  sha256 text NOT NULL,
  state text NOT NULL,
  sheets jsonb NOT NULL,
  total integer NOT NULL,
  done integer NOT NULL DEFAULT 0,
  errors integer NOT NULL,
  repairs integer NOT NULL,
  worker uuid,
  problem text,
  created_by integer NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  undone_by integer,
  undone_at timestamp with time zone,
  version integer NOT NULL DEFAULT 1,
  problem_words jsonb NOT NULL DEFAULT '{}'::jsonb,
  beat_at timestamp with time zone,
  left_out integer NOT NULL DEFAULT 0
);

CREATE TABLE debit_items (
  id integer NOT NULL GENERATED AS IDENTITY,
  run_id integer NOT NULL,
  sip_id integer NOT NULL,
  taksit_id integer,
  cus_id integer NOT NULL,
  mandate_id integer NOT NULL,
  amount amount NOT NULL,
  end_to_end_id text NOT NULL,
  state text NOT NULL DEFAULT 'in_flight'::text,
  credited_on date,
  receipt_id integer,
  return_code text,
  returned_on date,
  charge amount NOT NULL DEFAULT 0,
  charge_entry_id integer,
  is_double boolean NOT NULL DEFAULT false,
  refusal text,
  refused_by integer
);

CREATE TABLE debit_runs (
  id integer NOT NULL GENERATED AS IDENTITY,
  day date NOT NULL,
  state text NOT NULL DEFAULT 'made'::text,
  batch_id text NOT NULL,
  count integer NOT NULL,
  total amount NOT NULL,
  file_id integer NOT NULL,
  created_by integer NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE erasure_journal (
  id integer NOT NULL GENERATED AS IDENTITY,
  kind text NOT NULL,
  row_ids integer[] NOT NULL,
  at timestamp with time zone NOT NULL,
  written_at timestamp with time zone,
  error text,
  open_code text
);

CREATE TABLE error_log (
  id integer NOT NULL GENERATED AS IDENTITY,
  at timestamp with time zone NOT NULL DEFAULT now(),
  user_id integer,
  user_name text,
  host text,
  message text NOT NULL,
  stack text
);

CREATE TABLE fatura_sayac (
  name text NOT NULL,
  last integer NOT NULL,
  last_day date
);

CREATE TABLE fatura_sayac_yil (
  name text NOT NULL,
  year integer NOT NULL,
  last integer NOT NULL
);

CREATE TABLE figure_deltas (
  fact text NOT NULL,
  day date NOT NULL,
  per_id integer NOT NULL,
  bayi_id integer NOT NULL,
  item integer NOT NULL,
  word text NOT NULL,
  adet bigint NOT NULL,
  brut numeric(16,2) NOT NULL,
  net numeric(16,2) NOT NULL,
  extra bigint NOT NULL
);

CREATE TABLE figure_sums (
  fact text NOT NULL,
  grain text NOT NULL,
  day date NOT NULL,
  per_id integer NOT NULL,
  bayi_id integer NOT NULL,
  item integer NOT NULL,
  word text NOT NULL,
  adet bigint NOT NULL,
  brut numeric(16,2) NOT NULL,
  net numeric(16,2) NOT NULL,
  extra bigint NOT NULL
);

CREATE TABLE firma_bilgileri (
  id integer NOT NULL,
  ust_bilgi text,
  steuer text,
  ustid text,
  k1_1 text,
  k2_1 text,
  k3_1 text,
  version integer NOT NULL DEFAULT 1,
  legal_name text,
  street text,
  postcode text,
  town text,
  country text,
  phone text,
  email text,
  register_court text,
  register_number text,
  directors text,
  bank_name text,
  account_holder text,
  iban text,
  bic text,
  creditor_id text
);

CREATE TABLE gorevler (
  id integer NOT NULL GENERATED AS IDENTITY,
  belge_tip integer NOT NULL DEFAULT 0,
  belge_no text,
  send_user integer NOT NULL,
  sender_date timestamp with time zone NOT NULL DEFAULT now(),
  sender_msg text,
  sender_status flag NOT NULL DEFAULT '1'::text,
  reciver_usr integer NOT NULL,
  reciver_msg text,
  reciver_status flag NOT NULL DEFAULT '0'::text,
  msg_status flag NOT NULL DEFAULT '0'::text,
  isReceived boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE hold_drafts (
  draft_id uuid NOT NULL,
  user_id integer NOT NULL,
  cus_id integer,
  until timestamp with time zone NOT NULL,
  s_kargo amount,
  s_last_y numeric(5,2),
  s_vade_gun integer
);

CREATE TABLE incoming_calls (
  id integer NOT NULL GENERATED AS IDENTITY,
  system_id integer NOT NULL,
  call_id text NOT NULL,
  number text,
  user_id integer,
  cus_id integer,
  started_at timestamp with time zone NOT NULL,
  answered_at timestamp with time zone,
  ended_at timestamp with time zone,
  settled_at timestamp with time zone,
  settled_by integer,
  opened_at timestamp with time zone
);

CREATE TABLE kargo_cikti (
  id integer NOT NULL GENERATED AS IDENTITY,
  sip_id integer NOT NULL,
  sip_gon_t date NOT NULL,
  kargo_firm integer NOT NULL,
  kargo_takip text NOT NULL,
  note text,
  gon_status flag NOT NULL DEFAULT '0'::text,
  teslim_alan text,
  teslim_tar date,
  send_mail flag NOT NULL DEFAULT '0'::text,
  cus_email text,
  islem_zaman timestamp with time zone NOT NULL DEFAULT now(),
  per_id integer,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE kargo_sirketi (
  id integer NOT NULL,
  kisa_tanim text NOT NULL,
  takip_yok flag NOT NULL DEFAULT '0'::text,
  tracking_url text,
  status flag NOT NULL DEFAULT '1'::text,
  sort_order integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE kept_heads (
  id integer NOT NULL GENERATED AS IDENTITY,
  chain text NOT NULL,
  day date,
  head text NOT NULL
);

CREATE TABLE konusma_metin (
  id integer NOT NULL GENERATED AS IDENTITY,
  baslik text NOT NULL,
  file_id integer NOT NULL,
  file_url text,
  version integer NOT NULL DEFAULT 1,
  cus_category text,
  metin text
);

CREATE TABLE list_views (
  id integer NOT NULL GENERATED AS IDENTITY,
  list text NOT NULL,
  name text NOT NULL,
  owner integer NOT NULL,
  is_shared flag NOT NULL DEFAULT '0'::text,
  content jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE mail_attachments (
  mail_id integer NOT NULL,
  file_id integer NOT NULL
);

CREATE TABLE mail_outbox (
  id integer NOT NULL GENERATED AS IDENTITY,
  kind text NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  body_text text NOT NULL,
  body_html text,
  status text NOT NULL DEFAULT 'waiting'::text,
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamp with time zone NOT NULL DEFAULT now(),
  last_error text,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  created_by integer,
  sent_at timestamp with time zone,
  message_id uuid NOT NULL DEFAULT gen_random_uuid(),
  secret_user integer,
  language text,
  reminds integer
);

CREATE TABLE mandate_tasks (
  sip_id integer NOT NULL,
  task_id integer NOT NULL
);

CREATE TABLE mandates (
  id integer NOT NULL GENERATED AS IDENTITY,
  cus_id integer NOT NULL,
  reference text NOT NULL,
  iban text NOT NULL,
  bic text,
  holder text NOT NULL,
  state text NOT NULL DEFAULT 'draft'::text,
  signed_on date,
  file_id integer,
  revoked_on date,
  reason text,
  last_used date,
  created_by integer NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE musteri_gorusme (
  id integer NOT NULL GENERATED AS IDENTITY,
  cus_id integer NOT NULL,
  per_id integer NOT NULL,
  sts integer NOT NULL,
  note text,
  zaman timestamp with time zone NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  bayi_id integer,
  promised_day date
);

CREATE TABLE number_ranges (
  id integer NOT NULL GENERATED AS IDENTITY,
  kind text NOT NULL,
  prefix text NOT NULL DEFAULT ''::text,
  width integer NOT NULL DEFAULT 1,
  yearly flag NOT NULL DEFAULT '0'::text,
  version integer NOT NULL DEFAULT 1,
  set_to integer,
  clock_checked_at timestamp with time zone
);

CREATE TABLE odeme_tipleri (
  id integer NOT NULL,
  tipi text NOT NULL,
  tipi_tr text NOT NULL,
  tipi_en text NOT NULL,
  status flag NOT NULL DEFAULT '1'::text,
  sort_order integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE open_invoices (
  sip_id integer NOT NULL,
  cus_id integer NOT NULL,
  kalan amount NOT NULL,
  vade_tar date NOT NULL,
  per_id integer NOT NULL,
  bayi_id integer NOT NULL,
  in_collection boolean NOT NULL,
  has_parts boolean NOT NULL
);

CREATE TABLE payee_accounts (
  id integer NOT NULL GENERATED AS IDENTITY,
  user_id integer,
  bayi_id integer,
  iban text NOT NULL,
  holder text NOT NULL,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE personel_odeme (
  id integer NOT NULL GENERATED AS IDENTITY,
  per_id integer NOT NULL,
  cus_id integer,
  islem integer NOT NULL DEFAULT 2,
  odeme_tar date,
  f_no text,
  s_no integer,
  tarihi date NOT NULL,
  tutar amount NOT NULL,
  kalan amount NOT NULL,
  komisyon_tutar amount,
  komisyon_oran numeric(5,2),
  komisyon_brut amount,
  durum integer GENERATED ALWAYS AS (
CASE
    WHEN ((kalan)::numeric = (0)::numeric) THEN 1
    ELSE 0
END) STORED,
  belge_no integer,
  aciklama text,
  kayit_user integer,
  version integer NOT NULL DEFAULT 1,
  bayi_id integer
);

CREATE TABLE phone_systems (
  id integer NOT NULL GENERATED AS IDENTITY,
  name text NOT NULL,
  token_hash text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  created_by integer NOT NULL,
  revoked_at timestamp with time zone,
  revoked_by integer,
  last_event_at timestamp with time zone
);

CREATE TABLE prim_odeme_fis (
  id integer NOT NULL GENERATED AS IDENTITY,
  tip integer NOT NULL,
  user_id integer,
  bayi_id integer,
  islem_tar date NOT NULL,
  prim_donemi text NOT NULL,
  vergisiz flag NOT NULL DEFAULT '0'::text,
  provizyon numeric(5,2) NOT NULL,
  kdv_oran numeric(5,2) NOT NULL DEFAULT 19,
  aciklama text,
  start_date date,
  end_date date,
  avans_odemelerini_isle flag NOT NULL DEFAULT '0'::text,
  iptal_odemelerini_isle flag NOT NULL DEFAULT '0'::text,
  net_t amount NOT NULL,
  prim_toplam amount NOT NULL,
  iptal_toplam amount NOT NULL DEFAULT 0,
  prim_net amount NOT NULL,
  kdv amount NOT NULL,
  prim_brut amount NOT NULL,
  avans amount NOT NULL DEFAULT 0,
  avans_kdv amount NOT NULL DEFAULT 0,
  odenecek amount NOT NULL,
  firma_bilgi jsonb,
  alici_bilgi jsonb NOT NULL,
  per_id integer,
  islem_zaman timestamp with time zone NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  borc amount NOT NULL DEFAULT 0,
  fis_no text NOT NULL DEFAULT ''::text,
  earned_when text NOT NULL DEFAULT 'paid'::text,
  transferred_on date
);

CREATE TABLE prim_odeme_fis_avans (
  fis_id integer NOT NULL,
  odeme_id integer NOT NULL,
  tutar amount NOT NULL
);

CREATE TABLE prim_odeme_fis_siparis (
  id integer NOT NULL GENERATED AS IDENTITY,
  fis_id integer NOT NULL,
  tip integer NOT NULL,
  sip_id integer NOT NULL,
  iptal flag NOT NULL DEFAULT '0'::text,
  g_toplam amount NOT NULL,
  net_t amount NOT NULL,
  provizyon numeric(5,2) NOT NULL,
  prim_net amount NOT NULL
);

CREATE TABLE prim_oranlari (
  id integer NOT NULL GENERATED AS IDENTITY,
  user_id integer,
  bayi_id integer,
  gecerli_tar date NOT NULL,
  yuzde integer NOT NULL,
  tip integer NOT NULL GENERATED ALWAYS AS (
CASE
    WHEN (user_id IS NULL) THEN 1
    ELSE 0
END) STORED,
  alici_id integer NOT NULL GENERATED ALWAYS AS (COALESCE(user_id, bayi_id)) STORED,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE privacy_requests (
  id integer NOT NULL GENERATED AS IDENTITY,
  kind text NOT NULL,
  cus_id integer NOT NULL,
  user_id integer NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now(),
  reason text,
  row_count integer NOT NULL,
  kept_count integer NOT NULL DEFAULT 0,
  next_on date,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE push_subscriptions (
  id integer NOT NULL GENERATED AS IDENTITY,
  user_id integer NOT NULL,
  endpoint text NOT NULL,
  p256dh text NOT NULL,
  auth text NOT NULL,
  language text NOT NULL DEFAULT 'de'::text,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);

CREATE TABLE raking_figure (
  id integer NOT NULL GENERATED AS IDENTITY,
  title text,
  img_url text,
  file_id integer NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  kayit_user integer
);

CREATE TABLE raking_gorulen (
  user_id integer NOT NULL,
  son_id integer NOT NULL
);

CREATE TABLE receipts (
  id integer NOT NULL GENERATED AS IDENTITY,
  sip_id integer NOT NULL,
  cus_id integer NOT NULL,
  amount amount NOT NULL,
  day date NOT NULL,
  source text NOT NULL,
  created_by integer NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  undone_at timestamp with time zone,
  owner_before integer,
  first_before flag,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE reservations (
  line_id integer NOT NULL,
  sip_id integer NOT NULL,
  stk_id integer NOT NULL,
  stk_adet integer NOT NULL
);

CREATE TABLE saved_reports (
  id integer NOT NULL GENERATED AS IDENTITY,
  owner_id integer NOT NULL,
  name text NOT NULL,
  is_shared flag NOT NULL DEFAULT '0'::text,
  by_what text NOT NULL,
  days text NOT NULL,
  start_date date,
  end_date date,
  compare text NOT NULL DEFAULT 'none'::text,
  compare_start date,
  compare_end date,
  schedule text NOT NULL DEFAULT 'none'::text,
  send_hour integer NOT NULL DEFAULT 7,
  send_day integer NOT NULL DEFAULT 1,
  format text NOT NULL DEFAULT 'pdf'::text,
  is_paused flag NOT NULL DEFAULT '0'::text,
  next_at timestamp with time zone,
  last_sent_at timestamp with time zone,
  problem text,
  version integer NOT NULL DEFAULT 1,
  report text NOT NULL DEFAULT 'analysis'::text,
  odeme_durumu flag,
  vergi_durumu flag,
  attempts integer NOT NULL DEFAULT 0,
  problem_words jsonb NOT NULL DEFAULT '{}'::jsonb
);

CREATE TABLE schema_migrations (
  name text NOT NULL,
  checksum text NOT NULL,
  applied_at timestamp with time zone NOT NULL DEFAULT now()
);

CREATE TABLE set_offs (
  sip_id integer NOT NULL,
  amount amount NOT NULL
);

CREATE TABLE siparis_icerik (
  id integer NOT NULL GENERATED AS IDENTITY,
  sip_id integer NOT NULL,
  cus_id integer NOT NULL,
  per_id integer NOT NULL,
  sip_tar timestamp with time zone NOT NULL DEFAULT now(),
  stk_id integer NOT NULL,
  stk_kodu text NOT NULL,
  stk_adi text NOT NULL,
  stk_adet integer NOT NULL,
  stk_kdv numeric(5,2) NOT NULL DEFAULT 19,
  stk_birim amount NOT NULL,
  stk_birim_ini amount NOT NULL,
  stk_toplam amount NOT NULL,
  isk_y numeric(5,2) NOT NULL DEFAULT 0,
  isk_e amount NOT NULL DEFAULT 0,
  stk_liste_fiyat amount,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE siparisler (
  id integer NOT NULL GENERATED AS IDENTITY,
  s_tar timestamp with time zone NOT NULL DEFAULT now(),
  s_saat text,
  s_is_teklif integer NOT NULL DEFAULT 0,
  cus_id integer NOT NULL,
  cus_code text,
  cus_is_firm flag NOT NULL DEFAULT '0'::text,
  cus_m_f integer,
  cus_firm text,
  cus_name text,
  cus_surname text,
  cus_atu_no text,
  cus_country_code text,
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
  s_adres_f_g_on flag NOT NULL DEFAULT '1'::text,
  s_toplam amount NOT NULL DEFAULT 0,
  s_iskonto amount NOT NULL DEFAULT 0,
  s_ara_toplam amount NOT NULL DEFAULT 0,
  s_kargo amount NOT NULL DEFAULT 8.90,
  s_kdv amount NOT NULL DEFAULT 0,
  s_g_toplam amount NOT NULL DEFAULT 0,
  kdv_oran numeric(5,2) NOT NULL DEFAULT 19,
  s_man_y numeric(5,2) NOT NULL DEFAULT 0,
  s_last_y numeric(5,2) NOT NULL DEFAULT 0,
  s_ikt_m amount NOT NULL DEFAULT 0,
  s_lastschrift flag NOT NULL DEFAULT '0'::text,
  s_vergisiz flag NOT NULL DEFAULT '0'::text,
  s_gut_shift flag NOT NULL DEFAULT '0'::text,
  s_prasentrechnung flag NOT NULL DEFAULT '0'::text,
  gutschrift_s amount NOT NULL DEFAULT 0,
  gutschrift_ok flag NOT NULL DEFAULT '0'::text,
  s_note text,
  s_gon_tar date,
  s_odeme_tip integer NOT NULL DEFAULT 1,
  s_odeme_tarihi date,
  s_vadeli_odeme flag NOT NULL DEFAULT '0'::text,
  s_taksit_sayisi integer NOT NULL DEFAULT 0,
  sd_kesin flag NOT NULL DEFAULT '0'::text,
  sd_onaylama flag NOT NULL DEFAULT '0'::text,
  sd_onaylama_tar date,
  sd_cancel_on flag NOT NULL DEFAULT '0'::text,
  sd_iptal_tar date,
  sd_gonderi_status flag NOT NULL DEFAULT '0'::text,
  sd_kago_cikis flag NOT NULL DEFAULT '0'::text,
  sd_uyari_1_is flag NOT NULL DEFAULT '0'::text,
  sd_uyari_2_is flag NOT NULL DEFAULT '0'::text,
  sd_uyari_3_is flag NOT NULL DEFAULT '0'::text,
  sd_uyari_1_is_tar date,
  sd_uyari_2_is_tar date,
  sd_uyari_3_is_tar date,
  sd_uyari_2_fark amount,
  sd_uyari_3_fark amount,
  fark_2_toplam amount,
  fark_3_toplam amount,
  fd_fon flag NOT NULL DEFAULT '0'::text,
  f_no text,
  f_tarih date,
  f_saat text,
  fat_note text,
  f_close flag NOT NULL DEFAULT '0'::text,
  f_status flag NOT NULL DEFAULT '0'::text,
  f_ytakip integer NOT NULL DEFAULT 0,
  f_ip_neden_type integer,
  f_ip_neden text,
  f_ip_aciklama text,
  f_odeme_tar date,
  f_haciz_tarihi date,
  f_haciz_firma text,
  f_haciz_aciklama text,
  f_iflas_tarihi date,
  f_iflas_aciklama text,
  per_id integer NOT NULL,
  per_name text,
  per_odeme flag NOT NULL DEFAULT '0'::text,
  per_odeme_tar date,
  per_belge_no integer,
  bayi_id integer NOT NULL,
  bayi_odeme flag NOT NULL DEFAULT '0'::text,
  bayi_odeme_tar date,
  bayi_belge_no integer,
  usr_c_belge integer,
  by_c_belge integer,
  s_on_onay flag NOT NULL DEFAULT '0'::text,
  s_bayi_id integer,
  version integer NOT NULL DEFAULT 1,
  gutschrift_sip_id integer,
  f_firma_bilgi jsonb,
  search_text text GENERATED ALWAYS AS (search_fold((((((((((((((((((id)::text || ' '::text) || (cus_id)::text) || ' '::text) || COALESCE(f_no, ''::text)) || ' '::text) || COALESCE(cus_code, ''::text)) || ' '::text) || COALESCE(cus_name, ''::text)) || ' '::text) || COALESCE(cus_surname, ''::text)) || ' '::text) || COALESCE(cus_firm, ''::text)) || ' '::text) || COALESCE(f_sehir, ''::text)) || ' '::text) || COALESCE(per_name, ''::text)))) STORED,
  gutschrift_neden text,
  vergisiz_neden text,
  s_vade_gun smallint NOT NULL DEFAULT 14,
  iptal_no text,
  data_in_id integer,
  disputed_on date,
  dispute_reason text,
  dispute_end text,
  sd_uyari_neden text
);

CREATE TABLE socket_io_attachments (
  id bigint NOT NULL DEFAULT nextval('socket_io_attachments_id_seq'::regclass),
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  payload bytea
);

CREATE TABLE stock_levels (
  stok_id integer NOT NULL,
  giren integer NOT NULL,
  cikan integer NOT NULL
);

CREATE TABLE stok (
  id integer NOT NULL GENERATED AS IDENTITY,
  stok_code text NOT NULL,
  stok_name text NOT NULL,
  stok_color integer,
  stok_year integer,
  stok_mensey integer,
  stok_tipi integer,
  stok_cl integer,
  stok_dec text,
  stok_limit integer NOT NULL DEFAULT 0,
  stok_web_on flag NOT NULL DEFAULT '0'::text,
  stok_user_on flag NOT NULL DEFAULT '0'::text,
  stok_is_kdv flag NOT NULL DEFAULT '1'::text,
  stok_kdv numeric(5,2) NOT NULL DEFAULT 19,
  stok_de_price amount NOT NULL DEFAULT 0,
  stok_at_price amount NOT NULL DEFAULT 0,
  stok_ch_price amount NOT NULL DEFAULT 0,
  stok_web_price amount NOT NULL DEFAULT 0,
  img_url text,
  brosur_file_id integer,
  image_file_id integer,
  version integer NOT NULL DEFAULT 1,
  search_text text GENERATED ALWAYS AS (search_fold((((((((id)::text || ' '::text) || stok_code) || ' '::text) || stok_name) || ' '::text) || COALESCE((stok_year)::text, ''::text)))) STORED,
  stok_raf text
);

CREATE TABLE stok_hareket_tip (
  id integer NOT NULL GENERATED AS IDENTITY,
  tip integer NOT NULL,
  aciklama text NOT NULL,
  aciklama_tr text NOT NULL,
  aciklama_en text NOT NULL,
  direction integer,
  status flag NOT NULL DEFAULT '1'::text,
  sort_order integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE stok_islem (
  id integer NOT NULL GENERATED AS IDENTITY,
  stok_id integer NOT NULL,
  islem_tip integer NOT NULL,
  in_out integer NOT NULL,
  giren integer NOT NULL DEFAULT 0,
  cikan integer NOT NULL DEFAULT 0,
  islem_zaman timestamp with time zone NOT NULL DEFAULT now(),
  aciklama text,
  sip_id integer,
  f_no text,
  s_gon_tar date,
  per_id integer,
  data_in_id integer
);

CREATE TABLE stok_islem_tip (
  id integer NOT NULL GENERATED AS IDENTITY,
  tip integer NOT NULL,
  aciklama text NOT NULL,
  aciklama_tr text NOT NULL,
  aciklama_en text NOT NULL,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE sys_adres_type (
  id integer NOT NULL GENERATED AS IDENTITY,
  ad_type integer NOT NULL,
  adres text NOT NULL,
  adres_tr text NOT NULL,
  adres_en text NOT NULL,
  status flag NOT NULL DEFAULT '1'::text,
  sort_order integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE sys_audit (
  id bigint NOT NULL GENERATED AS IDENTITY,
  at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  user_id integer,
  table_name text NOT NULL,
  row_id integer NOT NULL,
  action text NOT NULL,
  before jsonb,
  after jsonb,
  note text,
  tx bigint DEFAULT txid_current(),
  salt bytea,
  commitment bytea NOT NULL,
  hash bytea NOT NULL
);

CREATE TABLE sys_blocks (
  subject text NOT NULL,
  reason text NOT NULL,
  until timestamp with time zone NOT NULL,
  device text,
  user_id integer,
  address text,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);

CREATE TABLE sys_c_time (
  id integer NOT NULL,
  time_desc text NOT NULL,
  time_desc_tr text NOT NULL,
  time_desc_en text NOT NULL,
  status flag NOT NULL DEFAULT '1'::text,
  sort_order integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE sys_category (
  id integer NOT NULL GENERATED AS IDENTITY,
  cat_type text NOT NULL,
  category text NOT NULL,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE sys_class (
  id integer NOT NULL GENERATED AS IDENTITY,
  class_type integer NOT NULL,
  class text NOT NULL,
  class_tr text NOT NULL,
  class_en text NOT NULL,
  status flag NOT NULL DEFAULT '1'::text,
  sort_order integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE sys_country_code (
  id integer NOT NULL GENERATED AS IDENTITY,
  country_code text NOT NULL,
  country text NOT NULL,
  country_tr text NOT NULL,
  country_en text NOT NULL,
  c_type integer NOT NULL,
  tax_rate numeric(5,2) NOT NULL,
  cargo_price amount NOT NULL,
  system_start_time clock_time NOT NULL DEFAULT '00:00'::text,
  system_end_time clock_time NOT NULL DEFAULT '00:00'::text,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE sys_devices (
  device text NOT NULL,
  user_id integer NOT NULL,
  signed_in_at timestamp with time zone NOT NULL DEFAULT now()
);

CREATE TABLE sys_fat_haciz (
  id integer NOT NULL GENERATED AS IDENTITY,
  c_type integer NOT NULL,
  c_descp text NOT NULL,
  status flag NOT NULL DEFAULT '1'::text,
  sort_order integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE sys_fat_iptal (
  id integer NOT NULL GENERATED AS IDENTITY,
  c_type integer NOT NULL,
  c_descp text NOT NULL,
  c_descp_tr text NOT NULL,
  c_descp_en text NOT NULL,
  status flag NOT NULL DEFAULT '1'::text,
  sort_order integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE sys_files (
  id integer NOT NULL GENERATED AS IDENTITY,
  file_name text NOT NULL,
  file_type text NOT NULL,
  size integer NOT NULL,
  sha256 text NOT NULL,
  bytes bytea NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  created_by integer
);

CREATE TABLE sys_gorusme_asama (
  id integer NOT NULL GENERATED AS IDENTITY,
  def_type integer NOT NULL,
  descp text NOT NULL,
  descp_tr text NOT NULL,
  descp_en text NOT NULL,
  status flag NOT NULL DEFAULT '1'::text,
  reached flag NOT NULL DEFAULT '0'::text,
  needs_note flag NOT NULL DEFAULT '0'::text,
  proposes_call_back flag NOT NULL DEFAULT '0'::text,
  asks_do_not_call flag NOT NULL DEFAULT '0'::text,
  wrong_number flag NOT NULL DEFAULT '0'::text,
  ordered flag NOT NULL DEFAULT '0'::text,
  sort_order integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  promises_payment flag NOT NULL DEFAULT '0'::text
);

CREATE TABLE sys_otp_codes (
  challenge_hash text NOT NULL,
  user_id integer NOT NULL,
  code_hash text,
  remember_me flag NOT NULL DEFAULT '0'::text,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamp with time zone NOT NULL,
  purpose text NOT NULL DEFAULT 'sign_in'::text
);

CREATE TABLE sys_ref_versions (
  name text NOT NULL,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE sys_remember_tokens (
  token_hash text NOT NULL,
  user_id integer NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  family uuid NOT NULL DEFAULT gen_random_uuid(),
  device text,
  used_at timestamp with time zone
);

CREATE TABLE sys_requests (
  user_id integer NOT NULL,
  request_id uuid NOT NULL,
  path text NOT NULL,
  body_hash text NOT NULL,
  answer jsonb,
  created_at timestamp with time zone NOT NULL DEFAULT now()
);

CREATE TABLE sys_reset_links (
  token_hash text NOT NULL,
  user_id integer NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone
);

CREATE TABLE sys_security_events (
  id bigint NOT NULL GENERATED AS IDENTITY,
  at timestamp with time zone NOT NULL DEFAULT clock_timestamp(),
  event text NOT NULL,
  user_id integer,
  user_name text,
  address text,
  device text,
  detail text,
  search_text text GENERATED ALWAYS AS (search_fold(((((COALESCE(user_name, ''::text) || ' '::text) || COALESCE(address, ''::text)) || ' '::text) || COALESCE(detail, ''::text)))) STORED
);

CREATE TABLE sys_sessions (
  token_hash text NOT NULL,
  user_id integer NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  last_seen_at timestamp with time zone NOT NULL DEFAULT now(),
  secret_checked_at timestamp with time zone,
  host text,
  device text,
  family uuid
);

CREATE TABLE sys_settings (
  name text NOT NULL,
  value text NOT NULL
);

CREATE TABLE sys_siparis_durum (
  t_no integer NOT NULL,
  de_descp text NOT NULL,
  tr_descp text NOT NULL,
  en_descp text NOT NULL,
  id integer NOT NULL GENERATED ALWAYS AS (t_no) STORED,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE sys_stok_color (
  id integer NOT NULL GENERATED AS IDENTITY,
  def_type integer NOT NULL,
  descp text NOT NULL,
  descp_tr text NOT NULL,
  descp_en text NOT NULL,
  status flag NOT NULL DEFAULT '1'::text,
  sort_order integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE sys_stok_mensey (
  id integer NOT NULL GENERATED AS IDENTITY,
  def_type integer NOT NULL,
  descp text NOT NULL,
  descp_tr text NOT NULL,
  descp_en text NOT NULL,
  status flag NOT NULL DEFAULT '1'::text,
  sort_order integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE sys_stok_sise (
  id integer NOT NULL GENERATED AS IDENTITY,
  def_type integer NOT NULL,
  descp text NOT NULL,
  litre numeric(6,3) NOT NULL,
  status flag NOT NULL DEFAULT '1'::text,
  sort_order integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE sys_stok_tipi (
  id integer NOT NULL GENERATED AS IDENTITY,
  def_type integer NOT NULL,
  descp text NOT NULL,
  descp_tr text NOT NULL,
  descp_en text NOT NULL,
  status flag NOT NULL DEFAULT '1'::text,
  sort_order integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE sys_unvan (
  id integer NOT NULL GENERATED AS IDENTITY,
  un_type integer NOT NULL,
  unvan text NOT NULL,
  unvan_tr text NOT NULL,
  unvan_en text NOT NULL,
  silent flag NOT NULL DEFAULT '0'::text,
  status flag NOT NULL DEFAULT '1'::text,
  sort_order integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE sys_user_level (
  id integer NOT NULL GENERATED AS IDENTITY,
  def_type integer NOT NULL,
  descp text NOT NULL,
  descp_tr text NOT NULL,
  descp_en text NOT NULL
);

CREATE TABLE sys_users (
  id integer NOT NULL GENERATED AS IDENTITY,
  user_name text NOT NULL,
  user_pass text,
  user_type text,
  name text,
  surname text,
  tel_home text,
  tel_gsm text NOT NULL,
  email text NOT NULL,
  adres text,
  country_code text,
  user_level integer NOT NULL,
  bayi integer NOT NULL,
  ustid text,
  yuzde integer NOT NULL DEFAULT 0,
  kota amount NOT NULL DEFAULT 0,
  raking integer,
  skin text NOT NULL DEFAULT 'DevExpress Style'::text,
  fb text NOT NULL DEFAULT '185/219/164'::text,
  sys_back integer NOT NULL DEFAULT 45,
  sys_yetki text,
  failed_login_try_count integer NOT NULL DEFAULT 0,
  blocked flag NOT NULL DEFAULT '0'::text,
  random_customer_access flag NOT NULL DEFAULT '0'::text,
  fcm text,
  avi text,
  about text,
  sil flag NOT NULL DEFAULT '0'::text,
  version integer NOT NULL DEFAULT 1,
  search_text text GENERATED ALWAYS AS (search_fold(((((((((user_name || ' '::text) || COALESCE(name, ''::text)) || ' '::text) || COALESCE(surname, ''::text)) || ' '::text) || email) || ' '::text) || tel_gsm))) STORED,
  extension text
);

CREATE TABLE tax_rates (
  id integer NOT NULL GENERATED AS IDENTITY,
  country_code text NOT NULL,
  rate numeric(5,2) NOT NULL,
  valid_from date NOT NULL,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE transfer_items (
  id integer NOT NULL GENERATED AS IDENTITY,
  run_id integer NOT NULL,
  sip_id integer,
  cus_id integer,
  amount amount NOT NULL,
  name text NOT NULL,
  iban text NOT NULL,
  purpose text NOT NULL,
  end_to_end_id text NOT NULL,
  fis_id integer,
  is_live boolean NOT NULL DEFAULT true
);

CREATE TABLE transfer_runs (
  id integer NOT NULL GENERATED AS IDENTITY,
  day date NOT NULL,
  state text NOT NULL DEFAULT 'made'::text,
  batch_id text NOT NULL,
  count integer NOT NULL,
  total amount NOT NULL,
  file_id integer,
  created_by integer NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  released_by integer,
  released_at timestamp with time zone,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE unreachable_addresses (
  id integer NOT NULL GENERATED AS IDENTITY,
  address text NOT NULL,
  code text NOT NULL,
  reason text NOT NULL,
  mail_id integer,
  since timestamp with time zone NOT NULL DEFAULT now(),
  released_at timestamp with time zone,
  released_by integer,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE user_list_settings (
  user_id integer NOT NULL,
  list text NOT NULL,
  settings jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE withdrawals (
  id integer NOT NULL GENERATED AS IDENTITY,
  sip_id integer NOT NULL,
  declared_on date NOT NULL,
  delivered_on date,
  until date,
  is_goodwill boolean NOT NULL,
  reason text,
  user_id integer NOT NULL,
  at timestamp with time zone NOT NULL DEFAULT now(),
  undone_at timestamp with time zone,
  undone_by integer,
  version integer NOT NULL DEFAULT 1,
  gutschrift_id integer
);

-- Constraints

ALTER TABLE allocations ADD CONSTRAINT allocations_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES cari_islem(id);

ALTER TABLE allocations ADD CONSTRAINT allocations_pkey PRIMARY KEY (id);

ALTER TABLE allocations ADD CONSTRAINT allocations_sip_id_fkey FOREIGN KEY (sip_id) REFERENCES siparisler(id);

ALTER TABLE allocations ADD CONSTRAINT allocations_taksit_id_fkey FOREIGN KEY (taksit_id) REFERENCES cus_taksitler(id);

ALTER TABLE allocations ADD CONSTRAINT allocations_tutar_check CHECK (((tutar)::numeric > (0)::numeric));

ALTER TABLE announcements ADD CONSTRAINT announcements_pkey PRIMARY KEY (id);

ALTER TABLE audit_sets ADD CONSTRAINT audit_sets_last_id_key UNIQUE (last_id);

ALTER TABLE audit_sets ADD CONSTRAINT audit_sets_pkey PRIMARY KEY (id);

ALTER TABLE backups ADD CONSTRAINT backups_audit_head_check CHECK ((audit_head ~ '^[0-9]+ [0-9a-f]{64}$'::text));

ALTER TABLE backups ADD CONSTRAINT backups_check CHECK (((ended_at IS NULL) OR (error IS NOT NULL) OR (sha256 IS NOT NULL)));

ALTER TABLE backups ADD CONSTRAINT backups_consent_head_check CHECK ((consent_head ~ '^[0-9]+ [0-9a-f]{64}$'::text));

ALTER TABLE backups ADD CONSTRAINT backups_kind_check CHECK ((kind = ANY (ARRAY['schedule'::text, 'button'::text, 'command'::text])));

ALTER TABLE backups ADD CONSTRAINT backups_pkey PRIMARY KEY (id);

ALTER TABLE backups ADD CONSTRAINT backups_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id);

ALTER TABLE bank_accounts ADD CONSTRAINT bank_accounts_csv_check CHECK (((jsonb_typeof(csv) = 'object'::text) AND (length((csv)::text) <= 2000)));

ALTER TABLE bank_accounts ADD CONSTRAINT bank_accounts_iban_check CHECK ((iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'::text));

ALTER TABLE bank_accounts ADD CONSTRAINT bank_accounts_iban_key UNIQUE (iban);

ALTER TABLE bank_accounts ADD CONSTRAINT bank_accounts_name_check CHECK ((length(name) <= 80));

ALTER TABLE bank_accounts ADD CONSTRAINT bank_accounts_pkey PRIMARY KEY (id);

ALTER TABLE bank_bulks ADD CONSTRAINT bank_bulks_created_by_fkey FOREIGN KEY (created_by) REFERENCES sys_users(id);

ALTER TABLE bank_bulks ADD CONSTRAINT bank_bulks_pkey PRIMARY KEY (id);

ALTER TABLE bank_bulks ADD CONSTRAINT bank_bulks_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES sys_users(id);

ALTER TABLE bank_entries ADD CONSTRAINT bank_entries_account_id_fkey FOREIGN KEY (account_id) REFERENCES bank_accounts(id);

ALTER TABLE bank_entries ADD CONSTRAINT bank_entries_bulk_id_fkey FOREIGN KEY (bulk_id) REFERENCES bank_bulks(id);

ALTER TABLE bank_entries ADD CONSTRAINT bank_entries_cus_id_fkey FOREIGN KEY (cus_id) REFERENCES customers(id);

ALTER TABLE bank_entries ADD CONSTRAINT bank_entries_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES sys_users(id);

ALTER TABLE bank_entries ADD CONSTRAINT bank_entries_import_id_fkey FOREIGN KEY (import_id) REFERENCES bank_imports(id);

ALTER TABLE bank_entries ADD CONSTRAINT bank_entries_pkey PRIMARY KEY (id);

ALTER TABLE bank_entries ADD CONSTRAINT bank_entries_sip_id_fkey FOREIGN KEY (sip_id) REFERENCES siparisler(id);

ALTER TABLE bank_entries ADD CONSTRAINT bank_entries_state_check CHECK ((state = ANY (ARRAY['booked'::text, 'asks'::text, 'ignored'::text])));

ALTER TABLE bank_entries ADD CONSTRAINT bank_entries_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES bank_statements(id);

ALTER TABLE bank_entries ADD CONSTRAINT bank_entries_tier_check CHECK ((tier = ANY (ARRAY['A'::text, 'B'::text, 'C'::text, 'D'::text, 'E'::text, 'F'::text])));

ALTER TABLE bank_entry_receipts ADD CONSTRAINT bank_entry_receipts_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES bank_entries(id);

ALTER TABLE bank_entry_receipts ADD CONSTRAINT bank_entry_receipts_pkey PRIMARY KEY (entry_id, receipt_id);

ALTER TABLE bank_entry_receipts ADD CONSTRAINT bank_entry_receipts_receipt_id_fkey FOREIGN KEY (receipt_id) REFERENCES receipts(id);

ALTER TABLE bank_imports ADD CONSTRAINT bank_imports_created_by_fkey FOREIGN KEY (created_by) REFERENCES sys_users(id);

ALTER TABLE bank_imports ADD CONSTRAINT bank_imports_file_name_check CHECK ((length(file_name) <= 200));

ALTER TABLE bank_imports ADD CONSTRAINT bank_imports_pkey PRIMARY KEY (id);

ALTER TABLE bank_repeats ADD CONSTRAINT bank_repeats_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES bank_entries(id);

ALTER TABLE bank_repeats ADD CONSTRAINT bank_repeats_import_id_fkey FOREIGN KEY (import_id) REFERENCES bank_imports(id);

ALTER TABLE bank_repeats ADD CONSTRAINT bank_repeats_pkey PRIMARY KEY (id);

ALTER TABLE bank_repeats ADD CONSTRAINT bank_repeats_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES bank_statements(id);

ALTER TABLE bank_repeats ADD CONSTRAINT bank_repeats_told_as_check CHECK ((told_as = ANY (ARRAY['same'::text, 'total'::text, 'part'::text])));

ALTER TABLE bank_statements ADD CONSTRAINT bank_statements_account_id_fkey FOREIGN KEY (account_id) REFERENCES bank_accounts(id);

ALTER TABLE bank_statements ADD CONSTRAINT bank_statements_account_id_kind_name_key UNIQUE (account_id, kind, name);

ALTER TABLE bank_statements ADD CONSTRAINT bank_statements_import_id_fkey FOREIGN KEY (import_id) REFERENCES bank_imports(id);

ALTER TABLE bank_statements ADD CONSTRAINT bank_statements_kind_check CHECK ((kind = ANY (ARRAY['camt.052'::text, 'camt.053'::text, 'camt.054'::text, 'csv'::text])));

ALTER TABLE bank_statements ADD CONSTRAINT bank_statements_pkey PRIMARY KEY (id);

ALTER TABLE bayi_cari ADD CONSTRAINT bayi_cari_firma_cari_check CHECK ((length(firma_cari) <= 200));

ALTER TABLE bayi_cari ADD CONSTRAINT bayi_cari_firma_check CHECK (((length(firma) >= 1) AND (length(firma) <= 20)));

ALTER TABLE bayi_cari ADD CONSTRAINT bayi_cari_pkey PRIMARY KEY (id);

ALTER TABLE bayi_cari ADD CONSTRAINT bayi_cari_upper_firm_fkey FOREIGN KEY (upper_firm) REFERENCES bayi_cari(id);

ALTER TABLE bayi_cari ADD CONSTRAINT bayi_cari_ustid_check CHECK ((length(ustid) <= 50));

ALTER TABLE bayi_cari ADD CONSTRAINT bayi_cari_yuzde_check CHECK ((yuzde >= 0));

ALTER TABLE belge_arsiv ADD CONSTRAINT belge_arsiv_check CHECK (((file_id IS NULL) = (sha256 IS NULL)));

ALTER TABLE belge_arsiv ADD CONSTRAINT belge_arsiv_check1 CHECK (((xml_file_id IS NULL) = (xml_sha256 IS NULL)));

ALTER TABLE belge_arsiv ADD CONSTRAINT belge_arsiv_file_id_fkey FOREIGN KEY (file_id) REFERENCES sys_files(id);

ALTER TABLE belge_arsiv ADD CONSTRAINT belge_arsiv_pkey PRIMARY KEY (id);

ALTER TABLE belge_arsiv ADD CONSTRAINT belge_arsiv_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text));

ALTER TABLE belge_arsiv ADD CONSTRAINT belge_arsiv_sip_id_fkey FOREIGN KEY (sip_id) REFERENCES siparisler(id);

ALTER TABLE belge_arsiv ADD CONSTRAINT belge_arsiv_tur_check CHECK ((tur = ANY (ARRAY['fatura'::text, 'iptal_faturasi'::text, 'gutschrift'::text, 'uyari_1'::text, 'uyari_2'::text, 'uyari_3'::text, 'iade_mektubu'::text])));

ALTER TABLE belge_arsiv ADD CONSTRAINT belge_arsiv_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id);

ALTER TABLE belge_arsiv ADD CONSTRAINT belge_arsiv_xml_file_id_fkey FOREIGN KEY (xml_file_id) REFERENCES sys_files(id);

ALTER TABLE belge_arsiv ADD CONSTRAINT belge_arsiv_xml_sha256_check CHECK ((xml_sha256 ~ '^[0-9a-f]{64}$'::text));

ALTER TABLE belge_isleri ADD CONSTRAINT belge_isleri_check CHECK (((biten >= 0) AND (biten <= toplam)));

ALTER TABLE belge_isleri ADD CONSTRAINT belge_isleri_check1 CHECK (((gonderilen >= 0) AND (gonderilen <= toplam)));

ALTER TABLE belge_isleri ADD CONSTRAINT belge_isleri_file_id_fkey FOREIGN KEY (file_id) REFERENCES sys_files(id) ON DELETE SET NULL;

ALTER TABLE belge_isleri ADD CONSTRAINT belge_isleri_pkey PRIMARY KEY (id);

ALTER TABLE belge_isleri ADD CONSTRAINT belge_isleri_status_check CHECK ((status = ANY (ARRAY['running'::text, 'done'::text, 'cancelled'::text, 'failed'::text])));

ALTER TABLE belge_isleri ADD CONSTRAINT belge_isleri_toplam_check CHECK ((toplam > 0));

ALTER TABLE belge_isleri ADD CONSTRAINT belge_isleri_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id);

ALTER TABLE bottle_holds ADD CONSTRAINT bottle_holds_draft_id_fkey FOREIGN KEY (draft_id) REFERENCES hold_drafts(draft_id) ON DELETE CASCADE;

ALTER TABLE bottle_holds ADD CONSTRAINT bottle_holds_draft_id_stk_id_key UNIQUE (draft_id, stk_id);

ALTER TABLE bottle_holds ADD CONSTRAINT bottle_holds_pkey PRIMARY KEY (id);

ALTER TABLE bottle_holds ADD CONSTRAINT bottle_holds_qty_check CHECK ((qty > 0));

ALTER TABLE bottle_holds ADD CONSTRAINT bottle_holds_stk_id_fkey FOREIGN KEY (stk_id) REFERENCES stok(id) ON DELETE CASCADE;

ALTER TABLE call_decisions ADD CONSTRAINT call_decisions_cus_id_fkey FOREIGN KEY (cus_id) REFERENCES customers(id);

ALTER TABLE call_decisions ADD CONSTRAINT call_decisions_number_check CHECK ((number ~ '^\+[0-9]{5,15}$'::text));

ALTER TABLE call_decisions ADD CONSTRAINT call_decisions_pkey PRIMARY KEY (id);

ALTER TABLE call_decisions ADD CONSTRAINT call_decisions_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id);

ALTER TABLE call_drafts ADD CONSTRAINT call_drafts_cus_id_fkey FOREIGN KEY (cus_id) REFERENCES customers(id);

ALTER TABLE call_drafts ADD CONSTRAINT call_drafts_pkey PRIMARY KEY (user_id, cus_id);

ALTER TABLE call_drafts ADD CONSTRAINT call_drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id);

ALTER TABLE call_preferences ADD CONSTRAINT call_preferences_pkey PRIMARY KEY (user_id);

ALTER TABLE call_preferences ADD CONSTRAINT call_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id);

ALTER TABLE call_reminders ADD CONSTRAINT call_reminders_cus_id_fkey FOREIGN KEY (cus_id) REFERENCES customers(id) ON DELETE CASCADE;

ALTER TABLE call_reminders ADD CONSTRAINT call_reminders_pkey PRIMARY KEY (user_id, cus_id, due, is_overdue, told_on);

ALTER TABLE call_reminders ADD CONSTRAINT call_reminders_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id);

ALTER TABLE call_requests ADD CONSTRAINT call_requests_call_id_fkey FOREIGN KEY (call_id) REFERENCES calls(id);

ALTER TABLE call_requests ADD CONSTRAINT call_requests_check CHECK (((withdrawn_at IS NULL) = (withdrawn_reason IS NULL)));

ALTER TABLE call_requests ADD CONSTRAINT call_requests_cus_id_fkey FOREIGN KEY (cus_id) REFERENCES customers(id);

ALTER TABLE call_requests ADD CONSTRAINT call_requests_pkey PRIMARY KEY (id);

ALTER TABLE call_requests ADD CONSTRAINT call_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id);

ALTER TABLE call_requests ADD CONSTRAINT call_requests_withdrawn_by_fkey FOREIGN KEY (withdrawn_by) REFERENCES sys_users(id);

ALTER TABLE call_requests ADD CONSTRAINT call_requests_wording_check CHECK ((wording <> ''::text));

ALTER TABLE calls ADD CONSTRAINT calls_check CHECK (((ended_at IS NULL) = (outcome IS NULL)));

ALTER TABLE calls ADD CONSTRAINT calls_check1 CHECK ((ended_at >= started_at));

ALTER TABLE calls ADD CONSTRAINT calls_cus_id_fkey FOREIGN KEY (cus_id) REFERENCES customers(id);

ALTER TABLE calls ADD CONSTRAINT calls_number_check CHECK ((number ~ '^\+[0-9]{5,15}$'::text));

ALTER TABLE calls ADD CONSTRAINT calls_outcome_fkey FOREIGN KEY (outcome) REFERENCES sys_gorusme_asama(def_type);

ALTER TABLE calls ADD CONSTRAINT calls_pkey PRIMARY KEY (id);

ALTER TABLE calls ADD CONSTRAINT calls_talk_id_fkey FOREIGN KEY (talk_id) REFERENCES musteri_gorusme(id) ON DELETE SET NULL;

ALTER TABLE calls ADD CONSTRAINT calls_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id);

ALTER TABLE cari_islem ADD CONSTRAINT cari_islem_alacak_check CHECK (((alacak)::numeric >= (0)::numeric));

ALTER TABLE cari_islem ADD CONSTRAINT cari_islem_asks CHECK (((islem_type = ANY (ARRAY[3, 4, 7, 9])) OR ((alacak)::numeric = (0)::numeric)));

ALTER TABLE cari_islem ADD CONSTRAINT cari_islem_borc_check CHECK (((borc)::numeric >= (0)::numeric));

ALTER TABLE cari_islem ADD CONSTRAINT cari_islem_brings CHECK (((islem_type = ANY (ARRAY[2, 5, 6, 8])) = ((borc)::numeric > (0)::numeric)));

ALTER TABLE cari_islem ADD CONSTRAINT cari_islem_cus_id_fkey FOREIGN KEY (cus_id) REFERENCES customers(id);

ALTER TABLE cari_islem ADD CONSTRAINT cari_islem_data_in_id_fkey FOREIGN KEY (data_in_id) REFERENCES data_in_runs(id);

ALTER TABLE cari_islem ADD CONSTRAINT cari_islem_descp_check CHECK ((length(descp) <= 200));

ALTER TABLE cari_islem ADD CONSTRAINT cari_islem_direction CHECK (((islem_type = ANY (ARRAY[3, 4, 7, 9])) OR (in_out = 2)));

ALTER TABLE cari_islem ADD CONSTRAINT cari_islem_in_out_check CHECK ((in_out = ANY (ARRAY[1, 2])));

ALTER TABLE cari_islem ADD CONSTRAINT cari_islem_islem_type_check CHECK ((islem_type = ANY (ARRAY[2, 3, 4, 5, 6, 7, 8, 9])));

ALTER TABLE cari_islem ADD CONSTRAINT cari_islem_kaynak_id_fkey FOREIGN KEY (kaynak_id) REFERENCES siparisler(id);

ALTER TABLE cari_islem ADD CONSTRAINT cari_islem_per_id_fkey FOREIGN KEY (per_id) REFERENCES sys_users(id);

ALTER TABLE cari_islem ADD CONSTRAINT cari_islem_pkey PRIMARY KEY (id);

ALTER TABLE cari_islem ADD CONSTRAINT cari_islem_receipt_id_fkey FOREIGN KEY (receipt_id) REFERENCES receipts(id);

ALTER TABLE cari_islem ADD CONSTRAINT cari_islem_s_no_fkey FOREIGN KEY (s_no) REFERENCES siparisler(id);

ALTER TABLE cari_islem ADD CONSTRAINT cari_islem_source CHECK (((islem_type = 5) = (kaynak_id IS NOT NULL)));

ALTER TABLE cari_islem ADD CONSTRAINT cari_islem_taksit_id_fkey FOREIGN KEY (taksit_id) REFERENCES cus_taksitler(id);

ALTER TABLE chat_conversations ADD CONSTRAINT chat_conversations_avi_file_id_fkey FOREIGN KEY (avi_file_id) REFERENCES sys_files(id);

ALTER TABLE chat_conversations ADD CONSTRAINT chat_conversations_check CHECK (((is_room = (low_user IS NULL)) AND (is_room = (high_user IS NULL)) AND (is_room = (room_name IS NOT NULL))));

ALTER TABLE chat_conversations ADD CONSTRAINT chat_conversations_check1 CHECK ((low_user < high_user));

ALTER TABLE chat_conversations ADD CONSTRAINT chat_conversations_created_by_fkey FOREIGN KEY (created_by) REFERENCES sys_users(id);

ALTER TABLE chat_conversations ADD CONSTRAINT chat_conversations_description_check CHECK ((length(description) <= 140));

ALTER TABLE chat_conversations ADD CONSTRAINT chat_conversations_high_user_fkey FOREIGN KEY (high_user) REFERENCES sys_users(id);

ALTER TABLE chat_conversations ADD CONSTRAINT chat_conversations_low_user_fkey FOREIGN KEY (low_user) REFERENCES sys_users(id);

ALTER TABLE chat_conversations ADD CONSTRAINT chat_conversations_pkey PRIMARY KEY (id);

ALTER TABLE chat_conversations ADD CONSTRAINT chat_conversations_room_name_check CHECK (((length(room_name) >= 1) AND (length(room_name) <= 25)));

ALTER TABLE chat_members ADD CONSTRAINT chat_members_check CHECK ((read_seq <= received_seq));

ALTER TABLE chat_members ADD CONSTRAINT chat_members_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES chat_conversations(id) ON DELETE CASCADE;

ALTER TABLE chat_members ADD CONSTRAINT chat_members_conversation_id_user_id_key UNIQUE (conversation_id, user_id);

ALTER TABLE chat_members ADD CONSTRAINT chat_members_pkey PRIMARY KEY (id);

ALTER TABLE chat_members ADD CONSTRAINT chat_members_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id);

ALTER TABLE chat_messages ADD CONSTRAINT chat_messages_check CHECK (((kind = 'text'::text) = (file_id IS NULL)));

ALTER TABLE chat_messages ADD CONSTRAINT chat_messages_check1 CHECK (((kind <> 'text'::text) OR (message <> ''::text)));

ALTER TABLE chat_messages ADD CONSTRAINT chat_messages_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES chat_conversations(id) ON DELETE CASCADE;

ALTER TABLE chat_messages ADD CONSTRAINT chat_messages_conversation_id_seq_key UNIQUE (conversation_id, seq);

ALTER TABLE chat_messages ADD CONSTRAINT chat_messages_file_id_fkey FOREIGN KEY (file_id) REFERENCES sys_files(id);

ALTER TABLE chat_messages ADD CONSTRAINT chat_messages_kind_check CHECK ((kind = ANY (ARRAY['text'::text, 'image'::text, 'application'::text, 'audio'::text, 'video'::text, 'voice-note'::text])));

ALTER TABLE chat_messages ADD CONSTRAINT chat_messages_message_check CHECK ((length(message) <= 4000));

ALTER TABLE chat_messages ADD CONSTRAINT chat_messages_pkey PRIMARY KEY (id);

ALTER TABLE chat_messages ADD CONSTRAINT chat_messages_seconds_check CHECK (((seconds >= 0) AND (seconds <= 86400)));

ALTER TABLE chat_messages ADD CONSTRAINT chat_messages_sender_id_client_id_key UNIQUE (sender_id, client_id);

ALTER TABLE chat_messages ADD CONSTRAINT chat_messages_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES sys_users(id);

ALTER TABLE chat_messages ADD CONSTRAINT chat_messages_seq_check CHECK ((seq > 0));

ALTER TABLE chat_profiles ADD CONSTRAINT chat_profiles_about_check CHECK ((length(about) <= 140));

ALTER TABLE chat_profiles ADD CONSTRAINT chat_profiles_avi_file_id_fkey FOREIGN KEY (avi_file_id) REFERENCES sys_files(id);

ALTER TABLE chat_profiles ADD CONSTRAINT chat_profiles_pkey PRIMARY KEY (user_id);

ALTER TABLE chat_profiles ADD CONSTRAINT chat_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id);

ALTER TABLE chat_stars ADD CONSTRAINT chat_stars_message_id_fkey FOREIGN KEY (message_id) REFERENCES chat_messages(id) ON DELETE CASCADE;

ALTER TABLE chat_stars ADD CONSTRAINT chat_stars_pkey PRIMARY KEY (user_id, message_id);

ALTER TABLE chat_stars ADD CONSTRAINT chat_stars_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id);

ALTER TABLE commission_statements ADD CONSTRAINT commission_statements_file_id_fkey FOREIGN KEY (file_id) REFERENCES sys_files(id);

ALTER TABLE commission_statements ADD CONSTRAINT commission_statements_issued_by_fkey FOREIGN KEY (issued_by) REFERENCES sys_users(id);

ALTER TABLE commission_statements ADD CONSTRAINT commission_statements_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric));

ALTER TABLE commission_statements ADD CONSTRAINT commission_statements_number_key UNIQUE (number);

ALTER TABLE commission_statements ADD CONSTRAINT commission_statements_pkey PRIMARY KEY (id);

ALTER TABLE commission_statements ADD CONSTRAINT commission_statements_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id);

ALTER TABLE commission_statements ADD CONSTRAINT commission_statements_user_id_month_key UNIQUE (user_id, month);

ALTER TABLE company_settings ADD CONSTRAINT company_settings_chosen_check CHECK (((jsonb_typeof(chosen) = 'object'::text) AND (length((chosen)::text) <= 100000)));

ALTER TABLE company_settings ADD CONSTRAINT company_settings_id_check CHECK ((id = 1));

ALTER TABLE company_settings ADD CONSTRAINT company_settings_pkey PRIMARY KEY (id);

ALTER TABLE consent_entries ADD CONSTRAINT consent_entries_channel_check CHECK ((channel = ANY (ARRAY['phone'::text, 'email'::text])));

ALTER TABLE consent_entries ADD CONSTRAINT consent_entries_check CHECK (((payload IS NULL) = (salt IS NULL)));

ALTER TABLE consent_entries ADD CONSTRAINT consent_entries_check1 CHECK (((kind = 'granted'::text) = (grant_id IS NULL)));

ALTER TABLE consent_entries ADD CONSTRAINT consent_entries_cus_id_fkey FOREIGN KEY (cus_id) REFERENCES customers(id);

ALTER TABLE consent_entries ADD CONSTRAINT consent_entries_data_in_id_fkey FOREIGN KEY (data_in_id) REFERENCES data_in_runs(id);

ALTER TABLE consent_entries ADD CONSTRAINT consent_entries_file_id_fkey FOREIGN KEY (file_id) REFERENCES sys_files(id);

ALTER TABLE consent_entries ADD CONSTRAINT consent_entries_hash_key UNIQUE (hash);

ALTER TABLE consent_entries ADD CONSTRAINT consent_entries_kind_check CHECK ((kind = ANY (ARRAY['granted'::text, 'withdrawn'::text, 'used'::text])));

ALTER TABLE consent_entries ADD CONSTRAINT consent_entries_payload_check CHECK (((payload IS NULL) OR (payload IS JSON OBJECT)));

ALTER TABLE consent_entries ADD CONSTRAINT consent_entries_pkey PRIMARY KEY (id);

ALTER TABLE cus_adress ADD CONSTRAINT cus_adress_bolge_check CHECK ((length(bolge) <= 60));

ALTER TABLE cus_adress ADD CONSTRAINT cus_adress_c_type_fkey FOREIGN KEY (c_type) REFERENCES sys_adres_type(ad_type);

ALTER TABLE cus_adress ADD CONSTRAINT cus_adress_cus_id_fkey FOREIGN KEY (cus_id) REFERENCES customers(id);

ALTER TABLE cus_adress ADD CONSTRAINT cus_adress_note_check CHECK ((length(note) <= 250));

ALTER TABLE cus_adress ADD CONSTRAINT cus_adress_pk_check CHECK ((length(pk) <= 20));

ALTER TABLE cus_adress ADD CONSTRAINT cus_adress_pkey PRIMARY KEY (id);

ALTER TABLE cus_adress ADD CONSTRAINT cus_adress_sehir_check CHECK ((length(sehir) <= 60));

ALTER TABLE cus_adress ADD CONSTRAINT cus_adress_ulke_check CHECK ((length(ulke) <= 50));

ALTER TABLE cus_dnd ADD CONSTRAINT cus_dnd_pkey PRIMARY KEY (id);

ALTER TABLE cus_files ADD CONSTRAINT cus_files_baslik_check CHECK ((length(baslik) <= 200));

ALTER TABLE cus_files ADD CONSTRAINT cus_files_cus_id_fkey FOREIGN KEY (cus_id) REFERENCES customers(id);

ALTER TABLE cus_files ADD CONSTRAINT cus_files_file_id_fkey FOREIGN KEY (file_id) REFERENCES sys_files(id);

ALTER TABLE cus_files ADD CONSTRAINT cus_files_file_url_check CHECK ((length(file_url) <= 500));

ALTER TABLE cus_files ADD CONSTRAINT cus_files_pkey PRIMARY KEY (id);

ALTER TABLE cus_taksitler ADD CONSTRAINT cus_taksitler_cus_id_fkey FOREIGN KEY (cus_id) REFERENCES customers(id);

ALTER TABLE cus_taksitler ADD CONSTRAINT cus_taksitler_filled CHECK ((((odenen)::numeric >= (0)::numeric) AND ((odenen)::numeric <= (tak_tutar)::numeric)));

ALTER TABLE cus_taksitler ADD CONSTRAINT cus_taksitler_pkey PRIMARY KEY (id);

ALTER TABLE cus_taksitler ADD CONSTRAINT cus_taksitler_sip_id_fkey FOREIGN KEY (sip_id) REFERENCES siparisler(id) ON DELETE CASCADE;

ALTER TABLE cus_taksitler ADD CONSTRAINT cus_taksitler_tak_tutar_check CHECK (((tak_tutar)::numeric >= (0)::numeric));

ALTER TABLE customer_draws ADD CONSTRAINT customer_draws_bayi_id_fkey FOREIGN KEY (bayi_id) REFERENCES bayi_cari(id);

ALTER TABLE customer_draws ADD CONSTRAINT customer_draws_cus_id_fkey FOREIGN KEY (cus_id) REFERENCES customers(id) ON DELETE CASCADE;

ALTER TABLE customer_draws ADD CONSTRAINT customer_draws_pkey PRIMARY KEY (id);

ALTER TABLE customer_draws ADD CONSTRAINT customer_draws_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id);

ALTER TABLE customer_ibans ADD CONSTRAINT customer_ibans_cus_id_fkey FOREIGN KEY (cus_id) REFERENCES customers(id);

ALTER TABLE customer_ibans ADD CONSTRAINT customer_ibans_iban_check CHECK ((iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'::text));

ALTER TABLE customer_ibans ADD CONSTRAINT customer_ibans_iban_cus_id_key UNIQUE (iban, cus_id);

ALTER TABLE customer_ibans ADD CONSTRAINT customer_ibans_learned_by_fkey FOREIGN KEY (learned_by) REFERENCES sys_users(id);

ALTER TABLE customer_ibans ADD CONSTRAINT customer_ibans_pkey PRIMARY KEY (id);

ALTER TABLE customer_locks ADD CONSTRAINT customer_locks_cus_id_fkey FOREIGN KEY (cus_id) REFERENCES customers(id);

ALTER TABLE customer_locks ADD CONSTRAINT customer_locks_pkey PRIMARY KEY (cus_id);

ALTER TABLE customer_locks ADD CONSTRAINT customer_locks_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id);

ALTER TABLE customer_marks ADD CONSTRAINT customer_marks_cus_id_fkey FOREIGN KEY (cus_id) REFERENCES customers(id) ON DELETE CASCADE;

ALTER TABLE customer_marks ADD CONSTRAINT customer_marks_mark_check CHECK ((mark = ANY (ARRAY['phone'::text, 'email'::text, 'iban'::text, 'name'::text])));

ALTER TABLE customer_marks ADD CONSTRAINT customer_marks_pkey PRIMARY KEY (mark, value, cus_id);

ALTER TABLE customer_merges ADD CONSTRAINT customer_merges_from_id_fkey FOREIGN KEY (from_id) REFERENCES customers(id);

ALTER TABLE customer_merges ADD CONSTRAINT customer_merges_pkey PRIMARY KEY (id);

ALTER TABLE customer_merges ADD CONSTRAINT customer_merges_to_id_fkey FOREIGN KEY (to_id) REFERENCES customers(id);

ALTER TABLE customer_merges ADD CONSTRAINT customer_merges_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id);

ALTER TABLE customer_presence ADD CONSTRAINT customer_presence_cus_id_fkey FOREIGN KEY (cus_id) REFERENCES customers(id);

ALTER TABLE customer_presence ADD CONSTRAINT customer_presence_pkey PRIMARY KEY (cus_id, user_id);

ALTER TABLE customer_presence ADD CONSTRAINT customer_presence_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id);

ALTER TABLE customer_quarters ADD CONSTRAINT customer_quarters_pkey PRIMARY KEY (cus_id, bayi_id);

ALTER TABLE customer_transfer_rows ADD CONSTRAINT customer_transfer_rows_cus_id_fkey FOREIGN KEY (cus_id) REFERENCES customers(id) ON DELETE CASCADE;

ALTER TABLE customer_transfer_rows ADD CONSTRAINT customer_transfer_rows_pkey PRIMARY KEY (id);

ALTER TABLE customer_transfer_rows ADD CONSTRAINT customer_transfer_rows_transfer_id_fkey FOREIGN KEY (transfer_id) REFERENCES customer_transfers(id);

ALTER TABLE customer_transfers ADD CONSTRAINT customer_transfers_appointments_check CHECK ((appointments = ANY (ARRAY['stay'::text, 'move'::text])));

ALTER TABLE customer_transfers ADD CONSTRAINT customer_transfers_check CHECK (((undone_at IS NULL) = (undone_by IS NULL)));

ALTER TABLE customer_transfers ADD CONSTRAINT customer_transfers_made_by_fkey FOREIGN KEY (made_by) REFERENCES sys_users(id);

ALTER TABLE customer_transfers ADD CONSTRAINT customer_transfers_pkey PRIMARY KEY (id);

ALTER TABLE customer_transfers ADD CONSTRAINT customer_transfers_receiver_id_fkey FOREIGN KEY (receiver_id) REFERENCES sys_users(id);

ALTER TABLE customer_transfers ADD CONSTRAINT customer_transfers_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES sys_users(id);

ALTER TABLE customer_turnover ADD CONSTRAINT customer_turnover_pkey PRIMARY KEY (cus_id, bayi_id);

ALTER TABLE customers ADD CONSTRAINT customers_balance_check CHECK (((balance)::numeric >= (0)::numeric));

ALTER TABLE customers ADD CONSTRAINT customers_call_time_fkey FOREIGN KEY (call_time) REFERENCES sys_c_time(id);

ALTER TABLE customers ADD CONSTRAINT customers_check CHECK ((merged_into <> id));

ALTER TABLE customers ADD CONSTRAINT customers_check1 CHECK (((erased_at IS NULL) OR ((cus_del)::text = '1'::text)));

ALTER TABLE customers ADD CONSTRAINT customers_cus_atu_no_check CHECK ((length(cus_atu_no) <= 50));

ALTER TABLE customers ADD CONSTRAINT customers_cus_bank_bic_check CHECK ((length(cus_bank_bic) <= 50));

ALTER TABLE customers ADD CONSTRAINT customers_cus_bank_check CHECK ((length(cus_bank) <= 100));

ALTER TABLE customers ADD CONSTRAINT customers_cus_bank_hesap_check CHECK ((length(cus_bank_hesap) <= 50));

ALTER TABLE customers ADD CONSTRAINT customers_cus_bank_iban_check CHECK ((length(cus_bank_iban) <= 50));

ALTER TABLE customers ADD CONSTRAINT customers_cus_bank_sube_check CHECK ((length(cus_bank_sube) <= 50));

ALTER TABLE customers ADD CONSTRAINT customers_cus_category_fkey FOREIGN KEY (cus_category) REFERENCES sys_category(cat_type);

ALTER TABLE customers ADD CONSTRAINT customers_cus_city_check CHECK ((length(cus_city) <= 150));

ALTER TABLE customers ADD CONSTRAINT customers_cus_class_fkey FOREIGN KEY (cus_class) REFERENCES sys_class(class_type);

ALTER TABLE customers ADD CONSTRAINT customers_cus_code_check CHECK ((length(cus_code) <= 50));

ALTER TABLE customers ADD CONSTRAINT customers_cus_country_code_fkey FOREIGN KEY (cus_country_code) REFERENCES sys_country_code(country_code);

ALTER TABLE customers ADD CONSTRAINT customers_cus_dnd_fkey FOREIGN KEY (cus_dnd) REFERENCES cus_dnd(id);

ALTER TABLE customers ADD CONSTRAINT customers_cus_email_check CHECK ((length(cus_email) <= 100));

ALTER TABLE customers ADD CONSTRAINT customers_cus_fax_check CHECK ((length(cus_fax) <= 50));

ALTER TABLE customers ADD CONSTRAINT customers_cus_firm_check CHECK ((length(cus_firm) <= 200));

ALTER TABLE customers ADD CONSTRAINT customers_cus_gsm_check CHECK ((length(cus_gsm) <= 50));

ALTER TABLE customers ADD CONSTRAINT customers_cus_leitweg_check CHECK ((length(cus_leitweg) <= 46));

ALTER TABLE customers ADD CONSTRAINT customers_cus_m_f_fkey FOREIGN KEY (cus_m_f) REFERENCES sys_unvan(un_type);

ALTER TABLE customers ADD CONSTRAINT customers_cus_name_check CHECK ((length(cus_name) <= 150));

ALTER TABLE customers ADD CONSTRAINT customers_cus_private_check CHECK ((length(cus_private) <= 50));

ALTER TABLE customers ADD CONSTRAINT customers_cus_surname_check CHECK ((length(cus_surname) <= 150));

ALTER TABLE customers ADD CONSTRAINT customers_cus_tel1_check CHECK ((length(cus_tel1) <= 50));

ALTER TABLE customers ADD CONSTRAINT customers_cus_tel2_check CHECK ((length(cus_tel2) <= 50));

ALTER TABLE customers ADD CONSTRAINT customers_cus_user_fkey FOREIGN KEY (cus_user) REFERENCES sys_users(id);

ALTER TABLE customers ADD CONSTRAINT customers_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES customers(id);

ALTER TABLE customers ADD CONSTRAINT customers_pkey PRIMARY KEY (id);

ALTER TABLE data_in_findings ADD CONSTRAINT data_in_findings_kind_check CHECK ((kind = ANY (ARRAY['error'::text, 'repair'::text, 'notice'::text])));

ALTER TABLE data_in_findings ADD CONSTRAINT data_in_findings_pkey PRIMARY KEY (id);

ALTER TABLE data_in_findings ADD CONSTRAINT data_in_findings_run_id_fkey FOREIGN KEY (run_id) REFERENCES data_in_runs(id) ON DELETE CASCADE;

ALTER TABLE data_in_rows ADD CONSTRAINT data_in_rows_pkey PRIMARY KEY (run_id, sheet, row_no);

ALTER TABLE data_in_rows ADD CONSTRAINT data_in_rows_run_id_fkey FOREIGN KEY (run_id) REFERENCES data_in_runs(id) ON DELETE CASCADE;

ALTER TABLE data_in_runs ADD CONSTRAINT data_in_runs_check CHECK (((done >= 0) AND (done <= total)));

ALTER TABLE data_in_runs ADD CONSTRAINT data_in_runs_created_by_fkey FOREIGN KEY (created_by) REFERENCES sys_users(id);

ALTER TABLE data_in_runs ADD CONSTRAINT data_in_runs_file_name_check CHECK ((length(file_name) <= 200));

ALTER TABLE data_in_runs ADD CONSTRAINT data_in_runs_left_out_check CHECK ((left_out >= 0));

ALTER TABLE data_in_runs ADD CONSTRAINT data_in_runs_pkey PRIMARY KEY (id);

ALTER TABLE data_in_runs ADD CONSTRAINT data_in_runs_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text));

ALTER TABLE data_in_runs ADD CONSTRAINT data_in_runs_state_check CHECK ((state = ANY (ARRAY['failed'::text, 'passed'::text, 'running'::text, 'stopped'::text, 'done'::text, 'undone'::text])));

ALTER TABLE data_in_runs ADD CONSTRAINT data_in_runs_total_check CHECK ((total >= 0));

ALTER TABLE data_in_runs ADD CONSTRAINT data_in_runs_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES sys_users(id);

ALTER TABLE debit_items ADD CONSTRAINT debit_items_amount_check CHECK (((amount)::numeric > (0)::numeric));

ALTER TABLE debit_items ADD CONSTRAINT debit_items_charge_entry_id_fkey FOREIGN KEY (charge_entry_id) REFERENCES cari_islem(id);

ALTER TABLE debit_items ADD CONSTRAINT debit_items_cus_id_fkey FOREIGN KEY (cus_id) REFERENCES customers(id);

ALTER TABLE debit_items ADD CONSTRAINT debit_items_end_to_end_id_key UNIQUE (end_to_end_id);

ALTER TABLE debit_items ADD CONSTRAINT debit_items_mandate_id_fkey FOREIGN KEY (mandate_id) REFERENCES mandates(id);

ALTER TABLE debit_items ADD CONSTRAINT debit_items_pkey PRIMARY KEY (id);

ALTER TABLE debit_items ADD CONSTRAINT debit_items_receipt_id_fkey FOREIGN KEY (receipt_id) REFERENCES receipts(id);

ALTER TABLE debit_items ADD CONSTRAINT debit_items_refusal_check CHECK ((length(refusal) <= 140));

ALTER TABLE debit_items ADD CONSTRAINT debit_items_refused_by_fkey FOREIGN KEY (refused_by) REFERENCES sys_users(id);

ALTER TABLE debit_items ADD CONSTRAINT debit_items_run_id_fkey FOREIGN KEY (run_id) REFERENCES debit_runs(id);

ALTER TABLE debit_items ADD CONSTRAINT debit_items_sip_id_fkey FOREIGN KEY (sip_id) REFERENCES siparisler(id);

ALTER TABLE debit_items ADD CONSTRAINT debit_items_state_check CHECK ((state = ANY (ARRAY['in_flight'::text, 'credited'::text, 'returned'::text, 'cancelled'::text, 'refused'::text])));

ALTER TABLE debit_items ADD CONSTRAINT debit_items_taksit_id_fkey FOREIGN KEY (taksit_id) REFERENCES cus_taksitler(id);

ALTER TABLE debit_runs ADD CONSTRAINT debit_runs_batch_id_key UNIQUE (batch_id);

ALTER TABLE debit_runs ADD CONSTRAINT debit_runs_created_by_fkey FOREIGN KEY (created_by) REFERENCES sys_users(id);

ALTER TABLE debit_runs ADD CONSTRAINT debit_runs_file_id_fkey FOREIGN KEY (file_id) REFERENCES sys_files(id);

ALTER TABLE debit_runs ADD CONSTRAINT debit_runs_pkey PRIMARY KEY (id);

ALTER TABLE debit_runs ADD CONSTRAINT debit_runs_state_check CHECK ((state = ANY (ARRAY['made'::text, 'handed_over'::text, 'cancelled'::text, 'refused'::text])));

ALTER TABLE erasure_journal ADD CONSTRAINT erasure_journal_error_check CHECK ((length(error) <= 1000));

ALTER TABLE erasure_journal ADD CONSTRAINT erasure_journal_kind_check CHECK ((kind = 'customer'::text));

ALTER TABLE erasure_journal ADD CONSTRAINT erasure_journal_open_code_check CHECK ((length(open_code) <= 100));

ALTER TABLE erasure_journal ADD CONSTRAINT erasure_journal_pkey PRIMARY KEY (id);

ALTER TABLE erasure_journal ADD CONSTRAINT erasure_journal_row_ids_check CHECK ((cardinality(row_ids) > 0));

ALTER TABLE error_log ADD CONSTRAINT error_log_pkey PRIMARY KEY (id);

ALTER TABLE fatura_sayac ADD CONSTRAINT fatura_sayac_last_check CHECK ((last >= 0));

ALTER TABLE fatura_sayac ADD CONSTRAINT fatura_sayac_name_check CHECK ((name = ANY (ARRAY['invoice'::text, 'credit_note'::text, 'cancellation'::text])));

ALTER TABLE fatura_sayac ADD CONSTRAINT fatura_sayac_pkey PRIMARY KEY (name);

ALTER TABLE fatura_sayac_yil ADD CONSTRAINT fatura_sayac_yil_last_check CHECK ((last >= 0));

ALTER TABLE fatura_sayac_yil ADD CONSTRAINT fatura_sayac_yil_name_fkey FOREIGN KEY (name) REFERENCES fatura_sayac(name);

ALTER TABLE fatura_sayac_yil ADD CONSTRAINT fatura_sayac_yil_pkey PRIMARY KEY (name, year);

ALTER TABLE fatura_sayac_yil ADD CONSTRAINT fatura_sayac_yil_year_check CHECK (((year >= 1900) AND (year <= 2200)));

ALTER TABLE figure_sums ADD CONSTRAINT figure_sums_grain_check CHECK ((grain = ANY (ARRAY['day'::text, 'third'::text, 'month'::text, 'year'::text])));

ALTER TABLE figure_sums ADD CONSTRAINT figure_sums_pkey PRIMARY KEY (fact, grain, day, per_id, bayi_id, item, word);

ALTER TABLE firma_bilgileri ADD CONSTRAINT firma_bilgileri_account_holder_check CHECK ((length(account_holder) <= 70));

ALTER TABLE firma_bilgileri ADD CONSTRAINT firma_bilgileri_bank_name_check CHECK ((length(bank_name) <= 80));

ALTER TABLE firma_bilgileri ADD CONSTRAINT firma_bilgileri_bic_check CHECK ((bic ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'::text));

ALTER TABLE firma_bilgileri ADD CONSTRAINT firma_bilgileri_country_fkey FOREIGN KEY (country) REFERENCES sys_country_code(country_code);

ALTER TABLE firma_bilgileri ADD CONSTRAINT firma_bilgileri_creditor_id_check CHECK ((creditor_id ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{4,31}$'::text));

ALTER TABLE firma_bilgileri ADD CONSTRAINT firma_bilgileri_directors_check CHECK ((length(directors) <= 200));

ALTER TABLE firma_bilgileri ADD CONSTRAINT firma_bilgileri_email_check CHECK ((length(email) <= 100));

ALTER TABLE firma_bilgileri ADD CONSTRAINT firma_bilgileri_iban_check CHECK ((iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'::text));

ALTER TABLE firma_bilgileri ADD CONSTRAINT firma_bilgileri_id_check CHECK ((id = 1));

ALTER TABLE firma_bilgileri ADD CONSTRAINT firma_bilgileri_legal_name_check CHECK ((length(legal_name) <= 100));

ALTER TABLE firma_bilgileri ADD CONSTRAINT firma_bilgileri_phone_check CHECK ((length(phone) <= 40));

ALTER TABLE firma_bilgileri ADD CONSTRAINT firma_bilgileri_pkey PRIMARY KEY (id);

ALTER TABLE firma_bilgileri ADD CONSTRAINT firma_bilgileri_postcode_check CHECK ((length(postcode) <= 10));

ALTER TABLE firma_bilgileri ADD CONSTRAINT firma_bilgileri_register_court_check CHECK ((length(register_court) <= 80));

ALTER TABLE firma_bilgileri ADD CONSTRAINT firma_bilgileri_register_number_check CHECK ((length(register_number) <= 40));

ALTER TABLE firma_bilgileri ADD CONSTRAINT firma_bilgileri_street_check CHECK ((length(street) <= 100));

ALTER TABLE firma_bilgileri ADD CONSTRAINT firma_bilgileri_town_check CHECK ((length(town) <= 60));

ALTER TABLE gorevler ADD CONSTRAINT gorevler_belge_no_check CHECK ((length(belge_no) <= 50));

ALTER TABLE gorevler ADD CONSTRAINT gorevler_belge_tip_check CHECK (((belge_tip >= 0) AND (belge_tip <= 3)));

ALTER TABLE gorevler ADD CONSTRAINT gorevler_check CHECK (((belge_tip = 0) = (belge_no IS NULL)));

ALTER TABLE gorevler ADD CONSTRAINT gorevler_check1 CHECK (((sender_status)::text <> (reciver_status)::text));

ALTER TABLE gorevler ADD CONSTRAINT gorevler_pkey PRIMARY KEY (id);

ALTER TABLE gorevler ADD CONSTRAINT gorevler_reciver_msg_check CHECK ((length(reciver_msg) <= 20000));

ALTER TABLE gorevler ADD CONSTRAINT gorevler_reciver_usr_fkey FOREIGN KEY (reciver_usr) REFERENCES sys_users(id);

ALTER TABLE gorevler ADD CONSTRAINT gorevler_send_user_fkey FOREIGN KEY (send_user) REFERENCES sys_users(id);

ALTER TABLE gorevler ADD CONSTRAINT gorevler_sender_msg_check CHECK ((length(sender_msg) <= 20000));

ALTER TABLE hold_drafts ADD CONSTRAINT hold_drafts_cus_id_fkey FOREIGN KEY (cus_id) REFERENCES customers(id) ON DELETE CASCADE;

ALTER TABLE hold_drafts ADD CONSTRAINT hold_drafts_pkey PRIMARY KEY (draft_id);

ALTER TABLE hold_drafts ADD CONSTRAINT hold_drafts_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id) ON DELETE CASCADE;

ALTER TABLE incoming_calls ADD CONSTRAINT incoming_calls_check CHECK (((settled_at IS NULL) = (settled_by IS NULL)));

ALTER TABLE incoming_calls ADD CONSTRAINT incoming_calls_cus_id_fkey FOREIGN KEY (cus_id) REFERENCES customers(id);

ALTER TABLE incoming_calls ADD CONSTRAINT incoming_calls_number_check CHECK ((number ~ '^\+[0-9]{5,15}$'::text));

ALTER TABLE incoming_calls ADD CONSTRAINT incoming_calls_pkey PRIMARY KEY (id);

ALTER TABLE incoming_calls ADD CONSTRAINT incoming_calls_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES sys_users(id);

ALTER TABLE incoming_calls ADD CONSTRAINT incoming_calls_system_id_call_id_key UNIQUE (system_id, call_id);

ALTER TABLE incoming_calls ADD CONSTRAINT incoming_calls_system_id_fkey FOREIGN KEY (system_id) REFERENCES phone_systems(id);

ALTER TABLE incoming_calls ADD CONSTRAINT incoming_calls_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id);

ALTER TABLE kargo_cikti ADD CONSTRAINT kargo_cikti_check CHECK ((((gon_status)::text = '1'::text) = (teslim_tar IS NOT NULL)));

ALTER TABLE kargo_cikti ADD CONSTRAINT kargo_cikti_check1 CHECK ((((gon_status)::text = '1'::text) OR (teslim_alan IS NULL)));

ALTER TABLE kargo_cikti ADD CONSTRAINT kargo_cikti_check2 CHECK ((((send_mail)::text = '1'::text) = (cus_email IS NOT NULL)));

ALTER TABLE kargo_cikti ADD CONSTRAINT kargo_cikti_cus_email_check CHECK ((length(cus_email) <= 100));

ALTER TABLE kargo_cikti ADD CONSTRAINT kargo_cikti_kargo_firm_fkey FOREIGN KEY (kargo_firm) REFERENCES kargo_sirketi(id);

ALTER TABLE kargo_cikti ADD CONSTRAINT kargo_cikti_kargo_takip_check CHECK ((length(kargo_takip) <= 50));

ALTER TABLE kargo_cikti ADD CONSTRAINT kargo_cikti_note_check CHECK ((length(note) <= 500));

ALTER TABLE kargo_cikti ADD CONSTRAINT kargo_cikti_one_per_order UNIQUE (sip_id);

ALTER TABLE kargo_cikti ADD CONSTRAINT kargo_cikti_per_id_fkey FOREIGN KEY (per_id) REFERENCES sys_users(id);

ALTER TABLE kargo_cikti ADD CONSTRAINT kargo_cikti_pkey PRIMARY KEY (id);

ALTER TABLE kargo_cikti ADD CONSTRAINT kargo_cikti_sip_id_fkey FOREIGN KEY (sip_id) REFERENCES siparisler(id);

ALTER TABLE kargo_cikti ADD CONSTRAINT kargo_cikti_teslim_alan_check CHECK ((length(teslim_alan) <= 100));

ALTER TABLE kargo_sirketi ADD CONSTRAINT kargo_sirketi_pkey PRIMARY KEY (id);

ALTER TABLE kargo_sirketi ADD CONSTRAINT kargo_sirketi_tracking_url_check CHECK (((tracking_url ~ '^https://'::text) AND (tracking_url ~~ '%{number}%'::text)));

ALTER TABLE kept_heads ADD CONSTRAINT kept_heads_chain_check CHECK ((chain = ANY (ARRAY['audit'::text, 'consents'::text])));

ALTER TABLE kept_heads ADD CONSTRAINT kept_heads_chain_day_key UNIQUE NULLS NOT DISTINCT (chain, day);

ALTER TABLE kept_heads ADD CONSTRAINT kept_heads_head_check CHECK ((head ~ '^[0-9]+ [0-9a-f]{64}$'::text));

ALTER TABLE kept_heads ADD CONSTRAINT kept_heads_pkey PRIMARY KEY (id);

ALTER TABLE konusma_metin ADD CONSTRAINT konusma_metin_baslik_check CHECK (((length(baslik) >= 1) AND (length(baslik) <= 200)));

ALTER TABLE konusma_metin ADD CONSTRAINT konusma_metin_file_id_fkey FOREIGN KEY (file_id) REFERENCES sys_files(id);

ALTER TABLE konusma_metin ADD CONSTRAINT konusma_metin_file_url_check CHECK ((length(file_url) <= 500));

ALTER TABLE konusma_metin ADD CONSTRAINT konusma_metin_pkey PRIMARY KEY (id);

ALTER TABLE list_views ADD CONSTRAINT list_views_content_check CHECK (((jsonb_typeof(content) = 'object'::text) AND (length((content)::text) <= 40000)));

ALTER TABLE list_views ADD CONSTRAINT list_views_list_check CHECK ((length(list) <= 150));

ALTER TABLE list_views ADD CONSTRAINT list_views_name_check CHECK (((name <> ''::text) AND (length(name) <= 60)));

ALTER TABLE list_views ADD CONSTRAINT list_views_owner_fkey FOREIGN KEY (owner) REFERENCES sys_users(id) ON DELETE CASCADE;

ALTER TABLE list_views ADD CONSTRAINT list_views_pkey PRIMARY KEY (id);

ALTER TABLE mail_attachments ADD CONSTRAINT mail_attachments_file_id_fkey FOREIGN KEY (file_id) REFERENCES sys_files(id) ON DELETE CASCADE;

ALTER TABLE mail_attachments ADD CONSTRAINT mail_attachments_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES mail_outbox(id) ON DELETE CASCADE;

ALTER TABLE mail_attachments ADD CONSTRAINT mail_attachments_pkey PRIMARY KEY (mail_id, file_id);

ALTER TABLE mail_outbox ADD CONSTRAINT mail_outbox_pkey PRIMARY KEY (id);

ALTER TABLE mail_outbox ADD CONSTRAINT mail_outbox_reminds_fkey FOREIGN KEY (reminds) REFERENCES siparisler(id) ON DELETE SET NULL;

ALTER TABLE mail_outbox ADD CONSTRAINT mail_outbox_secret_is_not_stored CHECK ((((secret_user IS NULL) AND (kind <> ALL (ARRAY['reset_password'::text, 'account_locked'::text, 'sign_in_code'::text, 'test_code'::text]))) OR ((body_text = ''::text) AND (body_html IS NULL))));

ALTER TABLE mail_outbox ADD CONSTRAINT mail_outbox_secret_user_fkey FOREIGN KEY (secret_user) REFERENCES sys_users(id);

ALTER TABLE mail_outbox ADD CONSTRAINT mail_outbox_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text, 'cancelled'::text, 'bounced'::text])));

ALTER TABLE mandate_tasks ADD CONSTRAINT mandate_tasks_pkey PRIMARY KEY (sip_id);

ALTER TABLE mandate_tasks ADD CONSTRAINT mandate_tasks_sip_id_fkey FOREIGN KEY (sip_id) REFERENCES siparisler(id);

ALTER TABLE mandates ADD CONSTRAINT mandates_bic_check CHECK ((bic ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'::text));

ALTER TABLE mandates ADD CONSTRAINT mandates_check CHECK (((state <> 'active'::text) OR (signed_on IS NOT NULL)));

ALTER TABLE mandates ADD CONSTRAINT mandates_created_by_fkey FOREIGN KEY (created_by) REFERENCES sys_users(id);

ALTER TABLE mandates ADD CONSTRAINT mandates_cus_id_fkey FOREIGN KEY (cus_id) REFERENCES customers(id);

ALTER TABLE mandates ADD CONSTRAINT mandates_file_id_fkey FOREIGN KEY (file_id) REFERENCES sys_files(id);

ALTER TABLE mandates ADD CONSTRAINT mandates_holder_check CHECK (((length(holder) >= 1) AND (length(holder) <= 70)));

ALTER TABLE mandates ADD CONSTRAINT mandates_iban_check CHECK (((iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'::text) OR ((iban = ''::text) AND (state <> 'active'::text))));

ALTER TABLE mandates ADD CONSTRAINT mandates_pkey PRIMARY KEY (id);

ALTER TABLE mandates ADD CONSTRAINT mandates_reason_check CHECK ((length(reason) <= 200));

ALTER TABLE mandates ADD CONSTRAINT mandates_reference_check CHECK ((reference ~ '^[A-Za-z0-9+?/:().,''-]{1,35}$'::text));

ALTER TABLE mandates ADD CONSTRAINT mandates_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'active'::text, 'revoked'::text])));

ALTER TABLE musteri_gorusme ADD CONSTRAINT musteri_gorusme_bayi_id_fkey FOREIGN KEY (bayi_id) REFERENCES bayi_cari(id);

ALTER TABLE musteri_gorusme ADD CONSTRAINT musteri_gorusme_cus_id_fkey FOREIGN KEY (cus_id) REFERENCES customers(id);

ALTER TABLE musteri_gorusme ADD CONSTRAINT musteri_gorusme_note_check CHECK ((length(note) <= 4000));

ALTER TABLE musteri_gorusme ADD CONSTRAINT musteri_gorusme_per_id_fkey FOREIGN KEY (per_id) REFERENCES sys_users(id);

ALTER TABLE musteri_gorusme ADD CONSTRAINT musteri_gorusme_pkey PRIMARY KEY (id);

ALTER TABLE musteri_gorusme ADD CONSTRAINT musteri_gorusme_sts_fkey FOREIGN KEY (sts) REFERENCES sys_gorusme_asama(def_type);

ALTER TABLE number_ranges ADD CONSTRAINT number_ranges_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_note'::text, 'cancellation'::text, 'customer'::text, 'slip'::text])));

ALTER TABLE number_ranges ADD CONSTRAINT number_ranges_kind_key UNIQUE (kind);

ALTER TABLE number_ranges ADD CONSTRAINT number_ranges_pkey PRIMARY KEY (id);

ALTER TABLE number_ranges ADD CONSTRAINT number_ranges_prefix_check CHECK ((length(prefix) <= 20));

ALTER TABLE number_ranges ADD CONSTRAINT number_ranges_set_to_check CHECK ((set_to >= 1));

ALTER TABLE number_ranges ADD CONSTRAINT number_ranges_width_check CHECK (((width >= 1) AND (width <= 10)));

ALTER TABLE odeme_tipleri ADD CONSTRAINT odeme_tipleri_pkey PRIMARY KEY (id);

ALTER TABLE open_invoices ADD CONSTRAINT open_invoices_kalan_check CHECK (((kalan)::numeric > (0)::numeric));

ALTER TABLE open_invoices ADD CONSTRAINT open_invoices_pkey PRIMARY KEY (sip_id);

ALTER TABLE open_invoices ADD CONSTRAINT open_invoices_sip_id_fkey FOREIGN KEY (sip_id) REFERENCES siparisler(id) ON DELETE CASCADE;

ALTER TABLE payee_accounts ADD CONSTRAINT payee_accounts_bayi_id_fkey FOREIGN KEY (bayi_id) REFERENCES bayi_cari(id);

ALTER TABLE payee_accounts ADD CONSTRAINT payee_accounts_bayi_id_key UNIQUE (bayi_id);

ALTER TABLE payee_accounts ADD CONSTRAINT payee_accounts_check CHECK (((user_id IS NULL) <> (bayi_id IS NULL)));

ALTER TABLE payee_accounts ADD CONSTRAINT payee_accounts_holder_check CHECK (((length(holder) >= 1) AND (length(holder) <= 70)));

ALTER TABLE payee_accounts ADD CONSTRAINT payee_accounts_iban_check CHECK ((iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'::text));

ALTER TABLE payee_accounts ADD CONSTRAINT payee_accounts_pkey PRIMARY KEY (id);

ALTER TABLE payee_accounts ADD CONSTRAINT payee_accounts_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id);

ALTER TABLE payee_accounts ADD CONSTRAINT payee_accounts_user_id_key UNIQUE (user_id);

ALTER TABLE personel_odeme ADD CONSTRAINT personel_odeme_aciklama_check CHECK ((length(aciklama) <= 200));

ALTER TABLE personel_odeme ADD CONSTRAINT personel_odeme_bayi_id_fkey FOREIGN KEY (bayi_id) REFERENCES bayi_cari(id);

ALTER TABLE personel_odeme ADD CONSTRAINT personel_odeme_belge_no_fkey FOREIGN KEY (belge_no) REFERENCES prim_odeme_fis(id) ON DELETE SET NULL;

ALTER TABLE personel_odeme ADD CONSTRAINT personel_odeme_check CHECK ((((kalan)::numeric >= (0)::numeric) AND ((kalan)::numeric <= (tutar)::numeric)));

ALTER TABLE personel_odeme ADD CONSTRAINT personel_odeme_cus_id_fkey FOREIGN KEY (cus_id) REFERENCES customers(id);

ALTER TABLE personel_odeme ADD CONSTRAINT personel_odeme_f_no_check CHECK ((length(f_no) <= 200));

ALTER TABLE personel_odeme ADD CONSTRAINT personel_odeme_islem_check CHECK ((islem = 2));

ALTER TABLE personel_odeme ADD CONSTRAINT personel_odeme_kayit_user_fkey FOREIGN KEY (kayit_user) REFERENCES sys_users(id);

ALTER TABLE personel_odeme ADD CONSTRAINT personel_odeme_komisyon_oran_check CHECK (((komisyon_oran >= (0)::numeric) AND (komisyon_oran <= (100)::numeric)));

ALTER TABLE personel_odeme ADD CONSTRAINT personel_odeme_per_id_fkey FOREIGN KEY (per_id) REFERENCES sys_users(id);

ALTER TABLE personel_odeme ADD CONSTRAINT personel_odeme_pkey PRIMARY KEY (id);

ALTER TABLE personel_odeme ADD CONSTRAINT personel_odeme_s_no_fkey FOREIGN KEY (s_no) REFERENCES siparisler(id);

ALTER TABLE personel_odeme ADD CONSTRAINT personel_odeme_tutar_check CHECK (((tutar)::numeric > (0)::numeric));

ALTER TABLE phone_systems ADD CONSTRAINT phone_systems_check CHECK (((revoked_at IS NULL) = (revoked_by IS NULL)));

ALTER TABLE phone_systems ADD CONSTRAINT phone_systems_created_by_fkey FOREIGN KEY (created_by) REFERENCES sys_users(id);

ALTER TABLE phone_systems ADD CONSTRAINT phone_systems_name_check CHECK (((name <> ''::text) AND (length(name) <= 100)));

ALTER TABLE phone_systems ADD CONSTRAINT phone_systems_pkey PRIMARY KEY (id);

ALTER TABLE phone_systems ADD CONSTRAINT phone_systems_revoked_by_fkey FOREIGN KEY (revoked_by) REFERENCES sys_users(id);

ALTER TABLE phone_systems ADD CONSTRAINT phone_systems_token_hash_key UNIQUE (token_hash);

ALTER TABLE prim_odeme_fis ADD CONSTRAINT prim_odeme_fis_aciklama_check CHECK ((length(aciklama) <= 1000));

ALTER TABLE prim_odeme_fis ADD CONSTRAINT prim_odeme_fis_avans_check CHECK (((avans)::numeric >= (0)::numeric));

ALTER TABLE prim_odeme_fis ADD CONSTRAINT prim_odeme_fis_avans_kdv_check CHECK (((avans_kdv)::numeric >= (0)::numeric));

ALTER TABLE prim_odeme_fis ADD CONSTRAINT prim_odeme_fis_bayi_id_fkey FOREIGN KEY (bayi_id) REFERENCES bayi_cari(id);

ALTER TABLE prim_odeme_fis ADD CONSTRAINT prim_odeme_fis_borc_check CHECK (((borc)::numeric >= (0)::numeric));

ALTER TABLE prim_odeme_fis ADD CONSTRAINT prim_odeme_fis_check CHECK ((((tip = 0) = (user_id IS NOT NULL)) AND ((tip = 1) = (bayi_id IS NOT NULL))));

ALTER TABLE prim_odeme_fis ADD CONSTRAINT prim_odeme_fis_check1 CHECK (((prim_net)::numeric = ((prim_toplam)::numeric - (iptal_toplam)::numeric)));

ALTER TABLE prim_odeme_fis ADD CONSTRAINT prim_odeme_fis_check2 CHECK (((prim_brut)::numeric = ((prim_net)::numeric + (kdv)::numeric)));

ALTER TABLE prim_odeme_fis ADD CONSTRAINT prim_odeme_fis_check3 CHECK (((odenecek)::numeric = ((prim_brut)::numeric - (avans)::numeric)));

ALTER TABLE prim_odeme_fis ADD CONSTRAINT prim_odeme_fis_check4 CHECK ((((vergisiz)::text = '0'::text) OR (((kdv)::numeric = (0)::numeric) AND ((avans_kdv)::numeric = (0)::numeric))));

ALTER TABLE prim_odeme_fis ADD CONSTRAINT prim_odeme_fis_earned_when_check CHECK ((earned_when = ANY (ARRAY['paid'::text, 'safe'::text])));

ALTER TABLE prim_odeme_fis ADD CONSTRAINT prim_odeme_fis_fis_no_check CHECK ((length(fis_no) <= 30));

ALTER TABLE prim_odeme_fis ADD CONSTRAINT prim_odeme_fis_id_tip_key UNIQUE (id, tip);

ALTER TABLE prim_odeme_fis ADD CONSTRAINT prim_odeme_fis_kdv_check CHECK (((kdv)::numeric >= (0)::numeric));

ALTER TABLE prim_odeme_fis ADD CONSTRAINT prim_odeme_fis_kdv_oran_check CHECK ((kdv_oran >= (0)::numeric));

ALTER TABLE prim_odeme_fis ADD CONSTRAINT prim_odeme_fis_odenecek_check CHECK (((odenecek)::numeric >= (0)::numeric));

ALTER TABLE prim_odeme_fis ADD CONSTRAINT prim_odeme_fis_per_id_fkey FOREIGN KEY (per_id) REFERENCES sys_users(id);

ALTER TABLE prim_odeme_fis ADD CONSTRAINT prim_odeme_fis_pkey PRIMARY KEY (id);

ALTER TABLE prim_odeme_fis ADD CONSTRAINT prim_odeme_fis_prim_donemi_check CHECK (((length(prim_donemi) >= 1) AND (length(prim_donemi) <= 50)));

ALTER TABLE prim_odeme_fis ADD CONSTRAINT prim_odeme_fis_prim_net_check CHECK (((prim_net)::numeric >= (0)::numeric));

ALTER TABLE prim_odeme_fis ADD CONSTRAINT prim_odeme_fis_provizyon_check CHECK (((provizyon >= (0)::numeric) AND (provizyon <= (100)::numeric)));

ALTER TABLE prim_odeme_fis ADD CONSTRAINT prim_odeme_fis_tip_check CHECK ((tip = ANY (ARRAY[0, 1])));

ALTER TABLE prim_odeme_fis ADD CONSTRAINT prim_odeme_fis_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id);

ALTER TABLE prim_odeme_fis_avans ADD CONSTRAINT prim_odeme_fis_avans_fis_id_fkey FOREIGN KEY (fis_id) REFERENCES prim_odeme_fis(id) ON DELETE CASCADE;

ALTER TABLE prim_odeme_fis_avans ADD CONSTRAINT prim_odeme_fis_avans_odeme_id_fkey FOREIGN KEY (odeme_id) REFERENCES personel_odeme(id);

ALTER TABLE prim_odeme_fis_avans ADD CONSTRAINT prim_odeme_fis_avans_pkey PRIMARY KEY (fis_id, odeme_id);

ALTER TABLE prim_odeme_fis_avans ADD CONSTRAINT prim_odeme_fis_avans_tutar_check CHECK (((tutar)::numeric > (0)::numeric));

ALTER TABLE prim_odeme_fis_siparis ADD CONSTRAINT prim_odeme_fis_siparis_fis_id_tip_fkey FOREIGN KEY (fis_id, tip) REFERENCES prim_odeme_fis(id, tip) ON DELETE CASCADE;

ALTER TABLE prim_odeme_fis_siparis ADD CONSTRAINT prim_odeme_fis_siparis_pkey PRIMARY KEY (id);

ALTER TABLE prim_odeme_fis_siparis ADD CONSTRAINT prim_odeme_fis_siparis_sip_id_fkey FOREIGN KEY (sip_id) REFERENCES siparisler(id);

ALTER TABLE prim_oranlari ADD CONSTRAINT prim_oranlari_bayi_id_fkey FOREIGN KEY (bayi_id) REFERENCES bayi_cari(id) ON DELETE CASCADE;

ALTER TABLE prim_oranlari ADD CONSTRAINT prim_oranlari_check CHECK (((user_id IS NULL) <> (bayi_id IS NULL)));

ALTER TABLE prim_oranlari ADD CONSTRAINT prim_oranlari_once UNIQUE NULLS NOT DISTINCT (user_id, bayi_id, gecerli_tar);

ALTER TABLE prim_oranlari ADD CONSTRAINT prim_oranlari_pkey PRIMARY KEY (id);

ALTER TABLE prim_oranlari ADD CONSTRAINT prim_oranlari_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id) ON DELETE CASCADE;

ALTER TABLE prim_oranlari ADD CONSTRAINT prim_oranlari_yuzde_check CHECK ((yuzde >= 0));

ALTER TABLE privacy_requests ADD CONSTRAINT privacy_requests_check CHECK (((kind = 'erasure'::text) = (reason IS NOT NULL)));

ALTER TABLE privacy_requests ADD CONSTRAINT privacy_requests_cus_id_fkey FOREIGN KEY (cus_id) REFERENCES customers(id);

ALTER TABLE privacy_requests ADD CONSTRAINT privacy_requests_kept_count_check CHECK ((kept_count >= 0));

ALTER TABLE privacy_requests ADD CONSTRAINT privacy_requests_kind_check CHECK ((kind = ANY (ARRAY['access'::text, 'erasure'::text])));

ALTER TABLE privacy_requests ADD CONSTRAINT privacy_requests_pkey PRIMARY KEY (id);

ALTER TABLE privacy_requests ADD CONSTRAINT privacy_requests_reason_check CHECK ((length(reason) <= 500));

ALTER TABLE privacy_requests ADD CONSTRAINT privacy_requests_row_count_check CHECK ((row_count >= 0));

ALTER TABLE privacy_requests ADD CONSTRAINT privacy_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id);

ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_auth_check CHECK ((length(auth) <= 100));

ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_endpoint_check CHECK ((length(endpoint) <= 1000));

ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_endpoint_key UNIQUE (endpoint);

ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_language_check CHECK ((language = ANY (ARRAY['tr'::text, 'de'::text, 'en'::text])));

ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_p256dh_check CHECK ((length(p256dh) <= 200));

ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_pkey PRIMARY KEY (id);

ALTER TABLE push_subscriptions ADD CONSTRAINT push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id);

ALTER TABLE raking_figure ADD CONSTRAINT raking_figure_file_id_fkey FOREIGN KEY (file_id) REFERENCES sys_files(id);

ALTER TABLE raking_figure ADD CONSTRAINT raking_figure_img_url_check CHECK ((length(img_url) <= 500));

ALTER TABLE raking_figure ADD CONSTRAINT raking_figure_kayit_user_fkey FOREIGN KEY (kayit_user) REFERENCES sys_users(id) ON DELETE SET NULL;

ALTER TABLE raking_figure ADD CONSTRAINT raking_figure_pkey PRIMARY KEY (id);

ALTER TABLE raking_figure ADD CONSTRAINT raking_figure_title_check CHECK ((length(title) <= 100));

ALTER TABLE raking_gorulen ADD CONSTRAINT raking_gorulen_pkey PRIMARY KEY (user_id);

ALTER TABLE raking_gorulen ADD CONSTRAINT raking_gorulen_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id) ON DELETE CASCADE;

ALTER TABLE receipts ADD CONSTRAINT receipts_amount_check CHECK (((amount)::numeric > (0)::numeric));

ALTER TABLE receipts ADD CONSTRAINT receipts_created_by_fkey FOREIGN KEY (created_by) REFERENCES sys_users(id);

ALTER TABLE receipts ADD CONSTRAINT receipts_cus_id_fkey FOREIGN KEY (cus_id) REFERENCES customers(id);

ALTER TABLE receipts ADD CONSTRAINT receipts_pkey PRIMARY KEY (id);

ALTER TABLE receipts ADD CONSTRAINT receipts_sip_id_fkey FOREIGN KEY (sip_id) REFERENCES siparisler(id);

ALTER TABLE receipts ADD CONSTRAINT receipts_source_check CHECK ((source = ANY (ARRAY['desk'::text, 'statement'::text])));

ALTER TABLE reservations ADD CONSTRAINT reservations_line_id_fkey FOREIGN KEY (line_id) REFERENCES siparis_icerik(id) ON DELETE CASCADE;

ALTER TABLE reservations ADD CONSTRAINT reservations_pkey PRIMARY KEY (line_id);

ALTER TABLE saved_reports ADD CONSTRAINT saved_reports_by_what_check CHECK ((by_what = ANY (ARRAY['person'::text, 'dealer'::text, 'country'::text, 'customer'::text, 'wine'::text, 'category'::text])));

ALTER TABLE saved_reports ADD CONSTRAINT saved_reports_check CHECK ((((days = 'fixed'::text) = (start_date IS NOT NULL)) AND ((start_date IS NULL) = (end_date IS NULL))));

ALTER TABLE saved_reports ADD CONSTRAINT saved_reports_check1 CHECK ((((compare = 'free'::text) = (compare_start IS NOT NULL)) AND ((compare_start IS NULL) = (compare_end IS NULL))));

ALTER TABLE saved_reports ADD CONSTRAINT saved_reports_compare_check CHECK ((compare = ANY (ARRAY['none'::text, 'year'::text, 'period'::text, 'free'::text])));

ALTER TABLE saved_reports ADD CONSTRAINT saved_reports_days_check CHECK ((days = ANY (ARRAY['today'::text, 'yesterday'::text, 'last_week'::text, 'last_month'::text, 'this_month'::text, 'this_year'::text, 'fixed'::text])));

ALTER TABLE saved_reports ADD CONSTRAINT saved_reports_format_check CHECK ((format = ANY (ARRAY['pdf'::text, 'xlsx'::text])));

ALTER TABLE saved_reports ADD CONSTRAINT saved_reports_name_check CHECK (((name <> ''::text) AND (length(name) <= 80)));

ALTER TABLE saved_reports ADD CONSTRAINT saved_reports_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES sys_users(id) ON DELETE CASCADE;

ALTER TABLE saved_reports ADD CONSTRAINT saved_reports_pkey PRIMARY KEY (id);

ALTER TABLE saved_reports ADD CONSTRAINT saved_reports_report_check CHECK ((report = ANY (ARRAY['analysis'::text, 'order_states'::text, 'staff_sales'::text, 'closed_orders'::text, 'turnover'::text, 'calls'::text, 'wine_sales'::text, 'stock_value'::text, 'customer_info'::text])));

ALTER TABLE saved_reports ADD CONSTRAINT saved_reports_schedule_check CHECK ((schedule = ANY (ARRAY['none'::text, 'daily'::text, 'weekly'::text, 'monthly'::text])));

ALTER TABLE saved_reports ADD CONSTRAINT saved_reports_send_day_check CHECK (((send_day >= 1) AND (send_day <= 28)));

ALTER TABLE saved_reports ADD CONSTRAINT saved_reports_send_hour_check CHECK (((send_hour >= 0) AND (send_hour <= 23)));

ALTER TABLE schema_migrations ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (name);

ALTER TABLE set_offs ADD CONSTRAINT set_offs_pkey PRIMARY KEY (sip_id);

ALTER TABLE set_offs ADD CONSTRAINT set_offs_sip_id_fkey FOREIGN KEY (sip_id) REFERENCES siparisler(id) ON DELETE CASCADE;

ALTER TABLE siparis_icerik ADD CONSTRAINT siparis_icerik_cus_id_fkey FOREIGN KEY (cus_id) REFERENCES customers(id);

ALTER TABLE siparis_icerik ADD CONSTRAINT siparis_icerik_per_id_fkey FOREIGN KEY (per_id) REFERENCES sys_users(id);

ALTER TABLE siparis_icerik ADD CONSTRAINT siparis_icerik_pkey PRIMARY KEY (id);

ALTER TABLE siparis_icerik ADD CONSTRAINT siparis_icerik_sip_id_fkey FOREIGN KEY (sip_id) REFERENCES siparisler(id) ON DELETE CASCADE;

ALTER TABLE siparis_icerik ADD CONSTRAINT siparis_icerik_stk_adet_check CHECK ((stk_adet > 0));

ALTER TABLE siparis_icerik ADD CONSTRAINT siparis_icerik_stk_birim_check CHECK (((stk_birim)::numeric >= (0)::numeric));

ALTER TABLE siparis_icerik ADD CONSTRAINT siparis_icerik_stk_birim_ini_check CHECK (((stk_birim_ini)::numeric >= (0)::numeric));

ALTER TABLE siparis_icerik ADD CONSTRAINT siparis_icerik_stk_id_fkey FOREIGN KEY (stk_id) REFERENCES stok(id);

ALTER TABLE siparis_icerik ADD CONSTRAINT siparis_icerik_stk_toplam_check CHECK (((stk_toplam)::numeric >= (0)::numeric));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_amounts CHECK ((((fd_fon)::text = '0'::text) OR (((s_ara_toplam)::numeric = ((s_toplam)::numeric + (s_iskonto)::numeric)) AND ((s_g_toplam)::numeric = ((s_ara_toplam)::numeric + (s_kargo)::numeric)))));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_bayi_id_fkey FOREIGN KEY (bayi_id) REFERENCES bayi_cari(id);

ALTER TABLE siparisler ADD CONSTRAINT siparisler_check CHECK (((((fd_fon)::text = '1'::text) = (f_no IS NOT NULL)) OR (s_is_teklif = 2)));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_check1 CHECK (((disputed_on IS NULL) = (dispute_reason IS NULL)));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_closed_is_invoiced CHECK ((((f_close)::text = '0'::text) OR ((fd_fon)::text = '1'::text)));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_collection_is_invoiced CHECK (((f_ytakip = 0) OR ((fd_fon)::text = '1'::text)));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_cus_atu_no_check CHECK ((length(cus_atu_no) <= 50));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_cus_country_code_fkey FOREIGN KEY (cus_country_code) REFERENCES sys_country_code(country_code);

ALTER TABLE siparisler ADD CONSTRAINT siparisler_cus_firm_check CHECK ((length(cus_firm) <= 200));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_cus_id_fkey FOREIGN KEY (cus_id) REFERENCES customers(id);

ALTER TABLE siparisler ADD CONSTRAINT siparisler_cus_name_check CHECK ((length(cus_name) <= 150));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_cus_surname_check CHECK ((length(cus_surname) <= 150));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_data_in_id_fkey FOREIGN KEY (data_in_id) REFERENCES data_in_runs(id);

ALTER TABLE siparisler ADD CONSTRAINT siparisler_dealer_claw_back FOREIGN KEY (by_c_belge) REFERENCES prim_odeme_fis(id);

ALTER TABLE siparisler ADD CONSTRAINT siparisler_dealer_slip FOREIGN KEY (bayi_belge_no) REFERENCES prim_odeme_fis(id);

ALTER TABLE siparisler ADD CONSTRAINT siparisler_dispute_end_check CHECK ((length(dispute_end) <= 500));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_dispute_reason_check CHECK ((length(dispute_reason) <= 500));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_f_ip_neden_type_fkey FOREIGN KEY (f_ip_neden_type) REFERENCES sys_fat_iptal(c_type);

ALTER TABLE siparisler ADD CONSTRAINT siparisler_f_no_check CHECK ((length(f_no) <= 200));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_f_ytakip_check CHECK ((f_ytakip = ANY (ARRAY[0, 1, 2])));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_gutschrift_neden_check CHECK ((length(gutschrift_neden) <= 500));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_gutschrift_sip_id_fkey FOREIGN KEY (gutschrift_sip_id) REFERENCES siparisler(id);

ALTER TABLE siparisler ADD CONSTRAINT siparisler_iptal_no_check CHECK ((length(iptal_no) <= 30));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_origin_is_for_credit_notes CHECK (((gutschrift_sip_id IS NULL) OR (s_is_teklif = 2)));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_payment_type FOREIGN KEY (s_odeme_tip) REFERENCES odeme_tipleri(id);

ALTER TABLE siparisler ADD CONSTRAINT siparisler_per_id_fkey FOREIGN KEY (per_id) REFERENCES sys_users(id);

ALTER TABLE siparisler ADD CONSTRAINT siparisler_pkey PRIMARY KEY (id);

ALTER TABLE siparisler ADD CONSTRAINT siparisler_reminder_order CHECK (((((sd_uyari_2_is)::text = '0'::text) OR ((sd_uyari_1_is)::text = '1'::text)) AND (((sd_uyari_3_is)::text = '0'::text) OR ((sd_uyari_2_is)::text = '1'::text))));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_s_bayi_id_fkey FOREIGN KEY (s_bayi_id) REFERENCES bayi_cari(id);

ALTER TABLE siparisler ADD CONSTRAINT siparisler_s_g_toplam_check CHECK (((s_g_toplam)::numeric >= (0)::numeric));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_s_ikt_m_check CHECK (((s_ikt_m)::numeric >= (0)::numeric));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_s_is_teklif_check CHECK ((s_is_teklif = ANY (ARRAY[0, 1, 2])));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_s_iskonto_check CHECK (((s_iskonto)::numeric <= (0)::numeric));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_s_man_y_check CHECK (((s_man_y >= (0)::numeric) AND (s_man_y <= (100)::numeric)));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_s_vade_gun_check CHECK (((s_vade_gun >= 1) AND (s_vade_gun <= 365)));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_sd_uyari_neden_check CHECK ((length(sd_uyari_neden) <= 500));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_slip_is_paid CHECK ((((per_belge_no IS NULL) OR ((per_odeme)::text = '1'::text)) AND ((bayi_belge_no IS NULL) OR ((bayi_odeme)::text = '1'::text)) AND ((usr_c_belge IS NULL) OR (per_belge_no IS NOT NULL)) AND ((by_c_belge IS NULL) OR (bayi_belge_no IS NOT NULL))));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_staff_claw_back FOREIGN KEY (usr_c_belge) REFERENCES prim_odeme_fis(id);

ALTER TABLE siparisler ADD CONSTRAINT siparisler_staff_slip FOREIGN KEY (per_belge_no) REFERENCES prim_odeme_fis(id);

ALTER TABLE siparisler ADD CONSTRAINT siparisler_vergisiz_neden_check CHECK ((length(vergisiz_neden) <= 500));

ALTER TABLE socket_io_attachments ADD CONSTRAINT socket_io_attachments_pkey PRIMARY KEY (id);

ALTER TABLE stock_levels ADD CONSTRAINT stock_levels_cikan_check CHECK ((cikan >= 0));

ALTER TABLE stock_levels ADD CONSTRAINT stock_levels_giren_check CHECK ((giren >= 0));

ALTER TABLE stock_levels ADD CONSTRAINT stock_levels_pkey PRIMARY KEY (stok_id);

ALTER TABLE stock_levels ADD CONSTRAINT stock_levels_stok_id_fkey FOREIGN KEY (stok_id) REFERENCES stok(id) ON DELETE CASCADE;

ALTER TABLE stok ADD CONSTRAINT stok_brosur_file_id_fkey FOREIGN KEY (brosur_file_id) REFERENCES sys_files(id);

ALTER TABLE stok ADD CONSTRAINT stok_code_unique UNIQUE (stok_code);

ALTER TABLE stok ADD CONSTRAINT stok_image_file_id_fkey FOREIGN KEY (image_file_id) REFERENCES sys_files(id);

ALTER TABLE stok ADD CONSTRAINT stok_img_url_check CHECK ((length(img_url) <= 500)) NOT VALID;

ALTER TABLE stok ADD CONSTRAINT stok_pkey PRIMARY KEY (id);

ALTER TABLE stok ADD CONSTRAINT stok_stok_at_price_check CHECK (((stok_at_price)::numeric >= (0)::numeric));

ALTER TABLE stok ADD CONSTRAINT stok_stok_ch_price_check CHECK (((stok_ch_price)::numeric >= (0)::numeric));

ALTER TABLE stok ADD CONSTRAINT stok_stok_cl_fkey FOREIGN KEY (stok_cl) REFERENCES sys_stok_sise(def_type);

ALTER TABLE stok ADD CONSTRAINT stok_stok_code_check CHECK (((length(stok_code) >= 1) AND (length(stok_code) <= 50)));

ALTER TABLE stok ADD CONSTRAINT stok_stok_color_fkey FOREIGN KEY (stok_color) REFERENCES sys_stok_color(def_type);

ALTER TABLE stok ADD CONSTRAINT stok_stok_de_price_check CHECK (((stok_de_price)::numeric >= (0)::numeric));

ALTER TABLE stok ADD CONSTRAINT stok_stok_kdv_check CHECK (((stok_kdv >= (0)::numeric) AND (stok_kdv <= (100)::numeric))) NOT VALID;

ALTER TABLE stok ADD CONSTRAINT stok_stok_limit_check CHECK ((stok_limit >= 0));

ALTER TABLE stok ADD CONSTRAINT stok_stok_mensey_fkey FOREIGN KEY (stok_mensey) REFERENCES sys_stok_mensey(def_type);

ALTER TABLE stok ADD CONSTRAINT stok_stok_name_check CHECK (((length(stok_name) >= 1) AND (length(stok_name) <= 150)));

ALTER TABLE stok ADD CONSTRAINT stok_stok_raf_check CHECK ((length(stok_raf) <= 40));

ALTER TABLE stok ADD CONSTRAINT stok_stok_tipi_fkey FOREIGN KEY (stok_tipi) REFERENCES sys_stok_tipi(def_type);

ALTER TABLE stok ADD CONSTRAINT stok_stok_web_price_check CHECK (((stok_web_price)::numeric >= (0)::numeric));

ALTER TABLE stok ADD CONSTRAINT stok_stok_year_check CHECK (((stok_year >= 1800) AND (stok_year <= 2200)));

ALTER TABLE stok_hareket_tip ADD CONSTRAINT stok_hareket_tip_direction_check CHECK ((direction = ANY (ARRAY[2, 3])));

ALTER TABLE stok_hareket_tip ADD CONSTRAINT stok_hareket_tip_direction_fkey FOREIGN KEY (direction) REFERENCES stok_islem_tip(tip);

ALTER TABLE stok_hareket_tip ADD CONSTRAINT stok_hareket_tip_pkey PRIMARY KEY (tip);

ALTER TABLE stok_islem ADD CONSTRAINT stok_islem_aciklama_check CHECK ((length(aciklama) <= 500));

ALTER TABLE stok_islem ADD CONSTRAINT stok_islem_check CHECK (((islem_tip = ANY (ARRAY[2, 3])) AND ((islem_tip = 2) = (giren > 0)) AND ((islem_tip = 3) = (cikan > 0))));

ALTER TABLE stok_islem ADD CONSTRAINT stok_islem_cikan_check CHECK ((cikan >= 0));

ALTER TABLE stok_islem ADD CONSTRAINT stok_islem_data_in_id_fkey FOREIGN KEY (data_in_id) REFERENCES data_in_runs(id);

ALTER TABLE stok_islem ADD CONSTRAINT stok_islem_giren_check CHECK ((giren >= 0));

ALTER TABLE stok_islem ADD CONSTRAINT stok_islem_in_out_check CHECK ((in_out > 1));

ALTER TABLE stok_islem ADD CONSTRAINT stok_islem_in_out_fkey FOREIGN KEY (in_out) REFERENCES stok_hareket_tip(tip);

ALTER TABLE stok_islem ADD CONSTRAINT stok_islem_islem_tip_fkey FOREIGN KEY (islem_tip) REFERENCES stok_islem_tip(tip);

ALTER TABLE stok_islem ADD CONSTRAINT stok_islem_per_id_fkey FOREIGN KEY (per_id) REFERENCES sys_users(id);

ALTER TABLE stok_islem ADD CONSTRAINT stok_islem_pkey PRIMARY KEY (id);

ALTER TABLE stok_islem ADD CONSTRAINT stok_islem_stok_id_fkey FOREIGN KEY (stok_id) REFERENCES stok(id);

ALTER TABLE stok_islem_tip ADD CONSTRAINT stok_islem_tip_pkey PRIMARY KEY (tip);

ALTER TABLE sys_adres_type ADD CONSTRAINT sys_adres_type_pkey PRIMARY KEY (ad_type);

ALTER TABLE sys_audit ADD CONSTRAINT sys_audit_action_check CHECK ((action = ANY (ARRAY['INSERT'::text, 'UPDATE'::text, 'DELETE'::text])));

ALTER TABLE sys_audit ADD CONSTRAINT sys_audit_pkey PRIMARY KEY (id);

ALTER TABLE sys_blocks ADD CONSTRAINT sys_blocks_pkey PRIMARY KEY (subject);

ALTER TABLE sys_c_time ADD CONSTRAINT sys_c_time_pkey PRIMARY KEY (id);

ALTER TABLE sys_category ADD CONSTRAINT sys_category_cat_type_check CHECK (((length(cat_type) >= 1) AND (length(cat_type) <= 10)));

ALTER TABLE sys_category ADD CONSTRAINT sys_category_cat_type_key UNIQUE (cat_type);

ALTER TABLE sys_category ADD CONSTRAINT sys_category_category_check CHECK (((length(category) >= 1) AND (length(category) <= 200)));

ALTER TABLE sys_category ADD CONSTRAINT sys_category_pkey PRIMARY KEY (id);

ALTER TABLE sys_class ADD CONSTRAINT sys_class_pkey PRIMARY KEY (class_type);

ALTER TABLE sys_country_code ADD CONSTRAINT sys_country_code_cargo_price_check CHECK (((cargo_price)::numeric >= (0)::numeric));

ALTER TABLE sys_country_code ADD CONSTRAINT sys_country_code_country_code_key UNIQUE (country_code);

ALTER TABLE sys_country_code ADD CONSTRAINT sys_country_code_pkey PRIMARY KEY (id);

ALTER TABLE sys_country_code ADD CONSTRAINT sys_country_code_tax_rate_check CHECK ((tax_rate >= (0)::numeric));

ALTER TABLE sys_devices ADD CONSTRAINT sys_devices_pkey PRIMARY KEY (device);

ALTER TABLE sys_devices ADD CONSTRAINT sys_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id) ON DELETE CASCADE;

ALTER TABLE sys_fat_haciz ADD CONSTRAINT sys_fat_haciz_pkey PRIMARY KEY (c_type);

ALTER TABLE sys_fat_iptal ADD CONSTRAINT sys_fat_iptal_pkey PRIMARY KEY (c_type);

ALTER TABLE sys_files ADD CONSTRAINT sys_files_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 200)));

ALTER TABLE sys_files ADD CONSTRAINT sys_files_pkey PRIMARY KEY (id);

ALTER TABLE sys_gorusme_asama ADD CONSTRAINT sys_gorusme_asama_pkey PRIMARY KEY (def_type);

ALTER TABLE sys_otp_codes ADD CONSTRAINT sys_otp_codes_pkey PRIMARY KEY (challenge_hash);

ALTER TABLE sys_otp_codes ADD CONSTRAINT sys_otp_codes_purpose_check CHECK ((purpose = ANY (ARRAY['sign_in'::text, 'test'::text])));

ALTER TABLE sys_otp_codes ADD CONSTRAINT sys_otp_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id);

ALTER TABLE sys_ref_versions ADD CONSTRAINT sys_ref_versions_pkey PRIMARY KEY (name);

ALTER TABLE sys_remember_tokens ADD CONSTRAINT sys_remember_tokens_pkey PRIMARY KEY (token_hash);

ALTER TABLE sys_remember_tokens ADD CONSTRAINT sys_remember_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id);

ALTER TABLE sys_requests ADD CONSTRAINT sys_requests_pkey PRIMARY KEY (user_id, request_id);

ALTER TABLE sys_reset_links ADD CONSTRAINT sys_reset_links_pkey PRIMARY KEY (token_hash);

ALTER TABLE sys_reset_links ADD CONSTRAINT sys_reset_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id);

ALTER TABLE sys_security_events ADD CONSTRAINT sys_security_events_pkey PRIMARY KEY (id);

ALTER TABLE sys_sessions ADD CONSTRAINT sys_sessions_pkey PRIMARY KEY (token_hash);

ALTER TABLE sys_sessions ADD CONSTRAINT sys_sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id);

ALTER TABLE sys_settings ADD CONSTRAINT sys_settings_pkey PRIMARY KEY (name);

ALTER TABLE sys_siparis_durum ADD CONSTRAINT sys_siparis_durum_pkey PRIMARY KEY (t_no);

ALTER TABLE sys_stok_color ADD CONSTRAINT sys_stok_color_pkey PRIMARY KEY (def_type);

ALTER TABLE sys_stok_mensey ADD CONSTRAINT sys_stok_mensey_pkey PRIMARY KEY (def_type);

ALTER TABLE sys_stok_sise ADD CONSTRAINT sys_stok_sise_pkey PRIMARY KEY (def_type);

ALTER TABLE sys_stok_tipi ADD CONSTRAINT sys_stok_tipi_pkey PRIMARY KEY (def_type);

ALTER TABLE sys_unvan ADD CONSTRAINT sys_unvan_pkey PRIMARY KEY (un_type);

ALTER TABLE sys_user_level ADD CONSTRAINT sys_user_level_pkey PRIMARY KEY (def_type);

ALTER TABLE sys_users ADD CONSTRAINT sys_users_bayi_fkey FOREIGN KEY (bayi) REFERENCES bayi_cari(id);

ALTER TABLE sys_users ADD CONSTRAINT sys_users_check CHECK (((user_level <> 0) OR (user_pass IS NULL)));

ALTER TABLE sys_users ADD CONSTRAINT sys_users_country_code_fkey FOREIGN KEY (country_code) REFERENCES sys_country_code(country_code);

ALTER TABLE sys_users ADD CONSTRAINT sys_users_email_check CHECK ((length(email) <= 150));

ALTER TABLE sys_users ADD CONSTRAINT sys_users_extension_check CHECK (((extension <> ''::text) AND (length(extension) <= 50)));

ALTER TABLE sys_users ADD CONSTRAINT sys_users_name_check CHECK ((length(name) <= 50));

ALTER TABLE sys_users ADD CONSTRAINT sys_users_pkey PRIMARY KEY (id);

ALTER TABLE sys_users ADD CONSTRAINT sys_users_raking_fkey FOREIGN KEY (raking) REFERENCES raking_figure(id);

ALTER TABLE sys_users ADD CONSTRAINT sys_users_surname_check CHECK ((length(surname) <= 50));

ALTER TABLE sys_users ADD CONSTRAINT sys_users_sys_yetki_check CHECK ((length(sys_yetki) <= 50));

ALTER TABLE sys_users ADD CONSTRAINT sys_users_tel_gsm_check CHECK ((length(tel_gsm) <= 50));

ALTER TABLE sys_users ADD CONSTRAINT sys_users_tel_home_check CHECK ((length(tel_home) <= 50));

ALTER TABLE sys_users ADD CONSTRAINT sys_users_user_level_check CHECK (((user_level >= 0) AND (user_level <= 4)));

ALTER TABLE sys_users ADD CONSTRAINT sys_users_user_name_check CHECK (((length(user_name) >= 1) AND (length(user_name) <= 50)));

ALTER TABLE sys_users ADD CONSTRAINT sys_users_user_type_check CHECK ((length(user_type) <= 50));

ALTER TABLE sys_users ADD CONSTRAINT sys_users_ustid_check CHECK ((length(ustid) <= 50));

ALTER TABLE sys_users ADD CONSTRAINT sys_users_yuzde_check CHECK ((yuzde >= 0));

ALTER TABLE tax_rates ADD CONSTRAINT tax_rates_country_code_valid_from_key UNIQUE (country_code, valid_from);

ALTER TABLE tax_rates ADD CONSTRAINT tax_rates_pkey PRIMARY KEY (id);

ALTER TABLE tax_rates ADD CONSTRAINT tax_rates_rate_check CHECK (((rate >= (0)::numeric) AND (rate <= (100)::numeric)));

ALTER TABLE transfer_items ADD CONSTRAINT transfer_items_amount_check CHECK (((amount)::numeric > (0)::numeric));

ALTER TABLE transfer_items ADD CONSTRAINT transfer_items_check CHECK (((sip_id IS NULL) OR (fis_id IS NULL)));

ALTER TABLE transfer_items ADD CONSTRAINT transfer_items_check1 CHECK (((sip_id IS NULL) = (cus_id IS NULL)));

ALTER TABLE transfer_items ADD CONSTRAINT transfer_items_cus_id_fkey FOREIGN KEY (cus_id) REFERENCES customers(id);

ALTER TABLE transfer_items ADD CONSTRAINT transfer_items_end_to_end_id_key UNIQUE (end_to_end_id);

ALTER TABLE transfer_items ADD CONSTRAINT transfer_items_fis_id_fkey FOREIGN KEY (fis_id) REFERENCES prim_odeme_fis(id) ON DELETE SET NULL;

ALTER TABLE transfer_items ADD CONSTRAINT transfer_items_pkey PRIMARY KEY (id);

ALTER TABLE transfer_items ADD CONSTRAINT transfer_items_run_id_fkey FOREIGN KEY (run_id) REFERENCES transfer_runs(id);

ALTER TABLE transfer_items ADD CONSTRAINT transfer_items_sip_id_fkey FOREIGN KEY (sip_id) REFERENCES siparisler(id);

ALTER TABLE transfer_runs ADD CONSTRAINT transfer_runs_batch_id_key UNIQUE (batch_id);

ALTER TABLE transfer_runs ADD CONSTRAINT transfer_runs_created_by_fkey FOREIGN KEY (created_by) REFERENCES sys_users(id);

ALTER TABLE transfer_runs ADD CONSTRAINT transfer_runs_file_id_fkey FOREIGN KEY (file_id) REFERENCES sys_files(id);

ALTER TABLE transfer_runs ADD CONSTRAINT transfer_runs_pkey PRIMARY KEY (id);

ALTER TABLE transfer_runs ADD CONSTRAINT transfer_runs_released_by_fkey FOREIGN KEY (released_by) REFERENCES sys_users(id);

ALTER TABLE transfer_runs ADD CONSTRAINT transfer_runs_state_check CHECK ((state = ANY (ARRAY['made'::text, 'released'::text, 'cancelled'::text])));

ALTER TABLE unreachable_addresses ADD CONSTRAINT unreachable_addresses_address_check CHECK ((address = lower(address)));

ALTER TABLE unreachable_addresses ADD CONSTRAINT unreachable_addresses_check CHECK (((released_at IS NULL) = (released_by IS NULL)));

ALTER TABLE unreachable_addresses ADD CONSTRAINT unreachable_addresses_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES mail_outbox(id) ON DELETE SET NULL;

ALTER TABLE unreachable_addresses ADD CONSTRAINT unreachable_addresses_pkey PRIMARY KEY (id);

ALTER TABLE unreachable_addresses ADD CONSTRAINT unreachable_addresses_released_by_fkey FOREIGN KEY (released_by) REFERENCES sys_users(id);

ALTER TABLE user_list_settings ADD CONSTRAINT user_list_settings_list_check CHECK ((length(list) <= 150));

ALTER TABLE user_list_settings ADD CONSTRAINT user_list_settings_pkey PRIMARY KEY (user_id, list);

ALTER TABLE user_list_settings ADD CONSTRAINT user_list_settings_settings_check CHECK (((jsonb_typeof(settings) = 'object'::text) AND (length((settings)::text) <= 20000)));

ALTER TABLE user_list_settings ADD CONSTRAINT user_list_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id) ON DELETE CASCADE;

ALTER TABLE withdrawals ADD CONSTRAINT withdrawals_check CHECK (((NOT is_goodwill) OR (reason IS NOT NULL)));

ALTER TABLE withdrawals ADD CONSTRAINT withdrawals_check1 CHECK (((undone_at IS NULL) = (undone_by IS NULL)));

ALTER TABLE withdrawals ADD CONSTRAINT withdrawals_gutschrift_id_fkey FOREIGN KEY (gutschrift_id) REFERENCES siparisler(id);

ALTER TABLE withdrawals ADD CONSTRAINT withdrawals_pkey PRIMARY KEY (id);

ALTER TABLE withdrawals ADD CONSTRAINT withdrawals_reason_check CHECK ((length(reason) <= 500));

ALTER TABLE withdrawals ADD CONSTRAINT withdrawals_sip_id_fkey FOREIGN KEY (sip_id) REFERENCES siparisler(id) ON DELETE CASCADE;

ALTER TABLE withdrawals ADD CONSTRAINT withdrawals_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES sys_users(id);

ALTER TABLE withdrawals ADD CONSTRAINT withdrawals_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id);

-- Indexes

CREATE INDEX allocations_entry ON public.allocations USING btree (entry_id);

CREATE INDEX allocations_instalment ON public.allocations USING btree (taksit_id) WHERE (taksit_id IS NOT NULL);

CREATE INDEX allocations_order ON public.allocations USING btree (sip_id);

CREATE INDEX announcements_at ON public.announcements USING btree (at);

CREATE INDEX backups_started_at ON public.backups USING btree (started_at DESC);

CREATE INDEX bank_entries_bulk ON public.bank_entries USING btree (bulk_id) WHERE (bulk_id IS NOT NULL);

CREATE INDEX bank_entries_customer ON public.bank_entries USING btree (cus_id) WHERE (cus_id IS NOT NULL);

CREATE INDEX bank_entries_day ON public.bank_entries USING btree (account_id, day);

CREATE INDEX bank_entries_import ON public.bank_entries USING btree (import_id);

CREATE INDEX bank_entries_invoice ON public.bank_entries USING btree (sip_id) WHERE (sip_id IS NOT NULL);

CREATE INDEX bank_entries_state ON public.bank_entries USING btree (state, id DESC);

CREATE INDEX bank_repeats_entry ON public.bank_repeats USING btree (entry_id);

CREATE INDEX bank_repeats_import ON public.bank_repeats USING btree (import_id);

CREATE INDEX bank_repeats_statement ON public.bank_repeats USING btree (statement_id);

CREATE INDEX belge_arsiv_file ON public.belge_arsiv USING btree (file_id) WHERE (file_id IS NOT NULL);

CREATE UNIQUE INDEX belge_arsiv_standing ON public.belge_arsiv USING btree (sip_id, tur) WHERE (geri_alindi_at IS NULL);

CREATE INDEX belge_arsiv_xml_file ON public.belge_arsiv USING btree (xml_file_id) WHERE (xml_file_id IS NOT NULL);

CREATE INDEX belge_isleri_created ON public.belge_isleri USING btree (created_at);

CREATE INDEX bottle_holds_wine ON public.bottle_holds USING btree (stk_id);

CREATE INDEX call_decisions_customer ON public.call_decisions USING btree (cus_id, decided_at);

CREATE INDEX call_decisions_number ON public.call_decisions USING btree (number);

CREATE INDEX call_decisions_user ON public.call_decisions USING btree (user_id);

CREATE INDEX call_reminders_customer ON public.call_reminders USING btree (cus_id);

CREATE INDEX call_requests_call ON public.call_requests USING btree (call_id);

CREATE INDEX call_requests_customer ON public.call_requests USING btree (cus_id);

CREATE UNIQUE INDEX call_requests_open ON public.call_requests USING btree (cus_id) WHERE (withdrawn_at IS NULL);

CREATE INDEX calls_customer ON public.calls USING btree (cus_id, started_at);

CREATE UNIQUE INDEX calls_open ON public.calls USING btree (user_id) WHERE (ended_at IS NULL);

CREATE INDEX calls_talk ON public.calls USING btree (talk_id);

CREATE INDEX calls_user ON public.calls USING btree (user_id, started_at);

CREATE INDEX calls_wrong ON public.calls USING btree (outcome, number) WHERE (number IS NOT NULL);

CREATE INDEX cari_islem_any_order ON public.cari_islem USING btree (s_no);

CREATE INDEX cari_islem_customer ON public.cari_islem USING btree (cus_id, id DESC);

CREATE UNIQUE INDEX cari_islem_fee ON public.cari_islem USING btree (s_no) WHERE ((islem_type = 3) AND (iptal_t IS NULL));

CREATE INDEX cari_islem_order ON public.cari_islem USING btree (s_no) INCLUDE (islem_type, borc, alacak) WHERE (iptal_t IS NULL);

CREATE INDEX cari_islem_receipt ON public.cari_islem USING btree (receipt_id) WHERE (receipt_id IS NOT NULL);

CREATE INDEX cari_islem_source_order ON public.cari_islem USING btree (kaynak_id) WHERE (kaynak_id IS NOT NULL);

CREATE UNIQUE INDEX chat_conversations_pair ON public.chat_conversations USING btree (low_user, high_user);

CREATE INDEX chat_members_user ON public.chat_members USING btree (user_id, conversation_id);

CREATE INDEX chat_messages_file ON public.chat_messages USING btree (conversation_id, kind, seq DESC) WHERE (file_id IS NOT NULL);

CREATE INDEX chat_messages_pace ON public.chat_messages USING btree (sender_id, sent_at);

CREATE INDEX chat_stars_message ON public.chat_stars USING btree (message_id);

CREATE INDEX consent_entries_customer ON public.consent_entries USING btree (cus_id, channel);

CREATE INDEX consent_entries_data_in ON public.consent_entries USING btree (data_in_id) WHERE (data_in_id IS NOT NULL);

CREATE INDEX consent_entries_file ON public.consent_entries USING btree (file_id) WHERE (file_id IS NOT NULL);

CREATE INDEX consent_entries_grant ON public.consent_entries USING btree (grant_id) WHERE (grant_id IS NOT NULL);

CREATE INDEX consent_entries_value ON public.consent_entries USING btree (value);

CREATE INDEX cus_adress_customer ON public.cus_adress USING btree (cus_id);

CREATE UNIQUE INDEX cus_adress_default ON public.cus_adress USING btree (cus_id, c_type) WHERE (((a_def)::text = '1'::text) AND ((sil)::text = '0'::text));

CREATE INDEX cus_files_customer ON public.cus_files USING btree (cus_id);

CREATE INDEX cus_files_file ON public.cus_files USING btree (file_id);

CREATE INDEX cus_taksitler_customer ON public.cus_taksitler USING btree (cus_id);

CREATE INDEX cus_taksitler_day ON public.cus_taksitler USING btree (tak_tar, id DESC);

CREATE INDEX cus_taksitler_open_amount ON public.cus_taksitler USING btree ((((tak_tutar)::numeric - (odenen)::numeric))) WHERE ((odeme)::text = '0'::text);

CREATE INDEX cus_taksitler_order ON public.cus_taksitler USING btree (sip_id, tak_tar);

CREATE INDEX customer_draws_at ON public.customer_draws USING btree (at);

CREATE INDEX customer_draws_customer ON public.customer_draws USING btree (cus_id);

CREATE INDEX customer_draws_user ON public.customer_draws USING btree (user_id);

CREATE INDEX customer_ibans_customer ON public.customer_ibans USING btree (cus_id);

CREATE INDEX customer_locks_until ON public.customer_locks USING btree (until);

CREATE INDEX customer_locks_user ON public.customer_locks USING btree (user_id, until DESC);

CREATE INDEX customer_marks_customer ON public.customer_marks USING btree (cus_id);

CREATE INDEX customer_marks_shared ON public.customer_marks USING btree (mark, value, cus_id) WHERE is_shared;

CREATE INDEX customer_merges_from ON public.customer_merges USING btree (from_id);

CREATE INDEX customer_merges_to ON public.customer_merges USING btree (to_id);

CREATE INDEX customer_presence_user ON public.customer_presence USING btree (user_id);

CREATE INDEX customer_quarters_first ON public.customer_quarters USING btree (bayi_id, ilk) INCLUDE (later, cus_id);

CREATE INDEX customer_transfer_rows_customer ON public.customer_transfer_rows USING btree (cus_id);

CREATE INDEX customer_transfer_rows_transfer ON public.customer_transfer_rows USING btree (transfer_id);

CREATE INDEX customer_transfers_made_at ON public.customer_transfers USING btree (made_at);

CREATE INDEX customers_appointment ON public.customers USING btree (rand_tar) WHERE (rand_tar IS NOT NULL);

CREATE INDEX customers_appointment_user ON public.customers USING btree (rand_user) WHERE (rand_user <> 0);

CREATE INDEX customers_birthday ON public.customers USING btree (birthday_key(cus_birtday)) WHERE ((cus_birtday IS NOT NULL) AND ((cus_del)::text = '0'::text));

CREATE INDEX customers_birthday_queue ON public.customers USING btree (cus_user, birthday_key(cus_birtday)) WHERE (((cus_del)::text = '0'::text) AND ((cus_f_on)::text = '0'::text) AND (cus_dnd = 1) AND (rand_tar IS NULL) AND (cus_birtday IS NOT NULL) AND is_dialable(cus_country_code, ARRAY[cus_tel1, cus_gsm, cus_tel2, cus_private]));

CREATE INDEX customers_callback_queue ON public.customers USING btree (rand_user, rand_tar, rand_saat, id) WHERE (((cus_del)::text = '0'::text) AND ((cus_f_on)::text = '0'::text) AND (cus_dnd = 1) AND (rand_tar IS NOT NULL) AND is_dialable(cus_country_code, ARRAY[cus_tel1, cus_gsm, cus_tel2, cus_private]));

CREATE UNIQUE INDEX customers_code ON public.customers USING btree (cus_code) WHERE (cus_code IS NOT NULL);

CREATE INDEX customers_email ON public.customers USING btree (lower(cus_email)) WHERE ((cus_del)::text = '0'::text);

CREATE INDEX customers_firm ON public.customers USING btree (cus_firm COLLATE "de-x-icu", id DESC) WHERE ((cus_del)::text = '0'::text);

CREATE INDEX customers_firm_start ON public.customers USING btree (search_fold(cus_firm) COLLATE "C", id) WHERE ((cus_del)::text = '0'::text);

CREATE INDEX customers_full_name ON public.customers USING btree (search_fold(((((COALESCE(cus_name, ''::text) || '|'::text) || COALESCE(cus_surname, ''::text)) || '|'::text) || COALESCE(cus_firm, ''::text)))) WHERE ((cus_del)::text = '0'::text);

CREATE INDEX customers_iban ON public.customers USING btree (compact_iban(cus_bank_iban) COLLATE "C") WHERE (cus_bank_iban IS NOT NULL);

CREATE INDEX customers_listed ON public.customers USING btree (id DESC) WHERE ((cus_del)::text = '0'::text);

CREATE INDEX customers_merged_into ON public.customers USING btree (merged_into) WHERE (merged_into IS NOT NULL);

CREATE INDEX customers_own_queue ON public.customers USING btree (cus_user, cus_end_contact NULLS FIRST, id) WHERE (((cus_del)::text = '0'::text) AND ((cus_f_on)::text = '0'::text) AND (cus_dnd = 1) AND (rand_tar IS NULL) AND is_dialable(cus_country_code, ARRAY[cus_tel1, cus_gsm, cus_tel2, cus_private]));

CREATE INDEX customers_owner ON public.customers USING btree (cus_user, id) WHERE ((cus_del)::text = '0'::text);

CREATE INDEX customers_phone ON public.customers USING gin (phone_keys(cus_country_code, cus_tel1, cus_tel2, cus_gsm, cus_private)) WITH (fastupdate=off) WHERE ((cus_del)::text = '0'::text);

CREATE INDEX customers_phone_parts ON public.customers USING gin (phone_parts(cus_country_code, ARRAY[cus_tel1, cus_tel2, cus_gsm, cus_private, cus_fax])) WITH (fastupdate=off) WHERE ((cus_del)::text = '0'::text);

CREATE INDEX customers_pool ON public.customers USING btree (id) WHERE ((cus_user = 1) AND (cus_dnd = 1) AND ((cus_f_on)::text = '0'::text) AND ((cus_del)::text = '0'::text) AND is_dialable(cus_country_code, ARRAY[cus_tel1, cus_gsm, cus_tel2, cus_private]));

CREATE INDEX customers_reorder ON public.customers USING btree (cus_user, reorder_due) WHERE ((reorder_due IS NOT NULL) AND ((cus_del)::text = '0'::text));

CREATE INDEX customers_reorder_queue ON public.customers USING btree (cus_user, reorder_due) WHERE (((cus_del)::text = '0'::text) AND ((cus_f_on)::text = '0'::text) AND (cus_dnd = 1) AND (rand_tar IS NULL) AND (reorder_due IS NOT NULL) AND is_dialable(cus_country_code, ARRAY[cus_tel1, cus_gsm, cus_tel2, cus_private]));

CREATE INDEX customers_search ON public.customers USING gin (search_text gin_trgm_ops);

CREATE INDEX customers_surname ON public.customers USING btree (cus_surname COLLATE "de-x-icu", id DESC) WHERE ((cus_del)::text = '0'::text);

CREATE INDEX customers_surname_start ON public.customers USING btree (search_fold(cus_surname) COLLATE "C", id) WHERE ((cus_del)::text = '0'::text);

CREATE INDEX customers_undialable ON public.customers USING btree (id) WHERE (((cus_del)::text = '0'::text) AND (undialable_phones(cus_country_code, ARRAY[cus_tel1, cus_gsm, cus_tel2, cus_private]) IS NOT NULL));

CREATE INDEX customers_word_starts ON public.customers USING gin (word_starts(search_text)) WITH (fastupdate=off);

CREATE INDEX data_in_findings_run ON public.data_in_findings USING btree (run_id, kind, id);

CREATE INDEX data_in_rows_key ON public.data_in_rows USING btree (run_id, sheet, key);

CREATE INDEX data_in_rows_parent ON public.data_in_rows USING btree (run_id, ((data ->> 'invoice'::text))) WHERE (sheet = 'instalments'::text);

CREATE INDEX data_in_rows_waiting ON public.data_in_rows USING btree (run_id, sheet, row_no) WHERE (record_id IS NULL);

CREATE INDEX debit_items_credited ON public.debit_items USING btree (sip_id, credited_on) WHERE (state = 'credited'::text);

CREATE INDEX debit_items_customer ON public.debit_items USING btree (cus_id);

CREATE INDEX debit_items_double ON public.debit_items USING btree (sip_id) WHERE is_double;

CREATE INDEX debit_items_invoice ON public.debit_items USING btree (sip_id);

CREATE UNIQUE INDEX debit_items_once ON public.debit_items USING btree (sip_id, COALESCE(taksit_id, 0)) WHERE (state = 'in_flight'::text);

CREATE INDEX debit_items_run ON public.debit_items USING btree (run_id);

CREATE INDEX erasure_journal_attention ON public.erasure_journal USING btree (id) WHERE ((written_at IS NULL) OR (open_code IS NOT NULL));

CREATE UNIQUE INDEX erasure_journal_line ON public.erasure_journal USING btree (kind, (row_ids[1]), at);

CREATE INDEX gorevler_open ON public.gorevler USING btree (id DESC) WHERE ((msg_status)::text = '0'::text);

CREATE INDEX gorevler_receiver ON public.gorevler USING btree (reciver_usr, id DESC);

CREATE INDEX gorevler_sender ON public.gorevler USING btree (send_user, id DESC);

CREATE INDEX hold_drafts_user ON public.hold_drafts USING btree (user_id);

CREATE INDEX incoming_calls_customer ON public.incoming_calls USING btree (cus_id) WHERE (cus_id IS NOT NULL);

CREATE INDEX incoming_calls_number ON public.incoming_calls USING btree (number) WHERE (number IS NOT NULL);

CREATE INDEX incoming_calls_open ON public.incoming_calls USING btree (number) WHERE ((cus_id IS NULL) AND (answered_at IS NULL) AND (settled_at IS NULL) AND (number IS NOT NULL));

CREATE INDEX incoming_calls_user ON public.incoming_calls USING btree (user_id, started_at);

CREATE INDEX kargo_cikti_number ON public.kargo_cikti USING btree (kargo_takip);

CREATE INDEX kargo_cikti_status ON public.kargo_cikti USING btree (gon_status, id DESC);

CREATE INDEX konusma_metin_file ON public.konusma_metin USING btree (file_id);

CREATE UNIQUE INDEX list_views_name ON public.list_views USING btree (owner, list, lower(name));

CREATE INDEX list_views_shared ON public.list_views USING btree (list) WHERE ((is_shared)::text = '1'::text);

CREATE INDEX mail_attachments_file ON public.mail_attachments USING btree (file_id);

CREATE INDEX mail_outbox_author ON public.mail_outbox USING btree (created_by, created_at) WHERE (created_by IS NOT NULL);

CREATE INDEX mail_outbox_failed ON public.mail_outbox USING btree (id) WHERE (status = 'failed'::text);

CREATE UNIQUE INDEX mail_outbox_message ON public.mail_outbox USING btree (message_id);

CREATE INDEX mail_outbox_reminds ON public.mail_outbox USING btree (reminds) WHERE (reminds IS NOT NULL);

CREATE INDEX mail_outbox_secret ON public.mail_outbox USING btree (secret_user, created_at) WHERE (secret_user IS NOT NULL);

CREATE INDEX mail_outbox_waiting ON public.mail_outbox USING btree (next_attempt_at) WHERE (status = 'waiting'::text);

CREATE UNIQUE INDEX mandates_active ON public.mandates USING btree (cus_id) WHERE (state = 'active'::text);

CREATE INDEX mandates_customer ON public.mandates USING btree (cus_id);

CREATE UNIQUE INDEX mandates_reference ON public.mandates USING btree (lower(reference));

CREATE INDEX musteri_gorusme_customer ON public.musteri_gorusme USING btree (cus_id, zaman DESC);

CREATE INDEX musteri_gorusme_time ON public.musteri_gorusme USING btree (zaman, per_id, sts) INCLUDE (bayi_id);

CREATE INDEX open_invoices_amount ON public.open_invoices USING btree (kalan);

CREATE INDEX open_invoices_customer ON public.open_invoices USING btree (cus_id);

CREATE INDEX personel_odeme_customer ON public.personel_odeme USING btree (cus_id) WHERE (cus_id IS NOT NULL);

CREATE INDEX personel_odeme_open ON public.personel_odeme USING btree (per_id, id) WHERE ((kalan)::numeric > (0)::numeric);

CREATE INDEX personel_odeme_order ON public.personel_odeme USING btree (s_no) WHERE (s_no IS NOT NULL);

CREATE INDEX personel_odeme_person ON public.personel_odeme USING btree (per_id, tarihi);

CREATE INDEX personel_odeme_slip ON public.personel_odeme USING btree (belge_no) WHERE (belge_no IS NOT NULL);

CREATE INDEX prim_odeme_fis_avans_advance ON public.prim_odeme_fis_avans USING btree (odeme_id);

CREATE INDEX prim_odeme_fis_day ON public.prim_odeme_fis USING btree (tip, islem_tar, id DESC);

CREATE INDEX prim_odeme_fis_dealer ON public.prim_odeme_fis USING btree (bayi_id) WHERE (bayi_id IS NOT NULL);

CREATE UNIQUE INDEX prim_odeme_fis_no ON public.prim_odeme_fis USING btree (fis_no);

CREATE INDEX prim_odeme_fis_not_transferred ON public.prim_odeme_fis USING btree (islem_tar) WHERE ((transferred_on IS NULL) AND ((odenecek)::numeric > (0)::numeric));

CREATE INDEX prim_odeme_fis_siparis_order ON public.prim_odeme_fis_siparis USING btree (sip_id, tip, id);

CREATE INDEX prim_odeme_fis_siparis_slip ON public.prim_odeme_fis_siparis USING btree (fis_id);

CREATE INDEX prim_odeme_fis_user ON public.prim_odeme_fis USING btree (user_id) WHERE (user_id IS NOT NULL);

CREATE INDEX prim_oranlari_earner ON public.prim_oranlari USING btree (tip, alici_id, gecerli_tar) INCLUDE (yuzde);

CREATE INDEX privacy_requests_customer ON public.privacy_requests USING btree (cus_id, id DESC);

CREATE INDEX push_subscriptions_user ON public.push_subscriptions USING btree (user_id, id);

CREATE INDEX receipts_customer ON public.receipts USING btree (cus_id);

CREATE INDEX receipts_order ON public.receipts USING btree (sip_id);

CREATE INDEX receipts_source ON public.receipts USING btree (source, id DESC);

CREATE INDEX reservations_order ON public.reservations USING btree (sip_id);

CREATE INDEX reservations_wine ON public.reservations USING btree (stk_id) INCLUDE (stk_adet);

CREATE INDEX saved_reports_due ON public.saved_reports USING btree (next_at) WHERE (next_at IS NOT NULL);

CREATE UNIQUE INDEX saved_reports_name ON public.saved_reports USING btree (owner_id, lower(name));

CREATE INDEX siparis_icerik_customer ON public.siparis_icerik USING btree (cus_id);

CREATE INDEX siparis_icerik_order ON public.siparis_icerik USING btree (sip_id);

CREATE INDEX siparis_icerik_stock ON public.siparis_icerik USING btree (stk_id, sip_id) INCLUDE (stk_adet);

CREATE INDEX siparisler_all ON public.siparisler USING btree (id DESC, ((((s_g_toplam)::numeric * (100)::numeric))::bigint)) INCLUDE (s_tar, s_g_toplam, per_id, bayi_id) WHERE (s_is_teklif = 0);

CREATE INDEX siparisler_approval ON public.siparisler USING btree (id DESC, ((((s_g_toplam)::numeric * (100)::numeric))::bigint)) INCLUDE (sd_onaylama_tar, s_g_toplam, per_id, bayi_id) WHERE ((s_is_teklif = 0) AND ((sd_cancel_on)::text = '0'::text) AND ((fd_fon)::text = '0'::text) AND ((f_close)::text = '0'::text) AND ((sd_onaylama)::text = '1'::text));

CREATE INDEX siparisler_bought ON public.siparisler USING btree (cus_id, s_tar) INCLUDE (per_id, bayi_id) WHERE ((s_is_teklif = 0) AND ((sd_cancel_on)::text = '0'::text));

CREATE INDEX siparisler_cancelled ON public.siparisler USING btree (id DESC, ((((s_g_toplam)::numeric * (100)::numeric))::bigint)) INCLUDE (sd_iptal_tar, fd_fon, s_g_toplam, per_id, bayi_id) WHERE ((s_is_teklif = 0) AND ((sd_cancel_on)::text = '1'::text));

CREATE INDEX siparisler_cancelled_day ON public.siparisler USING btree (sd_iptal_tar) INCLUDE (fd_fon, s_is_teklif, s_g_toplam, s_kdv, per_id, bayi_id, s_tar, f_close, s_vergisiz, gutschrift_sip_id) WHERE ((sd_cancel_on)::text = '1'::text);

CREATE INDEX siparisler_closed ON public.siparisler USING btree (id DESC, ((((s_g_toplam)::numeric * (100)::numeric))::bigint)) INCLUDE (f_odeme_tar, s_g_toplam, per_id, bayi_id) WHERE ((s_is_teklif = 0) AND ((sd_cancel_on)::text = '0'::text) AND ((fd_fon)::text = '1'::text) AND ((f_close)::text = '1'::text) AND ((f_status)::text = '0'::text));

CREATE INDEX siparisler_credit_notes ON public.siparisler USING btree (gutschrift_ok, id DESC) WHERE (s_is_teklif = 2);

CREATE INDEX siparisler_credited_day ON public.siparisler USING btree (f_tarih) WHERE (((fd_fon)::text = '1'::text) AND (s_is_teklif = 2));

CREATE INDEX siparisler_customer ON public.siparisler USING btree (cus_id, s_tar);

CREATE INDEX siparisler_data_in ON public.siparisler USING btree (data_in_id) WHERE (data_in_id IS NOT NULL);

CREATE INDEX siparisler_dealer ON public.siparisler USING btree (bayi_id, id DESC);

CREATE INDEX siparisler_dealer_commission ON public.siparisler USING btree (f_odeme_tar DESC NULLS LAST, id DESC) INCLUDE (per_id, bayi_id, s_g_toplam, kdv_oran, s_vergisiz, s_is_teklif) WHERE ((s_is_teklif = ANY (ARRAY[0, 2])) AND ((sd_cancel_on)::text = '0'::text) AND ((fd_fon)::text = '1'::text) AND ((f_close)::text = '1'::text) AND ((f_status)::text = '0'::text) AND ((bayi_odeme)::text = '0'::text));

CREATE INDEX siparisler_dealer_taken_back ON public.siparisler USING btree (bayi_id) WHERE ((((sd_cancel_on)::text = '1'::text) OR ((f_close)::text = '0'::text)) AND (bayi_belge_no IS NOT NULL));

CREATE UNIQUE INDEX siparisler_f_no ON public.siparisler USING btree (f_no) WHERE (f_no IS NOT NULL);

CREATE INDEX siparisler_invoice_day ON public.siparisler USING btree (f_tarih) INCLUDE (s_is_teklif, s_g_toplam, s_kdv, per_id, bayi_id, cus_id, s_tar, sd_cancel_on, f_close, f_status, f_odeme_tar, s_vergisiz, gutschrift_sip_id) WHERE ((fd_fon)::text = '1'::text);

CREATE INDEX siparisler_invoice_key ON public.siparisler USING btree (invoice_key(f_no) COLLATE "C");

CREATE UNIQUE INDEX siparisler_iptal_no ON public.siparisler USING btree (iptal_no) WHERE (iptal_no IS NOT NULL);

CREATE INDEX siparisler_new ON public.siparisler USING btree (id DESC, ((((s_g_toplam)::numeric * (100)::numeric))::bigint)) INCLUDE (s_tar, s_g_toplam, per_id, bayi_id) WHERE ((s_is_teklif = 0) AND ((sd_cancel_on)::text = '0'::text) AND ((fd_fon)::text = '0'::text) AND ((f_close)::text = '0'::text) AND ((sd_kesin)::text = '0'::text));

CREATE INDEX siparisler_not_earned ON public.siparisler USING btree (per_id, id DESC) INCLUDE (bayi_id, s_is_teklif, s_tar, s_g_toplam, kdv_oran, s_vergisiz, gutschrift_sip_id, fd_fon, f_close, f_status, f_ytakip, f_odeme_tar) WHERE ((s_is_teklif = ANY (ARRAY[0, 2])) AND ((sd_cancel_on)::text = '0'::text) AND ((per_odeme)::text = '0'::text));

CREATE INDEX siparisler_open ON public.siparisler USING btree (id DESC, ((((s_g_toplam)::numeric * (100)::numeric))::bigint)) INCLUDE (f_tarih, s_g_toplam, per_id, bayi_id) WHERE ((s_is_teklif = 0) AND ((sd_cancel_on)::text = '0'::text) AND ((fd_fon)::text = '1'::text) AND ((f_close)::text = '0'::text) AND ((f_status)::text = '0'::text) AND (f_ytakip = 0));

CREATE INDEX siparisler_open_credit_notes ON public.siparisler USING btree (per_id) WHERE ((s_is_teklif = 2) AND ((sd_cancel_on)::text = '0'::text) AND ((fd_fon)::text = '1'::text) AND ((f_close)::text = '1'::text) AND (((per_odeme)::text = '0'::text) OR ((bayi_odeme)::text = '0'::text)));

CREATE INDEX siparisler_open_invoice_key ON public.siparisler USING btree (invoice_key(f_no) COLLATE "C") WHERE (((fd_fon)::text = '1'::text) AND ((f_close)::text = '0'::text) AND ((sd_cancel_on)::text = '0'::text) AND (s_is_teklif = 0));

CREATE INDEX siparisler_order_day ON public.siparisler USING btree (s_tar);

CREATE INDEX siparisler_origin ON public.siparisler USING btree (gutschrift_sip_id) WHERE (gutschrift_sip_id IS NOT NULL);

CREATE INDEX siparisler_paid_day ON public.siparisler USING btree (f_odeme_tar) INCLUDE (s_is_teklif, s_g_toplam, s_kdv, per_id, bayi_id, s_tar, sd_cancel_on, s_vergisiz, gutschrift_sip_id) WHERE (((fd_fon)::text = '1'::text) AND ((f_close)::text = '1'::text));

CREATE INDEX siparisler_pending_shipment ON public.siparisler USING btree (id DESC, ((((s_g_toplam)::numeric * (100)::numeric))::bigint)) INCLUDE (s_g_toplam, per_id, bayi_id) WHERE ((s_is_teklif = 0) AND ((sd_cancel_on)::text = '0'::text) AND ((fd_fon)::text = '1'::text) AND ((sd_gonderi_status)::text = '0'::text));

CREATE INDEX siparisler_reserving ON public.siparisler USING btree (id) WHERE ((s_is_teklif = 0) AND ((sd_cancel_on)::text = '0'::text) AND ((sd_gonderi_status)::text = '0'::text));

CREATE INDEX siparisler_search ON public.siparisler USING gin (search_text gin_trgm_ops);

CREATE INDEX siparisler_seller ON public.siparisler USING btree (per_id, id DESC);

CREATE INDEX siparisler_staff_commission ON public.siparisler USING btree (f_odeme_tar DESC NULLS LAST, id DESC) INCLUDE (per_id, bayi_id, s_g_toplam, kdv_oran, s_vergisiz, s_is_teklif, s_tar, gutschrift_sip_id, per_odeme, per_belge_no, bayi_odeme, bayi_belge_no) WHERE ((s_is_teklif = ANY (ARRAY[0, 2])) AND ((sd_cancel_on)::text = '0'::text) AND ((fd_fon)::text = '1'::text) AND ((f_close)::text = '1'::text) AND ((f_status)::text = '0'::text) AND ((per_odeme)::text = '0'::text));

CREATE INDEX siparisler_staff_taken_back ON public.siparisler USING btree (per_id) WHERE ((((sd_cancel_on)::text = '1'::text) OR ((f_close)::text = '0'::text)) AND (per_belge_no IS NOT NULL));

CREATE INDEX siparisler_unfinished ON public.siparisler USING btree (cus_id, id) WHERE ((s_is_teklif = 0) AND ((sd_cancel_on)::text = '0'::text) AND ((f_close)::text = '0'::text));

CREATE INDEX siparisler_written_off ON public.siparisler USING btree (per_id, id DESC) WHERE (((sd_cancel_on)::text = '0'::text) AND ((per_odeme)::text = '1'::text) AND (per_belge_no IS NULL));

CREATE INDEX stok_islem_data_in ON public.stok_islem USING btree (data_in_id) WHERE (data_in_id IS NOT NULL);

CREATE INDEX stok_islem_order ON public.stok_islem USING btree (sip_id) WHERE (sip_id IS NOT NULL);

CREATE INDEX stok_islem_stok ON public.stok_islem USING btree (stok_id) INCLUDE (giren, cikan);

CREATE INDEX stok_search ON public.stok USING gin (search_text gin_trgm_ops);

CREATE INDEX sys_audit_day ON public.sys_audit USING btree (at);

CREATE INDEX sys_audit_deleted_of_customer ON public.sys_audit USING btree ((((before ->> 'cus_id'::text))::integer)) WHERE ((action = 'DELETE'::text) AND (before ? 'cus_id'::text));

CREATE INDEX sys_audit_deleted_of_order ON public.sys_audit USING btree ((((before ->> 'sip_id'::text))::integer)) WHERE ((action = 'DELETE'::text) AND (before ? 'sip_id'::text));

CREATE INDEX sys_audit_order_lines ON public.sys_audit USING btree ((((COALESCE(after, before) ->> 'sip_id'::text))::integer)) WHERE ((table_name = 'siparis_icerik'::text) AND (action <> 'UPDATE'::text));

CREATE INDEX sys_audit_person ON public.sys_audit USING btree (user_id, id DESC);

CREATE INDEX sys_audit_row ON public.sys_audit USING btree (table_name, row_id, id DESC);

CREATE INDEX sys_audit_table ON public.sys_audit USING btree (table_name, id DESC);

CREATE INDEX sys_blocks_device ON public.sys_blocks USING btree (device) WHERE (device IS NOT NULL);

CREATE INDEX sys_remember_tokens_family ON public.sys_remember_tokens USING btree (family);

CREATE INDEX sys_requests_age ON public.sys_requests USING btree (created_at);

CREATE INDEX sys_security_events_at ON public.sys_security_events USING btree (at);

CREATE INDEX sys_security_events_search ON public.sys_security_events USING gin (search_text gin_trgm_ops);

CREATE INDEX sys_sessions_family ON public.sys_sessions USING btree (family) WHERE (family IS NOT NULL);

CREATE INDEX sys_sessions_user ON public.sys_sessions USING btree (user_id);

CREATE UNIQUE INDEX sys_users_email ON public.sys_users USING btree (lower(email)) WHERE (((sil)::text = '0'::text) AND (user_level <> 0));

CREATE UNIQUE INDEX sys_users_extension ON public.sys_users USING btree (lower(extension)) WHERE ((sil)::text = '0'::text);

CREATE INDEX sys_users_raking ON public.sys_users USING btree (raking);

CREATE UNIQUE INDEX sys_users_user_name ON public.sys_users USING btree (lower(user_name)) WHERE ((sil)::text = '0'::text);

CREATE INDEX transfer_items_customer ON public.transfer_items USING btree (cus_id);

CREATE INDEX transfer_items_invoice ON public.transfer_items USING btree (sip_id);

CREATE INDEX transfer_items_run ON public.transfer_items USING btree (run_id);

CREATE UNIQUE INDEX transfer_items_slip_once ON public.transfer_items USING btree (fis_id) WHERE is_live;

CREATE INDEX unreachable_addresses_mail ON public.unreachable_addresses USING btree (mail_id);

CREATE UNIQUE INDEX unreachable_addresses_open ON public.unreachable_addresses USING btree (address) WHERE (released_at IS NULL);

CREATE INDEX withdrawals_credit_note ON public.withdrawals USING btree (gutschrift_id) WHERE (gutschrift_id IS NOT NULL);

CREATE UNIQUE INDEX withdrawals_open ON public.withdrawals USING btree (sip_id) WHERE (undone_at IS NULL);

CREATE INDEX withdrawals_order ON public.withdrawals USING btree (sip_id);

-- Views

CREATE VIEW audit_list AS
 SELECT a.id,
    a.at,
    a.user_id,
    COALESCE(NULLIF(concat_ws(' '::text, u.name, u.surname), ''::text), u.user_name) AS name_surname,
    a.table_name,
    a.row_id,
    a.action,
    ((a.before - 'cus_note'::text))::text AS before,
    ((a.after - 'cus_note'::text))::text AS after,
    a.note
   FROM (sys_audit a
     LEFT JOIN sys_users u ON ((u.id = a.user_id)));

CREATE VIEW az_stok_view AS
 SELECT id,
    stok_code,
    stok_name,
    kullanilabilir_adet,
    stok_limit,
    search_text
   FROM stok_all_list_view v
  WHERE (id IN ( SELECT w.id
           FROM scarce_wines w));

CREATE VIEW backup_list AS
 SELECT b.id,
    b.kind,
    b.user_id,
    b.node,
    b.file,
    b.started_at,
    b.ended_at,
    b.size,
    b.row_count,
    b.sha256,
    b.error,
    b.offsite_at,
    b.offsite_error,
    b.drilled_at,
    b.drill_error,
    b.removed_at,
        CASE
            WHEN (b.error IS NOT NULL) THEN 'failed'::text
            WHEN (b.ended_at IS NULL) THEN 'running'::text
            WHEN (b.removed_at IS NOT NULL) THEN 'removed'::text
            WHEN (b.offsite_error IS NOT NULL) THEN 'not_copied'::text
            ELSE 'good'::text
        END AS state,
        CASE
            WHEN (b.drill_error IS NOT NULL) THEN 'failed'::text
            WHEN (b.drilled_at IS NOT NULL) THEN 'proven'::text
            ELSE 'none'::text
        END AS drill,
    COALESCE(NULLIF(concat_ws(' '::text, u.name, u.surname), ''::text), u.user_name) AS person,
    search_fold(concat_ws(' '::text, b.file, b.node, b.error)) AS search_text,
    b.audit_head,
    b.consent_head
   FROM (backups b
     LEFT JOIN sys_users u ON ((u.id = b.user_id)));

CREATE VIEW bank_entry_list AS
 SELECT e.id,
    e.import_id,
    e.statement_id,
    e.day,
    e.amount,
    e.currency,
    e.name,
    e.iban,
    e.purpose,
    e.end_to_end_id,
    e.return_code,
    e.state,
    e.tier,
    (e.evidence)::text AS evidence,
    (COALESCE(( SELECT jsonb_agg((p.value || jsonb_build_object('f_no', o.f_no, 'kalan', COALESCE((i.kalan)::numeric, (0)::numeric), 'customer', COALESCE(NULLIF(o.cus_firm, ''::text), concat_ws(' '::text, o.cus_name, o.cus_surname))))) AS jsonb_agg
           FROM ((jsonb_array_elements(e.parts) p(value)
             JOIN siparisler o ON ((o.id = ((p.value ->> 'sip_id'::text))::integer)))
             LEFT JOIN open_invoices i ON ((i.sip_id = o.id)))), '[]'::jsonb))::text AS parts,
    e.sip_id,
    e.cus_id,
    e.decided_at,
    e.version,
    e.was_undone,
    e.bulk_id,
    ( SELECT o.f_no
           FROM siparisler o
          WHERE (o.id = e.sip_id)) AS f_no,
    ( SELECT COALESCE(NULLIF(c.cus_firm, ''::text), concat_ws(' '::text, c.cus_name, c.cus_surname)) AS "coalesce"
           FROM customers c
          WHERE (c.id = e.cus_id)) AS customer,
    ( SELECT u.user_name
           FROM sys_users u
          WHERE (u.id = e.decided_by)) AS user_name,
    s.name AS statement,
    a.iban AS account,
    search_fold(concat_ws(' '::text, '', e.name, e.iban, e.purpose, e.amount)) AS search_text
   FROM ((bank_entries e
     JOIN bank_statements s ON ((s.id = e.statement_id)))
     JOIN bank_accounts a ON ((a.id = e.account_id)));

CREATE VIEW bank_import_list AS
 SELECT id,
    file_name,
    created_at,
    entries,
    booked,
    asks,
    ignored,
    known,
    version,
    ( SELECT u.user_name
           FROM sys_users u
          WHERE (u.id = i.created_by)) AS user_name,
    search_fold(concat_ws(' '::text, '', file_name)) AS search_text
   FROM bank_imports i;

CREATE VIEW bank_repeat_list AS
 SELECT r.id,
    r.import_id,
    r.entry_id,
    e.day,
    r.amount,
    e.currency,
    e.name,
    e.purpose,
    r.told_as,
    e.state,
    e.decided_at,
    i.file_name,
    s.name AS statement,
    s.kind,
    s.day AS statement_day,
    search_fold(concat_ws(' '::text, '', e.name, e.purpose, r.amount, s.name)) AS search_text
   FROM (((bank_repeats r
     JOIN bank_entries e ON ((e.id = r.entry_id)))
     JOIN bank_statements s ON ((s.id = e.statement_id)))
     JOIN bank_imports i ON ((i.id = e.import_id)));

CREATE VIEW bayi_cari_view AS
 SELECT b.id,
    b.firma,
    b.firma_cari,
    b.adres,
    b.ustid,
    b.yuzde,
    b.upper_firm,
    u.firma AS upper_firma,
    b.version,
    search_fold((((((((((b.id)::text || ' '::text) || b.firma) || ' '::text) || COALESCE(b.firma_cari, ''::text)) || ' '::text) || COALESCE(b.adres, ''::text)) || ' '::text) || COALESCE(b.ustid, ''::text))) AS search_text
   FROM (bayi_cari b
     LEFT JOIN bayi_cari u ON ((u.id = b.upper_firm)));

CREATE VIEW bottle_counts AS
 SELECT s.id AS stk_id,
    q.on_hand,
    r.reserved,
    h.held,
    ((q.on_hand - r.reserved) - h.held) AS free
   FROM ((((stok s
     LEFT JOIN stock_levels k ON ((k.stok_id = s.id)))
     CROSS JOIN LATERAL ( SELECT COALESCE((k.giren - k.cikan), 0) AS on_hand) q)
     CROSS JOIN LATERAL ( SELECT (COALESCE(sum(reservations.stk_adet), (0)::bigint))::integer AS reserved
           FROM reservations
          WHERE (reservations.stk_id = s.id)) r)
     CROSS JOIN LATERAL ( SELECT (COALESCE(sum(b.qty), (0)::bigint))::integer AS held
           FROM (bottle_holds b
             JOIN hold_drafts d USING (draft_id))
          WHERE ((b.stk_id = s.id) AND (d.until > now()))) h);

CREATE VIEW cari_islem_view AS
 SELECT m.id,
    m.cus_id,
    m.islem_type,
    m.in_out,
    m.islem_zamani,
    m.s_no,
    m.sip_id,
    m.taksit_id,
    m.alacak,
    m.borc,
    m.iptal_t,
    m.descp,
    m.per_id AS islem_user,
    u.user_name,
    o.f_no,
    o.per_id,
    o.bayi_id,
    m.version,
    m.kaynak_id,
    ( SELECT x.f_no
           FROM siparisler x
          WHERE (x.id = m.kaynak_id)) AS kaynak_f_no
   FROM ((cari_islem m
     JOIN siparisler o ON ((o.id = m.s_no)))
     LEFT JOIN sys_users u ON ((u.id = m.per_id)));

CREATE VIEW chat_entry_view AS
 SELECT m.user_id AS viewer_id,
    c.id AS conversation_id,
    c.is_room,
        CASE
            WHEN c.is_room THEN c.id
            ELSE NULL::integer
        END AS room_id,
    p.id AS partner_id,
        CASE
            WHEN c.is_room THEN c.room_name
            WHEN (p.user_level = 0) THEN 'Weinkontor'::text
            ELSE p.user_name
        END AS user_name,
        CASE
            WHEN c.is_room THEN c.room_name
            WHEN (p.user_level = 0) THEN 'Weinkontor'::text
            ELSE COALESCE(NULLIF(concat_ws(' '::text, p.name, p.surname), ''::text), p.user_name)
        END AS name_surname,
        CASE
            WHEN c.is_room THEN c.avi_file_id
            ELSE f.avi_file_id
        END AS avi,
    m.muted,
    m.is_listed,
    m.received_seq,
    m.read_seq,
    m.cleared_seq,
    c.last_seq,
    c.last_at,
        CASE
            WHEN m.has_blocked THEN m.user_id
            WHEN o.has_blocked THEN o.user_id
            ELSE NULL::integer
        END AS blocker_id,
    c.turn
   FROM ((((chat_members m
     JOIN chat_conversations c ON ((c.id = m.conversation_id)))
     LEFT JOIN sys_users p ON ((p.id =
        CASE
            WHEN (c.low_user = m.user_id) THEN c.high_user
            ELSE c.low_user
        END)))
     LEFT JOIN chat_members o ON (((o.conversation_id = c.id) AND (o.user_id = p.id))))
     LEFT JOIN chat_profiles f ON ((f.user_id = p.id)));

CREATE VIEW ciro_belge AS
 SELECT (o.id * 2) AS id,
    o.id AS sip_id,
    o.per_id,
    o.bayi_id,
    o.f_no,
    o.f_tarih AS gun,
    o.f_odeme_tar AS odeme_gun,
    '0'::text AS iptal_mi,
    o.s_is_teklif,
    o.s_vergisiz,
    o.f_close,
    o.sd_cancel_on,
    o.cus_id,
    o.cus_firm,
    o.cus_name,
    o.cus_surname,
    ((s.sign)::numeric * (o.s_g_toplam)::numeric) AS brut,
    ((s.sign)::numeric * ((o.s_g_toplam)::numeric - (o.s_kdv)::numeric)) AS net,
    ((s.sign)::numeric * (o.s_kdv)::numeric) AS vergi,
    (0)::numeric AS iptal,
    o.search_text,
    COALESCE(o.cus_country_code, 'DE'::text) AS country,
    ((
        CASE
            WHEN (o.gutschrift_sip_id IS NULL) THEN o.s_tar
            ELSE ( SELECT g.s_tar
               FROM siparisler g
              WHERE (g.id = o.gutschrift_sip_id))
        END AT TIME ZONE 'Europe/Berlin'::text))::date AS prim_gun
   FROM (siparisler o
     CROSS JOIN LATERAL ( SELECT
                CASE o.s_is_teklif
                    WHEN 2 THEN '-1'::integer
                    ELSE 1
                END AS sign) s)
  WHERE (((o.fd_fon)::text = '1'::text) AND (o.s_is_teklif = ANY (ARRAY[0, 2])))
UNION ALL
 SELECT ((o.id * 2) + 1) AS id,
    o.id AS sip_id,
    o.per_id,
    o.bayi_id,
    o.f_no,
    o.sd_iptal_tar AS gun,
    o.sd_iptal_tar AS odeme_gun,
    '1'::text AS iptal_mi,
    o.s_is_teklif,
    o.s_vergisiz,
    o.f_close,
    o.sd_cancel_on,
    o.cus_id,
    o.cus_firm,
    o.cus_name,
    o.cus_surname,
    (0)::numeric AS brut,
    (0)::numeric AS net,
    (0)::numeric AS vergi,
    ((s.sign)::numeric * ((o.s_g_toplam)::numeric - (o.s_kdv)::numeric)) AS iptal,
    o.search_text,
    COALESCE(o.cus_country_code, 'DE'::text) AS country,
    ((
        CASE
            WHEN (o.gutschrift_sip_id IS NULL) THEN o.s_tar
            ELSE ( SELECT g.s_tar
               FROM siparisler g
              WHERE (g.id = o.gutschrift_sip_id))
        END AT TIME ZONE 'Europe/Berlin'::text))::date AS prim_gun
   FROM (siparisler o
     CROSS JOIN LATERAL ( SELECT
                CASE o.s_is_teklif
                    WHEN 2 THEN '-1'::integer
                    ELSE 1
                END AS sign) s)
  WHERE (((o.fd_fon)::text = '1'::text) AND (o.s_is_teklif = ANY (ARRAY[0, 2])) AND ((o.sd_cancel_on)::text = '1'::text));

CREATE VIEW ciro_hareket AS
 SELECT b.id,
    b.sip_id,
    b.per_id,
    b.bayi_id,
    b.f_no,
    b.gun,
    b.odeme_gun,
    b.iptal_mi,
    b.s_is_teklif,
    b.s_vergisiz,
    b.f_close,
    b.sd_cancel_on,
    b.cus_id,
    b.cus_firm,
    b.cus_name,
    b.cus_surname,
    b.brut,
    b.net,
    b.vergi,
    b.iptal,
    x.yuzde,
    b.search_text,
    b.country
   FROM ((ciro_belge b
     CROSS JOIN LATERAL ( SELECT b.prim_gun AS day
         OFFSET 0) d)
     LEFT JOIN LATERAL ( SELECT x_1.yuzde
           FROM prim_oranlari x_1
          WHERE ((x_1.tip = 0) AND (x_1.alici_id = b.per_id) AND (x_1.gecerli_tar <= d.day))
          ORDER BY x_1.gecerli_tar DESC
         LIMIT 1) x ON (true));

CREATE VIEW ciro_prim_ay AS
 SELECT DISTINCT alici_id AS per_id,
    (date_trunc('month'::text, (gecerli_tar)::timestamp with time zone))::date AS ay
   FROM prim_oranlari
  WHERE ((tip = 0) AND (EXTRACT(day FROM gecerli_tar) <> (1)::numeric));

CREATE VIEW ciro_prim_gun AS
 SELECT per_id,
    bayi_id,
    s_is_teklif,
    gun,
    odeme_gun,
    s_vergisiz,
    f_close,
    sd_cancel_on,
    prim_gun,
    brut,
    net,
    iptal
   FROM ciro_belge;

CREATE VIEW commission_debts AS
 SELECT b.sip_id,
    b.tip,
    b.alici_id,
    b.f_no,
    b.odenen AS amount,
    'claw_back'::text AS kind
   FROM prim_borc b
  WHERE ((b.odenen)::numeric > (0)::numeric)
UNION ALL
 SELECT p.id AS sip_id,
    p.tip,
    p.alici_id,
    p.f_no,
    (((0)::numeric - (p.prim_net)::numeric))::amount AS amount,
    'credit_note'::text AS kind
   FROM prim_listesi p
  WHERE ((p.s_is_teklif = 2) AND ((p.prim_net)::numeric < (0)::numeric) AND (((p.per_odeme)::text = '0'::text) OR ((p.bayi_odeme)::text = '0'::text)) AND ((
        CASE p.tip
            WHEN 0 THEN p.per_odeme
            ELSE p.bayi_odeme
        END)::text = '0'::text));

CREATE VIEW commission_periods AS
 SELECT tip,
    alici_id,
    yuzde,
    ((gecerli_tar)::timestamp without time zone AT TIME ZONE 'Europe/Berlin'::text) AS since,
    ((COALESCE(lead(gecerli_tar) OVER (PARTITION BY tip, alici_id ORDER BY gecerli_tar), 'infinity'::date))::timestamp without time zone AT TIME ZONE 'Europe/Berlin'::text) AS until
   FROM prim_oranlari r;

CREATE VIEW consent_list AS
 SELECT g.id,
    g.cus_id,
    g.channel,
    g.value,
    ((g.payload)::jsonb ->> 'purpose'::text) AS purpose,
    ((g.payload)::jsonb ->> 'wording'::text) AS wording,
    ((g.payload)::jsonb ->> 'given_at'::text) AS given_at,
    ((g.payload)::jsonb ->> 'how'::text) AS how,
    ((g.payload)::jsonb ->> 'received_by'::text) AS received_by,
    ((g.payload)::jsonb ->> 'recorded_at'::text) AS recorded_at,
    g.file_id,
    w.at AS withdrawn_at,
    w.by AS withdrawn_by,
    u.at AS last_used,
        CASE
            WHEN (w.at IS NOT NULL) THEN 'withdrawn'::text
            WHEN ((((g.payload)::jsonb ->> 'wording'::text) IS NULL) OR (((g.payload)::jsonb ->> 'how'::text) IS NULL)) THEN 'unproven'::text
            ELSE 'proven'::text
        END AS state
   FROM ((consent_entries g
     LEFT JOIN LATERAL ( SELECT ((e.payload)::jsonb ->> 'recorded_at'::text) AS at,
            ((e.payload)::jsonb ->> 'recorded_by'::text) AS by
           FROM consent_entries e
          WHERE ((e.grant_id = g.id) AND (e.kind = 'withdrawn'::text))
          ORDER BY e.id
         LIMIT 1) w ON (true))
     LEFT JOIN LATERAL ( SELECT max(((e.payload)::jsonb ->> 'recorded_at'::text)) AS at
           FROM consent_entries e
          WHERE ((e.grant_id = g.id) AND (e.kind = 'used'::text))) u ON (true))
  WHERE (g.kind = 'granted'::text);

CREATE VIEW cus_adress_view AS
 SELECT a.id,
    a.cus_id,
    a.adres,
    a.pk,
    a.bolge,
    a.sehir,
    a.ulke,
    a.c_type,
    t.adres AS adres_type,
    a.a_def,
    a.note,
    a.sil,
    a.version
   FROM (cus_adress a
     JOIN sys_adres_type t ON ((t.ad_type = a.c_type)))
  WHERE ((a.sil)::text = '0'::text);

CREATE VIEW cus_files_view AS
 SELECT f.id,
    f.cus_id,
    f.baslik,
    f.date,
    s.file_name,
    s.file_type,
    s.size,
    f.file_url,
    f.version
   FROM (cus_files f
     JOIN sys_files s ON ((s.id = f.file_id)));

CREATE VIEW cus_taksitler_view AS
 SELECT t.id,
    t.sip_id,
    t.cus_id,
    t.tak_tar,
    t.tak_tutar,
    t.odenen,
    (((t.tak_tutar)::numeric - (t.odenen)::numeric))::amount AS kalan,
    t.odeme,
    o.per_id,
    o.bayi_id,
    t.version
   FROM (cus_taksitler t
     JOIN siparisler o ON ((o.id = t.sip_id)));

CREATE VIEW customer_all_list AS
 SELECT c.id,
    c.cus_code,
    c.cus_is_firm,
    c.cus_firm,
    c.cus_m_f,
    t.unvan,
    c.cus_name,
    c.cus_surname,
    c.cus_birtday,
    c.cus_atu_no,
    c.cus_city,
    c.cus_country_code,
    c.cus_country_code AS country_code,
    c.cus_tel1,
    c.cus_tel2,
    c.cus_gsm,
    c.cus_fax,
    c.cus_private,
    c.cus_email,
    c.mail_verifyed,
    c.cus_bank_shift,
    c.cus_bank,
    c.cus_bank_hesap,
    c.cus_bank_sube,
    c.cus_bank_bic,
    c.cus_bank_iban,
    c.cus_bank_e_date,
    c.cus_is_aktive,
    c.cus_user,
    COALESCE(NULLIF(concat_ws(' '::text, u.name, u.surname), ''::text), u.user_name) AS name,
    c.cus_category,
    c.cus_class,
    c.cus_end_contact,
    c.cus_dnd,
    c.cus_pool,
    c.cus_del,
    c.cus_on,
    c.call_time,
    c.note2,
    c.note_3,
    c.s_k,
    c.s_b,
    c.s_r,
    c.s_s,
    c.s_t,
    c.s_h,
    c.s_l,
    c.rand_tar,
    c.rand_saat,
    c.rand_note,
    c.rand_user,
    c.cus_f_on,
    c.cus_random,
    c.cus_random_user,
    c.dnd_usr,
    c.dnd_date,
    c.balance,
    c.sil,
    ( SELECT a.ulke
           FROM cus_adress a
          WHERE ((a.cus_id = c.id) AND (a.c_type = 4) AND ((a.a_def)::text = '1'::text) AND ((a.sil)::text = '0'::text))) AS ulke,
    ( SELECT a.sehir
           FROM cus_adress a
          WHERE ((a.cus_id = c.id) AND (a.c_type = 4) AND ((a.a_def)::text = '1'::text) AND ((a.sil)::text = '0'::text))) AS sehir,
    (( SELECT count(*) AS count
           FROM cus_files f
          WHERE (f.cus_id = c.id)))::integer AS file_count,
    (
        CASE
            WHEN (c.cus_note IS NULL) THEN '0'::text
            ELSE '1'::text
        END)::flag AS cus_note_exist,
    c.version,
    c.search_text
   FROM ((customers c
     LEFT JOIN sys_users u ON ((u.id = c.cus_user)))
     LEFT JOIN sys_unvan t ON ((t.un_type = c.cus_m_f)));

CREATE VIEW customer_birthday_view AS
 SELECT id,
    cus_code,
    cus_is_firm,
    cus_firm,
    cus_m_f,
    unvan,
    cus_name,
    cus_surname,
    cus_birtday,
    cus_atu_no,
    cus_city,
    cus_country_code,
    country_code,
    cus_tel1,
    cus_tel2,
    cus_gsm,
    cus_fax,
    cus_private,
    cus_email,
    mail_verifyed,
    cus_bank_shift,
    cus_bank,
    cus_bank_hesap,
    cus_bank_sube,
    cus_bank_bic,
    cus_bank_iban,
    cus_bank_e_date,
    cus_is_aktive,
    cus_user,
    name,
    cus_category,
    cus_class,
    cus_end_contact,
    cus_dnd,
    cus_pool,
    cus_del,
    cus_on,
    call_time,
    note2,
    note_3,
    s_k,
    s_b,
    s_r,
    s_s,
    s_t,
    s_h,
    s_l,
    rand_tar,
    rand_saat,
    rand_note,
    rand_user,
    cus_f_on,
    cus_random,
    cus_random_user,
    dnd_usr,
    dnd_date,
    balance,
    sil,
    ulke,
    sehir,
    file_count,
    cus_note_exist,
    version,
    search_text,
    birthday_key(cus_birtday) AS birthday_key,
    days_to_birthday(cus_birtday, business_today()) AS birthday_in
   FROM customer_all_list c
  WHERE (cus_birtday IS NOT NULL);

CREATE VIEW customer_duplicates AS
 WITH shared AS (
         SELECT customer_marks.mark,
            customer_marks.value,
            min(customer_marks.cus_id) AS older
           FROM customer_marks
          WHERE customer_marks.is_shared
          GROUP BY customer_marks.mark, customer_marks.value
         HAVING (count(*) > 1)
        ), pairs AS (
         SELECT DISTINCT ON (m.cus_id) m.cus_id AS id,
            s.older,
            array_to_string(array_agg(DISTINCT m.mark ORDER BY m.mark), ' '::text) AS reasons
           FROM (shared s
             JOIN customer_marks m ON (((m.mark = s.mark) AND (m.value = s.value) AND (m.cus_id > s.older))))
          WHERE m.is_shared
          GROUP BY m.cus_id, s.older
          ORDER BY m.cus_id, (count(DISTINCT m.mark)) DESC, s.older
        )
 SELECT p.id,
    p.older AS other_id,
    p.reasons,
    c.cus_code,
    o.cus_code AS other_code,
    COALESCE(NULLIF(concat_ws(' '::text, c.cus_name, c.cus_surname), ''::text), c.cus_firm) AS name,
    COALESCE(NULLIF(concat_ws(' '::text, o.cus_name, o.cus_surname), ''::text), o.cus_firm) AS other_name,
    c.cus_city,
    o.cus_city AS other_city,
    ((c.search_text || ' '::text) || o.search_text) AS search_text
   FROM ((pairs p
     JOIN customers c ON ((c.id = p.id)))
     JOIN customers o ON ((o.id = p.older)));

CREATE VIEW customer_quarters_recount AS
 SELECT cus_id,
    bayi_id,
    ilk,
    bit_or(((1)::bigint << later)) AS later
   FROM ( SELECT q.cus_id,
            q.bayi_id,
            f.ilk,
            (((((4)::numeric * (EXTRACT(year FROM q.quarter) - EXTRACT(year FROM f.ilk))) + EXTRACT(quarter FROM q.quarter)) - EXTRACT(quarter FROM f.ilk)))::integer AS later
           FROM (( SELECT o.cus_id,
                    d.bayi_id,
                    (date_trunc('quarter'::text, (o.s_tar AT TIME ZONE 'Europe/Berlin'::text)))::date AS quarter,
                    min((date_trunc('quarter'::text, (o.s_tar AT TIME ZONE 'Europe/Berlin'::text)))::date) OVER (PARTITION BY o.cus_id, d.bayi_id) AS ilk
                   FROM (siparisler o
                     CROSS JOIN LATERAL ( VALUES (0), (o.bayi_id)) d(bayi_id))
                  WHERE ((o.s_is_teklif = 0) AND ((o.sd_cancel_on)::text = '0'::text))) q
             CROSS JOIN LATERAL ( SELECT q.ilk) f)) b
  WHERE (later < 60)
  GROUP BY cus_id, bayi_id, ilk;

CREATE VIEW customer_turnover_recount AS
 SELECT cus_id,
    bayi_id,
    array_agg(gun ORDER BY gun) AS days,
    array_agg(adet ORDER BY gun) AS adet,
    array_agg(brut ORDER BY gun) AS brut,
    array_agg(net ORDER BY gun) AS net,
    array_agg(iptal ORDER BY gun) AS iptal
   FROM ( SELECT d.cus_id,
            d.bayi_id,
            d.gun,
            (sum(d.adet) OVER until)::integer AS adet,
            (sum(d.brut) OVER until)::bigint AS brut,
            (sum(d.net) OVER until)::bigint AS net,
            (sum(d.iptal) OVER until)::bigint AS iptal
           FROM ( SELECT b.cus_id,
                    b.bayi_id,
                    b.gun,
                    count(*) FILTER (WHERE (b.iptal_mi = '0'::text)) AS adet,
                    ((sum(b.brut) * (100)::numeric))::bigint AS brut,
                    ((sum(b.net) * (100)::numeric))::bigint AS net,
                    ((sum(b.iptal) * (100)::numeric))::bigint AS iptal
                   FROM ciro_belge b
                  WHERE (b.gun IS NOT NULL)
                  GROUP BY b.cus_id, b.bayi_id, b.gun) d
          WINDOW until AS (PARTITION BY d.cus_id, d.bayi_id ORDER BY d.gun)) c
  GROUP BY cus_id, bayi_id;

CREATE VIEW data_in_finding_list AS
 SELECT id,
    run_id,
    kind,
    sheet,
    row_no,
    field,
    code,
    (params)::text AS params,
    found,
    search_fold(COALESCE(found, ''::text)) AS search_text
   FROM data_in_findings f;

CREATE VIEW data_in_list AS
 SELECT r.id,
    r.file_name,
    r.state,
    r.total,
    r.done,
    r.errors,
    r.repairs,
    r.problem,
    r.created_at,
    r.started_at,
    r.ended_at,
    r.undone_at,
    r.created_by,
    TRIM(BOTH FROM ((COALESCE(u.name, ''::text) || ' '::text) || COALESCE(u.surname, ''::text))) AS created_name,
    r.version,
    search_fold(r.file_name) AS search_text,
    (r.problem_words)::text AS problem_words,
    r.left_out
   FROM (data_in_runs r
     JOIN sys_users u ON ((u.id = r.created_by)));

CREATE VIEW figure_recount AS
 SELECT f.fact,
    f.day,
    f.per_id,
    f.bayi_id,
    f.item,
    f.word,
    f.adet,
    f.brut,
    f.net,
    f.extra
   FROM (siparisler o
     CROSS JOIN LATERAL order_facts(o.*) f(fact, day, per_id, bayi_id, item, word, adet, brut, net, extra))
UNION ALL
 SELECT f.fact,
    f.day,
    f.per_id,
    f.bayi_id,
    f.item,
    f.word,
    f.adet,
    f.brut,
    f.net,
    f.extra
   FROM ((siparis_icerik l
     JOIN siparisler o ON ((o.id = l.sip_id)))
     CROSS JOIN LATERAL line_facts(o.*, l.*) f(fact, day, per_id, bayi_id, item, word, adet, brut, net, extra))
UNION ALL
 SELECT f.fact,
    f.day,
    f.per_id,
    f.bayi_id,
    f.item,
    f.word,
    f.adet,
    f.brut,
    f.net,
    f.extra
   FROM (open_invoices i
     CROSS JOIN LATERAL owed_facts(i.*) f(fact, day, per_id, bayi_id, item, word, adet, brut, net, extra))
UNION ALL
 SELECT f.fact,
    f.day,
    f.per_id,
    f.bayi_id,
    f.item,
    f.word,
    f.adet,
    f.brut,
    f.net,
    f.extra
   FROM ((musteri_gorusme g
     JOIN sys_gorusme_asama s ON ((s.def_type = g.sts)))
     CROSS JOIN LATERAL call_facts(g.*, (s.reached)::text) f(fact, day, per_id, bayi_id, item, word, adet, brut, net, extra))
UNION ALL
 SELECT f.fact,
    f.day,
    f.per_id,
    f.bayi_id,
    f.item,
    f.word,
    f.adet,
    f.brut,
    f.net,
    f.extra
   FROM (customer_draws d
     CROSS JOIN LATERAL draw_facts(d.*) f(fact, day, per_id, bayi_id, item, word, adet, brut, net, extra));

CREATE VIEW gorev_list AS
 SELECT g.id,
    g.belge_tip,
    g.belge_no,
    g.send_user,
    g.sender_date,
    g.sender_msg,
    g.sender_status,
    g.reciver_usr,
    g.reciver_msg,
    g.reciver_status,
    g.msg_status,
    g."isReceived",
    g.version,
    COALESCE(NULLIF(concat_ws(' '::text, s.name, s.surname), ''::text), s.user_name) AS gonderen,
    COALESCE(NULLIF(concat_ws(' '::text, r.name, r.surname), ''::text), r.user_name) AS alan,
    o.id AS sip_id,
    o.cus_id,
    o.cus_name,
    o.cus_surname,
    search_fold(concat_ws(' '::text, g.id, g.belge_no, s.user_name, s.name, s.surname, r.user_name, r.name, r.surname, g.sender_msg, g.reciver_msg, o.cus_id, o.cus_name, o.cus_surname)) AS search_text
   FROM (((gorevler g
     JOIN sys_users s ON ((s.id = g.send_user)))
     JOIN sys_users r ON ((r.id = g.reciver_usr)))
     LEFT JOIN siparisler o ON ((o.id =
        CASE
            WHEN ((g.belge_tip = ANY (ARRAY[1, 3])) AND (g.belge_no ~ '^[0-9]{1,9}$'::text)) THEN (g.belge_no)::integer
            WHEN (g.belge_tip = 2) THEN ( SELECT i.id
               FROM siparisler i
              WHERE (i.f_no = g.belge_no))
            ELSE NULL::integer
        END)));

CREATE VIEW gorusme_zaman AS
 SELECT g.id,
    g.cus_id,
    g.per_id,
    g.bayi_id AS bayi,
    g.sts,
    s.descp,
    s.reached,
    g.note,
    g.zaman,
    (EXTRACT(isodow FROM (g.zaman AT TIME ZONE 'Europe/Berlin'::text)))::integer AS hafta_gun,
    (EXTRACT(hour FROM (g.zaman AT TIME ZONE 'Europe/Berlin'::text)))::integer AS saat,
    COALESCE(NULLIF(concat_ws(' '::text, u.name, u.surname), ''::text), u.user_name) AS name_surname,
    c.cus_name,
    c.cus_surname,
    c.cus_firm
   FROM (((musteri_gorusme g
     JOIN sys_gorusme_asama s ON ((s.def_type = g.sts)))
     LEFT JOIN sys_users u ON ((u.id = g.per_id)))
     LEFT JOIN customers c ON ((c.id = g.cus_id)));

CREATE VIEW hold_list AS
 SELECT b.id,
    (b.draft_id)::text AS draft_id,
    b.stk_id,
    s.stok_code,
    s.stok_name,
    b.qty AS held,
    c.free AS available,
    d.until,
    d.user_id,
    COALESCE(NULLIF(concat_ws(' '::text, u.name, u.surname), ''::text), u.user_name) AS holder,
    d.cus_id,
    NULLIF(concat_ws(' '::text, k.cus_name, k.cus_surname, k.cus_firm), ''::text) AS customer,
    search_fold(concat_ws(' '::text, s.stok_code, s.stok_name, u.name, u.surname, k.cus_name, k.cus_surname, k.cus_firm)) AS search_text
   FROM (((((bottle_holds b
     JOIN hold_drafts d USING (draft_id))
     JOIN stok s ON ((s.id = b.stk_id)))
     JOIN bottle_counts c ON ((c.stk_id = b.stk_id)))
     JOIN sys_users u ON ((u.id = d.user_id)))
     LEFT JOIN customers k ON ((k.id = d.cus_id)))
  WHERE (d.until > now());

CREATE VIEW issued_document_list AS
 SELECT b.id,
    b.created_at,
    b.tur,
    b.sip_id,
        CASE
            WHEN (b.tur = 'iptal_faturasi'::text) THEN s.iptal_no
            ELSE s.f_no
        END AS number,
    COALESCE(NULLIF(c.cus_firm, ''::text), NULLIF(concat_ws(' '::text, c.cus_name, c.cus_surname), ''::text)) AS customer,
        CASE
            WHEN (b.geri_alindi_at IS NOT NULL) THEN 'withdrawn'::text
            WHEN (b.verildi_at IS NOT NULL) THEN 'handed_out'::text
            ELSE 'kept'::text
        END AS state,
    COALESCE(NULLIF(concat_ws(' '::text, u.name, u.surname), ''::text), u.user_name) AS person,
    b.sha256,
    s.search_text
   FROM (((belge_arsiv b
     LEFT JOIN siparisler s ON ((s.id = b.sip_id)))
     LEFT JOIN customers c ON ((c.id = s.cus_id)))
     LEFT JOIN sys_users u ON ((u.id = b.user_id)));

CREATE VIEW kargo_cikti_view AS
 SELECT k.id,
    k.sip_id,
    k.sip_gon_t,
    k.kargo_firm,
    c.kisa_tanim,
    k.kargo_takip,
    k.note,
    k.gon_status,
    k.teslim_alan,
    k.teslim_tar,
    k.send_mail,
    k.cus_email,
    k.islem_zaman,
    k.version,
    o.f_no,
    o.cus_id,
    o.cus_name,
    o.cus_surname,
    o.cus_firm,
    o.per_name,
    o.s_g_toplam,
    o.sd_cancel_on,
        CASE
            WHEN ((o.s_adres_f_g_on)::text = '1'::text) THEN o.f_sehir
            ELSE o.g_sehir
        END AS sehir,
    ((o.search_text || ' '::text) || search_fold(((k.kargo_takip || ' '::text) || c.kisa_tanim))) AS search_text
   FROM ((kargo_cikti k
     JOIN siparisler o ON ((o.id = k.sip_id)))
     JOIN kargo_sirketi c ON ((c.id = k.kargo_firm)));

CREATE VIEW konusma_metin_view AS
 SELECT k.id,
    k.baslik,
    s.file_name,
    k.file_url,
    k.version,
    search_fold((((((k.id)::text || ' '::text) || k.baslik) || ' '::text) || s.file_name)) AS search_text,
    k.cus_category,
    k.metin
   FROM (konusma_metin k
     JOIN sys_files s ON ((s.id = k.file_id)));

CREATE VIEW mail_outbox_view AS
 SELECT m.id,
    m.kind,
    m.recipient,
    m.subject,
    m.status,
    m.attempts,
    m.created_at,
    m.sent_at,
    m.next_attempt_at,
    m.last_error,
    u.user_name,
    ( SELECT (count(*))::integer AS count
           FROM mail_attachments a
          WHERE (a.mail_id = m.id)) AS attachments,
    search_fold(concat_ws(' '::text, m.id, m.recipient, m.subject, u.user_name, u.name, u.surname)) AS search_text,
    COALESCE(NULLIF(concat_ws(' '::text, u.name, u.surname), ''::text), u.user_name) AS name_surname
   FROM (mail_outbox m
     LEFT JOIN sys_users u ON ((u.id = m.created_by)));

CREATE VIEW mandate_list AS
 SELECT id,
    cus_id,
    reference,
    iban,
    bic,
    holder,
    signed_on,
    file_id,
    revoked_on,
    reason,
    last_used,
    created_at,
    version,
        CASE
            WHEN ((state = 'active'::text) AND (((GREATEST(signed_on, last_used) + '3 years'::interval))::date < business_today())) THEN 'expired'::text
            ELSE state
        END AS state
   FROM mandates m;

CREATE VIEW marks_of_customers AS
 SELECT customers.id AS cus_id,
    'phone'::text AS mark,
    unnest(phone_keys(customers.cus_country_code, customers.cus_tel1, customers.cus_tel2, customers.cus_gsm, customers.cus_private)) AS value
   FROM customers
  WHERE ((customers.cus_del)::text = '0'::text)
UNION
 SELECT customers.id AS cus_id,
    'email'::text AS mark,
    lower(TRIM(BOTH FROM customers.cus_email)) AS value
   FROM customers
  WHERE (((customers.cus_del)::text = '0'::text) AND (TRIM(BOTH FROM customers.cus_email) <> ''::text))
UNION
 SELECT customers.id AS cus_id,
    'iban'::text AS mark,
    compact_iban(customers.cus_bank_iban) AS value
   FROM customers
  WHERE (((customers.cus_del)::text = '0'::text) AND (TRIM(BOTH FROM customers.cus_bank_iban) <> ''::text))
UNION
 SELECT c.id AS cus_id,
    'name'::text AS mark,
    ((search_fold(((((COALESCE(c.cus_name, ''::text) || '|'::text) || COALESCE(c.cus_surname, ''::text)) || '|'::text) || COALESCE(c.cus_firm, ''::text))) || '|'::text) || TRIM(BOTH FROM a.pk)) AS value
   FROM (customers c
     JOIN cus_adress a ON (((a.cus_id = c.id) AND ((a.sil)::text = '0'::text) AND (TRIM(BOTH FROM a.pk) <> ''::text))))
  WHERE (((c.cus_del)::text = '0'::text) AND (COALESCE(c.cus_surname, c.cus_firm, ''::text) <> ''::text));

CREATE VIEW missed_callers AS
 SELECT l.id,
    l.number,
    g.times,
    l.started_at,
    g.first_at,
    l.user_id,
    u.bayi,
    COALESCE(NULLIF(concat_ws(' '::text, u.name, u.surname), ''::text), u.user_name) AS person,
    k.known,
    s.name AS system,
    ((((l.number || ' '::text) || substr(l.number, 2)) || ' '::text) || search_fold(concat_ws(' '::text, u.name, u.surname))) AS search_text
   FROM ((((( SELECT incoming_calls.number,
            max(incoming_calls.id) AS id,
            (count(*))::integer AS times,
            min(incoming_calls.started_at) AS first_at
           FROM incoming_calls
          WHERE ((incoming_calls.cus_id IS NULL) AND (incoming_calls.answered_at IS NULL) AND (incoming_calls.settled_at IS NULL) AND (incoming_calls.number IS NOT NULL) AND ((incoming_calls.ended_at IS NOT NULL) OR (incoming_calls.started_at < (now() - '02:00:00'::interval))))
          GROUP BY incoming_calls.number) g
     JOIN incoming_calls l ON ((l.id = g.id)))
     JOIN phone_systems s ON ((s.id = l.system_id)))
     LEFT JOIN sys_users u ON ((u.id = l.user_id)))
     CROSS JOIN LATERAL ( SELECT (count(*))::integer AS known
           FROM customers c
          WHERE (((c.cus_del)::text = '0'::text) AND (phone_keys(c.cus_country_code, c.cus_tel1, c.cus_tel2, c.cus_gsm, c.cus_private) @> ARRAY[substr(l.number, 2)]))) k)
  WHERE (k.known <> 1);

CREATE VIEW musteri_gorusme_view AS
 SELECT g.id,
    g.cus_id,
    g.per_id,
    g.sts,
    s.descp,
    s.descp_tr,
    s.descp_en,
    g.note,
    g.zaman,
    u.user_name,
    g.bayi_id AS bayi,
    COALESCE(NULLIF(concat_ws(' '::text, u.name, u.surname), ''::text), u.user_name) AS name_surname,
    g.version,
    g.promised_day
   FROM ((musteri_gorusme g
     JOIN sys_gorusme_asama s ON ((s.def_type = g.sts)))
     JOIN sys_users u ON ((u.id = g.per_id)));

CREATE VIEW personel_odeme_view AS
 SELECT p.id,
    p.per_id,
    u.user_name,
    u.name,
    u.surname,
    p.cus_id,
    p.islem,
    p.odeme_tar,
    p.f_no,
    p.s_no,
    p.tarihi,
    p.tutar,
    p.kalan,
    p.komisyon_tutar,
    p.komisyon_oran,
    p.komisyon_brut,
    p.durum,
    p.belge_no,
    p.aciklama,
    p.version
   FROM (personel_odeme p
     JOIN sys_users u ON ((u.id = p.per_id)));

CREATE VIEW prim_borc AS
 SELECT o.id AS sip_id,
    0 AS tip,
    o.per_id AS alici_id,
    o.f_no,
    h.odenen,
    h.provizyon
   FROM (siparisler o
     CROSS JOIN LATERAL ( SELECT p.sip_id,
            p.tip,
            p.hak,
            p.provizyon,
            p.odenen,
            p.belge,
            p.geri_belge
           FROM prim_hak p
          WHERE ((p.sip_id = o.id) AND (p.tip = 0))
         OFFSET 0) h)
  WHERE ((((o.sd_cancel_on)::text = '1'::text) OR ((o.f_close)::text = '0'::text)) AND (o.per_belge_no IS NOT NULL) AND ((h.odenen)::numeric <> (0)::numeric))
UNION ALL
 SELECT o.id AS sip_id,
    1 AS tip,
    o.bayi_id AS alici_id,
    o.f_no,
    h.odenen,
    h.provizyon
   FROM (siparisler o
     CROSS JOIN LATERAL ( SELECT p.sip_id,
            p.tip,
            p.hak,
            p.provizyon,
            p.odenen,
            p.belge,
            p.geri_belge
           FROM prim_hak p
          WHERE ((p.sip_id = o.id) AND (p.tip = 1))
         OFFSET 0) h)
  WHERE ((((o.sd_cancel_on)::text = '1'::text) OR ((o.f_close)::text = '0'::text)) AND (o.bayi_belge_no IS NOT NULL) AND ((h.odenen)::numeric <> (0)::numeric));

CREATE VIEW prim_hak AS
 SELECT sip_id,
    tip,
    (array_agg(prim_net ORDER BY id))[1] AS hak,
    (array_agg(provizyon ORDER BY id))[1] AS provizyon,
    (sum(
        CASE iptal
            WHEN '0'::text THEN (prim_net)::numeric
            ELSE (- (prim_net)::numeric)
        END))::amount AS odenen,
    (array_agg(fis_id ORDER BY id DESC) FILTER (WHERE ((iptal)::text = '0'::text)))[1] AS belge,
        CASE (array_agg(iptal ORDER BY id DESC))[1]
            WHEN '1'::text THEN (array_agg(fis_id ORDER BY id DESC))[1]
            ELSE NULL::integer
        END AS geri_belge
   FROM prim_odeme_fis_siparis l
  GROUP BY sip_id, tip;

CREATE VIEW prim_hesap AS
 WITH line AS (
         SELECT ((o_1.id * 8) + 1) AS id,
            'expected'::text AS kind,
            o_1.per_id,
            ((o_1.s_tar AT TIME ZONE 'Europe/Berlin'::text))::date AS day,
            o_1.id AS sip_id,
            NULL::integer AS fis_id,
            v.net_t AS base,
            r.yuzde AS rate,
            (round((((v.net_t)::numeric * (r.yuzde)::numeric) / (100)::numeric), 2))::amount AS amount,
                CASE
                    WHEN ((o_1.fd_fon)::text = '0'::text) THEN 'not_invoiced'::text
                    WHEN ((o_1.f_status)::text = '1'::text) THEN 'deposited'::text
                    WHEN ((o_1.f_close)::text = '1'::text) THEN 'not_safe'::text
                    WHEN (o_1.f_ytakip <> 0) THEN 'in_collection'::text
                    ELSE 'not_paid'::text
                END AS why,
            NULL::integer AS bayi_id
           FROM ((((siparisler o_1
             LEFT JOIN set_offs x_1 ON ((x_1.sip_id = o_1.id)))
             CROSS JOIN LATERAL ( SELECT (((
                        CASE
                            WHEN (o_1.s_is_teklif = 2) THEN '-1'::integer
                            ELSE 1
                        END)::numeric * net_of_order(((o_1.s_g_toplam)::numeric - COALESCE((x_1.amount)::numeric, (0)::numeric)), o_1.kdv_oran, (o_1.s_vergisiz)::text)))::amount AS net_t) v)
             CROSS JOIN LATERAL ( SELECT
                        CASE
                            WHEN (o_1.gutschrift_sip_id IS NULL) THEN o_1.s_tar
                            ELSE COALESCE(( SELECT g.s_tar
                               FROM siparisler g
                              WHERE (g.id = o_1.gutschrift_sip_id)), o_1.s_tar)
                        END AS at) d)
             LEFT JOIN commission_periods r ON (((r.tip = 0) AND (r.alici_id = o_1.per_id) AND (d.at >= r.since) AND (d.at < r.until))))
          WHERE ((o_1.s_is_teklif = ANY (ARRAY[0, 2])) AND ((o_1.sd_cancel_on)::text = '0'::text) AND ((o_1.per_odeme)::text = '0'::text) AND (((o_1.f_close)::text = '0'::text) OR ((o_1.fd_fon)::text = '0'::text) OR ((o_1.f_status)::text = '1'::text) OR ((o_1.id IN ( SELECT w.sip_id
                   FROM waiting_commissions w)) AND (NOT (EXISTS ( SELECT
                   FROM prim_odeme_fis_siparis l
                  WHERE ((l.sip_id = o_1.id) AND (l.tip = 0))))))))
        UNION ALL
         SELECT ((p.id * 8) + 2),
            'earned'::text AS text,
            p.per_id,
            p.f_odeme_tar,
            p.id,
            NULL::integer AS int4,
            p.net_t,
            p.yuzde,
            p.prim_net,
                CASE
                    WHEN ((p.yeniden)::text = '1'::text) THEN 'open_again'::text
                    WHEN (p.s_is_teklif = 2) THEN 'credit_note'::text
                    ELSE 'customer_paid'::text
                END AS "case",
            NULL::integer AS int4
           FROM prim_listesi p
          WHERE ((p.tip = 0) AND ((p.per_odeme)::text = '0'::text))
        UNION ALL
         SELECT ((o_1.id * 8) + 3),
            'written_off'::text AS text,
            o_1.per_id,
            o_1.f_odeme_tar,
            o_1.id,
            NULL::integer AS int4,
            NULL::numeric AS "numeric",
            NULL::numeric AS "numeric",
            0,
            'written_off'::text AS text,
            NULL::integer AS int4
           FROM siparisler o_1
          WHERE ((o_1.s_is_teklif = ANY (ARRAY[0, 2])) AND ((o_1.sd_cancel_on)::text = '0'::text) AND ((o_1.fd_fon)::text = '1'::text) AND ((o_1.f_close)::text = '1'::text) AND ((o_1.f_status)::text = '0'::text) AND ((o_1.per_odeme)::text = '1'::text) AND (o_1.per_belge_no IS NULL))
        UNION ALL
         SELECT ((l.id * 8) + 4),
                CASE l.iptal
                    WHEN '0'::text THEN 'paid'::text
                    ELSE 'taken_back'::text
                END AS "case",
            f_1.user_id,
            f_1.islem_tar,
            l.sip_id,
            f_1.id,
            (((
                CASE l.iptal
                    WHEN '0'::text THEN 1
                    ELSE '-1'::integer
                END)::numeric * (l.net_t)::numeric))::amount AS amount,
            l.provizyon,
            (((
                CASE l.iptal
                    WHEN '0'::text THEN 1
                    ELSE '-1'::integer
                END)::numeric * (l.prim_net)::numeric))::amount AS amount,
                CASE
                    WHEN ((l.iptal)::text = '0'::text) THEN 'slip'::text
                    WHEN (EXISTS ( SELECT
                       FROM debit_items d
                      WHERE ((d.sip_id = l.sip_id) AND (d.state = 'returned'::text)))) THEN 'payment_returned'::text
                    ELSE 'cancelled'::text
                END AS "case",
            NULL::integer AS int4
           FROM (prim_odeme_fis_siparis l
             JOIN prim_odeme_fis f_1 ON ((f_1.id = l.fis_id)))
          WHERE (l.tip = 0)
        UNION ALL
         SELECT ((b.sip_id * 8) + 5),
            'debt'::text AS text,
            b.alici_id,
            COALESCE(o_1.sd_iptal_tar, ( SELECT max(d.returned_on) AS max
                   FROM debit_items d
                  WHERE ((d.sip_id = o_1.id) AND (d.state = 'returned'::text)))) AS "coalesce",
            b.sip_id,
            NULL::integer AS int4,
            NULL::numeric AS "numeric",
            b.provizyon,
            ((- (b.odenen)::numeric))::amount AS amount,
                CASE o_1.sd_cancel_on
                    WHEN '1'::text THEN 'cancelled'::text
                    ELSE 'payment_returned'::text
                END AS "case",
            NULL::integer AS int4
           FROM (prim_borc b
             JOIN siparisler o_1 ON ((o_1.id = b.sip_id)))
          WHERE (b.tip = 0)
        UNION ALL
         SELECT ((a.id * 8) + 6),
            'advance'::text AS text,
            a.per_id,
            a.tarihi,
            a.s_no,
            NULL::integer AS int4,
            NULL::numeric AS "numeric",
            NULL::numeric AS "numeric",
            ((- (a.kalan)::numeric))::amount AS amount,
            'advance'::text AS text,
            a.bayi_id
           FROM personel_odeme a
          WHERE ((a.kalan)::numeric <> (0)::numeric)
        UNION ALL
         SELECT ((o_1.id * 8) + 7),
            'expected'::text AS text,
            o_1.per_id,
            ((o_1.s_tar AT TIME ZONE 'Europe/Berlin'::text))::date AS timezone,
            o_1.id,
            NULL::integer AS int4,
            (net_of_order((o_1.s_g_toplam)::numeric, o_1.kdv_oran, (o_1.s_vergisiz)::text))::amount AS net_of_order,
            h.provizyon,
            h.hak,
            'payment_returned'::text AS text,
            NULL::integer AS int4
           FROM (siparisler o_1
             CROSS JOIN LATERAL ( SELECT p.sip_id,
                    p.tip,
                    p.hak,
                    p.provizyon,
                    p.odenen,
                    p.belge,
                    p.geri_belge
                   FROM prim_hak p
                  WHERE ((p.sip_id = o_1.id) AND (p.tip = 0))
                 OFFSET 0) h)
          WHERE (((o_1.sd_cancel_on)::text = '0'::text) AND ((o_1.f_close)::text = '0'::text) AND (o_1.per_belge_no IS NOT NULL))
        )
 SELECT line.id,
    line.kind,
    line.per_id,
    line.day,
    line.sip_id,
    line.fis_id,
    f.fis_no,
    o.f_no,
    o.cus_id,
    COALESCE(NULLIF(TRIM(BOTH FROM concat_ws(' '::text, o.cus_name, o.cus_surname)), ''::text), o.cus_firm) AS customer,
    line.base,
    line.rate,
    line.amount,
    line.why,
    o.search_text,
    COALESCE(o.bayi_id, line.bayi_id) AS bayi_id
   FROM ((line
     LEFT JOIN siparisler o ON ((o.id = line.sip_id)))
     LEFT JOIN prim_odeme_fis f ON ((f.id = line.fis_id)));

CREATE VIEW prim_listesi AS
 SELECT o.id,
    e.tip,
    e.alici_id,
        CASE e.tip
            WHEN 0 THEN COALESCE(NULLIF(TRIM(BOTH FROM concat_ws(' '::text, u.name, u.surname)), ''::text), u.user_name)
            ELSE b.firma
        END AS alici,
    r.yuzde,
    o.per_id,
    o.per_name,
    o.bayi_id,
    b.firma,
    b.upper_firm,
    o.f_no,
    o.f_tarih,
    o.f_odeme_tar,
    v.g_toplam,
    v.net_t,
    c.prim_net,
    (round(((c.prim_net)::numeric * 1.19), 2))::amount AS prim_brut,
    o.cus_id,
    o.cus_code,
    o.cus_firm,
    o.cus_name,
    o.cus_surname,
    o.s_tar,
    o.s_gon_tar,
    o.s_is_teklif,
    o.per_odeme,
    o.bayi_odeme,
    o.sd_cancel_on,
    o.fd_fon,
    o.f_close,
    o.f_status,
    (
        CASE
            WHEN ((h.hak IS NOT NULL) AND ((e.odeme)::text = '0'::text)) THEN '1'::text
            ELSE '0'::text
        END)::flag AS yeniden,
    (
        CASE
            WHEN (((e.odeme)::text = '1'::text) AND (e.belge IS NULL)) THEN '1'::text
            ELSE '0'::text
        END)::flag AS silinen,
    o.search_text,
    o.version
   FROM (((((((((((siparisler o
     LEFT JOIN set_offs x_1 ON ((x_1.sip_id = o.id)))
     JOIN sys_users u ON ((u.id = o.per_id)))
     JOIN bayi_cari b ON ((b.id = o.bayi_id)))
     CROSS JOIN LATERAL ( SELECT (((
                CASE
                    WHEN (o.s_is_teklif = 2) THEN '-1'::integer
                    ELSE 1
                END)::numeric * ((o.s_g_toplam)::numeric - COALESCE((x_1.amount)::numeric, (0)::numeric))))::amount AS g_toplam,
            (((
                CASE
                    WHEN (o.s_is_teklif = 2) THEN '-1'::integer
                    ELSE 1
                END)::numeric * net_of_order(((o.s_g_toplam)::numeric - COALESCE((x_1.amount)::numeric, (0)::numeric)), o.kdv_oran, (o.s_vergisiz)::text)))::amount AS net_t) v)
     CROSS JOIN ( VALUES (0), (1)) side(tip))
     CROSS JOIN LATERAL ( SELECT side.tip,
                CASE side.tip
                    WHEN 0 THEN u.id
                    ELSE b.id
                END AS alici_id,
                CASE side.tip
                    WHEN 0 THEN o.per_odeme
                    ELSE o.bayi_odeme
                END AS odeme,
                CASE side.tip
                    WHEN 0 THEN o.per_belge_no
                    ELSE o.bayi_belge_no
                END AS belge) e)
     LEFT JOIN LATERAL ( SELECT l.prim_net AS hak,
            l.provizyon
           FROM prim_odeme_fis_siparis l
          WHERE ((l.sip_id = o.id) AND (l.tip = side.tip))
          ORDER BY l.id
         LIMIT 1) h ON (true))
     CROSS JOIN LATERAL ( SELECT
                CASE
                    WHEN (o.gutschrift_sip_id IS NULL) THEN o.s_tar
                    ELSE COALESCE(( SELECT g.s_tar
                       FROM siparisler g
                      WHERE (g.id = o.gutschrift_sip_id)), o.s_tar)
                END AS at) d)
     LEFT JOIN commission_periods x ON (((x.tip = e.tip) AND (x.alici_id = e.alici_id) AND (d.at >= x.since) AND (d.at < x.until))))
     CROSS JOIN LATERAL ( SELECT COALESCE(h.provizyon, (x.yuzde)::numeric) AS yuzde) r)
     CROSS JOIN LATERAL ( SELECT (
                CASE
                    WHEN (h.hak IS NULL) THEN round((((v.net_t)::numeric * r.yuzde) / (100)::numeric), 2)
                    WHEN (e.belge IS NULL) THEN ((h.hak)::numeric - (( SELECT p.odenen
                       FROM prim_hak p
                      WHERE ((p.sip_id = o.id) AND (p.tip = side.tip))))::numeric)
                    ELSE (h.hak)::numeric
                END)::amount AS prim_net) c)
  WHERE ((o.s_is_teklif = ANY (ARRAY[0, 2])) AND ((o.sd_cancel_on)::text = '0'::text) AND ((o.fd_fon)::text = '1'::text) AND ((o.f_close)::text = '1'::text) AND ((o.f_status)::text = '0'::text) AND (((e.odeme)::text = '1'::text) OR (h.hak IS NOT NULL) OR (NOT (o.id IN ( SELECT w.sip_id
           FROM waiting_commissions w)))));

CREATE VIEW prim_odeme_fis_view AS
 SELECT f.id,
    f.tip,
    f.user_id,
    f.bayi_id,
    u.user_name,
    u.name,
    u.surname,
    b.firma,
    f.islem_tar,
    f.prim_donemi,
    f.vergisiz,
    f.provizyon,
    f.kdv_oran,
    f.aciklama,
    f.start_date,
    f.end_date,
    f.net_t,
    f.prim_toplam,
    f.iptal_toplam,
    f.prim_net,
    f.kdv,
    f.prim_brut,
    f.avans,
    f.avans_kdv,
    f.odenecek,
    f.version,
    search_fold((((((((((((((f.id)::text || ' '::text) || f.prim_donemi) || ' '::text) || COALESCE(u.user_name, ''::text)) || ' '::text) || COALESCE(u.name, ''::text)) || ' '::text) || COALESCE(u.surname, ''::text)) || ' '::text) || COALESCE(b.firma, ''::text)) || ' '::text) || COALESCE(b.firma_cari, ''::text))) AS search_text,
    f.borc,
    f.fis_no,
    f.earned_when,
    f.transferred_on
   FROM ((prim_odeme_fis f
     LEFT JOIN sys_users u ON ((u.id = f.user_id)))
     LEFT JOIN bayi_cari b ON ((b.id = f.bayi_id)));

CREATE VIEW privacy_request_list AS
 SELECT p.id,
    p.at,
    p.kind,
    p.cus_id,
    p.user_id,
    p.reason,
    p.row_count,
    p.kept_count,
    p.next_on,
    c.cus_code,
    COALESCE(NULLIF(concat_ws(' '::text, c.cus_name, c.cus_surname), ''::text), c.cus_firm) AS customer,
    COALESCE(NULLIF(concat_ws(' '::text, u.name, u.surname), ''::text), u.user_name) AS person,
        CASE
            WHEN (p.kind = 'access'::text) THEN 'answered'::text
            WHEN (p.next_on IS NULL) THEN 'erased'::text
            WHEN (EXISTS ( SELECT
               FROM privacy_requests l
              WHERE ((l.cus_id = p.cus_id) AND (l.kind = 'erasure'::text) AND (l.id > p.id)))) THEN 'continued'::text
            WHEN (p.next_on <= business_today()) THEN 'due'::text
            ELSE 'kept'::text
        END AS state,
    search_fold(concat_ws(' '::text, p.cus_id, c.cus_code, c.cus_name, c.cus_surname, c.cus_firm, p.reason)) AS search_text
   FROM ((privacy_requests p
     JOIN customers c ON ((c.id = p.cus_id)))
     JOIN sys_users u ON ((u.id = p.user_id)));

CREATE VIEW raking_figure_view AS
 SELECT r.id,
    r.title,
    r.img_url,
    f.file_name,
    f.file_type,
    r.created_at,
    r.version,
    search_fold((((((r.id)::text || ' '::text) || COALESCE(r.title, ''::text)) || ' '::text) || f.file_name)) AS search_text
   FROM (raking_figure r
     JOIN sys_files f ON ((f.id = r.file_id)));

CREATE VIEW rezerve_stok_ozet AS
 SELECT s.id,
    s.id AS stk_id,
    s.stok_code AS stk_kodu,
    s.stok_name AS stk_adi,
    r.stk_adet,
    r.hazir_adet,
    r.sip_adet,
    c.on_hand AS depo_m,
    c.free AS kullanilabilir_adet,
    s.stok_limit,
    s.search_text
   FROM ((( SELECT rezerve_stok_sip.stk_id,
            (sum(rezerve_stok_sip.stk_adet))::integer AS stk_adet,
            (sum(rezerve_stok_sip.hazir_adet))::integer AS hazir_adet,
            (count(DISTINCT rezerve_stok_sip.sip_id))::integer AS sip_adet
           FROM rezerve_stok_sip
          GROUP BY rezerve_stok_sip.stk_id) r
     JOIN stok s ON ((s.id = r.stk_id)))
     JOIN bottle_counts c ON ((c.stk_id = s.id)));

CREATE VIEW rezerve_stok_sip AS
 SELECT l.id,
    l.sip_id,
    l.stk_id,
    l.stk_kodu,
    l.stk_adi,
    l.stk_adet,
        CASE
            WHEN ((o.fd_fon)::text = '1'::text) THEN l.stk_adet
            ELSE 0
        END AS hazir_adet,
    o.s_tar,
    o.fd_fon,
    o.f_no,
    o.f_tarih,
    o.cus_id,
    o.cus_name,
    o.cus_surname,
    o.cus_firm,
    o.per_name,
    ((o.search_text || ' '::text) || search_fold(((l.stk_kodu || ' '::text) || l.stk_adi))) AS search_text
   FROM ((reservations r
     JOIN siparis_icerik l ON ((l.id = r.line_id)))
     JOIN siparisler o ON ((o.id = r.sip_id)));

CREATE VIEW satis_satirlari AS
 SELECT l.id,
    l.sip_id,
    l.stk_id,
    o.f_no,
    o.f_tarih,
    o.s_is_teklif,
    o.cus_id,
    o.cus_firm,
    o.cus_name,
    o.cus_surname,
    (s.sign * l.stk_adet) AS sise,
    (((s.sign)::numeric * (l.stk_toplam)::numeric))::amount AS brut,
    (((s.sign)::numeric * net_of_order((l.stk_toplam)::numeric, o.kdv_oran, (o.s_vergisiz)::text)))::amount AS net,
    o.search_text,
    o.bayi_id,
    COALESCE(w.stok_tipi, 0) AS stok_tipi
   FROM (((siparis_icerik l
     JOIN siparisler o ON ((o.id = l.sip_id)))
     JOIN stok w ON ((w.id = l.stk_id)))
     CROSS JOIN LATERAL ( SELECT
                CASE
                    WHEN (o.s_is_teklif = 2) THEN '-1'::integer
                    ELSE 1
                END AS sign) s)
  WHERE (((o.fd_fon)::text = '1'::text) AND ((o.sd_cancel_on)::text = '0'::text) AND (o.s_is_teklif = ANY (ARRAY[0, 2])));

CREATE VIEW saved_report_list AS
 SELECT r.id,
    r.owner_id,
    r.name,
    r.is_shared,
    r.by_what,
    r.days,
    r.start_date,
    r.end_date,
    r.compare,
    r.compare_start,
    r.compare_end,
    r.schedule,
    r.send_hour,
    r.send_day,
    r.format,
    r.is_paused,
    r.next_at,
    r.last_sent_at,
    r.problem,
    r.version,
    COALESCE(NULLIF(TRIM(BOTH FROM concat_ws(' '::text, u.name, u.surname)), ''::text), u.user_name) AS owner,
    r.report,
    r.odeme_durumu,
    r.vergi_durumu,
    (r.problem_words)::text AS problem_words
   FROM (saved_reports r
     JOIN sys_users u ON ((u.id = r.owner_id)));

CREATE VIEW scarce_wines AS
 SELECT s.id
   FROM (((stok s
     LEFT JOIN stock_levels k ON ((k.stok_id = s.id)))
     LEFT JOIN ( SELECT f.item,
            sum(f.extra) AS bottles
           FROM ( SELECT figure_sums.item,
                    figure_sums.extra
                   FROM figure_sums
                  WHERE ((figure_sums.fact = 'reserved'::text) AND (figure_sums.grain = 'day'::text))
                UNION ALL
                 SELECT figure_deltas.item,
                    figure_deltas.extra
                   FROM figure_deltas
                  WHERE (figure_deltas.fact = 'reserved'::text)) f
          GROUP BY f.item) r ON ((r.item = s.id)))
     LEFT JOIN ( SELECT b.stk_id,
            sum(b.qty) AS bottles
           FROM (bottle_holds b
             JOIN hold_drafts d USING (draft_id))
          WHERE (d.until > now())
          GROUP BY b.stk_id) h ON ((h.stk_id = s.id)))
  WHERE (((s.stok_user_on)::text = '1'::text) AND ((((COALESCE((k.giren - k.cikan), 0))::numeric - COALESCE(r.bottles, (0)::numeric)) - (COALESCE(h.bottles, (0)::bigint))::numeric) < (s.stok_limit)::numeric));

CREATE VIEW siparis_all_view AS
 SELECT id,
    s_tar,
    s_saat,
    s_is_teklif,
    cus_id,
    cus_code,
    cus_is_firm,
    cus_m_f,
    cus_firm,
    cus_name,
    cus_surname,
    cus_atu_no,
    cus_country_code,
    f_adres,
    f_pk,
    f_sehir,
    f_bolge,
    f_ulke,
    g_alici,
    g_adres,
    g_pk,
    g_sehir,
    g_bolge,
    g_ulke,
    s_adres_f_g_on,
    s_toplam,
    s_iskonto,
    s_ara_toplam,
    s_kargo,
    s_kdv,
    s_g_toplam,
    kdv_oran,
    s_man_y,
    s_last_y,
    s_ikt_m,
    s_lastschrift,
    s_vergisiz,
    s_gut_shift,
    s_prasentrechnung,
    gutschrift_s,
    gutschrift_ok,
    s_note,
    s_gon_tar,
    s_odeme_tip,
    s_odeme_tarihi,
    s_vadeli_odeme,
    s_taksit_sayisi,
    sd_kesin,
    sd_onaylama,
    sd_onaylama_tar,
    sd_cancel_on,
    sd_iptal_tar,
    sd_gonderi_status,
    sd_kago_cikis,
    sd_uyari_1_is,
    sd_uyari_2_is,
    sd_uyari_3_is,
    sd_uyari_1_is_tar,
    sd_uyari_2_is_tar,
    sd_uyari_3_is_tar,
    sd_uyari_2_fark,
    sd_uyari_3_fark,
    fark_2_toplam,
    fark_3_toplam,
    fd_fon,
    f_no,
    f_tarih,
    f_saat,
    fat_note,
    f_close,
    f_status,
    f_ytakip,
    f_ip_neden_type,
    f_ip_neden,
    f_ip_aciklama,
    f_odeme_tar,
    f_haciz_tarihi,
    f_haciz_firma,
    f_haciz_aciklama,
    f_iflas_tarihi,
    f_iflas_aciklama,
    per_id,
    per_name,
    per_odeme,
    per_odeme_tar,
    per_belge_no,
    bayi_id,
    bayi_odeme,
    bayi_odeme_tar,
    bayi_belge_no,
    usr_c_belge,
    by_c_belge,
    s_on_onay,
    s_bayi_id,
    version,
    gutschrift_sip_id,
    f_firma_bilgi,
    search_text,
    gutschrift_neden,
    vergisiz_neden,
    sip_id,
    odenen,
    gecikme_farki,
        CASE
            WHEN ((s_is_teklif = 0) AND ((fd_fon)::text = '1'::text) AND ((sd_cancel_on)::text = '0'::text) AND ((f_close)::text = '0'::text)) THEN COALESCE(( SELECT i.kalan
               FROM open_invoices i
              WHERE (i.sip_id = l.id)), kalan)
            ELSE kalan
        END AS kalan,
    vade_tar,
    vadesi_gecen,
    firma,
    sise_adet,
    gutschrift_f_no,
    gutschrift_f_tarih,
    s_vade_gun,
    iptal_no,
    data_in_id,
    disputed_on,
    dispute_reason,
    dispute_end,
    return_charge,
    (
        CASE
            WHEN ((s_is_teklif = 0) AND ((fd_fon)::text = '1'::text) AND ((sd_cancel_on)::text = '0'::text) AND ((f_close)::text = '0'::text)) THEN COALESCE(( SELECT ((i.kalan)::numeric - (l.vadesi_gecen)::numeric)
               FROM open_invoices i
              WHERE (i.sip_id = l.id)), (0)::numeric)
            ELSE (0)::numeric
        END)::amount AS vadesi_gelmeyen,
    sd_uyari_neden,
    ( SELECT min(r.day) AS min
           FROM (debit_items d
             JOIN debit_runs r ON ((r.id = d.run_id)))
          WHERE ((d.sip_id = l.id) AND (d.state = 'in_flight'::text))) AS tahsilat_gun
   FROM siparis_ledger_view l;

CREATE VIEW siparis_icerik_view AS
 SELECT l.id,
    l.sip_id,
    l.cus_id,
    l.sip_tar,
    l.stk_id,
    l.stk_kodu,
    l.stk_adi,
    l.stk_adet,
    l.stk_kdv,
    l.stk_birim,
    l.stk_birim_ini,
    l.stk_toplam,
    l.isk_y,
    l.isk_e,
    l.stk_liste_fiyat,
    o.per_id,
    o.bayi_id
   FROM (siparis_icerik l
     JOIN siparisler o ON ((o.id = l.sip_id)));

CREATE VIEW siparis_ledger_view AS
 SELECT id,
    s_tar,
    s_saat,
    s_is_teklif,
    cus_id,
    cus_code,
    cus_is_firm,
    cus_m_f,
    cus_firm,
    cus_name,
    cus_surname,
    cus_atu_no,
    cus_country_code,
    f_adres,
    f_pk,
    f_sehir,
    f_bolge,
    f_ulke,
    g_alici,
    g_adres,
    g_pk,
    g_sehir,
    g_bolge,
    g_ulke,
    s_adres_f_g_on,
    s_toplam,
    s_iskonto,
    s_ara_toplam,
    s_kargo,
    s_kdv,
    s_g_toplam,
    kdv_oran,
    s_man_y,
    s_last_y,
    s_ikt_m,
    s_lastschrift,
    s_vergisiz,
    s_gut_shift,
    s_prasentrechnung,
    gutschrift_s,
    gutschrift_ok,
    s_note,
    s_gon_tar,
    s_odeme_tip,
    s_odeme_tarihi,
    s_vadeli_odeme,
    s_taksit_sayisi,
    sd_kesin,
    sd_onaylama,
    sd_onaylama_tar,
    sd_cancel_on,
    sd_iptal_tar,
    sd_gonderi_status,
    sd_kago_cikis,
    sd_uyari_1_is,
    sd_uyari_2_is,
    sd_uyari_3_is,
    sd_uyari_1_is_tar,
    sd_uyari_2_is_tar,
    sd_uyari_3_is_tar,
    sd_uyari_2_fark,
    sd_uyari_3_fark,
    fark_2_toplam,
    fark_3_toplam,
    fd_fon,
    f_no,
    f_tarih,
    f_saat,
    fat_note,
    f_close,
    f_status,
    f_ytakip,
    f_ip_neden_type,
    f_ip_neden,
    f_ip_aciklama,
    f_odeme_tar,
    f_haciz_tarihi,
    f_haciz_firma,
    f_haciz_aciklama,
    f_iflas_tarihi,
    f_iflas_aciklama,
    per_id,
    per_name,
    per_odeme,
    per_odeme_tar,
    per_belge_no,
    bayi_id,
    bayi_odeme,
    bayi_odeme_tar,
    bayi_belge_no,
    usr_c_belge,
    by_c_belge,
    s_on_onay,
    s_bayi_id,
    version,
    gutschrift_sip_id,
    f_firma_bilgi,
    search_text,
    gutschrift_neden,
    vergisiz_neden,
    id AS sip_id,
    (
        CASE
            WHEN (s_is_teklif = 2) THEN used_of_credit_note(id)
            ELSE ( SELECT COALESCE(sum((m.borc)::numeric), (0)::numeric) AS "coalesce"
               FROM cari_islem m
              WHERE ((m.s_no = o.id) AND (m.iptal_t IS NULL)))
        END)::amount AS odenen,
    (( SELECT COALESCE(sum((m.alacak)::numeric) FILTER (WHERE (m.islem_type = 3)), reminder_fee((o.sd_uyari_2_is)::text, (o.sd_uyari_3_is)::text, (o.sd_uyari_2_fark)::numeric, (o.sd_uyari_3_fark)::numeric)) AS "coalesce"
           FROM cari_islem m
          WHERE ((m.s_no = o.id) AND (m.iptal_t IS NULL))))::amount AS gecikme_farki,
    (
        CASE
            WHEN ((s_is_teklif = 2) AND (((fd_fon)::text = '0'::text) OR ((sd_cancel_on)::text = '1'::text))) THEN (0)::numeric
            WHEN (s_is_teklif = 2) THEN (used_of_credit_note(id) - (s_g_toplam)::numeric)
            ELSE ( SELECT ((COALESCE(sum((m.alacak)::numeric) FILTER (WHERE (m.islem_type = ANY (ARRAY[4, 7]))), (0)::numeric) - COALESCE(sum((m.borc)::numeric), (0)::numeric)) +
                    CASE
                        WHEN ((o.sd_cancel_on)::text = '1'::text) THEN (0)::numeric
                        ELSE (((o.s_g_toplam)::numeric + COALESCE(sum((m.alacak)::numeric) FILTER (WHERE (m.islem_type = 9)), (0)::numeric)) + COALESCE(sum((m.alacak)::numeric) FILTER (WHERE (m.islem_type = 3)), reminder_fee((o.sd_uyari_2_is)::text, (o.sd_uyari_3_is)::text, (o.sd_uyari_2_fark)::numeric, (o.sd_uyari_3_fark)::numeric)))
                    END)
               FROM cari_islem m
              WHERE ((m.s_no = o.id) AND (m.iptal_t IS NULL)))
        END)::amount AS kalan,
    COALESCE(( SELECT min(t.tak_tar) AS min
           FROM cus_taksitler t
          WHERE ((t.sip_id = o.id) AND ((t.odeme)::text = '0'::text))), agreed_due(s_tar, s_odeme_tarihi, f_tarih, s_vade_gun)) AS vade_tar,
    (
        CASE
            WHEN ((s_is_teklif = 0) AND ((fd_fon)::text = '1'::text) AND ((sd_cancel_on)::text = '0'::text) AND ((f_close)::text = '0'::text) AND (NOT (EXISTS ( SELECT
               FROM cus_taksitler t
              WHERE (t.sip_id = o.id))))) THEN COALESCE(( SELECT
                    CASE
                        WHEN (i.vade_tar < business_today()) THEN (i.kalan)::numeric
                        ELSE (0)::numeric
                    END AS "case"
               FROM open_invoices i
              WHERE (i.sip_id = o.id)), (0)::numeric)
            WHEN ((s_is_teklif = 0) AND ((fd_fon)::text = '1'::text) AND ((sd_cancel_on)::text = '0'::text) AND ((f_close)::text = '0'::text)) THEN overdue_amount(id, (s_g_toplam)::numeric, agreed_due(s_tar, s_odeme_tarihi, f_tarih, s_vade_gun), reminder_fee((sd_uyari_2_is)::text, (sd_uyari_3_is)::text, (sd_uyari_2_fark)::numeric, (sd_uyari_3_fark)::numeric))
            ELSE (0)::numeric
        END)::amount AS vadesi_gecen,
    ( SELECT b.firma
           FROM bayi_cari b
          WHERE (b.id = o.bayi_id)) AS firma,
    ( SELECT (sum(l.stk_adet))::integer AS sum
           FROM siparis_icerik l
          WHERE (l.sip_id = o.id)) AS sise_adet,
    ( SELECT x.f_no
           FROM siparisler x
          WHERE (x.id = o.gutschrift_sip_id)) AS gutschrift_f_no,
    ( SELECT x.f_tarih
           FROM siparisler x
          WHERE (x.id = o.gutschrift_sip_id)) AS gutschrift_f_tarih,
    s_vade_gun,
    iptal_no,
    data_in_id,
    disputed_on,
    dispute_reason,
    dispute_end,
    (( SELECT COALESCE(sum((m.alacak)::numeric), (0)::numeric) AS "coalesce"
           FROM cari_islem m
          WHERE ((m.s_no = o.id) AND (m.iptal_t IS NULL) AND (m.islem_type = 9))))::amount AS return_charge,
    sd_uyari_neden
   FROM siparisler o;

CREATE VIEW stok_all_list_view AS
 SELECT s.id,
    s.stok_code,
    s.stok_name,
    s.stok_year,
    s.stok_color,
    color.descp AS color,
    s.stok_mensey,
    mensey.descp AS mensey,
    s.stok_tipi,
    tipi.descp AS tipi,
    s.stok_cl,
    sise.descp AS sise,
    s.stok_limit,
    s.stok_web_on,
    s.stok_user_on,
    s.stok_de_price,
    s.stok_at_price,
    s.stok_ch_price,
    (
        CASE
            WHEN (s.brosur_file_id IS NULL) THEN '0'::text
            ELSE '1'::text
        END)::flag AS brosur_exist,
    c.on_hand AS depo_m,
    c.reserved AS rezerver_m,
    c.free AS kullanilabilir_adet,
    s.stok_web_price AS birim_maliyet,
    (((c.on_hand)::numeric * (s.stok_web_price)::numeric))::amount AS maliyet,
    ((s.search_text || ' '::text) || search_fold(((((COALESCE(color.descp, ''::text) || ' '::text) || COALESCE(mensey.descp, ''::text)) || ' '::text) || COALESCE(tipi.descp, ''::text)))) AS search_text,
    (
        CASE
            WHEN (s.image_file_id IS NULL) THEN '0'::text
            ELSE '1'::text
        END)::flag AS image_exist,
    c.held AS tutulan_adet
   FROM (((((stok s
     JOIN bottle_counts c ON ((c.stk_id = s.id)))
     LEFT JOIN sys_stok_color color ON ((color.def_type = s.stok_color)))
     LEFT JOIN sys_stok_mensey mensey ON ((mensey.def_type = s.stok_mensey)))
     LEFT JOIN sys_stok_tipi tipi ON ((tipi.def_type = s.stok_tipi)))
     LEFT JOIN sys_stok_sise sise ON ((sise.def_type = s.stok_cl)));

CREATE VIEW stok_hareketleri AS
 SELECT m.id,
    m.stok_id,
    s.stok_code AS stok_kodu,
    s.stok_name,
    m.sip_id,
    m.f_no,
    m.islem_tip,
    m.in_out,
    m.giren,
    m.cikan,
    (m.giren + m.cikan) AS miktar,
    m.islem_zaman,
    m.aciklama,
    m.s_gon_tar,
    h.aciklama AS hareket_ac,
    t.aciklama AS islem_aciklama,
    o.cus_id,
    o.cus_name,
    o.cus_surname,
    u.user_name,
    search_fold((((((((((m.id)::text || ' '::text) || COALESCE(m.f_no, ''::text)) || ' '::text) || COALESCE(m.aciklama, ''::text)) || ' '::text) || COALESCE(o.cus_name, ''::text)) || ' '::text) || COALESCE(o.cus_surname, ''::text))) AS search_text
   FROM (((((stok_islem m
     JOIN stok s ON ((s.id = m.stok_id)))
     JOIN stok_hareket_tip h ON ((h.tip = m.in_out)))
     JOIN stok_islem_tip t ON ((t.tip = m.islem_tip)))
     LEFT JOIN siparisler o ON ((o.id = m.sip_id)))
     LEFT JOIN sys_users u ON ((u.id = m.per_id)));

CREATE VIEW stok_rezerve AS
 SELECT l.id,
    l.stk_id,
    l.sip_id,
    l.stk_kodu,
    l.stk_adi,
    l.stk_adet,
    o.sd_gonderi_status,
    o.sd_cancel_on,
    o.s_tar,
    o.f_no,
    o.cus_id,
    o.cus_name,
    o.cus_surname,
    o.cus_firm,
    o.per_name
   FROM (siparis_icerik l
     JOIN siparisler o ON ((o.id = l.sip_id)))
  WHERE (o.s_is_teklif = 0);

CREATE VIEW sys_category_view AS
 SELECT id,
    cat_type,
    category,
    version,
    search_fold(((cat_type || ' '::text) || category)) AS search_text
   FROM sys_category c;

CREATE VIEW sys_country_code_view AS
 SELECT id,
    country_code,
    country,
    c_type,
    tax_rate,
    cargo_price,
    system_start_time,
    system_end_time,
    version,
    search_fold(((((((country_code || ' '::text) || country) || ' '::text) || country_tr) || ' '::text) || country_en)) AS search_text
   FROM sys_country_code c;

CREATE VIEW undialable_numbers AS
 SELECT id,
    cus_firm,
    cus_name,
    cus_surname,
    cus_city,
    cus_country_code,
    cus_is_firm,
    cus_is_aktive,
    cus_dnd,
    cus_f_on,
    cus_del,
    cus_user,
    rand_user,
    search_text,
    ( SELECT COALESCE(NULLIF(concat_ws(' '::text, u.name, u.surname), ''::text), u.user_name) AS "coalesce"
           FROM sys_users u
          WHERE (u.id = c.cus_user)) AS owner,
    undialable_phones(cus_country_code, ARRAY[cus_tel1, cus_gsm, cus_tel2, cus_private]) AS broken
   FROM customers c
  WHERE (((cus_del)::text = '0'::text) AND (undialable_phones(cus_country_code, ARRAY[cus_tel1, cus_gsm, cus_tel2, cus_private]) IS NOT NULL));

CREATE VIEW unreachable_address_list AS
 SELECT a.id,
    a.address,
    a.code,
    a.reason,
    a.mail_id,
    a.since,
    a.released_at,
    c.id AS cus_id,
    COALESCE(NULLIF(concat_ws(' '::text, c.cus_name, c.cus_surname), ''::text), c.cus_firm) AS customer,
    m.subject,
        CASE
            WHEN (a.released_at IS NULL) THEN 'closed'::text
            ELSE 'released'::text
        END AS state,
    search_fold(concat_ws(' '::text, a.address, a.code, a.reason, c.cus_name, c.cus_surname, c.cus_firm)) AS search_text
   FROM ((unreachable_addresses a
     LEFT JOIN mail_outbox m ON ((m.id = a.mail_id)))
     LEFT JOIN LATERAL ( SELECT c_1.id,
            c_1.cus_code,
            c_1.cus_is_firm,
            c_1.cus_firm,
            c_1.cus_m_f,
            c_1.cus_name,
            c_1.cus_surname,
            c_1.cus_birtday,
            c_1.cus_atu_no,
            c_1.cus_city,
            c_1.cus_country_code,
            c_1.cus_tel1,
            c_1.cus_tel2,
            c_1.cus_gsm,
            c_1.cus_fax,
            c_1.cus_private,
            c_1.cus_email,
            c_1.mail_verifyed,
            c_1.cus_bank_shift,
            c_1.cus_bank,
            c_1.cus_bank_hesap,
            c_1.cus_bank_sube,
            c_1.cus_bank_bic,
            c_1.cus_bank_iban,
            c_1.cus_bank_e_date,
            c_1.cus_is_aktive,
            c_1.cus_user,
            c_1.cus_category,
            c_1.cus_class,
            c_1.cus_end_contact,
            c_1.cus_note,
            c_1.cus_dnd,
            c_1.cus_pool,
            c_1.cus_del,
            c_1.cus_on,
            c_1.call_time,
            c_1.note2,
            c_1.note_3,
            c_1.s_k,
            c_1.s_b,
            c_1.s_r,
            c_1.s_s,
            c_1.s_t,
            c_1.s_h,
            c_1.s_l,
            c_1.rand_tar,
            c_1.rand_saat,
            c_1.rand_note,
            c_1.rand_user,
            c_1.cus_f_on,
            c_1.cus_random,
            c_1.cus_random_user,
            c_1.dnd_usr,
            c_1.dnd_date,
            c_1.balance,
            c_1.sil,
            c_1.version,
            c_1.search_text,
            c_1.cus_leitweg,
            c_1.reorder_due,
            c_1.merged_into,
            c_1.erased_at
           FROM customers c_1
          WHERE ((lower(c_1.cus_email) = a.address) AND ((c_1.cus_del)::text = '0'::text))
          ORDER BY c_1.id
         LIMIT 1) c ON (true));

CREATE VIEW waiting_commissions AS
 SELECT sip_id,
    max(credited_on) AS debited_on
   FROM debit_items d
  WHERE ((state = 'credited'::text) AND (( SELECT company_setting('commission_when'::text) AS company_setting) = 'safe'::text) AND (credited_on >= (business_today() - (7 * (( SELECT company_setting('debit_safe_weeks'::text) AS company_setting))::integer))))
  GROUP BY sip_id;

-- Functions and procedures

CREATE OR REPLACE FUNCTION public.agreed_due(ordered timestamp with time zone, agreed date, invoiced date, term smallint)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE
RETURN CASE WHEN (agreed > ((ordered AT TIME ZONE 'Europe/Berlin'::text))::date) THEN agreed ELSE (COALESCE(invoiced, ((ordered AT TIME ZONE 'Europe/Berlin'::text))::date) + (term)::integer) END
;

CREATE OR REPLACE FUNCTION public.anniversary(born date, year integer)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE
RETURN ((born + make_interval(years => (year - (EXTRACT(year FROM born))::integer))))::date
;

CREATE OR REPLACE PROCEDURE public.announce_records(IN name text, IN records text, IN former text DEFAULT NULL::text)
 LANGUAGE plpgsql
AS $procedure$
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
END $procedure$
;

CREATE OR REPLACE PROCEDURE public.announce_writes(IN name text, IN area text)
 LANGUAGE plpgsql
AS $procedure$
BEGIN
  EXECUTE format('CREATE TRIGGER note_write AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH STATEMENT EXECUTE FUNCTION note_write(%L)', name, area);
END $procedure$
;

CREATE OR REPLACE FUNCTION public.announce_written()
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
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
END $function$
;

CREATE OR REPLACE FUNCTION public.announced_tables()
 RETURNS TABLE(relation oid, area text)
 LANGUAGE sql
 STABLE
AS $function$
  SELECT DISTINCT tgrelid, unnest(string_to_array(rtrim(replace(encode(tgargs, 'escape'), '\000', ' ')), ' '))
  FROM pg_trigger WHERE tgname IN ('note_write', 'note_insert')
$function$
;

CREATE OR REPLACE PROCEDURE public.apply_tax_rates()
 LANGUAGE sql
BEGIN ATOMIC
 UPDATE sys_country_code c SET tax_rate = tax_rate_on(c.country_code, business_today())
   WHERE (c.tax_rate IS DISTINCT FROM tax_rate_on(c.country_code, business_today()));
END
;

CREATE OR REPLACE FUNCTION public.audit_commitment(salt bytea, before jsonb, after jsonb, note text)
 RETURNS bytea
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN sha256((salt || convert_to((jsonb_build_array(before, after, note))::text, 'UTF8'::name)))
;

CREATE OR REPLACE FUNCTION public.audit_hash(id bigint, at timestamp with time zone, user_id integer, table_name text, row_id integer, action text, commitment bytea)
 RETURNS bytea
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN sha256(convert_to(concat_ws(' '::text, id, EXTRACT(epoch FROM at), COALESCE((user_id)::text, '-'::text), table_name, row_id, action, encode(commitment, 'hex'::text)), 'UTF8'::name))
;

CREATE OR REPLACE FUNCTION public.audit_row()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  left_out CONSTANT text[] := ARRAY['search_text', 'version', 'user_pass', 'fcm'];
  old_row jsonb;
  new_row jsonb;
  new_password boolean;
BEGIN
  IF current_setting('weinkontor.audit', true) = 'off' THEN
    RETURN NULL;
  END IF;
  old_row := CASE WHEN TG_OP = 'INSERT' THEN NULL ELSE to_jsonb(OLD) END;
  new_row := CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE to_jsonb(NEW) END;
  IF TG_OP = 'UPDATE' THEN
    -- That a password changed is worth knowing, what it is nobody may.
    new_password := old_row -> 'user_pass' IS DISTINCT FROM new_row -> 'user_pass';
    -- Both rows are of one table and have the same keys.
    SELECT jsonb_object_agg(key, o.value), jsonb_object_agg(key, n.value) INTO old_row, new_row
    FROM jsonb_each(old_row) o JOIN jsonb_each(new_row) n USING (key)
    WHERE o.value <> n.value AND key <> ALL (left_out);
    IF new_password THEN
      new_row := coalesce(new_row, '{}') || '{"password": "changed"}';
    END IF;
    IF new_row IS NULL THEN
      RETURN NULL;
    END IF;
  ELSE
    old_row := old_row - left_out;
    new_row := new_row - left_out;
  END IF;
  INSERT INTO sys_audit (user_id, table_name, row_id, action, before, after, note)
  VALUES (
    nullif(current_setting('weinkontor.user_id', true), '')::integer,
    TG_TABLE_NAME,
    CASE WHEN TG_OP = 'DELETE' THEN OLD.id ELSE NEW.id END,
    TG_OP,
    old_row,
    new_row,
    nullif(current_setting('weinkontor.note', true), '')
  );
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.audit_set_hash(id integer, last_id bigint, row_count integer, digest bytea, previous bytea)
 RETURNS bytea
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN sha256(convert_to(concat_ws(' '::text, id, last_id, row_count, encode(digest, 'hex'::text), encode(previous, 'hex'::text)), 'UTF8'::name))
;

CREATE OR REPLACE FUNCTION public.beginning_of_time()
 RETURNS date
 LANGUAGE sql
 IMMUTABLE
RETURN '1900-01-01'::date
;

CREATE OR REPLACE FUNCTION public.birthday_key(born date)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE STRICT
RETURN (((EXTRACT(month FROM born) * (100)::numeric) + EXTRACT(day FROM born)))::integer
;

CREATE OR REPLACE FUNCTION public.business_today()
 RETURNS date
 LANGUAGE sql
 STABLE
RETURN ((now() AT TIME ZONE 'Europe/Berlin'::text))::date
;

CREATE OR REPLACE FUNCTION public.call_facts(g musteri_gorusme, reached text)
 RETURNS TABLE(fact text, day date, per_id integer, bayi_id integer, item integer, word text, adet integer, brut numeric, net numeric, extra integer)
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT f.fact,
     (t.at)::date AS at,
         CASE f.fact
             WHEN 'call'::text THEN 0
             ELSE (call_facts.g).per_id
         END AS per_id,
     COALESCE((call_facts.g).bayi_id, 0) AS "coalesce",
     f.item,
     f.word,
     1,
     (0)::numeric AS "numeric",
     (0)::numeric AS "numeric",
         CASE
             WHEN ((f.fact <> 'outcome'::text) AND (call_facts.reached = '1'::text)) THEN 1
             ELSE 0
         END AS "case"
    FROM (( SELECT ((call_facts.g).zaman AT TIME ZONE 'Europe/Berlin'::text) AS at) t
      CROSS JOIN LATERAL ( VALUES ('call'::text,(((EXTRACT(isodow FROM t.at) * (100)::numeric) + EXTRACT(hour FROM t.at)))::integer,''::text), ('effort'::text,(EXTRACT(hour FROM t.at))::integer,'call'::text), ('outcome'::text,(call_facts.g).sts,''::text)) f(fact, item, word));
END
;

CREATE OR REPLACE FUNCTION public.calling_code(country text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN CASE country WHEN 'AT'::text THEN '43'::text WHEN 'CH'::text THEN '41'::text WHEN 'LI'::text THEN '423'::text WHEN 'LU'::text THEN '352'::text WHEN 'NL'::text THEN '31'::text WHEN 'BE'::text THEN '32'::text WHEN 'FR'::text THEN '33'::text WHEN 'IT'::text THEN '39'::text WHEN 'DK'::text THEN '45'::text WHEN 'PL'::text THEN '48'::text WHEN 'CZ'::text THEN '420'::text WHEN 'SK'::text THEN '421'::text WHEN 'SI'::text THEN '386'::text WHEN 'HU'::text THEN '36'::text WHEN 'HR'::text THEN '385'::text WHEN 'ES'::text THEN '34'::text WHEN 'PT'::text THEN '351'::text WHEN 'SE'::text THEN '46'::text WHEN 'TR'::text THEN '90'::text ELSE '49'::text END
;

CREATE OR REPLACE FUNCTION public.chain_consent_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$
;

CREATE OR REPLACE FUNCTION public.commission_marks(sip integer, side integer, cancelled text, OUT odeme flag, OUT odeme_tar date, OUT belge integer, OUT geri_belge integer)
 RETURNS record
 LANGUAGE sql
 STABLE
AS $function$
  SELECT m.odeme::flag, f.islem_tar, f.id, CASE WHEN cancelled = '1' THEN h.geri_belge END
  FROM (SELECT 1) one
  LEFT JOIN prim_hak h ON h.sip_id = sip AND h.tip = side
  CROSS JOIN LATERAL (SELECT CASE WHEN h.hak IS NOT NULL AND (cancelled = '1' OR h.odenen = h.hak) THEN '1' ELSE '0' END AS odeme) m
  LEFT JOIN prim_odeme_fis f ON f.id = h.belge AND m.odeme = '1';
$function$
;

CREATE OR REPLACE FUNCTION public.commission_rate(side integer, earner integer, day date)
 RETURNS numeric
 LANGUAGE sql
 STABLE
RETURN (SELECT x.yuzde FROM prim_oranlari x WHERE ((x.tip = commission_rate.side) AND (x.alici_id = commission_rate.earner) AND (x.gecerli_tar <= commission_rate.day)) ORDER BY x.gecerli_tar DESC LIMIT 1)
;

CREATE OR REPLACE FUNCTION public.compact_iban(iban text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN upper(regexp_replace(iban, '[^A-Za-z0-9]'::text, ''::text, 'g'::text))
;

CREATE OR REPLACE FUNCTION public.company_setting(setting text)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN COALESCE((SELECT (s.chosen ->> company_setting.setting) FROM company_settings s WHERE (s.id = 1)), setting_default(setting))
;

CREATE OR REPLACE FUNCTION public.consents_let_call(customer integer, is_enforced boolean, needs_none boolean)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
DECLARE
  states text[];
BEGIN
  -- Most customers have said nothing, which is quickly known.
  IF NOT EXISTS (SELECT FROM consent_entries e WHERE e.cus_id = customer AND e.channel = 'phone') THEN
    RETURN NOT is_enforced OR needs_none;
  END IF;
  states := ARRAY(SELECT l.state FROM consent_list l WHERE l.cus_id = customer AND l.channel = 'phone');
  RETURN ('withdrawn' <> ALL (states) OR states && ARRAY['proven', 'unproven'])
    AND (NOT is_enforced OR needs_none OR 'proven' = ANY (states));
END $function$
;

CREATE OR REPLACE FUNCTION public.customer_is_there()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  is_gone boolean;
BEGIN
  IF NEW.cus_id IS NULL OR (TG_OP = 'UPDATE' AND NEW.cus_id = OLD.cus_id) THEN
    RETURN NEW;
  END IF;
  SELECT cus_del = '1' OR merged_into IS NOT NULL OR erased_at IS NOT NULL INTO is_gone
  FROM customers WHERE id = NEW.cus_id FOR NO KEY UPDATE;
  IF is_gone THEN
    RAISE EXCEPTION 'customer % is gone', NEW.cus_id USING ERRCODE = 'WK001';
  END IF;
  RETURN NEW;
END $function$
;

CREATE OR REPLACE FUNCTION public.cut_holds(wine integer)
 RETURNS TABLE(user_id integer, lost integer)
 LANGUAGE plpgsql
AS $function$
DECLARE
  short integer := (SELECT -c.free FROM bottle_counts c WHERE c.stk_id = wine);
  hold record;
BEGIN
  FOR hold IN
    SELECT b.id, b.qty, d.user_id AS owner FROM bottle_holds b JOIN hold_drafts d USING (draft_id)
    WHERE b.stk_id = wine AND d.until > now() ORDER BY b.id DESC
  LOOP
    EXIT WHEN short <= 0;
    user_id := hold.owner;
    lost := least(hold.qty, short);
    IF lost = hold.qty THEN
      DELETE FROM bottle_holds WHERE id = hold.id;
    ELSE
      UPDATE bottle_holds SET qty = qty - lost WHERE id = hold.id;
    END IF;
    short := short - lost;
    RETURN NEXT;
  END LOOP;
END $function$
;

CREATE OR REPLACE FUNCTION public.data_in_ranges(day date, OUT prefix text, OUT next bigint, OUT number text)
 RETURNS SETOF record
 LANGUAGE sql
 STABLE
AS $function$
  SELECT number_prefix(r.prefix, upcoming.year), upcoming.next, upcoming.number
  FROM number_ranges r
  CROSS JOIN LATERAL (
    SELECT day UNION SELECT make_date(y.year, 12, 31) FROM fatura_sayac_yil y
    WHERE y.name = r.kind AND r.yearly = '1' AND y.year <> extract(year FROM day)
  ) days (of_year)
  CROSS JOIN LATERAL upcoming_number(r.kind, days.of_year) upcoming
  WHERE r.kind IN ('invoice', 'credit_note', 'cancellation')
$function$
;

CREATE OR REPLACE FUNCTION public.days_to_birthday(born date, today date)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
RETURN CASE WHEN (anniversary(born, (EXTRACT(year FROM today))::integer) >= today) THEN (anniversary(born, (EXTRACT(year FROM today))::integer) - today) ELSE (anniversary(born, ((EXTRACT(year FROM today))::integer + 1)) - today) END
;

CREATE OR REPLACE FUNCTION public.default_customer_code()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  code text;
BEGIN
  SELECT number_text(prefix, width, extract(year FROM business_today())::integer, NEW.id) INTO code
  FROM number_ranges WHERE kind = 'customer';
  IF NOT EXISTS (SELECT FROM customers WHERE cus_code = code AND id <> NEW.id) THEN
    NEW.cus_code := code;
  END IF;
  RETURN NEW;
END $function$
;

CREATE OR REPLACE FUNCTION public.dial_number(country text, phone text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
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
END $function$
;

CREATE OR REPLACE FUNCTION public.document_flags(o siparisler)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
RETURN ((((CASE (o).s_is_teklif WHEN 2 THEN 2 ELSE 0 END + CASE (o).sd_cancel_on WHEN '1'::text THEN 4 ELSE 0 END) + CASE (o).f_close WHEN '1'::text THEN 8 ELSE 0 END) + CASE (o).s_vergisiz WHEN '1'::text THEN 16 ELSE 0 END) + CASE (o).f_status WHEN '0'::text THEN 0 ELSE 32 END)
;

CREATE OR REPLACE FUNCTION public.draw_facts(d customer_draws)
 RETURNS TABLE(fact text, day date, per_id integer, bayi_id integer, item integer, word text, adet integer, brut numeric, net numeric, extra integer)
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT 'effort'::text,
     (t.at)::date AS at,
     (draw_facts.d).user_id AS user_id,
     COALESCE((draw_facts.d).bayi_id, 0) AS "coalesce",
     (EXTRACT(hour FROM t.at))::integer AS "extract",
     'draw'::text,
     1,
     (0)::numeric AS "numeric",
     (0)::numeric AS "numeric",
     0
    FROM ( SELECT ((draw_facts.d).at AT TIME ZONE 'Europe/Berlin'::text) AS at) t;
END
;

CREATE OR REPLACE FUNCTION public.drop_chat_file()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  DELETE FROM sys_files WHERE id = OLD.file_id;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.earns_nothing(cancelled text, closed text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN ((cancelled = '1'::text) OR (closed = '0'::text)) THEN '1'::text ELSE '0'::text END
;

CREATE OR REPLACE FUNCTION public.end_open_of_gone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.rand_tar := NULL;
  NEW.rand_saat := NULL;
  NEW.rand_note := NULL;
  NEW.rand_user := 0;
  NEW.promised_day := NULL;
  NEW.promised_invoices := '{}';
  DELETE FROM calls WHERE cus_id = NEW.id AND ended_at IS NULL;
  DELETE FROM hold_drafts WHERE cus_id = NEW.id;
  DELETE FROM customer_locks WHERE cus_id = NEW.id;
  DELETE FROM customer_presence WHERE cus_id = NEW.id;
  RETURN NEW;
END $function$
;

CREATE OR REPLACE FUNCTION public.figure_grains(day date)
 RETURNS TABLE(grain text, first date)
 LANGUAGE sql
 IMMUTABLE
BEGIN ATOMIC
 SELECT g.grain,
     g.first
    FROM ( VALUES ('day'::text,figure_grains.day), ('third'::text,((date_trunc('month'::text, (figure_grains.day)::timestamp without time zone))::date + (10 * LEAST((((EXTRACT(day FROM figure_grains.day))::integer - 1) / 10), 2)))), ('month'::text,(date_trunc('month'::text, (figure_grains.day)::timestamp without time zone))::date), ('year'::text,(date_trunc('year'::text, (figure_grains.day)::timestamp without time zone))::date)) g(grain, first);
END
;

CREATE OR REPLACE FUNCTION public.fill_instalment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  part integer := coalesce(NEW.taksit_id, OLD.taksit_id);
  change numeric := coalesce(NEW.tutar, 0) - coalesce(OLD.tutar, 0);
BEGIN
  UPDATE cus_taksitler SET odenen = odenen + change,
    odeme = CASE WHEN odenen + change >= tak_tutar THEN '1' ELSE '0' END
  WHERE id = part;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.fold_buyers()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  buyers integer[];
BEGIN
  WITH taken AS (DELETE FROM changed_buyers RETURNING cus_id)
  SELECT array_agg(DISTINCT cus_id) INTO buyers FROM taken;
  DELETE FROM customer_quarters WHERE cus_id = ANY (buyers);
  INSERT INTO customer_quarters (cus_id, bayi_id, ilk, later)
  SELECT cus_id, bayi_id, ilk, later FROM customer_quarters_recount WHERE cus_id = ANY (buyers);
  DELETE FROM customer_turnover WHERE cus_id = ANY (buyers);
  INSERT INTO customer_turnover (cus_id, bayi_id, days, adet, brut, net, iptal)
  SELECT cus_id, bayi_id, days, adet, brut, net, iptal FROM customer_turnover_recount WHERE cus_id = ANY (buyers);
END $function$
;

CREATE OR REPLACE FUNCTION public.fold_figures()
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
DECLARE
  folded integer;
BEGIN
  IF NOT pg_try_advisory_xact_lock(hashtext('fold_figures')) THEN
    RETURN 0;
  END IF;
  PERFORM fold_buyers();
  WITH taken AS (
    DELETE FROM figure_deltas RETURNING *
  ), counted AS (
    SELECT d.fact, g.grain, g.first AS day, d.per_id, d.bayi_id, d.item, d.word, sum(d.adet) AS adet, sum(d.brut) AS brut,
      sum(d.net) AS net, sum(d.extra) AS extra
    FROM taken d CROSS JOIN LATERAL figure_grains(d.day) g
    GROUP BY 1, 2, 3, 4, 5, 6, 7
  ), added AS (
    INSERT INTO figure_sums AS s SELECT * FROM counted
    WHERE adet <> 0 OR brut <> 0 OR net <> 0 OR extra <> 0
    ON CONFLICT (fact, grain, day, per_id, bayi_id, item, word) DO UPDATE
    SET adet = s.adet + excluded.adet, brut = s.brut + excluded.brut, net = s.net + excluded.net, extra = s.extra + excluded.extra
  )
  SELECT count(*) INTO folded FROM taken;
  RETURN folded;
END $function$
;

CREATE OR REPLACE FUNCTION public.follow_advance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  advance CONSTANT integer := coalesce(NEW.odeme_id, OLD.odeme_id);
BEGIN
  UPDATE personel_odeme p SET kalan = p.tutar - s.settled, belge_no = CASE WHEN p.tutar = s.settled THEN s.last END
  FROM (
    SELECT coalesce(sum(a.tutar), 0) AS settled, max(a.fis_id) AS last FROM prim_odeme_fis_avans a WHERE a.odeme_id = advance
  ) s
  WHERE p.id = advance;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.follow_cancellation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  lost CONSTANT text := earns_nothing(NEW.sd_cancel_on, NEW.f_close);
BEGIN
  IF EXISTS (SELECT FROM prim_odeme_fis_siparis l WHERE l.sip_id = NEW.id AND l.tip = 0) THEN
    SELECT m.odeme, m.odeme_tar, m.belge, m.geri_belge
      INTO NEW.per_odeme, NEW.per_odeme_tar, NEW.per_belge_no, NEW.usr_c_belge
      FROM commission_marks(NEW.id, 0, lost) m;
  END IF;
  IF EXISTS (SELECT FROM prim_odeme_fis_siparis l WHERE l.sip_id = NEW.id AND l.tip = 1) THEN
    SELECT m.odeme, m.odeme_tar, m.belge, m.geri_belge
      INTO NEW.bayi_odeme, NEW.bayi_odeme_tar, NEW.bayi_belge_no, NEW.by_c_belge
      FROM commission_marks(NEW.id, 1, lost) m;
  END IF;
  RETURN NEW;
END $function$
;

CREATE OR REPLACE FUNCTION public.follow_commission()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  wrong integer;
BEGIN
  SELECT h.sip_id INTO wrong FROM changed c
  CROSS JOIN LATERAL (SELECT * FROM prim_hak p WHERE p.sip_id = c.sip_id AND p.tip = c.tip OFFSET 0) h
  WHERE h.odenen NOT BETWEEN least(0, h.hak) AND greatest(0, h.hak) LIMIT 1;
  IF wrong IS NOT NULL THEN
    RAISE EXCEPTION 'order % is paid or taken back twice', wrong
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'prim_odeme_fis_siparis_once';
  END IF;
  UPDATE siparisler o SET per_odeme = m.odeme, per_odeme_tar = m.odeme_tar, per_belge_no = m.belge, usr_c_belge = m.geri_belge
  FROM (SELECT DISTINCT sip_id FROM changed WHERE tip = 0) c
  JOIN siparisler held ON held.id = c.sip_id
  CROSS JOIN LATERAL commission_marks(c.sip_id, 0, earns_nothing(held.sd_cancel_on, held.f_close)) m
  WHERE o.id = c.sip_id;
  UPDATE siparisler o SET bayi_odeme = m.odeme, bayi_odeme_tar = m.odeme_tar, bayi_belge_no = m.belge, by_c_belge = m.geri_belge
  FROM (SELECT DISTINCT sip_id FROM changed WHERE tip = 1) c
  JOIN siparisler held ON held.id = c.sip_id
  CROSS JOIN LATERAL commission_marks(c.sip_id, 1, earns_nothing(held.sd_cancel_on, held.f_close)) m
  WHERE o.id = c.sip_id;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.follow_mark_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF tg_table_name = 'customers' THEN
    PERFORM refresh_marks(ARRAY[new.id]);
  ELSE
    PERFORM refresh_marks(ARRAY[old.cus_id, new.cus_id]);
  END IF;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.follow_marks_of_customers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF tg_table_name = 'customers' THEN
    PERFORM refresh_marks(array_agg(id)) FROM written;
  ELSE
    PERFORM refresh_marks(array_agg(DISTINCT cus_id)) FROM written;
  END IF;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.follow_open_instalment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM refresh_open_invoice(OLD.sip_id);
  END IF;
  IF TG_OP = 'INSERT' OR NEW.sip_id <> OLD.sip_id THEN
    PERFORM refresh_open_invoice(NEW.sip_id);
  END IF;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.follow_open_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM refresh_open_invoice(NEW.id);
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.follow_open_ledger()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM refresh_open_invoice(NEW.s_no);
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.follow_set_off()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  change numeric := CASE WHEN NEW.iptal_t IS NULL THEN NEW.borc::numeric ELSE -NEW.borc::numeric END;
BEGIN
  INSERT INTO set_offs AS s (sip_id, amount)
  SELECT id, change FROM unnest(ARRAY[NEW.s_no, NEW.kaynak_id]) id WHERE id IS NOT NULL ORDER BY id
  ON CONFLICT (sip_id) DO UPDATE SET amount = s.amount::numeric + EXCLUDED.amount::numeric;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.has_open_order(customer integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT (EXISTS ( SELECT
            FROM siparisler
           WHERE ((siparisler.cus_id = has_open_order.customer) AND ((siparisler.sd_cancel_on)::text = '0'::text) AND (((siparisler.s_is_teklif = 0) AND ((siparisler.f_close)::text = '0'::text)) OR ((siparisler.s_is_teklif = 2) AND ((siparisler.gutschrift_ok)::text = '0'::text)))))) AS "exists";
END
;

CREATE OR REPLACE FUNCTION public.hash_audit_row()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.salt := uuid_send(gen_random_uuid());
  NEW.commitment := audit_commitment(NEW.salt, NEW.before, NEW.after, NEW.note);
  NEW.hash := audit_hash(NEW.id, NEW.at, NEW.user_id, NEW.table_name, NEW.row_id, NEW.action, NEW.commitment);
  RETURN NEW;
END $function$
;

CREATE OR REPLACE FUNCTION public.highest_number(range_kind text, behind text)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  SELECT coalesce(max(substr(number, length(behind) + 1)::bigint), 0)
  FROM (
    SELECT f_no FROM siparisler WHERE range_kind IN ('invoice', 'credit_note')
    UNION ALL SELECT iptal_no FROM siparisler WHERE range_kind = 'cancellation'
    UNION ALL SELECT cus_code FROM customers WHERE range_kind = 'customer'
    UNION ALL SELECT fis_no FROM prim_odeme_fis WHERE range_kind = 'slip'
  ) used (number)
  WHERE starts_with(number, behind) AND substr(number, length(behind) + 1) ~ '^[0-9]{1,9}$'
$function$
;

CREATE OR REPLACE FUNCTION public.holds_bottles(s_is_teklif integer, sd_cancel_on text, sd_gonderi_status text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((s_is_teklif = 0) AND (sd_cancel_on = '0'::text) AND (sd_gonderi_status = '0'::text))
;

CREATE OR REPLACE FUNCTION public.invoice_key(f_no text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN translate(regexp_replace(lower((f_no COLLATE "C")), '[^a-z0-9]'::text, ''::text, 'g'::text), 'o'::text, '0'::text)
;

CREATE OR REPLACE FUNCTION public.is_dialable(country text, phones text[])
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
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
END $function$
;

CREATE OR REPLACE FUNCTION public.is_erasing(customer integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN COALESCE((current_setting('weinkontor.erasing'::text, true) = (customer)::text), false)
;

CREATE OR REPLACE FUNCTION public.is_merging(old_customer integer, new_customer integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN COALESCE((current_setting('weinkontor.merging'::text, true) = ((old_customer || '>'::text) || new_customer)), false)
;

CREATE OR REPLACE FUNCTION public.is_undoing(data_in integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE
RETURN COALESCE((current_setting('weinkontor.undo_data_in'::text, true) = (data_in)::text), false)
;

CREATE OR REPLACE FUNCTION public.keep_audit_row()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  content CONSTANT text[] := ARRAY['salt', 'before', 'after', 'note'];
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.salt IS NULL AND NEW.before IS NULL AND NEW.after IS NULL AND NEW.note IS NULL
    AND to_jsonb(OLD) - content = to_jsonb(NEW) - content THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'sys_audit is append-only';
END $function$
;

CREATE OR REPLACE FUNCTION public.keep_call_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  outcome text;
BEGIN
  -- The locks wait for whoever is just changing what the outcome means.
  IF TG_OP <> 'INSERT' THEN
    SELECT reached INTO outcome FROM sys_gorusme_asama WHERE def_type = OLD.sts FOR SHARE;
    INSERT INTO figure_deltas
    SELECT f.fact, f.day, f.per_id, f.bayi_id, f.item, f.word, -f.adet, -f.brut, -f.net, -f.extra
    FROM call_facts(OLD, outcome) f;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    SELECT reached INTO outcome FROM sys_gorusme_asama WHERE def_type = NEW.sts FOR SHARE;
    INSERT INTO figure_deltas SELECT f.* FROM call_facts(NEW, outcome) f;
  END IF;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.keep_consent_entry()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF tg_op = 'UPDATE' AND new.payload IS NULL AND new.salt IS NULL
    AND (new.id, new.commitment, new.previous, new.hash) = (old.id, old.commitment, old.previous, old.hash) THEN
    RETURN new;
  END IF;
  RAISE EXCEPTION 'entries about consents are never changed or deleted';
END $function$
;

CREATE OR REPLACE FUNCTION public.keep_dealer_of_person()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.bayi_id := coalesce(NEW.bayi_id, (SELECT u.bayi FROM sys_users u WHERE u.id = NEW.per_id));
  RETURN NEW;
END $function$
;

CREATE OR REPLACE FUNCTION public.keep_draw_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO figure_deltas
    SELECT f.fact, f.day, f.per_id, f.bayi_id, f.item, f.word, -f.adet, -f.brut, -f.net, -f.extra FROM draw_facts(OLD) f;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO figure_deltas SELECT f.* FROM draw_facts(NEW) f;
  END IF;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.keep_file_content()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.bytes <> OLD.bytes OR NEW.sha256 <> OLD.sha256 THEN
    RAISE EXCEPTION 'the content of file % is immutable', OLD.id;
  END IF;
  RETURN NEW;
END $function$
;

CREATE OR REPLACE FUNCTION public.keep_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  kept siparisler;
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'invoice % is immutable', OLD.f_no;
  END IF;
  kept := NEW;
  kept.version := OLD.version; kept.search_text := OLD.search_text; kept.s_note := OLD.s_note;
  kept.s_prasentrechnung := OLD.s_prasentrechnung; kept.s_gon_tar := OLD.s_gon_tar;
  kept.s_on_onay := OLD.s_on_onay; kept.sd_cancel_on := OLD.sd_cancel_on; kept.sd_iptal_tar := OLD.sd_iptal_tar;
  kept.sd_gonderi_status := OLD.sd_gonderi_status; kept.sd_kago_cikis := OLD.sd_kago_cikis;
  kept.f_ip_neden_type := OLD.f_ip_neden_type; kept.f_ip_neden := OLD.f_ip_neden; kept.f_ip_aciklama := OLD.f_ip_aciklama;
  kept.iptal_no := OLD.iptal_no; kept.sd_uyari_1_is := OLD.sd_uyari_1_is; kept.sd_uyari_2_is := OLD.sd_uyari_2_is;
  kept.sd_uyari_3_is := OLD.sd_uyari_3_is; kept.sd_uyari_1_is_tar := OLD.sd_uyari_1_is_tar;
  kept.sd_uyari_2_is_tar := OLD.sd_uyari_2_is_tar; kept.sd_uyari_3_is_tar := OLD.sd_uyari_3_is_tar;
  kept.sd_uyari_2_fark := OLD.sd_uyari_2_fark; kept.sd_uyari_3_fark := OLD.sd_uyari_3_fark;
  kept.fark_2_toplam := OLD.fark_2_toplam; kept.fark_3_toplam := OLD.fark_3_toplam; kept.f_close := OLD.f_close;
  kept.f_odeme_tar := OLD.f_odeme_tar; kept.f_status := OLD.f_status; kept.f_ytakip := OLD.f_ytakip;
  kept.f_haciz_tarihi := OLD.f_haciz_tarihi; kept.f_haciz_firma := OLD.f_haciz_firma;
  kept.f_haciz_aciklama := OLD.f_haciz_aciklama; kept.f_iflas_tarihi := OLD.f_iflas_tarihi;
  kept.f_iflas_aciklama := OLD.f_iflas_aciklama; kept.gutschrift_ok := OLD.gutschrift_ok; kept.per_odeme := OLD.per_odeme;
  kept.per_odeme_tar := OLD.per_odeme_tar; kept.per_belge_no := OLD.per_belge_no; kept.bayi_odeme := OLD.bayi_odeme;
  kept.bayi_odeme_tar := OLD.bayi_odeme_tar; kept.bayi_belge_no := OLD.bayi_belge_no; kept.usr_c_belge := OLD.usr_c_belge;
  kept.by_c_belge := OLD.by_c_belge; kept.disputed_on := OLD.disputed_on; kept.dispute_reason := OLD.dispute_reason;
  kept.dispute_end := OLD.dispute_end; kept.sd_uyari_neden := OLD.sd_uyari_neden;
  IF kept IS DISTINCT FROM OLD AND is_merging(OLD.cus_id, NEW.cus_id) THEN
    kept.cus_id := OLD.cus_id;
  END IF;
  IF kept IS DISTINCT FROM OLD AND is_erasing(OLD.cus_id) THEN
    kept.cus_firm := OLD.cus_firm; kept.cus_name := OLD.cus_name; kept.cus_surname := OLD.cus_surname;
    kept.cus_m_f := OLD.cus_m_f; kept.cus_atu_no := OLD.cus_atu_no; kept.f_adres := OLD.f_adres; kept.f_pk := OLD.f_pk;
    kept.f_sehir := OLD.f_sehir; kept.f_bolge := OLD.f_bolge; kept.g_alici := OLD.g_alici; kept.g_adres := OLD.g_adres;
    kept.g_pk := OLD.g_pk; kept.g_sehir := OLD.g_sehir; kept.g_bolge := OLD.g_bolge;
    kept.fat_note := OLD.fat_note; kept.gutschrift_neden := OLD.gutschrift_neden; kept.vergisiz_neden := OLD.vergisiz_neden;
  END IF;
  IF kept IS DISTINCT FROM OLD THEN
    RAISE EXCEPTION 'invoice % is immutable', OLD.f_no;
  END IF;
  RETURN NEW;
END $function$
;

CREATE OR REPLACE FUNCTION public.keep_invoice_lines()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  number text;
BEGIN
  IF TG_OP = 'UPDATE' AND is_merging(OLD.cus_id, NEW.cus_id)
    AND to_jsonb(OLD) - ARRAY['cus_id', 'version'] = to_jsonb(NEW) - ARRAY['cus_id', 'version'] THEN
    RETURN NEW;
  END IF;
  IF current_setting('weinkontor.audit', true) IS DISTINCT FROM 'off' THEN
    SELECT f_no INTO number FROM siparisler WHERE id = coalesce(NEW.sip_id, OLD.sip_id);
    IF number IS NOT NULL THEN
      RAISE EXCEPTION 'invoice % is immutable', number;
    END IF;
  END IF;
  RETURN coalesce(NEW, OLD);
END $function$
;

CREATE OR REPLACE FUNCTION public.keep_issued_document()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  once CONSTANT text[] := ARRAY['verildi_at', 'file_id', 'sha256', 'xml_file_id', 'xml_sha256', 'geri_alindi_at'];
  content CONSTANT text[] := ARRAY['model', 'e_fatura', 'file_id', 'sha256', 'xml_file_id', 'xml_sha256'];
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.model = '{}' AND NEW.e_fatura IS NULL AND NEW.file_id IS NULL AND NEW.xml_file_id IS NULL
    AND to_jsonb(OLD) - content = to_jsonb(NEW) - content
    AND is_erasing((SELECT cus_id FROM siparisler WHERE id = OLD.sip_id)) THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' OR to_jsonb(OLD) - once <> to_jsonb(NEW) - once
    OR EXISTS (
      SELECT FROM unnest(once) AS field
      WHERE to_jsonb(OLD) ->> field IS NOT NULL AND to_jsonb(OLD) -> field <> to_jsonb(NEW) -> field
    ) THEN
    RAISE EXCEPTION 'issued document % is immutable', OLD.id;
  END IF;
  RETURN NEW;
END $function$
;

CREATE OR REPLACE FUNCTION public.keep_ledger()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  happens text[] := ARRAY['iptal_t', 'version', 'sip_id'];
BEGIN
  IF TG_OP = 'UPDATE' AND is_merging(OLD.cus_id, NEW.cus_id)
    AND to_jsonb(OLD) - ARRAY['cus_id', 'version', 'sip_id'] = to_jsonb(NEW) - ARRAY['cus_id', 'version', 'sip_id'] THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' AND is_erasing(OLD.cus_id) AND NEW.descp IS NULL
    AND to_jsonb(OLD) - ARRAY['descp', 'version', 'sip_id'] = to_jsonb(NEW) - ARRAY['descp', 'version', 'sip_id'] THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' OR OLD.iptal_t IS NOT NULL OR to_jsonb(OLD) - happens <> to_jsonb(NEW) - happens THEN
    RAISE EXCEPTION 'a booking is withdrawn, not changed';
  END IF;
  RETURN NEW;
END $function$
;

CREATE OR REPLACE FUNCTION public.keep_line_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  o siparisler;
BEGIN
  -- The locks wait for whoever is just invoicing or cancelling the order.
  IF TG_OP <> 'INSERT' THEN
    SELECT * INTO o FROM siparisler WHERE id = OLD.sip_id FOR SHARE;
    INSERT INTO figure_deltas
    SELECT f.fact, f.day, f.per_id, f.bayi_id, f.item, f.word, -f.adet, -f.brut, -f.net, -f.extra FROM line_facts(o, OLD) f;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    SELECT * INTO o FROM siparisler WHERE id = NEW.sip_id FOR SHARE;
    INSERT INTO figure_deltas SELECT f.* FROM line_facts(o, NEW) f;
  END IF;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.keep_newest_head()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$
;

CREATE OR REPLACE FUNCTION public.keep_order_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  -- The columns that line_facts reads; a payment changes none of them.
  with_lines CONSTANT boolean := TG_OP <> 'UPDATE'
    OR (OLD.s_tar, OLD.s_is_teklif, OLD.per_id, OLD.bayi_id, OLD.sd_cancel_on, OLD.sd_gonderi_status, OLD.fd_fon, OLD.f_tarih, OLD.kdv_oran, OLD.s_vergisiz)
    IS DISTINCT FROM
    (NEW.s_tar, NEW.s_is_teklif, NEW.per_id, NEW.bayi_id, NEW.sd_cancel_on, NEW.sd_gonderi_status, NEW.fd_fon, NEW.f_tarih, NEW.kdv_oran, NEW.s_vergisiz);
BEGIN
  IF with_lines THEN
    INSERT INTO figure_deltas
    SELECT c.fact, c.day, c.per_id, c.bayi_id, c.item, c.word, sum(c.sign * c.adet), sum(c.sign * c.brut), sum(c.sign * c.net),
      sum(c.sign * c.extra)
    FROM (
      SELECT 1 AS sign, f.* FROM siparis_icerik l CROSS JOIN LATERAL line_facts(NEW, l) f
        WHERE TG_OP <> 'DELETE' AND l.sip_id = NEW.id
      UNION ALL SELECT -1, f.* FROM siparis_icerik l CROSS JOIN LATERAL line_facts(OLD, l) f
        WHERE TG_OP <> 'INSERT' AND l.sip_id = OLD.id
    ) c
    GROUP BY 1, 2, 3, 4, 5, 6
    HAVING sum(c.sign * c.adet) <> 0 OR sum(c.sign * c.brut) <> 0 OR sum(c.sign * c.net) <> 0 OR sum(c.sign * c.extra) <> 0;
  END IF;
  INSERT INTO figure_deltas
  SELECT c.fact, c.day, c.per_id, c.bayi_id, c.item, c.word, sum(c.sign * c.adet), sum(c.sign * c.brut), sum(c.sign * c.net),
    sum(c.sign * c.extra)
  FROM (
    SELECT 1 AS sign, f.* FROM order_facts(NEW) f WHERE TG_OP <> 'DELETE'
    UNION ALL SELECT -1, f.* FROM order_facts(OLD) f WHERE TG_OP <> 'INSERT'
  ) c
  GROUP BY 1, 2, 3, 4, 5, 6
  HAVING sum(c.sign * c.adet) <> 0 OR sum(c.sign * c.brut) <> 0 OR sum(c.sign * c.net) <> 0 OR sum(c.sign * c.extra) <> 0;
  RETURN coalesce(NEW, OLD);
END $function$
;

CREATE OR REPLACE FUNCTION public.keep_outcome_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO figure_deltas
  SELECT f.fact, f.day, f.per_id, f.bayi_id, f.item, f.word, 0, 0, 0, CASE NEW.reached WHEN '1' THEN 1 ELSE -1 END * sum(f.extra)
  FROM musteri_gorusme g CROSS JOIN LATERAL call_facts(g, '1') f WHERE g.sts = NEW.def_type AND f.extra <> 0
  GROUP BY 1, 2, 3, 4, 5, 6;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.keep_owed_figures()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO figure_deltas
    SELECT f.fact, f.day, f.per_id, f.bayi_id, f.item, f.word, -f.adet, -f.brut, -f.net, -f.extra FROM owed_facts(OLD) f;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO figure_deltas SELECT f.* FROM owed_facts(NEW) f;
  END IF;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.keep_rate()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  since CONSTANT date := CASE WHEN TG_OP = 'INSERT' THEN beginning_of_time() ELSE business_today() END;
  person CONSTANT integer := CASE WHEN TG_TABLE_NAME = 'sys_users' THEN NEW.id END;
  dealer CONSTANT integer := CASE WHEN TG_TABLE_NAME = 'bayi_cari' THEN NEW.id END;
BEGIN
  INSERT INTO prim_oranlari (user_id, bayi_id, gecerli_tar, yuzde) VALUES (person, dealer, since, NEW.yuzde)
  ON CONFLICT ON CONSTRAINT prim_oranlari_once DO UPDATE SET yuzde = excluded.yuzde;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.line_facts(o siparisler, l siparis_icerik)
 RETURNS TABLE(fact text, day date, per_id integer, bayi_id integer, item integer, word text, adet integer, brut numeric, net numeric, extra integer)
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT 'bottles'::text,
     (((line_facts.o).s_tar AT TIME ZONE 'Europe/Berlin'::text))::date AS timezone,
     (line_facts.o).per_id AS per_id,
     (line_facts.o).bayi_id AS bayi_id,
     0,
     ''::text,
     0,
     (0)::numeric AS "numeric",
     (0)::numeric AS "numeric",
     (line_facts.l).stk_adet AS stk_adet
   WHERE (((line_facts.o).s_is_teklif = 0) AND (((line_facts.o).sd_cancel_on)::text = '0'::text))
 UNION ALL
  SELECT 'reserved'::text,
     '2000-01-01'::date AS date,
     0,
     0,
     (line_facts.l).stk_id AS stk_id,
     ''::text,
     0,
     (0)::numeric AS "numeric",
     (0)::numeric AS "numeric",
     (line_facts.l).stk_adet AS stk_adet
   WHERE holds_bottles((line_facts.o).s_is_teklif, ((line_facts.o).sd_cancel_on)::text, ((line_facts.o).sd_gonderi_status)::text)
 UNION ALL
  SELECT f.fact,
     (line_facts.o).f_tarih AS f_tarih,
         CASE f.fact
             WHEN 'wine'::text THEN 0
             ELSE (line_facts.o).per_id
         END AS per_id,
     (line_facts.o).bayi_id AS bayi_id,
         CASE f.fact
             WHEN 'wine'::text THEN (line_facts.l).stk_id
             ELSE 0
         END AS "case",
     ''::text,
     1,
     ((s.sign)::numeric * ((line_facts.l).stk_toplam)::numeric),
     ((s.sign)::numeric * net_of_order(((line_facts.l).stk_toplam)::numeric, (line_facts.o).kdv_oran, ((line_facts.o).s_vergisiz)::text)),
     (s.sign * (line_facts.l).stk_adet)
    FROM (( VALUES ('wine'::text), ('goods'::text)) f(fact)
      CROSS JOIN LATERAL ( SELECT
                 CASE (line_facts.o).s_is_teklif
                     WHEN 2 THEN '-1'::integer
                     ELSE 1
                 END AS sign) s)
   WHERE ((((line_facts.o).fd_fon)::text = '1'::text) AND (((line_facts.o).sd_cancel_on)::text = '0'::text) AND ((line_facts.o).s_is_teklif = ANY (ARRAY[0, 2])) AND ((line_facts.o).f_tarih IS NOT NULL));
END
;

CREATE OR REPLACE FUNCTION public.most_announced()
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
RETURN 300
;

CREATE OR REPLACE FUNCTION public.net_of_order(gross numeric, rate numeric, tax_free text)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE
RETURN (gross - CASE WHEN (tax_free = '1'::text) THEN (0)::numeric ELSE round(((gross * rate) / ((100)::numeric + rate)), 2) END)
;

CREATE OR REPLACE FUNCTION public.next_number(range_kind text, day date)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
DECLARE
  taken record;
BEGIN
  PERFORM FROM fatura_sayac WHERE name = range_kind FOR UPDATE;
  SELECT * INTO STRICT taken FROM upcoming_number(range_kind, day);
  PERFORM set_counter(range_kind, taken.year, taken.next);
  RETURN taken.number;
END $function$
;

CREATE OR REPLACE FUNCTION public.note_allocations()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM after) SELECT 'orders order ' || sip_id FROM rows));
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before) SELECT 'orders order ' || sip_id FROM rows));
        
      ELSE
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before UNION ALL SELECT * FROM after) SELECT 'orders order ' || sip_id FROM rows));
        
      END IF;
      RETURN NULL;
    END $function$
;

CREATE OR REPLACE FUNCTION public.note_area(area text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  noted text := coalesce(current_setting('weinkontor.changed', true), '');
BEGIN
  IF area <> ALL (string_to_array(noted, ' ')) THEN
    PERFORM set_config('weinkontor.changed', ltrim(noted || ' ' || area), true);
  END IF;
END $function$
;

CREATE OR REPLACE FUNCTION public.note_belge_arsiv()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM after) SELECT 'orders order ' || sip_id FROM rows));
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before) SELECT 'orders order ' || sip_id FROM rows));
        
      ELSE
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before UNION ALL SELECT * FROM after) SELECT 'orders order ' || sip_id FROM rows));
        
      END IF;
      RETURN NULL;
    END $function$
;

CREATE OR REPLACE FUNCTION public.note_bottle_holds()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM after) SELECT 'holds wine ' || stk_id FROM rows));
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before) SELECT 'holds wine ' || stk_id FROM rows));
        
      ELSE
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before UNION ALL SELECT * FROM after) SELECT 'holds wine ' || stk_id FROM rows));
        
      END IF;
      RETURN NULL;
    END $function$
;

CREATE OR REPLACE FUNCTION public.note_buyer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO changed_buyers VALUES (OLD.cus_id);
  END IF;
  IF TG_OP = 'INSERT' OR (TG_OP = 'UPDATE' AND NEW.cus_id <> OLD.cus_id) THEN
    INSERT INTO changed_buyers VALUES (NEW.cus_id);
  END IF;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.note_call_decisions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM after) SELECT 'calls customer ' || cus_id FROM rows));
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before) SELECT 'calls customer ' || cus_id FROM rows));
        
      ELSE
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before UNION ALL SELECT * FROM after) SELECT 'calls customer ' || cus_id FROM rows));
        
      END IF;
      RETURN NULL;
    END $function$
;

CREATE OR REPLACE FUNCTION public.note_call_requests()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM after) SELECT 'customers customer ' || cus_id FROM rows));
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before) SELECT 'customers customer ' || cus_id FROM rows));
        
      ELSE
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before UNION ALL SELECT * FROM after) SELECT 'customers customer ' || cus_id FROM rows));
        
      END IF;
      RETURN NULL;
    END $function$
;

CREATE OR REPLACE FUNCTION public.note_calls()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM after) SELECT 'calls customer ' || cus_id FROM rows));
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before) SELECT 'calls customer ' || cus_id FROM rows));
        
      ELSE
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before UNION ALL SELECT * FROM after) SELECT 'calls customer ' || cus_id FROM rows));
        
      END IF;
      RETURN NULL;
    END $function$
;

CREATE OR REPLACE FUNCTION public.note_cari_islem()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM after) SELECT 'orders order ' || sip_id FROM rows UNION SELECT 'orders customer ' || cus_id FROM rows));
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before) SELECT 'orders order ' || sip_id FROM rows UNION SELECT 'orders customer ' || cus_id FROM rows));
        
      ELSE
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before UNION ALL SELECT * FROM after) SELECT 'orders order ' || sip_id FROM rows UNION SELECT 'orders customer ' || cus_id FROM rows));
        
      END IF;
      RETURN NULL;
    END $function$
;

CREATE OR REPLACE FUNCTION public.note_consent_entries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM after) SELECT 'calls customer ' || cus_id FROM rows));
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before) SELECT 'calls customer ' || cus_id FROM rows));
        
      ELSE
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before UNION ALL SELECT * FROM after) SELECT 'calls customer ' || cus_id FROM rows));
        
      END IF;
      RETURN NULL;
    END $function$
;

CREATE OR REPLACE FUNCTION public.note_cus_adress()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM after) SELECT 'customers customer ' || cus_id FROM rows));
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before) SELECT 'customers customer ' || cus_id FROM rows));
        
      ELSE
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before UNION ALL SELECT * FROM after) SELECT 'customers customer ' || cus_id FROM rows));
        
      END IF;
      RETURN NULL;
    END $function$
;

CREATE OR REPLACE FUNCTION public.note_cus_files()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM after) SELECT 'customers customer ' || cus_id FROM rows));
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before) SELECT 'customers customer ' || cus_id FROM rows));
        
      ELSE
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before UNION ALL SELECT * FROM after) SELECT 'customers customer ' || cus_id FROM rows));
        
      END IF;
      RETURN NULL;
    END $function$
;

CREATE OR REPLACE FUNCTION public.note_cus_taksitler()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM after) SELECT 'orders order ' || sip_id FROM rows));
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before) SELECT 'orders order ' || sip_id FROM rows));
        
      ELSE
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before UNION ALL SELECT * FROM after) SELECT 'orders order ' || sip_id FROM rows));
        
      END IF;
      RETURN NULL;
    END $function$
;

CREATE OR REPLACE FUNCTION public.note_customer_ibans()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM after) SELECT 'bank customer ' || cus_id FROM rows));
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before) SELECT 'bank customer ' || cus_id FROM rows));
        
      ELSE
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before UNION ALL SELECT * FROM after) SELECT 'bank customer ' || cus_id FROM rows));
        
      END IF;
      RETURN NULL;
    END $function$
;

CREATE OR REPLACE FUNCTION public.note_customers()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM after) SELECT 'customers customer ' || id FROM rows));
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before) SELECT 'customers customer ' || id FROM rows));
        PERFORM note_former(coalesce((SELECT jsonb_agg(jsonb_build_object('area', 'customers', 'kind', 'customer', 'id', b.id, 'customer', b.id,
    'who', jsonb_build_object('cus_user', b.cus_user, 'rand_user', b.rand_user))) FROM before b), '[]'));
      ELSE
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before UNION ALL SELECT * FROM after) SELECT 'customers customer ' || id FROM rows));
        PERFORM note_former(coalesce((SELECT jsonb_agg(jsonb_build_object('area', 'customers', 'kind', 'customer', 'id', b.id, 'customer', b.id,
    'who', jsonb_build_object('cus_user', b.cus_user, 'rand_user', b.rand_user))) FROM before b JOIN after a USING (id)
    WHERE jsonb_build_object('area', 'customers', 'kind', 'customer', 'id', b.id, 'customer', b.id,
    'who', jsonb_build_object('cus_user', b.cus_user, 'rand_user', b.rand_user)) <> jsonb_build_object('area', 'customers', 'kind', 'customer', 'id', a.id, 'customer', a.id,
    'who', jsonb_build_object('cus_user', a.cus_user, 'rand_user', a.rand_user))), '[]'));
      END IF;
      RETURN NULL;
    END $function$
;

CREATE OR REPLACE FUNCTION public.note_debit_items()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM after) SELECT 'bank order ' || sip_id FROM rows UNION SELECT 'bank customer ' || cus_id FROM rows));
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before) SELECT 'bank order ' || sip_id FROM rows UNION SELECT 'bank customer ' || cus_id FROM rows));
        
      ELSE
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before UNION ALL SELECT * FROM after) SELECT 'bank order ' || sip_id FROM rows UNION SELECT 'bank customer ' || cus_id FROM rows));
        
      END IF;
      RETURN NULL;
    END $function$
;

CREATE OR REPLACE FUNCTION public.note_former(fresh jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  noted jsonb := coalesce(nullif(current_setting('weinkontor.former', true), '')::jsonb, '[]');
BEGIN
  IF jsonb_array_length(noted) + jsonb_array_length(fresh) > most_announced() THEN
    PERFORM note_area(fresh -> 0 ->> 'area');
  ELSIF jsonb_array_length(fresh) > 0 THEN
    PERFORM set_config('weinkontor.former', (noted || fresh)::text, true);
  END IF;
END $function$
;

CREATE OR REPLACE FUNCTION public.note_gorevler()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM after) SELECT 'tasks task ' || id FROM rows));
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before) SELECT 'tasks task ' || id FROM rows));
        PERFORM note_former(coalesce((SELECT jsonb_agg(jsonb_build_object('area', 'tasks', 'kind', 'task', 'id', b.id,
    'who', jsonb_build_object('send_user', b.send_user, 'reciver_usr', b.reciver_usr))) FROM before b), '[]'));
      ELSE
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before UNION ALL SELECT * FROM after) SELECT 'tasks task ' || id FROM rows));
        PERFORM note_former(coalesce((SELECT jsonb_agg(jsonb_build_object('area', 'tasks', 'kind', 'task', 'id', b.id,
    'who', jsonb_build_object('send_user', b.send_user, 'reciver_usr', b.reciver_usr))) FROM before b JOIN after a USING (id)
    WHERE jsonb_build_object('area', 'tasks', 'kind', 'task', 'id', b.id,
    'who', jsonb_build_object('send_user', b.send_user, 'reciver_usr', b.reciver_usr)) <> jsonb_build_object('area', 'tasks', 'kind', 'task', 'id', a.id,
    'who', jsonb_build_object('send_user', a.send_user, 'reciver_usr', a.reciver_usr))), '[]'));
      END IF;
      RETURN NULL;
    END $function$
;

CREATE OR REPLACE FUNCTION public.note_hold_drafts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM after) SELECT 'holds customer ' || cus_id FROM rows));
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before) SELECT 'holds customer ' || cus_id FROM rows));
        
      ELSE
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before UNION ALL SELECT * FROM after) SELECT 'holds customer ' || cus_id FROM rows));
        
      END IF;
      RETURN NULL;
    END $function$
;

CREATE OR REPLACE FUNCTION public.note_incoming_calls()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM after) SELECT 'calls incoming ' || id FROM rows UNION SELECT 'calls customer ' || cus_id FROM rows));
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before) SELECT 'calls incoming ' || id FROM rows UNION SELECT 'calls customer ' || cus_id FROM rows));
        
      ELSE
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before UNION ALL SELECT * FROM after) SELECT 'calls incoming ' || id FROM rows UNION SELECT 'calls customer ' || cus_id FROM rows));
        
      END IF;
      RETURN NULL;
    END $function$
;

CREATE OR REPLACE FUNCTION public.note_kargo_cikti()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM after) SELECT 'shipping order ' || sip_id FROM rows));
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before) SELECT 'shipping order ' || sip_id FROM rows));
        
      ELSE
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before UNION ALL SELECT * FROM after) SELECT 'shipping order ' || sip_id FROM rows));
        
      END IF;
      RETURN NULL;
    END $function$
;

CREATE OR REPLACE FUNCTION public.note_mail_outbox()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM after) SELECT 'mail mail ' || id FROM rows));
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before) SELECT 'mail mail ' || id FROM rows));
        
      ELSE
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before UNION ALL SELECT * FROM after) SELECT 'mail mail ' || id FROM rows));
        
      END IF;
      RETURN NULL;
    END $function$
;

CREATE OR REPLACE FUNCTION public.note_mandates()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM after) SELECT 'bank customer ' || cus_id FROM rows));
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before) SELECT 'bank customer ' || cus_id FROM rows));
        
      ELSE
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before UNION ALL SELECT * FROM after) SELECT 'bank customer ' || cus_id FROM rows));
        
      END IF;
      RETURN NULL;
    END $function$
;

CREATE OR REPLACE FUNCTION public.note_musteri_gorusme()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM after) SELECT 'customers customer ' || cus_id FROM rows));
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before) SELECT 'customers customer ' || cus_id FROM rows));
        
      ELSE
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before UNION ALL SELECT * FROM after) SELECT 'customers customer ' || cus_id FROM rows));
        
      END IF;
      RETURN NULL;
    END $function$
;

CREATE OR REPLACE FUNCTION public.note_presence()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM note_records(ARRAY(SELECT 'presence customer ' || a.cus_id FROM before b JOIN after a USING (cus_id, user_id)
      WHERE a.talking_since IS DISTINCT FROM b.talking_since));
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM note_records(ARRAY(SELECT 'presence customer ' || cus_id FROM after));
  ELSE
    PERFORM note_records(ARRAY(SELECT 'presence customer ' || cus_id FROM before));
  END IF;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.note_prim_odeme_fis_siparis()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM after) SELECT 'commissions order ' || sip_id FROM rows));
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before) SELECT 'commissions order ' || sip_id FROM rows));
        
      ELSE
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before UNION ALL SELECT * FROM after) SELECT 'commissions order ' || sip_id FROM rows));
        
      END IF;
      RETURN NULL;
    END $function$
;

CREATE OR REPLACE FUNCTION public.note_privacy_requests()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM after) SELECT 'customers customer ' || cus_id FROM rows));
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before) SELECT 'customers customer ' || cus_id FROM rows));
        
      ELSE
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before UNION ALL SELECT * FROM after) SELECT 'customers customer ' || cus_id FROM rows));
        
      END IF;
      RETURN NULL;
    END $function$
;

CREATE OR REPLACE FUNCTION public.note_receipts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM after) SELECT 'orders order ' || sip_id FROM rows UNION SELECT 'orders customer ' || cus_id FROM rows));
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before) SELECT 'orders order ' || sip_id FROM rows UNION SELECT 'orders customer ' || cus_id FROM rows));
        
      ELSE
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before UNION ALL SELECT * FROM after) SELECT 'orders order ' || sip_id FROM rows UNION SELECT 'orders customer ' || cus_id FROM rows));
        
      END IF;
      RETURN NULL;
    END $function$
;

CREATE OR REPLACE FUNCTION public.note_records(fresh text[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
END $function$
;

CREATE OR REPLACE FUNCTION public.note_reservations()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM after) SELECT 'stock wine ' || stk_id FROM rows));
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before) SELECT 'stock wine ' || stk_id FROM rows));
        
      ELSE
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before UNION ALL SELECT * FROM after) SELECT 'stock wine ' || stk_id FROM rows));
        
      END IF;
      RETURN NULL;
    END $function$
;

CREATE OR REPLACE FUNCTION public.note_set_offs()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM after) SELECT 'orders order ' || sip_id FROM rows));
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before) SELECT 'orders order ' || sip_id FROM rows));
        
      ELSE
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before UNION ALL SELECT * FROM after) SELECT 'orders order ' || sip_id FROM rows));
        
      END IF;
      RETURN NULL;
    END $function$
;

CREATE OR REPLACE FUNCTION public.note_shared_marks(customers integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  WITH shared AS (
    SELECT DISTINCT mine.mark, mine.value FROM customer_marks mine
    JOIN customer_marks other ON other.mark = mine.mark AND other.value = mine.value AND other.cus_id <> mine.cus_id
    WHERE mine.cus_id = ANY (customers)
  )
  UPDATE customer_marks m SET is_shared = true FROM shared s
  WHERE m.mark = s.mark AND m.value = s.value AND NOT m.is_shared;
$function$
;

CREATE OR REPLACE FUNCTION public.note_siparis_icerik()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM after) SELECT 'orders order ' || sip_id FROM rows));
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before) SELECT 'orders order ' || sip_id FROM rows));
        
      ELSE
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before UNION ALL SELECT * FROM after) SELECT 'orders order ' || sip_id FROM rows));
        
      END IF;
      RETURN NULL;
    END $function$
;

CREATE OR REPLACE FUNCTION public.note_siparisler()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM after) SELECT 'orders order ' || id FROM rows));
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before) SELECT 'orders order ' || id FROM rows));
        PERFORM note_former(coalesce((SELECT jsonb_agg(jsonb_build_object('area', 'orders', 'kind', 'order', 'id', b.id, 'customer', b.cus_id,
    'who', jsonb_build_object('per_id', b.per_id, 'bayi_id', b.bayi_id))) FROM before b), '[]'));
      ELSE
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before UNION ALL SELECT * FROM after) SELECT 'orders order ' || id FROM rows));
        PERFORM note_former(coalesce((SELECT jsonb_agg(jsonb_build_object('area', 'orders', 'kind', 'order', 'id', b.id, 'customer', b.cus_id,
    'who', jsonb_build_object('per_id', b.per_id, 'bayi_id', b.bayi_id))) FROM before b JOIN after a USING (id)
    WHERE jsonb_build_object('area', 'orders', 'kind', 'order', 'id', b.id, 'customer', b.cus_id,
    'who', jsonb_build_object('per_id', b.per_id, 'bayi_id', b.bayi_id)) <> jsonb_build_object('area', 'orders', 'kind', 'order', 'id', a.id, 'customer', a.cus_id,
    'who', jsonb_build_object('per_id', a.per_id, 'bayi_id', a.bayi_id))), '[]'));
      END IF;
      RETURN NULL;
    END $function$
;

CREATE OR REPLACE FUNCTION public.note_stok()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM after) SELECT 'stock wine ' || id FROM rows));
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before) SELECT 'stock wine ' || id FROM rows));
        PERFORM note_former(coalesce((SELECT jsonb_agg(jsonb_build_object('area', 'stock', 'kind', 'wine', 'id', b.id,
    'who', jsonb_build_object('stok_user_on', b.stok_user_on))) FROM before b), '[]'));
      ELSE
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before UNION ALL SELECT * FROM after) SELECT 'stock wine ' || id FROM rows));
        PERFORM note_former(coalesce((SELECT jsonb_agg(jsonb_build_object('area', 'stock', 'kind', 'wine', 'id', b.id,
    'who', jsonb_build_object('stok_user_on', b.stok_user_on))) FROM before b JOIN after a USING (id)
    WHERE jsonb_build_object('area', 'stock', 'kind', 'wine', 'id', b.id,
    'who', jsonb_build_object('stok_user_on', b.stok_user_on)) <> jsonb_build_object('area', 'stock', 'kind', 'wine', 'id', a.id,
    'who', jsonb_build_object('stok_user_on', a.stok_user_on))), '[]'));
      END IF;
      RETURN NULL;
    END $function$
;

CREATE OR REPLACE FUNCTION public.note_stok_islem()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM after) SELECT 'stock wine ' || stok_id FROM rows));
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before) SELECT 'stock wine ' || stok_id FROM rows));
        
      ELSE
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before UNION ALL SELECT * FROM after) SELECT 'stock wine ' || stok_id FROM rows));
        
      END IF;
      RETURN NULL;
    END $function$
;

CREATE OR REPLACE FUNCTION public.note_tax_rate()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO tax_rates (country_code, rate, valid_from) VALUES (NEW.country_code, NEW.tax_rate, '1900-01-01');
  ELSIF NEW.tax_rate IS DISTINCT FROM tax_rate_on(NEW.country_code, business_today()) THEN
    INSERT INTO tax_rates (country_code, rate, valid_from) VALUES (NEW.country_code, NEW.tax_rate, business_today())
    ON CONFLICT (country_code, valid_from) DO UPDATE SET rate = excluded.rate;
  END IF;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.note_users()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    PERFORM note_area(TG_ARGV[0]);
  ELSIF EXISTS (SELECT FROM before b JOIN after a USING (id) WHERE a.version <> b.version) THEN
    PERFORM note_area(TG_ARGV[0]);
  END IF;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.note_withdrawals()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM after) SELECT 'orders order ' || sip_id FROM rows));
      ELSIF TG_OP = 'DELETE' THEN
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before) SELECT 'orders order ' || sip_id FROM rows));
        
      ELSE
        PERFORM note_records(ARRAY(WITH rows AS (SELECT * FROM before UNION ALL SELECT * FROM after) SELECT 'orders order ' || sip_id FROM rows));
        
      END IF;
      RETURN NULL;
    END $function$
;

CREATE OR REPLACE FUNCTION public.note_write()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM note_area(TG_ARGV[0]);
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.number_prefix(prefix text, year integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN replace(replace(prefix, '{YYYY}'::text, (year)::text), '{YY}'::text, "right"((year)::text, 2))
;

CREATE OR REPLACE FUNCTION public.number_text(prefix text, width integer, year integer, number integer)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN (number_prefix(prefix, year) || lpad((number)::text, GREATEST(width, length((number)::text)), '0'::text))
;

CREATE OR REPLACE FUNCTION public.order_facts(o siparisler)
 RETURNS TABLE(fact text, day date, per_id integer, bayi_id integer, item integer, word text, adet integer, brut numeric, net numeric, extra integer)
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT 'ordered'::text,
     (((order_facts.o).s_tar AT TIME ZONE 'Europe/Berlin'::text))::date AS timezone,
     (order_facts.o).per_id AS per_id,
     (order_facts.o).bayi_id AS bayi_id,
     (((((((
         CASE (order_facts.o).sd_cancel_on
             WHEN '1'::text THEN 1
             ELSE 0
         END +
         CASE (order_facts.o).fd_fon
             WHEN '1'::text THEN 2
             ELSE 0
         END) +
         CASE (order_facts.o).f_close
             WHEN '1'::text THEN 4
             ELSE 0
         END) +
         CASE (order_facts.o).sd_onaylama
             WHEN '1'::text THEN 8
             ELSE 0
         END) +
         CASE (order_facts.o).sd_uyari_1_is
             WHEN '1'::text THEN 16
             ELSE 0
         END) +
         CASE (order_facts.o).sd_uyari_2_is
             WHEN '1'::text THEN 32
             ELSE 0
         END) +
         CASE (order_facts.o).sd_uyari_3_is
             WHEN '1'::text THEN 64
             ELSE 0
         END) + (128 * (order_facts.o).f_ytakip)),
         CASE
             WHEN (((order_facts.o).sd_cancel_on)::text = '1'::text) THEN COALESCE((order_facts.o).f_ip_neden, ''::text)
             ELSE ''::text
         END AS "case",
     1,
     (order_facts.o).s_g_toplam AS s_g_toplam,
     (((order_facts.o).s_g_toplam)::numeric - ((order_facts.o).s_kdv)::numeric),
     0
   WHERE ((order_facts.o).s_is_teklif = 0)
 UNION ALL
  SELECT d.fact,
     d.day,
     d.per_id,
     (order_facts.o).bayi_id AS bayi_id,
     d.item,
     d.word,
     1,
     ((d.sign)::numeric * ((order_facts.o).s_g_toplam)::numeric),
     ((d.sign)::numeric * (((order_facts.o).s_g_toplam)::numeric - ((order_facts.o).s_kdv)::numeric)),
     d.days
    FROM ( SELECT f.fact,
             k.day,
                 CASE f.fact
                     WHEN 'country'::text THEN 0
                     ELSE (order_facts.o).per_id
                 END AS per_id,
                 CASE f.fact
                     WHEN 'country'::text THEN k.item
                     ELSE (k.item + document_flags(order_facts.o))
                 END AS item,
                 CASE
                     WHEN (f.fact = 'country'::text) THEN COALESCE((order_facts.o).cus_country_code, 'DE'::text)
                     WHEN ((order_facts.o).s_is_teklif = 2) THEN ''::text
                     ELSE to_char(((order_facts.o).s_tar AT TIME ZONE 'Europe/Berlin'::text), 'YYYY-MM-01'::text)
                 END AS word,
                 CASE (order_facts.o).s_is_teklif
                     WHEN 2 THEN '-1'::integer
                     ELSE 1
                 END AS sign,
                 CASE f.fact
                     WHEN 'paid'::text THEN COALESCE(((order_facts.o).f_odeme_tar - (order_facts.o).f_tarih), 0)
                     ELSE 0
                 END AS days
            FROM (( VALUES ('turnover'::text,0), ('turnover'::text,1), ('country'::text,0), ('country'::text,1), ('paid'::text,0)) f(fact, item)
              CROSS JOIN LATERAL ( SELECT f.item,
                         CASE
                             WHEN (f.fact = 'paid'::text) THEN
                             CASE (order_facts.o).f_close
                                 WHEN '1'::text THEN (order_facts.o).f_odeme_tar
                                 ELSE NULL::date
                             END
                             WHEN (f.item = 0) THEN (order_facts.o).f_tarih
                             WHEN (((order_facts.o).sd_cancel_on)::text = '1'::text) THEN (order_facts.o).sd_iptal_tar
                             ELSE NULL::date
                         END AS day) k)) d
   WHERE ((((order_facts.o).fd_fon)::text = '1'::text) AND ((order_facts.o).s_is_teklif = ANY (ARRAY[0, 2])) AND (d.day IS NOT NULL))
 UNION ALL
  SELECT 'open'::text,
     COALESCE((order_facts.o).f_tarih, (((order_facts.o).s_tar AT TIME ZONE 'Europe/Berlin'::text))::date) AS "coalesce",
     (order_facts.o).per_id AS per_id,
     (order_facts.o).bayi_id AS bayi_id,
     0,
     ''::text,
     1,
     (order_facts.o).s_g_toplam AS s_g_toplam,
     (((order_facts.o).s_g_toplam)::numeric - ((order_facts.o).s_kdv)::numeric),
     0
   WHERE (((order_facts.o).s_is_teklif = 0) AND (((order_facts.o).sd_cancel_on)::text = '0'::text) AND (((order_facts.o).fd_fon)::text = '1'::text) AND (((order_facts.o).f_close)::text = '0'::text) AND (((order_facts.o).f_status)::text = '0'::text) AND ((order_facts.o).f_ytakip = 0))
 UNION ALL
  SELECT d.fact,
     d.day,
     (order_facts.o).per_id AS per_id,
     (order_facts.o).bayi_id AS bayi_id,
     (d.day - d.since),
     ''::text,
     1,
     (order_facts.o).s_g_toplam AS s_g_toplam,
     (((order_facts.o).s_g_toplam)::numeric - ((order_facts.o).s_kdv)::numeric),
     0
    FROM ( VALUES ('invoiced'::text,(order_facts.o).f_tarih,(((order_facts.o).s_tar AT TIME ZONE 'Europe/Berlin'::text))::date), ('settled'::text,
                 CASE
                     WHEN ((((order_facts.o).f_close)::text = '1'::text) AND (((order_facts.o).f_status)::text = '0'::text)) THEN (order_facts.o).f_odeme_tar
                     ELSE NULL::date
                 END,(order_facts.o).f_tarih)) d(fact, day, since)
   WHERE (((order_facts.o).s_is_teklif = 0) AND (((order_facts.o).sd_cancel_on)::text = '0'::text) AND (((order_facts.o).fd_fon)::text = '1'::text) AND (d.day IS NOT NULL) AND (d.since IS NOT NULL))
 UNION ALL
  SELECT 'effort'::text,
     (t.at)::date AS at,
     (order_facts.o).per_id AS per_id,
     (order_facts.o).bayi_id AS bayi_id,
     (EXTRACT(hour FROM t.at))::integer AS "extract",
     'order'::text,
     1,
     (0)::numeric AS "numeric",
     (0)::numeric AS "numeric",
     0
    FROM ( SELECT ((order_facts.o).s_tar AT TIME ZONE 'Europe/Berlin'::text) AS at) t
   WHERE (((order_facts.o).s_is_teklif = 0) AND (((order_facts.o).sd_cancel_on)::text = '0'::text));
END
;

CREATE OR REPLACE FUNCTION public.overdue_amount(invoice integer, total numeric, agreed date, stage_fee numeric)
 RETURNS numeric
 LANGUAGE sql
 STABLE
RETURN (SELECT CASE WHEN ((p.due > (0)::numeric) OR (p.rest = (0)::numeric)) THEN (p.due + GREATEST((0)::numeric, (((m.fee + m."left") + a.filled) - m.brought))) ELSE (0)::numeric END AS "case" FROM (((SELECT COALESCE(sum((cari_islem.borc)::numeric), (0)::numeric) AS brought, (COALESCE(sum((cari_islem.alacak)::numeric) FILTER (WHERE (cari_islem.islem_type = 3)), overdue_amount.stage_fee) + COALESCE(sum((cari_islem.alacak)::numeric) FILTER (WHERE (cari_islem.islem_type = 9)), (0)::numeric)) AS fee, COALESCE(sum((cari_islem.alacak)::numeric) FILTER (WHERE (cari_islem.islem_type = ANY (ARRAY[4, 7]))), (0)::numeric) AS "left" FROM cari_islem WHERE ((cari_islem.s_no = overdue_amount.invoice) AND (cari_islem.iptal_t IS NULL))) m CROSS JOIN (SELECT COALESCE(sum((allocations.tutar)::numeric), (0)::numeric) AS filled FROM allocations WHERE (allocations.sip_id = overdue_amount.invoice)) a) CROSS JOIN LATERAL (SELECT CASE WHEN (count(t.id) > 0) THEN COALESCE(sum(((t.tak_tutar)::numeric - (t.odenen)::numeric)) FILTER (WHERE (t.tak_tar < business_today())), (0)::numeric) WHEN (overdue_amount.agreed < business_today()) THEN (overdue_amount.total - a.filled) ELSE (0)::numeric END AS due, (overdue_amount.total - a.filled) AS rest FROM cus_taksitler t WHERE (t.sip_id = overdue_amount.invoice)) p))
;

CREATE OR REPLACE FUNCTION public.owed_facts(i open_invoices)
 RETURNS TABLE(fact text, day date, per_id integer, bayi_id integer, item integer, word text, adet integer, brut numeric, net numeric, extra integer)
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT 'owed'::text,
     (i).vade_tar AS vade_tar,
     (i).per_id AS per_id,
     (i).bayi_id AS bayi_id,
     0,
     ''::text,
     1,
     ((i).kalan)::numeric AS kalan,
     (0)::numeric AS "numeric",
     0
   WHERE (NOT (i).in_collection);
END
;

CREATE OR REPLACE FUNCTION public.owner_is_there()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.cus_del = '1' THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'INSERT' OR NEW.cus_user IS DISTINCT FROM OLD.cus_user THEN
    PERFORM refuse_who_left(NEW.cus_user);
  END IF;
  IF NEW.rand_user <> 0 AND (TG_OP = 'INSERT' OR NEW.rand_user IS DISTINCT FROM OLD.rand_user) THEN
    PERFORM refuse_who_left(NEW.rand_user);
  END IF;
  RETURN NEW;
END $function$
;

CREATE OR REPLACE FUNCTION public.phone_key(phone text, country text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
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
END $function$
;

CREATE OR REPLACE FUNCTION public.phone_keys(country text, tel1 text, tel2 text, gsm text, private text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
RETURN array_remove(ARRAY[phone_key(tel1, country), phone_key(tel2, country), phone_key(gsm, country), phone_key(private, country)], NULL::text)
;

CREATE OR REPLACE FUNCTION public.phone_parts(country text, phones text[])
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
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
END $function$
;

CREATE OR REPLACE FUNCTION public.phone_spellings(country text, phones text[])
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
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
END $function$
;

CREATE OR REPLACE FUNCTION public.phrase_of(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN TRIM(BOTH FROM regexp_replace(search_fold(words), '[^[:alnum:]]+'::text, ' '::text, 'g'::text))
;

CREATE OR REPLACE FUNCTION public.raise_ref_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  raised integer;
BEGIN
  UPDATE sys_ref_versions SET version = version + 1 WHERE name = TG_TABLE_NAME RETURNING version INTO raised;
  PERFORM pg_notify('ref_versions', json_build_object('name', TG_TABLE_NAME, 'version', raised)::text);
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.raise_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END $function$
;

CREATE OR REPLACE FUNCTION public.receiver_is_there()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'INSERT' OR NEW.reciver_usr <> OLD.reciver_usr THEN
    PERFORM refuse_who_left(NEW.reciver_usr);
  END IF;
  RETURN NEW;
END $function$
;

CREATE OR REPLACE PROCEDURE public.recount_figures()
 LANGUAGE sql
BEGIN ATOMIC
 DELETE FROM changed_buyers;
 DELETE FROM customer_quarters;
 INSERT INTO customer_quarters (cus_id, bayi_id, ilk, later)  SELECT customer_quarters_recount.cus_id,
             customer_quarters_recount.bayi_id,
             customer_quarters_recount.ilk,
             customer_quarters_recount.later
            FROM customer_quarters_recount;
 DELETE FROM customer_turnover;
 INSERT INTO customer_turnover (cus_id, bayi_id, days, adet, brut, net, iptal)  SELECT customer_turnover_recount.cus_id,
             customer_turnover_recount.bayi_id,
             customer_turnover_recount.days,
             customer_turnover_recount.adet,
             customer_turnover_recount.brut,
             customer_turnover_recount.net,
             customer_turnover_recount.iptal
            FROM customer_turnover_recount;
 DELETE FROM figure_deltas;
 DELETE FROM figure_sums;
 INSERT INTO figure_sums (fact, grain, day, per_id, bayi_id, item, word, adet, brut, net, extra)  SELECT f.fact,
             g.grain,
             g.first,
             f.per_id,
             f.bayi_id,
             f.item,
             f.word,
             sum(f.adet) AS sum,
             sum(f.brut) AS sum,
             sum(f.net) AS sum,
             sum(f.extra) AS sum
            FROM (figure_recount f
              CROSS JOIN LATERAL figure_grains(f.day) g(grain, first))
           GROUP BY f.fact, g.grain, g.first, f.per_id, f.bayi_id, f.item, f.word
          HAVING ((sum(f.adet) <> 0) OR (sum(f.brut) <> (0)::numeric) OR (sum(f.net) <> (0)::numeric) OR (sum(f.extra) <> 0))
           ORDER BY f.fact, g.grain, g.first;
END
;

CREATE OR REPLACE FUNCTION public.refresh_customer_activity(customer integer)
 RETURNS void
 LANGUAGE sql
BEGIN ATOMIC
 UPDATE customers SET cus_is_aktive = active.now, reorder_due = active.again
    FROM ( SELECT (
                 CASE
                     WHEN (EXISTS ( SELECT
                        FROM siparisler
                       WHERE ((siparisler.cus_id = refresh_customer_activity.customer) AND (siparisler.s_is_teklif = 0) AND ((siparisler.sd_cancel_on)::text = '0'::text)))) THEN '1'::text
                     ELSE '0'::text
                 END)::flag AS now,
             reorder_day(refresh_customer_activity.customer) AS again) active
   WHERE ((customers.id = refresh_customer_activity.customer) AND (((customers.cus_is_aktive)::text <> (active.now)::text) OR (customers.reorder_due IS DISTINCT FROM active.again)));
END
;

CREATE OR REPLACE FUNCTION public.refresh_marks(customers integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  -- The customers are named for the view as well: it would be read for all of them otherwise.
  DELETE FROM customer_marks m WHERE m.cus_id = ANY (customers)
    AND NOT EXISTS (SELECT FROM marks_of_customers n WHERE n.cus_id = ANY (customers)
      AND n.cus_id = m.cus_id AND n.mark = m.mark AND n.value = m.value);
  INSERT INTO customer_marks (cus_id, mark, value)
  SELECT cus_id, mark, value FROM marks_of_customers WHERE cus_id = ANY (customers) AND value <> '' ORDER BY mark, value, cus_id
  ON CONFLICT DO NOTHING;
  SELECT note_shared_marks(customers);
$function$
;

CREATE OR REPLACE FUNCTION public.refresh_open_invoice(invoice integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  owed record;
BEGIN
  SELECT o.cus_id, o.kalan, o.vade_tar, o.per_id, o.bayi_id, o.f_status <> '0' OR o.f_ytakip <> 0 AS in_collection,
    EXISTS (SELECT FROM cus_taksitler t WHERE t.sip_id = o.id) AS has_parts
  INTO owed FROM siparis_ledger_view o
  WHERE o.id = invoice AND o.s_is_teklif = 0 AND o.fd_fon = '1' AND o.sd_cancel_on = '0' AND o.f_close = '0';
  IF FOUND AND owed.kalan > 0 THEN
    INSERT INTO open_invoices AS i (sip_id, cus_id, kalan, vade_tar, per_id, bayi_id, in_collection, has_parts)
    VALUES (invoice, owed.cus_id, owed.kalan, owed.vade_tar, owed.per_id, owed.bayi_id, owed.in_collection, owed.has_parts)
    ON CONFLICT (sip_id) DO UPDATE SET cus_id = excluded.cus_id, kalan = excluded.kalan, vade_tar = excluded.vade_tar,
      per_id = excluded.per_id, bayi_id = excluded.bayi_id, in_collection = excluded.in_collection, has_parts = excluded.has_parts
    WHERE (i.cus_id, i.kalan, i.vade_tar, i.per_id, i.bayi_id, i.in_collection, i.has_parts) IS DISTINCT FROM
      (excluded.cus_id, excluded.kalan, excluded.vade_tar, excluded.per_id, excluded.bayi_id, excluded.in_collection,
        excluded.has_parts);
  ELSE
    DELETE FROM open_invoices WHERE sip_id = invoice;
  END IF;
END $function$
;

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $function$
;

CREATE OR REPLACE FUNCTION public.refuse_who_left(person integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
DECLARE
  has_left boolean;
BEGIN
  SELECT user_level > 0 AND (sil = '1' OR (blocked = '1' AND failed_login_try_count = 0)) INTO has_left
  FROM sys_users WHERE id = person FOR SHARE;
  IF has_left THEN
    RAISE EXCEPTION 'user % has left', person USING ERRCODE = 'WK002';
  END IF;
END $function$
;

CREATE OR REPLACE FUNCTION public.reminder_fee(second_sent text, third_sent text, second_fee numeric, third_fee numeric)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE
RETURN CASE WHEN (third_sent = '1'::text) THEN COALESCE(third_fee, (0)::numeric) WHEN (second_sent = '1'::text) THEN COALESCE(second_fee, (0)::numeric) ELSE (0)::numeric END
;

CREATE OR REPLACE FUNCTION public.reorder_day(customer integer)
 RETURNS date
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT
         CASE
             WHEN ((count(*) >= 3) AND (((((max(siparisler.s_tar))::date - (min(siparisler.s_tar))::date) / (count(*) - 1)) >= 7) AND ((((max(siparisler.s_tar))::date - (min(siparisler.s_tar))::date) / (count(*) - 1)) <= 365))) THEN ((max(siparisler.s_tar))::date + ((((max(siparisler.s_tar))::date - (min(siparisler.s_tar))::date) / (count(*) - 1)))::integer)
             ELSE NULL::date
         END AS "case"
    FROM siparisler
   WHERE ((siparisler.cus_id = reorder_day.customer) AND (siparisler.s_is_teklif = 0) AND ((siparisler.sd_cancel_on)::text = '0'::text));
END
;

CREATE OR REPLACE FUNCTION public.reserve_line()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM reservations WHERE line_id = NEW.id;
  END IF;
  -- The lock waits for whoever is just cancelling or sending the order.
  INSERT INTO reservations SELECT NEW.id, NEW.sip_id, NEW.stk_id, NEW.stk_adet
    FROM (SELECT * FROM siparisler WHERE id = NEW.sip_id FOR SHARE) o
    WHERE holds_bottles(o.s_is_teklif, o.sd_cancel_on, o.sd_gonderi_status);
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.reserve_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF holds_bottles(NEW.s_is_teklif, NEW.sd_cancel_on, NEW.sd_gonderi_status) THEN
    INSERT INTO reservations SELECT id, sip_id, stk_id, stk_adet FROM siparis_icerik WHERE sip_id = NEW.id;
  ELSE
    DELETE FROM reservations WHERE sip_id = NEW.id;
  END IF;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.seal_audit(up_to bigint)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
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
END $function$
;

CREATE OR REPLACE FUNCTION public.search_fold(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(unaccent('unaccent'::regdictionary, value))
;

CREATE OR REPLACE FUNCTION public.set_counter(range_kind text, of_year integer, number integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (SELECT FROM number_ranges WHERE kind = range_kind AND yearly = '1') THEN
    INSERT INTO fatura_sayac_yil VALUES (range_kind, of_year, number)
    ON CONFLICT (name, year) DO UPDATE SET last = excluded.last;
  ELSE
    UPDATE fatura_sayac SET last = number WHERE name = range_kind;
  END IF;
END $function$
;

CREATE OR REPLACE FUNCTION public.setting_default(setting text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE setting WHEN 'commission_when'::text THEN 'paid'::text WHEN 'debit_safe_weeks'::text THEN '8'::text ELSE NULL::text END
;

CREATE OR REPLACE FUNCTION public.sum_up_ledger()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO stock_levels AS s VALUES (NEW.stok_id, NEW.giren, NEW.cikan)
  ON CONFLICT (stok_id) DO UPDATE SET giren = s.giren + EXCLUDED.giren, cikan = s.cikan + EXCLUDED.cikan;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.take_from_levels()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE stock_levels SET giren = giren - OLD.giren, cikan = cikan - OLD.cikan WHERE stok_id = OLD.stok_id;
  DELETE FROM stock_levels WHERE stok_id = OLD.stok_id AND giren = 0 AND cikan = 0;
  RETURN NULL;
END $function$
;

CREATE OR REPLACE FUNCTION public.tax_rate_on(country text, day date)
 RETURNS numeric
 LANGUAGE sql
 STABLE
RETURN (SELECT tax_rates.rate FROM tax_rates WHERE ((tax_rates.country_code = tax_rate_on.country) AND (tax_rates.valid_from <= tax_rate_on.day)) ORDER BY tax_rates.valid_from DESC LIMIT 1)
;

CREATE OR REPLACE FUNCTION public.undialable_phones(country text, phones text[])
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
AS $function$
DECLARE
  broken text;
  phone text;
BEGIN
  FOREACH phone IN ARRAY phones LOOP
    CONTINUE WHEN phone IS NULL OR btrim(phone) = '' OR public.dial_number(country, phone) IS NOT NULL;
    broken := concat_ws(', ', broken, btrim(phone));
  END LOOP;
  RETURN broken;
END $function$
;

CREATE OR REPLACE FUNCTION public.upcoming_number(range_kind text, day date, OUT year integer, OUT next integer, OUT number text)
 RETURNS record
 LANGUAGE sql
 STABLE
AS $function$
  SELECT years.year, upcoming.next, number_text(r.prefix, r.width, years.year, upcoming.next)
  FROM number_ranges r
  CROSS JOIN (SELECT extract(year FROM day)::integer AS year) years
  CROSS JOIN LATERAL (
    SELECT (CASE
      WHEN r.kind = 'customer' THEN (SELECT last_value + is_called::integer FROM customers_id_seq)
      WHEN r.kind = 'slip' THEN (SELECT last_value + is_called::integer FROM prim_odeme_fis_id_seq)
      WHEN r.yearly = '1' THEN 1 + coalesce(
        (SELECT y.last FROM fatura_sayac_yil y WHERE y.name = r.kind AND y.year = years.year),
        highest_number(r.kind, number_prefix(r.prefix, years.year)))
      ELSE (SELECT c.last + 1 FROM fatura_sayac c WHERE c.name = r.kind)
    END)::integer AS next
  ) upcoming
  WHERE r.kind = range_kind
$function$
;

CREATE OR REPLACE FUNCTION public.used_of_credit_note(credit_note integer)
 RETURNS numeric
 LANGUAGE sql
 STABLE
RETURN ((SELECT COALESCE(sum((m.alacak)::numeric), (0)::numeric) AS "coalesce" FROM cari_islem m WHERE ((m.s_no = used_of_credit_note.credit_note) AND (m.iptal_t IS NULL))) + (SELECT COALESCE(sum((m.borc)::numeric), (0)::numeric) AS "coalesce" FROM cari_islem m WHERE ((m.kaynak_id = used_of_credit_note.credit_note) AND (m.iptal_t IS NULL))))
;

CREATE OR REPLACE PROCEDURE public.watch_reference(IN table_name text)
 LANGUAGE plpgsql
AS $procedure$
BEGIN
  INSERT INTO sys_ref_versions (name) VALUES (table_name);
  EXECUTE format('CREATE TRIGGER raise_ref_version AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version()', table_name);
END $procedure$
;

CREATE OR REPLACE PROCEDURE public.watch_table(IN name text)
 LANGUAGE plpgsql
AS $procedure$
BEGIN
  EXECUTE format('CREATE TRIGGER raise_version BEFORE UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION raise_version()', name);
  EXECUTE format('CREATE TRIGGER audit_row AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION audit_row()', name);
END $procedure$
;

CREATE OR REPLACE FUNCTION public.word_starts(words text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ARRAY(SELECT DISTINCT "left"(word.word, letters.letters) AS "left" FROM unnest(string_to_array(word_starts.words, ' '::text)) word(word), generate_series(1, 2) letters(letters) WHERE (word.word <> ''::text))
;

CREATE OR REPLACE FUNCTION public.write_slip_number()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  SELECT number_text(prefix, width, extract(year FROM NEW.islem_tar)::integer, NEW.id) INTO NEW.fis_no
  FROM number_ranges WHERE kind = 'slip';
  RETURN NEW;
END $function$
;

CREATE OR REPLACE FUNCTION public.written_records()
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
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
$function$
;

-- Triggers

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.allocations FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER fill_instalment AFTER INSERT OR DELETE ON public.allocations FOR EACH ROW EXECUTE FUNCTION fill_instalment();

CREATE TRIGGER note_delete AFTER DELETE ON public.allocations REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_allocations('orders');

CREATE TRIGGER note_insert AFTER INSERT ON public.allocations REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_allocations('orders');

CREATE TRIGGER note_update AFTER UPDATE ON public.allocations REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_allocations('orders');

CREATE TRIGGER audit_sets_append_only BEFORE DELETE OR UPDATE ON public.audit_sets FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER audit_sets_never_emptied BEFORE TRUNCATE ON public.audit_sets FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER keep_newest_head AFTER INSERT ON public.audit_sets FOR EACH STATEMENT EXECUTE FUNCTION keep_newest_head('audit');

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.backups FOR EACH STATEMENT EXECUTE FUNCTION note_write('backups');

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.bank_accounts FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.bank_accounts FOR EACH STATEMENT EXECUTE FUNCTION note_write('bank');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.bank_accounts FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.bank_bulks FOR EACH STATEMENT EXECUTE FUNCTION note_write('bank');

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.bank_entries FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.bank_entries FOR EACH STATEMENT EXECUTE FUNCTION note_write('bank');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.bank_entries FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.bank_imports FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.bank_imports FOR EACH STATEMENT EXECUTE FUNCTION note_write('bank');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.bank_imports FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.bank_repeats FOR EACH STATEMENT EXECUTE FUNCTION note_write('bank');

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.bank_statements FOR EACH STATEMENT EXECUTE FUNCTION note_write('bank');

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.bayi_cari FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER keep_first_rate AFTER INSERT ON public.bayi_cari FOR EACH ROW EXECUTE FUNCTION keep_rate();

CREATE TRIGGER keep_rate AFTER UPDATE ON public.bayi_cari FOR EACH ROW WHEN ((old.yuzde <> new.yuzde)) EXECUTE FUNCTION keep_rate();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.bayi_cari FOR EACH STATEMENT EXECUTE FUNCTION note_write('definitions');

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.bayi_cari FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.bayi_cari FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER keep_issued_document BEFORE DELETE OR UPDATE ON public.belge_arsiv FOR EACH ROW EXECUTE FUNCTION keep_issued_document();

CREATE TRIGGER note_delete AFTER DELETE ON public.belge_arsiv REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_belge_arsiv('orders');

CREATE TRIGGER note_insert AFTER INSERT ON public.belge_arsiv REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_belge_arsiv('orders');

CREATE TRIGGER note_update AFTER UPDATE ON public.belge_arsiv REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_belge_arsiv('orders');

CREATE TRIGGER note_delete AFTER DELETE ON public.bottle_holds REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_bottle_holds('holds');

CREATE TRIGGER note_insert AFTER INSERT ON public.bottle_holds REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_bottle_holds('holds');

CREATE TRIGGER note_update AFTER UPDATE ON public.bottle_holds REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_bottle_holds('holds');

CREATE TRIGGER note_delete AFTER DELETE ON public.call_decisions REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_call_decisions('calls');

CREATE TRIGGER note_insert AFTER INSERT ON public.call_decisions REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_call_decisions('calls');

CREATE TRIGGER note_update AFTER UPDATE ON public.call_decisions REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_call_decisions('calls');

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.call_preferences FOR EACH STATEMENT EXECUTE FUNCTION note_write('calls');

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.call_requests FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER customer_is_there BEFORE INSERT OR UPDATE OF cus_id ON public.call_requests FOR EACH ROW EXECUTE FUNCTION customer_is_there();

CREATE TRIGGER note_delete AFTER DELETE ON public.call_requests REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_call_requests('customers');

CREATE TRIGGER note_insert AFTER INSERT ON public.call_requests REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_call_requests('customers');

CREATE TRIGGER note_update AFTER UPDATE ON public.call_requests REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_call_requests('customers');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.call_requests FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.calls FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER customer_is_there BEFORE INSERT OR UPDATE OF cus_id ON public.calls FOR EACH ROW EXECUTE FUNCTION customer_is_there();

CREATE TRIGGER note_delete AFTER DELETE ON public.calls REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_calls('calls');

CREATE TRIGGER note_insert AFTER INSERT ON public.calls REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_calls('calls');

CREATE TRIGGER note_update AFTER UPDATE ON public.calls REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_calls('calls');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.calls FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.cari_islem FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER begin_set_off AFTER INSERT ON public.cari_islem FOR EACH ROW WHEN (((new.islem_type = 5) AND (new.iptal_t IS NULL))) EXECUTE FUNCTION follow_set_off();

CREATE TRIGGER end_set_off AFTER UPDATE OF iptal_t ON public.cari_islem FOR EACH ROW WHEN (((new.islem_type = 5) AND ((old.iptal_t IS NULL) <> (new.iptal_t IS NULL)))) EXECUTE FUNCTION follow_set_off();

CREATE TRIGGER follow_open_ledger AFTER INSERT OR UPDATE ON public.cari_islem FOR EACH ROW EXECUTE FUNCTION follow_open_ledger();

CREATE TRIGGER keep_ledger BEFORE UPDATE ON public.cari_islem FOR EACH ROW EXECUTE FUNCTION keep_ledger();

CREATE TRIGGER keep_ledger_row BEFORE DELETE ON public.cari_islem FOR EACH ROW WHEN ((NOT is_undoing(old.data_in_id))) EXECUTE FUNCTION keep_ledger();

CREATE TRIGGER note_delete AFTER DELETE ON public.cari_islem REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_cari_islem('orders');

CREATE TRIGGER note_insert AFTER INSERT ON public.cari_islem REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_cari_islem('orders');

CREATE TRIGGER note_update AFTER UPDATE ON public.cari_islem REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_cari_islem('orders');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.cari_islem FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER chat_messages_keep BEFORE UPDATE ON public.chat_messages FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER drop_chat_file AFTER DELETE ON public.chat_messages FOR EACH ROW WHEN ((old.file_id IS NOT NULL)) EXECUTE FUNCTION drop_chat_file();

CREATE TRIGGER keep_commission_statement BEFORE DELETE OR UPDATE ON public.commission_statements FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.commission_statements FOR EACH STATEMENT EXECUTE FUNCTION note_write('commissions');

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.company_settings FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.company_settings FOR EACH STATEMENT EXECUTE FUNCTION note_write('settings');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.company_settings FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER chain_consent_entry BEFORE INSERT ON public.consent_entries FOR EACH ROW EXECUTE FUNCTION chain_consent_entry();

CREATE TRIGGER keep_consent_entries BEFORE TRUNCATE ON public.consent_entries FOR EACH STATEMENT EXECUTE FUNCTION keep_consent_entry();

CREATE TRIGGER keep_consent_entry BEFORE DELETE OR UPDATE ON public.consent_entries FOR EACH ROW EXECUTE FUNCTION keep_consent_entry();

CREATE TRIGGER keep_newest_head AFTER INSERT ON public.consent_entries FOR EACH STATEMENT EXECUTE FUNCTION keep_newest_head('consents');

CREATE TRIGGER note_delete AFTER DELETE ON public.consent_entries REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_consent_entries('calls');

CREATE TRIGGER note_insert AFTER INSERT ON public.consent_entries REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_consent_entries('calls');

CREATE TRIGGER note_update AFTER UPDATE ON public.consent_entries REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_consent_entries('calls');

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.cus_adress FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER begin_marks AFTER INSERT ON public.cus_adress REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION follow_marks_of_customers();

CREATE TRIGGER customer_is_there BEFORE INSERT OR UPDATE OF cus_id ON public.cus_adress FOR EACH ROW EXECUTE FUNCTION customer_is_there();

CREATE TRIGGER end_marks AFTER DELETE ON public.cus_adress REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION follow_marks_of_customers();

CREATE TRIGGER follow_marks AFTER UPDATE ON public.cus_adress FOR EACH ROW WHEN ((((old.cus_id IS DISTINCT FROM new.cus_id) OR (old.pk IS DISTINCT FROM new.pk)) OR ((old.sil)::text IS DISTINCT FROM (new.sil)::text))) EXECUTE FUNCTION follow_mark_changes();

CREATE TRIGGER note_delete AFTER DELETE ON public.cus_adress REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_cus_adress('customers');

CREATE TRIGGER note_insert AFTER INSERT ON public.cus_adress REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_cus_adress('customers');

CREATE TRIGGER note_update AFTER UPDATE ON public.cus_adress REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_cus_adress('customers');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.cus_adress FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.cus_dnd FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.cus_files FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER customer_is_there BEFORE INSERT OR UPDATE OF cus_id ON public.cus_files FOR EACH ROW EXECUTE FUNCTION customer_is_there();

CREATE TRIGGER note_delete AFTER DELETE ON public.cus_files REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_cus_files('customers');

CREATE TRIGGER note_insert AFTER INSERT ON public.cus_files REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_cus_files('customers');

CREATE TRIGGER note_update AFTER UPDATE ON public.cus_files REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_cus_files('customers');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.cus_files FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.cus_taksitler FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER begin_or_end_instalment AFTER INSERT OR DELETE ON public.cus_taksitler FOR EACH ROW EXECUTE FUNCTION follow_open_instalment();

CREATE TRIGGER follow_open_instalment AFTER UPDATE OF sip_id, tak_tar, odeme ON public.cus_taksitler FOR EACH ROW WHEN ((((old.sip_id IS DISTINCT FROM new.sip_id) OR (old.tak_tar IS DISTINCT FROM new.tak_tar)) OR ((old.odeme)::text IS DISTINCT FROM (new.odeme)::text))) EXECUTE FUNCTION follow_open_instalment();

CREATE TRIGGER note_delete AFTER DELETE ON public.cus_taksitler REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_cus_taksitler('orders');

CREATE TRIGGER note_insert AFTER INSERT ON public.cus_taksitler REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_cus_taksitler('orders');

CREATE TRIGGER note_update AFTER UPDATE ON public.cus_taksitler REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_cus_taksitler('orders');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.cus_taksitler FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER begin_or_end_figures AFTER INSERT OR DELETE ON public.customer_draws FOR EACH ROW EXECUTE FUNCTION keep_draw_figures();

CREATE TRIGGER keep_figures AFTER UPDATE OF user_id, bayi_id, at ON public.customer_draws FOR EACH ROW WHEN ((((old.user_id IS DISTINCT FROM new.user_id) OR (old.bayi_id IS DISTINCT FROM new.bayi_id)) OR (old.at IS DISTINCT FROM new.at))) EXECUTE FUNCTION keep_draw_figures();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.customer_ibans FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_delete AFTER DELETE ON public.customer_ibans REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_customer_ibans('bank');

CREATE TRIGGER note_insert AFTER INSERT ON public.customer_ibans REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_customer_ibans('bank');

CREATE TRIGGER note_update AFTER UPDATE ON public.customer_ibans REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_customer_ibans('bank');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.customer_ibans FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.customer_merges FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.customer_merges FOR EACH STATEMENT EXECUTE FUNCTION note_write('customers');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.customer_merges FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER note_delete AFTER DELETE ON public.customer_presence REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_presence('presence');

CREATE TRIGGER note_insert AFTER INSERT ON public.customer_presence REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_presence('presence');

CREATE TRIGGER note_update AFTER UPDATE ON public.customer_presence REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_presence('presence');

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.customer_transfers FOR EACH STATEMENT EXECUTE FUNCTION note_write('customers');

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.customers FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER begin_marks AFTER INSERT ON public.customers REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION follow_marks_of_customers();

CREATE TRIGGER default_customer_code BEFORE INSERT OR UPDATE OF cus_code ON public.customers FOR EACH ROW WHEN ((new.cus_code IS NULL)) EXECUTE FUNCTION default_customer_code();

CREATE TRIGGER end_open_of_gone BEFORE UPDATE OF cus_del ON public.customers FOR EACH ROW WHEN ((((new.cus_del)::text = '1'::text) AND ((old.cus_del)::text = '0'::text) AND (new.merged_into IS NULL))) EXECUTE FUNCTION end_open_of_gone();

CREATE TRIGGER follow_marks AFTER UPDATE ON public.customers FOR EACH ROW WHEN (((((((((((((old.cus_del)::text IS DISTINCT FROM (new.cus_del)::text) OR (old.cus_country_code IS DISTINCT FROM new.cus_country_code)) OR (old.cus_tel1 IS DISTINCT FROM new.cus_tel1)) OR (old.cus_tel2 IS DISTINCT FROM new.cus_tel2)) OR (old.cus_gsm IS DISTINCT FROM new.cus_gsm)) OR (old.cus_private IS DISTINCT FROM new.cus_private)) OR (old.cus_email IS DISTINCT FROM new.cus_email)) OR (old.cus_bank_iban IS DISTINCT FROM new.cus_bank_iban)) OR (old.cus_name IS DISTINCT FROM new.cus_name)) OR (old.cus_surname IS DISTINCT FROM new.cus_surname)) OR (old.cus_firm IS DISTINCT FROM new.cus_firm))) EXECUTE FUNCTION follow_mark_changes();

CREATE TRIGGER note_delete AFTER DELETE ON public.customers REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_customers('customers');

CREATE TRIGGER note_insert AFTER INSERT ON public.customers REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_customers('customers');

CREATE TRIGGER note_update AFTER UPDATE ON public.customers REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_customers('customers');

CREATE TRIGGER owner_is_there BEFORE INSERT OR UPDATE OF cus_user, rand_user ON public.customers FOR EACH ROW EXECUTE FUNCTION owner_is_there();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.customers FOR EACH ROW WHEN ((NOT ((new.cus_random IS DISTINCT FROM old.cus_random) OR (new.cus_random_user IS DISTINCT FROM old.cus_random_user) OR (new.cus_end_contact IS DISTINCT FROM old.cus_end_contact) OR (new.reorder_due IS DISTINCT FROM old.reorder_due) OR ((new.cus_is_aktive)::text IS DISTINCT FROM (old.cus_is_aktive)::text)))) EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE OF state ON public.data_in_runs FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.data_in_runs FOR EACH STATEMENT EXECUTE FUNCTION note_write('data_in');

CREATE TRIGGER raise_version BEFORE UPDATE OF state ON public.data_in_runs FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER note_delete AFTER DELETE ON public.debit_items REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_debit_items('bank');

CREATE TRIGGER note_insert AFTER INSERT ON public.debit_items REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_debit_items('bank');

CREATE TRIGGER note_update AFTER UPDATE ON public.debit_items REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_debit_items('bank');

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.debit_runs FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.debit_runs FOR EACH STATEMENT EXECUTE FUNCTION note_write('bank');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.debit_runs FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.erasure_journal FOR EACH STATEMENT EXECUTE FUNCTION note_write('backups');

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.firma_bilgileri FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.firma_bilgileri FOR EACH STATEMENT EXECUTE FUNCTION note_write('definitions');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.firma_bilgileri FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.gorevler FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_delete AFTER DELETE ON public.gorevler REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_gorevler('tasks');

CREATE TRIGGER note_insert AFTER INSERT ON public.gorevler REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_gorevler('tasks');

CREATE TRIGGER note_update AFTER UPDATE ON public.gorevler REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_gorevler('tasks');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.gorevler FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER receiver_is_there BEFORE INSERT OR UPDATE OF reciver_usr ON public.gorevler FOR EACH ROW EXECUTE FUNCTION receiver_is_there();

CREATE TRIGGER customer_is_there BEFORE INSERT OR UPDATE OF cus_id ON public.hold_drafts FOR EACH ROW EXECUTE FUNCTION customer_is_there();

CREATE TRIGGER note_delete AFTER DELETE ON public.hold_drafts REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_hold_drafts('holds');

CREATE TRIGGER note_insert AFTER INSERT ON public.hold_drafts REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_hold_drafts('holds');

CREATE TRIGGER note_update AFTER UPDATE ON public.hold_drafts REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_hold_drafts('holds');

CREATE TRIGGER note_delete AFTER DELETE ON public.incoming_calls REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_incoming_calls('calls');

CREATE TRIGGER note_insert AFTER INSERT ON public.incoming_calls REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_incoming_calls('calls');

CREATE TRIGGER note_update AFTER UPDATE ON public.incoming_calls REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_incoming_calls('calls');

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.kargo_cikti FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_delete AFTER DELETE ON public.kargo_cikti REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_kargo_cikti('shipping');

CREATE TRIGGER note_insert AFTER INSERT ON public.kargo_cikti REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_kargo_cikti('shipping');

CREATE TRIGGER note_update AFTER UPDATE ON public.kargo_cikti REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_kargo_cikti('shipping');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.kargo_cikti FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.kargo_sirketi FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.kargo_sirketi FOR EACH STATEMENT EXECUTE FUNCTION note_write('definitions');

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.kargo_sirketi FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.kargo_sirketi FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER kept_heads_never_emptied BEFORE TRUNCATE ON public.kept_heads FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER kept_heads_of_days BEFORE DELETE OR UPDATE ON public.kept_heads FOR EACH ROW WHEN ((old.day IS NOT NULL)) EXECUTE FUNCTION refuse_change();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.konusma_metin FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.konusma_metin FOR EACH STATEMENT EXECUTE FUNCTION note_write('definitions');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.konusma_metin FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.list_views FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.list_views FOR EACH STATEMENT EXECUTE FUNCTION note_write('views');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.list_views FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER note_delete AFTER DELETE ON public.mail_outbox REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_mail_outbox('mail');

CREATE TRIGGER note_insert AFTER INSERT ON public.mail_outbox REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_mail_outbox('mail');

CREATE TRIGGER note_update AFTER UPDATE ON public.mail_outbox REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_mail_outbox('mail');

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.mandates FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER customer_is_there BEFORE INSERT OR UPDATE OF cus_id ON public.mandates FOR EACH ROW EXECUTE FUNCTION customer_is_there();

CREATE TRIGGER note_delete AFTER DELETE ON public.mandates REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_mandates('bank');

CREATE TRIGGER note_insert AFTER INSERT ON public.mandates REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_mandates('bank');

CREATE TRIGGER note_update AFTER UPDATE ON public.mandates REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_mandates('bank');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.mandates FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.musteri_gorusme FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER begin_or_end_figures AFTER INSERT OR DELETE ON public.musteri_gorusme FOR EACH ROW EXECUTE FUNCTION keep_call_figures();

CREATE TRIGGER customer_is_there BEFORE INSERT OR UPDATE OF cus_id ON public.musteri_gorusme FOR EACH ROW EXECUTE FUNCTION customer_is_there();

CREATE TRIGGER keep_dealer BEFORE INSERT ON public.musteri_gorusme FOR EACH ROW EXECUTE FUNCTION keep_dealer_of_person();

CREATE TRIGGER keep_figures AFTER UPDATE OF per_id, bayi_id, sts, zaman ON public.musteri_gorusme FOR EACH ROW WHEN (((((old.per_id IS DISTINCT FROM new.per_id) OR (old.bayi_id IS DISTINCT FROM new.bayi_id)) OR (old.sts IS DISTINCT FROM new.sts)) OR (old.zaman IS DISTINCT FROM new.zaman))) EXECUTE FUNCTION keep_call_figures();

CREATE TRIGGER note_delete AFTER DELETE ON public.musteri_gorusme REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_musteri_gorusme('customers');

CREATE TRIGGER note_insert AFTER INSERT ON public.musteri_gorusme REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_musteri_gorusme('customers');

CREATE TRIGGER note_update AFTER UPDATE ON public.musteri_gorusme REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_musteri_gorusme('customers');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.musteri_gorusme FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.number_ranges FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.number_ranges FOR EACH STATEMENT EXECUTE FUNCTION note_write('settings');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.number_ranges FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.odeme_tipleri FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.odeme_tipleri FOR EACH STATEMENT EXECUTE FUNCTION note_write('definitions');

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.odeme_tipleri FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.odeme_tipleri FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER keep_figures AFTER INSERT OR DELETE OR UPDATE ON public.open_invoices FOR EACH ROW EXECUTE FUNCTION keep_owed_figures();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.payee_accounts FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.payee_accounts FOR EACH STATEMENT EXECUTE FUNCTION note_write('commissions');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.payee_accounts FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.personel_odeme FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER keep_dealer BEFORE INSERT ON public.personel_odeme FOR EACH ROW EXECUTE FUNCTION keep_dealer_of_person();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.personel_odeme FOR EACH STATEMENT EXECUTE FUNCTION note_write('commissions');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.personel_odeme FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.phone_systems FOR EACH STATEMENT EXECUTE FUNCTION note_write('calls');

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.prim_odeme_fis FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.prim_odeme_fis FOR EACH STATEMENT EXECUTE FUNCTION note_write('commissions');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.prim_odeme_fis FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER write_slip_number BEFORE INSERT ON public.prim_odeme_fis FOR EACH ROW WHEN ((new.fis_no = ''::text)) EXECUTE FUNCTION write_slip_number();

CREATE TRIGGER follow_advance AFTER INSERT OR DELETE OR UPDATE ON public.prim_odeme_fis_avans FOR EACH ROW EXECUTE FUNCTION follow_advance();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.prim_odeme_fis_avans FOR EACH STATEMENT EXECUTE FUNCTION note_write('commissions');

CREATE TRIGGER follow_commission AFTER INSERT ON public.prim_odeme_fis_siparis REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_commission();

CREATE TRIGGER follow_commission_back AFTER DELETE ON public.prim_odeme_fis_siparis REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_commission();

CREATE TRIGGER note_delete AFTER DELETE ON public.prim_odeme_fis_siparis REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_prim_odeme_fis_siparis('commissions');

CREATE TRIGGER note_insert AFTER INSERT ON public.prim_odeme_fis_siparis REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_prim_odeme_fis_siparis('commissions');

CREATE TRIGGER note_update AFTER UPDATE ON public.prim_odeme_fis_siparis REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_prim_odeme_fis_siparis('commissions');

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.prim_oranlari FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.prim_oranlari FOR EACH STATEMENT EXECUTE FUNCTION note_write('commissions');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.prim_oranlari FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.privacy_requests FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_delete AFTER DELETE ON public.privacy_requests REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_privacy_requests('customers');

CREATE TRIGGER note_insert AFTER INSERT ON public.privacy_requests REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_privacy_requests('customers');

CREATE TRIGGER note_update AFTER UPDATE ON public.privacy_requests REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_privacy_requests('customers');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.privacy_requests FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.raking_figure FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.raking_figure FOR EACH STATEMENT EXECUTE FUNCTION note_write('definitions');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.raking_figure FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.receipts FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_delete AFTER DELETE ON public.receipts REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_receipts('orders');

CREATE TRIGGER note_insert AFTER INSERT ON public.receipts REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_receipts('orders');

CREATE TRIGGER note_update AFTER UPDATE ON public.receipts REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_receipts('orders');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.receipts FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER note_delete AFTER DELETE ON public.reservations REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_reservations('stock');

CREATE TRIGGER note_insert AFTER INSERT ON public.reservations REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_reservations('stock');

CREATE TRIGGER note_update AFTER UPDATE ON public.reservations REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_reservations('stock');

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.saved_reports FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.saved_reports FOR EACH STATEMENT EXECUTE FUNCTION note_write('reports');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.saved_reports FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER note_delete AFTER DELETE ON public.set_offs REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_set_offs('orders');

CREATE TRIGGER note_insert AFTER INSERT ON public.set_offs REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_set_offs('orders');

CREATE TRIGGER note_update AFTER UPDATE ON public.set_offs REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_set_offs('orders');

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.siparis_icerik FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER begin_or_end_figures AFTER INSERT OR DELETE ON public.siparis_icerik FOR EACH ROW EXECUTE FUNCTION keep_line_figures();

CREATE TRIGGER keep_figures AFTER UPDATE OF sip_id, stk_id, stk_adet, stk_toplam ON public.siparis_icerik FOR EACH ROW WHEN (((((old.sip_id IS DISTINCT FROM new.sip_id) OR (old.stk_id IS DISTINCT FROM new.stk_id)) OR (old.stk_adet IS DISTINCT FROM new.stk_adet)) OR ((old.stk_toplam)::numeric IS DISTINCT FROM (new.stk_toplam)::numeric))) EXECUTE FUNCTION keep_line_figures();

CREATE TRIGGER keep_invoice_lines BEFORE INSERT OR DELETE OR UPDATE ON public.siparis_icerik FOR EACH ROW EXECUTE FUNCTION keep_invoice_lines();

CREATE TRIGGER note_delete AFTER DELETE ON public.siparis_icerik REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_siparis_icerik('orders');

CREATE TRIGGER note_insert AFTER INSERT ON public.siparis_icerik REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_siparis_icerik('orders');

CREATE TRIGGER note_update AFTER UPDATE ON public.siparis_icerik REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_siparis_icerik('orders');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.siparis_icerik FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER reserve_line AFTER INSERT OR UPDATE OF sip_id, stk_id, stk_adet ON public.siparis_icerik FOR EACH ROW EXECUTE FUNCTION reserve_line();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.siparisler FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER begin_buyer AFTER INSERT ON public.siparisler FOR EACH ROW WHEN ((((new.s_is_teklif = 0) AND ((new.sd_cancel_on)::text = '0'::text)) OR ((new.fd_fon)::text = '1'::text))) EXECUTE FUNCTION note_buyer();

CREATE TRIGGER begin_figures AFTER INSERT ON public.siparisler FOR EACH ROW EXECUTE FUNCTION keep_order_figures();

CREATE TRIGGER begin_open_invoice AFTER INSERT ON public.siparisler FOR EACH ROW WHEN (((new.fd_fon)::text = '1'::text)) EXECUTE FUNCTION follow_open_invoice();

CREATE TRIGGER customer_is_there BEFORE INSERT OR UPDATE OF cus_id ON public.siparisler FOR EACH ROW WHEN ((new.gutschrift_sip_id IS NULL)) EXECUTE FUNCTION customer_is_there();

CREATE TRIGGER end_buyer AFTER DELETE ON public.siparisler FOR EACH ROW WHEN ((((old.s_is_teklif = 0) AND ((old.sd_cancel_on)::text = '0'::text)) OR ((old.fd_fon)::text = '1'::text))) EXECUTE FUNCTION note_buyer();

CREATE TRIGGER end_figures BEFORE DELETE ON public.siparisler FOR EACH ROW EXECUTE FUNCTION keep_order_figures();

CREATE TRIGGER follow_buyer AFTER UPDATE OF cus_id, bayi_id, s_tar, s_is_teklif, sd_cancel_on, fd_fon, f_tarih, sd_iptal_tar, s_g_toplam, s_kdv ON public.siparisler FOR EACH ROW WHEN ((((((((old.cus_id IS DISTINCT FROM new.cus_id) OR (old.bayi_id IS DISTINCT FROM new.bayi_id)) OR (old.s_tar IS DISTINCT FROM new.s_tar)) OR (old.s_is_teklif IS DISTINCT FROM new.s_is_teklif)) OR ((old.sd_cancel_on)::text IS DISTINCT FROM (new.sd_cancel_on)::text)) OR ((old.fd_fon)::text IS DISTINCT FROM (new.fd_fon)::text)) OR (((new.fd_fon)::text = '1'::text) AND ((((old.f_tarih IS DISTINCT FROM new.f_tarih) OR (old.sd_iptal_tar IS DISTINCT FROM new.sd_iptal_tar)) OR ((old.s_g_toplam)::numeric IS DISTINCT FROM (new.s_g_toplam)::numeric)) OR ((old.s_kdv)::numeric IS DISTINCT FROM (new.s_kdv)::numeric))))) EXECUTE FUNCTION note_buyer();

CREATE TRIGGER follow_cancellation BEFORE UPDATE ON public.siparisler FOR EACH ROW WHEN (((((old.sd_cancel_on)::text IS DISTINCT FROM (new.sd_cancel_on)::text) OR ((old.f_close)::text IS DISTINCT FROM (new.f_close)::text)) AND ((new.fd_fon)::text = '1'::text))) EXECUTE FUNCTION follow_cancellation();

CREATE TRIGGER follow_open_invoice AFTER UPDATE OF cus_id, s_is_teklif, fd_fon, sd_cancel_on, f_close, s_g_toplam, sd_uyari_2_is, sd_uyari_3_is, sd_uyari_2_fark, sd_uyari_3_fark, s_tar, s_odeme_tarihi, f_tarih, s_vade_gun, per_id, bayi_id, f_status, f_ytakip ON public.siparisler FOR EACH ROW WHEN ((((new.fd_fon)::text = '1'::text) OR ((old.fd_fon)::text = '1'::text))) EXECUTE FUNCTION follow_open_invoice();

CREATE TRIGGER keep_figures AFTER UPDATE OF s_tar, s_is_teklif, per_id, bayi_id, cus_country_code, sd_cancel_on, sd_iptal_tar, f_ip_neden, fd_fon, f_tarih, f_close, f_status, f_ytakip, f_odeme_tar, s_g_toplam, s_kdv, kdv_oran, s_vergisiz, sd_onaylama, sd_gonderi_status, sd_uyari_1_is, sd_uyari_2_is, sd_uyari_3_is ON public.siparisler FOR EACH ROW WHEN ((((((((((((((((((((((((old.s_tar IS DISTINCT FROM new.s_tar) OR (old.s_is_teklif IS DISTINCT FROM new.s_is_teklif)) OR (old.per_id IS DISTINCT FROM new.per_id)) OR (old.bayi_id IS DISTINCT FROM new.bayi_id)) OR (old.cus_country_code IS DISTINCT FROM new.cus_country_code)) OR ((old.sd_cancel_on)::text IS DISTINCT FROM (new.sd_cancel_on)::text)) OR (old.sd_iptal_tar IS DISTINCT FROM new.sd_iptal_tar)) OR (old.f_ip_neden IS DISTINCT FROM new.f_ip_neden)) OR ((old.fd_fon)::text IS DISTINCT FROM (new.fd_fon)::text)) OR (old.f_tarih IS DISTINCT FROM new.f_tarih)) OR ((old.f_close)::text IS DISTINCT FROM (new.f_close)::text)) OR ((old.f_status)::text IS DISTINCT FROM (new.f_status)::text)) OR (old.f_ytakip IS DISTINCT FROM new.f_ytakip)) OR (old.f_odeme_tar IS DISTINCT FROM new.f_odeme_tar)) OR ((old.s_g_toplam)::numeric IS DISTINCT FROM (new.s_g_toplam)::numeric)) OR ((old.s_kdv)::numeric IS DISTINCT FROM (new.s_kdv)::numeric)) OR (old.kdv_oran IS DISTINCT FROM new.kdv_oran)) OR ((old.s_vergisiz)::text IS DISTINCT FROM (new.s_vergisiz)::text)) OR ((old.sd_onaylama)::text IS DISTINCT FROM (new.sd_onaylama)::text)) OR ((old.sd_gonderi_status)::text IS DISTINCT FROM (new.sd_gonderi_status)::text)) OR ((old.sd_uyari_1_is)::text IS DISTINCT FROM (new.sd_uyari_1_is)::text)) OR ((old.sd_uyari_2_is)::text IS DISTINCT FROM (new.sd_uyari_2_is)::text)) OR ((old.sd_uyari_3_is)::text IS DISTINCT FROM (new.sd_uyari_3_is)::text))) EXECUTE FUNCTION keep_order_figures();

CREATE TRIGGER keep_invoice BEFORE UPDATE ON public.siparisler FOR EACH ROW WHEN ((old.f_no IS NOT NULL)) EXECUTE FUNCTION keep_invoice();

CREATE TRIGGER keep_invoice_row BEFORE DELETE ON public.siparisler FOR EACH ROW WHEN (((old.f_no IS NOT NULL) AND (NOT is_undoing(old.data_in_id)))) EXECUTE FUNCTION keep_invoice();

CREATE TRIGGER note_delete AFTER DELETE ON public.siparisler REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_siparisler('orders');

CREATE TRIGGER note_insert AFTER INSERT ON public.siparisler REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_siparisler('orders');

CREATE TRIGGER note_update AFTER UPDATE ON public.siparisler REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_siparisler('orders');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.siparisler FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER reserve_order AFTER UPDATE OF s_is_teklif, sd_cancel_on, sd_gonderi_status ON public.siparisler FOR EACH ROW WHEN ((holds_bottles(old.s_is_teklif, (old.sd_cancel_on)::text, (old.sd_gonderi_status)::text) <> holds_bottles(new.s_is_teklif, (new.sd_cancel_on)::text, (new.sd_gonderi_status)::text))) EXECUTE FUNCTION reserve_order();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.stok FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_delete AFTER DELETE ON public.stok REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_stok('stock');

CREATE TRIGGER note_insert AFTER INSERT ON public.stok REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_stok('stock');

CREATE TRIGGER note_update AFTER UPDATE ON public.stok REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_stok('stock');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.stok FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.stok_hareket_tip FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.stok_hareket_tip FOR EACH STATEMENT EXECUTE FUNCTION note_write('definitions');

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.stok_hareket_tip FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.stok_hareket_tip FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER note_delete AFTER DELETE ON public.stok_islem REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_stok_islem('stock');

CREATE TRIGGER note_insert AFTER INSERT ON public.stok_islem REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_stok_islem('stock');

CREATE TRIGGER note_update AFTER UPDATE ON public.stok_islem REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_stok_islem('stock');

CREATE TRIGGER stok_islem_append_only BEFORE UPDATE ON public.stok_islem FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER stok_islem_kept BEFORE DELETE ON public.stok_islem FOR EACH ROW WHEN ((NOT is_undoing(old.data_in_id))) EXECUTE FUNCTION refuse_change();

CREATE TRIGGER sum_up_ledger AFTER INSERT ON public.stok_islem FOR EACH ROW EXECUTE FUNCTION sum_up_ledger();

CREATE TRIGGER take_from_levels AFTER DELETE ON public.stok_islem FOR EACH ROW EXECUTE FUNCTION take_from_levels();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.stok_islem_tip FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.stok_islem_tip FOR EACH STATEMENT EXECUTE FUNCTION note_write('definitions');

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.stok_islem_tip FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.stok_islem_tip FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.sys_adres_type FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.sys_adres_type FOR EACH STATEMENT EXECUTE FUNCTION note_write('definitions');

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sys_adres_type FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.sys_adres_type FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER hash_audit_row BEFORE INSERT ON public.sys_audit FOR EACH ROW EXECUTE FUNCTION hash_audit_row();

CREATE TRIGGER sys_audit_append_only BEFORE DELETE OR UPDATE ON public.sys_audit FOR EACH ROW EXECUTE FUNCTION keep_audit_row();

CREATE TRIGGER sys_audit_never_emptied BEFORE TRUNCATE ON public.sys_audit FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.sys_blocks FOR EACH STATEMENT EXECUTE FUNCTION note_write('users');

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.sys_c_time FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.sys_c_time FOR EACH STATEMENT EXECUTE FUNCTION note_write('definitions');

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sys_c_time FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.sys_c_time FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.sys_category FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.sys_category FOR EACH STATEMENT EXECUTE FUNCTION note_write('definitions');

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sys_category FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.sys_category FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.sys_class FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.sys_class FOR EACH STATEMENT EXECUTE FUNCTION note_write('definitions');

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sys_class FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.sys_class FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.sys_country_code FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_tax_rate AFTER INSERT OR UPDATE OF tax_rate ON public.sys_country_code FOR EACH ROW EXECUTE FUNCTION note_tax_rate();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.sys_country_code FOR EACH STATEMENT EXECUTE FUNCTION note_write('definitions');

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sys_country_code FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.sys_country_code FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.sys_fat_haciz FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.sys_fat_haciz FOR EACH STATEMENT EXECUTE FUNCTION note_write('definitions');

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sys_fat_haciz FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.sys_fat_haciz FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.sys_fat_iptal FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.sys_fat_iptal FOR EACH STATEMENT EXECUTE FUNCTION note_write('definitions');

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sys_fat_iptal FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.sys_fat_iptal FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER keep_file_content BEFORE UPDATE OF bytes, sha256 ON public.sys_files FOR EACH ROW EXECUTE FUNCTION keep_file_content();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.sys_gorusme_asama FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER keep_figures AFTER UPDATE OF reached ON public.sys_gorusme_asama FOR EACH ROW WHEN (((old.reached)::text <> (new.reached)::text)) EXECUTE FUNCTION keep_outcome_figures();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.sys_gorusme_asama FOR EACH STATEMENT EXECUTE FUNCTION note_write('definitions');

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sys_gorusme_asama FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.sys_gorusme_asama FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.sys_settings FOR EACH STATEMENT EXECUTE FUNCTION note_write('users');

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.sys_siparis_durum FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.sys_siparis_durum FOR EACH STATEMENT EXECUTE FUNCTION note_write('definitions');

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sys_siparis_durum FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.sys_siparis_durum FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.sys_stok_color FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.sys_stok_color FOR EACH STATEMENT EXECUTE FUNCTION note_write('definitions');

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sys_stok_color FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.sys_stok_color FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.sys_stok_mensey FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.sys_stok_mensey FOR EACH STATEMENT EXECUTE FUNCTION note_write('definitions');

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sys_stok_mensey FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.sys_stok_mensey FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.sys_stok_sise FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.sys_stok_sise FOR EACH STATEMENT EXECUTE FUNCTION note_write('definitions');

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sys_stok_sise FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.sys_stok_sise FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.sys_stok_tipi FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.sys_stok_tipi FOR EACH STATEMENT EXECUTE FUNCTION note_write('definitions');

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sys_stok_tipi FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.sys_stok_tipi FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.sys_unvan FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.sys_unvan FOR EACH STATEMENT EXECUTE FUNCTION note_write('definitions');

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sys_unvan FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.sys_unvan FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sys_user_level FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.sys_users FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER keep_first_rate AFTER INSERT ON public.sys_users FOR EACH ROW EXECUTE FUNCTION keep_rate();

CREATE TRIGGER keep_rate AFTER UPDATE ON public.sys_users FOR EACH ROW WHEN ((old.yuzde <> new.yuzde)) EXECUTE FUNCTION keep_rate();

CREATE TRIGGER note_delete AFTER DELETE ON public.sys_users FOR EACH STATEMENT EXECUTE FUNCTION note_users('users');

CREATE TRIGGER note_insert AFTER INSERT ON public.sys_users FOR EACH STATEMENT EXECUTE FUNCTION note_users('users');

CREATE TRIGGER note_update AFTER UPDATE ON public.sys_users REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_users('users');

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OF user_name, name, surname, user_level, bayi, sil OR TRUNCATE ON public.sys_users FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.sys_users FOR EACH ROW WHEN (((NOT ((new.failed_login_try_count IS DISTINCT FROM old.failed_login_try_count) OR (new.fcm IS DISTINCT FROM old.fcm))) OR ((new.blocked)::text <> (old.blocked)::text))) EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.tax_rates FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.tax_rates FOR EACH STATEMENT EXECUTE FUNCTION note_write('definitions');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.tax_rates FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.transfer_items FOR EACH STATEMENT EXECUTE FUNCTION note_write('bank');

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.transfer_runs FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.transfer_runs FOR EACH STATEMENT EXECUTE FUNCTION note_write('bank');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.transfer_runs FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.unreachable_addresses FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_write AFTER INSERT OR DELETE OR UPDATE ON public.unreachable_addresses FOR EACH STATEMENT EXECUTE FUNCTION note_write('mail');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.unreachable_addresses FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.withdrawals FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER note_delete AFTER DELETE ON public.withdrawals REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION note_withdrawals('orders');

CREATE TRIGGER note_insert AFTER INSERT ON public.withdrawals REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_withdrawals('orders');

CREATE TRIGGER note_update AFTER UPDATE ON public.withdrawals REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_withdrawals('orders');

CREATE TRIGGER raise_version BEFORE UPDATE ON public.withdrawals FOR EACH ROW EXECUTE FUNCTION raise_version();
