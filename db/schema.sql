-- Generated from the baseline and the migrations by "npm run generate". Do not edit.

-- Domains

CREATE DOMAIN amount AS numeric(12,2);

CREATE DOMAIN clock_time AS text CHECK ((VALUE ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text));

CREATE DOMAIN flag AS text CHECK ((VALUE = ANY (ARRAY['0'::text, '1'::text])));

CREATE DOMAIN percent AS numeric(5,2);

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
  s_last_y percent,
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
  komisyon_oran percent,
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
  provizyon percent NOT NULL,
  kdv_oran percent NOT NULL DEFAULT 19,
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
  provizyon percent NOT NULL,
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

CREATE TABLE schema_program (
  number integer NOT NULL,
  hash text NOT NULL,
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
  stk_kdv percent NOT NULL DEFAULT 19,
  stk_birim amount NOT NULL,
  stk_birim_ini amount NOT NULL,
  stk_toplam amount NOT NULL,
  isk_y percent NOT NULL DEFAULT 0,
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
  kdv_oran percent NOT NULL DEFAULT 19,
  s_man_y percent NOT NULL DEFAULT 0,
  s_last_y percent NOT NULL DEFAULT 0,
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
  stok_kdv percent NOT NULL DEFAULT 19,
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
  tax_rate percent NOT NULL,
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
  rate percent NOT NULL,
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

ALTER TABLE personel_odeme ADD CONSTRAINT personel_odeme_komisyon_oran_check CHECK ((((komisyon_oran)::numeric >= (0)::numeric) AND ((komisyon_oran)::numeric <= (100)::numeric)));

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

ALTER TABLE prim_odeme_fis ADD CONSTRAINT prim_odeme_fis_kdv_oran_check CHECK (((kdv_oran)::numeric >= (0)::numeric));

ALTER TABLE prim_odeme_fis ADD CONSTRAINT prim_odeme_fis_odenecek_check CHECK (((odenecek)::numeric >= (0)::numeric));

ALTER TABLE prim_odeme_fis ADD CONSTRAINT prim_odeme_fis_per_id_fkey FOREIGN KEY (per_id) REFERENCES sys_users(id);

ALTER TABLE prim_odeme_fis ADD CONSTRAINT prim_odeme_fis_pkey PRIMARY KEY (id);

ALTER TABLE prim_odeme_fis ADD CONSTRAINT prim_odeme_fis_prim_donemi_check CHECK (((length(prim_donemi) >= 1) AND (length(prim_donemi) <= 50)));

ALTER TABLE prim_odeme_fis ADD CONSTRAINT prim_odeme_fis_prim_net_check CHECK (((prim_net)::numeric >= (0)::numeric));

ALTER TABLE prim_odeme_fis ADD CONSTRAINT prim_odeme_fis_provizyon_check CHECK ((((provizyon)::numeric >= (0)::numeric) AND ((provizyon)::numeric <= (100)::numeric)));

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

ALTER TABLE schema_program ADD CONSTRAINT schema_program_pkey PRIMARY KEY (number);

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

ALTER TABLE siparisler ADD CONSTRAINT siparisler_s_man_y_check CHECK ((((s_man_y)::numeric >= (0)::numeric) AND ((s_man_y)::numeric <= (100)::numeric)));

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

ALTER TABLE stok ADD CONSTRAINT stok_stok_kdv_check CHECK ((((stok_kdv)::numeric >= (0)::numeric) AND ((stok_kdv)::numeric <= (100)::numeric))) NOT VALID;

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

ALTER TABLE sys_country_code ADD CONSTRAINT sys_country_code_tax_rate_check CHECK (((tax_rate)::numeric >= (0)::numeric));

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

ALTER TABLE tax_rates ADD CONSTRAINT tax_rates_rate_check CHECK ((((rate)::numeric >= (0)::numeric) AND ((rate)::numeric <= (100)::numeric)));

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
