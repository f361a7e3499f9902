-- Generated from the migrations by "npm run generate". Do not edit.

-- Domains

CREATE DOMAIN amount AS numeric(12,2);

CREATE DOMAIN clock_time AS text CHECK ((VALUE ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text));

CREATE DOMAIN flag AS text CHECK ((VALUE = ANY (ARRAY['0'::text, '1'::text])));

-- Tables

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
  search_text text GENERATED ALWAYS AS (search_fold((((((((((((((((((((id)::text || ' '::text) || COALESCE(cus_code, ''::text)) || ' '::text) || COALESCE(cus_name, ''::text)) || ' '::text) || COALESCE(cus_surname, ''::text)) || ' '::text) || COALESCE(cus_firm, ''::text)) || ' '::text) || COALESCE(cus_city, ''::text)) || ' '::text) || COALESCE(cus_email, ''::text)) || ' '::text) || COALESCE(cus_tel1, ''::text)) || ' '::text) || COALESCE(cus_tel2, ''::text)) || ' '::text) || COALESCE(cus_gsm, ''::text)))) STORED
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

CREATE TABLE firma_bilgileri (
  id integer NOT NULL,
  ust_bilgi text,
  steuer text,
  ustid text,
  k1_1 text,
  k2_1 text,
  k3_1 text,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE kargo_sirketi (
  id integer NOT NULL,
  kisa_tanim text NOT NULL
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
  sent_at timestamp with time zone
);

CREATE TABLE odeme_tipleri (
  id integer NOT NULL,
  tipi text NOT NULL,
  tipi_tr text NOT NULL,
  tipi_en text NOT NULL
);

CREATE TABLE schema_migrations (
  name text NOT NULL,
  checksum text NOT NULL,
  applied_at timestamp with time zone NOT NULL DEFAULT now()
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
  isk_e amount NOT NULL DEFAULT 0
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
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE socket_io_attachments (
  id bigint NOT NULL DEFAULT nextval('socket_io_attachments_id_seq'::regclass),
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  payload bytea
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
  search_text text GENERATED ALWAYS AS (search_fold((((((((id)::text || ' '::text) || stok_code) || ' '::text) || stok_name) || ' '::text) || COALESCE((stok_year)::text, ''::text)))) STORED
);

CREATE TABLE stok_hareket_tip (
  id integer NOT NULL GENERATED AS IDENTITY,
  tip integer NOT NULL,
  aciklama text NOT NULL,
  aciklama_tr text NOT NULL,
  aciklama_en text NOT NULL
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
  per_id integer
);

CREATE TABLE stok_islem_tip (
  id integer NOT NULL GENERATED AS IDENTITY,
  tip integer NOT NULL,
  aciklama text NOT NULL,
  aciklama_tr text NOT NULL,
  aciklama_en text NOT NULL
);

CREATE TABLE sys_adres_type (
  id integer NOT NULL GENERATED AS IDENTITY,
  ad_type integer NOT NULL,
  adres text NOT NULL,
  adres_tr text NOT NULL,
  adres_en text NOT NULL
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
  note text
);

CREATE TABLE sys_blocks (
  subject text NOT NULL,
  reason text NOT NULL,
  until timestamp with time zone NOT NULL
);

CREATE TABLE sys_c_time (
  id integer NOT NULL,
  time_desc text NOT NULL,
  time_desc_tr text NOT NULL,
  time_desc_en text NOT NULL
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
  class_en text NOT NULL
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

CREATE TABLE sys_fat_haciz (
  id integer NOT NULL GENERATED AS IDENTITY,
  c_type integer NOT NULL,
  c_descp text NOT NULL
);

CREATE TABLE sys_fat_iptal (
  id integer NOT NULL GENERATED AS IDENTITY,
  c_type integer NOT NULL,
  c_descp text NOT NULL,
  c_descp_tr text NOT NULL,
  c_descp_en text NOT NULL
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
  status flag NOT NULL DEFAULT '1'::text
);

CREATE TABLE sys_otp_codes (
  challenge_hash text NOT NULL,
  user_id integer NOT NULL,
  code_hash text NOT NULL,
  remember_me flag NOT NULL DEFAULT '0'::text,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamp with time zone NOT NULL
);

CREATE TABLE sys_ref_versions (
  name text NOT NULL,
  version integer NOT NULL DEFAULT 1
);

CREATE TABLE sys_remember_tokens (
  token_hash text NOT NULL,
  user_id integer NOT NULL,
  expires_at timestamp with time zone NOT NULL
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

CREATE TABLE sys_sessions (
  token_hash text NOT NULL,
  user_id integer NOT NULL,
  created_at timestamp with time zone NOT NULL DEFAULT now(),
  last_seen_at timestamp with time zone NOT NULL DEFAULT now(),
  secret_checked_at timestamp with time zone,
  host text,
  device text
);

CREATE TABLE sys_settings (
  name text NOT NULL,
  value text NOT NULL
);

CREATE TABLE sys_siparis_durum (
  t_no integer NOT NULL,
  de_descp text NOT NULL,
  tr_descp text NOT NULL,
  en_descp text NOT NULL
);

CREATE TABLE sys_stok_color (
  id integer NOT NULL GENERATED AS IDENTITY,
  def_type integer NOT NULL,
  descp text NOT NULL,
  descp_tr text NOT NULL,
  descp_en text NOT NULL
);

CREATE TABLE sys_stok_mensey (
  id integer NOT NULL GENERATED AS IDENTITY,
  def_type integer NOT NULL,
  descp text NOT NULL,
  descp_tr text NOT NULL,
  descp_en text NOT NULL
);

CREATE TABLE sys_stok_sise (
  id integer NOT NULL GENERATED AS IDENTITY,
  def_type integer NOT NULL,
  descp text NOT NULL,
  litre numeric(6,3) NOT NULL
);

CREATE TABLE sys_stok_tipi (
  id integer NOT NULL GENERATED AS IDENTITY,
  def_type integer NOT NULL,
  descp text NOT NULL,
  descp_tr text NOT NULL,
  descp_en text NOT NULL
);

CREATE TABLE sys_unvan (
  id integer NOT NULL GENERATED AS IDENTITY,
  un_type integer NOT NULL,
  unvan text NOT NULL,
  unvan_tr text NOT NULL,
  unvan_en text NOT NULL
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
  search_text text GENERATED ALWAYS AS (search_fold(((((((((user_name || ' '::text) || COALESCE(name, ''::text)) || ' '::text) || COALESCE(surname, ''::text)) || ' '::text) || email) || ' '::text) || tel_gsm))) STORED
);

-- Constraints

ALTER TABLE bayi_cari ADD CONSTRAINT bayi_cari_firma_cari_check CHECK ((length(firma_cari) <= 200));

ALTER TABLE bayi_cari ADD CONSTRAINT bayi_cari_firma_check CHECK (((length(firma) >= 1) AND (length(firma) <= 20)));

ALTER TABLE bayi_cari ADD CONSTRAINT bayi_cari_pkey PRIMARY KEY (id);

ALTER TABLE bayi_cari ADD CONSTRAINT bayi_cari_upper_firm_fkey FOREIGN KEY (upper_firm) REFERENCES bayi_cari(id);

ALTER TABLE bayi_cari ADD CONSTRAINT bayi_cari_ustid_check CHECK ((length(ustid) <= 50));

ALTER TABLE bayi_cari ADD CONSTRAINT bayi_cari_yuzde_check CHECK ((yuzde >= 0));

ALTER TABLE cus_adress ADD CONSTRAINT cus_adress_bolge_check CHECK ((length(bolge) <= 60));

ALTER TABLE cus_adress ADD CONSTRAINT cus_adress_c_type_fkey FOREIGN KEY (c_type) REFERENCES sys_adres_type(ad_type);

ALTER TABLE cus_adress ADD CONSTRAINT cus_adress_cus_id_fkey FOREIGN KEY (cus_id) REFERENCES customers(id);

ALTER TABLE cus_adress ADD CONSTRAINT cus_adress_note_check CHECK ((length(note) <= 250));

ALTER TABLE cus_adress ADD CONSTRAINT cus_adress_pk_check CHECK ((length(pk) <= 20));

ALTER TABLE cus_adress ADD CONSTRAINT cus_adress_pkey PRIMARY KEY (id);

ALTER TABLE cus_adress ADD CONSTRAINT cus_adress_sehir_check CHECK ((length(sehir) <= 60));

ALTER TABLE cus_adress ADD CONSTRAINT cus_adress_ulke_check CHECK ((length(ulke) <= 50));

ALTER TABLE cus_dnd ADD CONSTRAINT cus_dnd_pkey PRIMARY KEY (id);

ALTER TABLE customers ADD CONSTRAINT customers_balance_check CHECK (((balance)::numeric >= (0)::numeric));

ALTER TABLE customers ADD CONSTRAINT customers_call_time_fkey FOREIGN KEY (call_time) REFERENCES sys_c_time(id);

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

ALTER TABLE customers ADD CONSTRAINT customers_cus_m_f_fkey FOREIGN KEY (cus_m_f) REFERENCES sys_unvan(un_type);

ALTER TABLE customers ADD CONSTRAINT customers_cus_name_check CHECK ((length(cus_name) <= 150));

ALTER TABLE customers ADD CONSTRAINT customers_cus_private_check CHECK ((length(cus_private) <= 50));

ALTER TABLE customers ADD CONSTRAINT customers_cus_surname_check CHECK ((length(cus_surname) <= 150));

ALTER TABLE customers ADD CONSTRAINT customers_cus_tel1_check CHECK ((length(cus_tel1) <= 50));

ALTER TABLE customers ADD CONSTRAINT customers_cus_tel2_check CHECK ((length(cus_tel2) <= 50));

ALTER TABLE customers ADD CONSTRAINT customers_cus_user_fkey FOREIGN KEY (cus_user) REFERENCES sys_users(id);

ALTER TABLE customers ADD CONSTRAINT customers_pkey PRIMARY KEY (id);

ALTER TABLE error_log ADD CONSTRAINT error_log_pkey PRIMARY KEY (id);

ALTER TABLE firma_bilgileri ADD CONSTRAINT firma_bilgileri_id_check CHECK ((id = 1));

ALTER TABLE firma_bilgileri ADD CONSTRAINT firma_bilgileri_pkey PRIMARY KEY (id);

ALTER TABLE kargo_sirketi ADD CONSTRAINT kargo_sirketi_pkey PRIMARY KEY (id);

ALTER TABLE mail_outbox ADD CONSTRAINT mail_outbox_pkey PRIMARY KEY (id);

ALTER TABLE mail_outbox ADD CONSTRAINT mail_outbox_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text])));

ALTER TABLE odeme_tipleri ADD CONSTRAINT odeme_tipleri_pkey PRIMARY KEY (id);

ALTER TABLE schema_migrations ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (name);

ALTER TABLE siparis_icerik ADD CONSTRAINT siparis_icerik_cus_id_fkey FOREIGN KEY (cus_id) REFERENCES customers(id);

ALTER TABLE siparis_icerik ADD CONSTRAINT siparis_icerik_per_id_fkey FOREIGN KEY (per_id) REFERENCES sys_users(id);

ALTER TABLE siparis_icerik ADD CONSTRAINT siparis_icerik_pkey PRIMARY KEY (id);

ALTER TABLE siparis_icerik ADD CONSTRAINT siparis_icerik_sip_id_fkey FOREIGN KEY (sip_id) REFERENCES siparisler(id) ON DELETE CASCADE;

ALTER TABLE siparis_icerik ADD CONSTRAINT siparis_icerik_stk_adet_check CHECK ((stk_adet > 0));

ALTER TABLE siparis_icerik ADD CONSTRAINT siparis_icerik_stk_birim_check CHECK (((stk_birim)::numeric >= (0)::numeric));

ALTER TABLE siparis_icerik ADD CONSTRAINT siparis_icerik_stk_birim_ini_check CHECK (((stk_birim_ini)::numeric >= (0)::numeric));

ALTER TABLE siparis_icerik ADD CONSTRAINT siparis_icerik_stk_id_fkey FOREIGN KEY (stk_id) REFERENCES stok(id);

ALTER TABLE siparis_icerik ADD CONSTRAINT siparis_icerik_stk_toplam_check CHECK (((stk_toplam)::numeric >= (0)::numeric));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_bayi_id_fkey FOREIGN KEY (bayi_id) REFERENCES bayi_cari(id);

ALTER TABLE siparisler ADD CONSTRAINT siparisler_check CHECK (((((fd_fon)::text = '1'::text) = (f_no IS NOT NULL)) OR (s_is_teklif = 2)));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_cus_atu_no_check CHECK ((length(cus_atu_no) <= 50));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_cus_country_code_fkey FOREIGN KEY (cus_country_code) REFERENCES sys_country_code(country_code);

ALTER TABLE siparisler ADD CONSTRAINT siparisler_cus_firm_check CHECK ((length(cus_firm) <= 200));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_cus_id_fkey FOREIGN KEY (cus_id) REFERENCES customers(id);

ALTER TABLE siparisler ADD CONSTRAINT siparisler_cus_name_check CHECK ((length(cus_name) <= 150));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_cus_surname_check CHECK ((length(cus_surname) <= 150));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_f_ip_neden_type_fkey FOREIGN KEY (f_ip_neden_type) REFERENCES sys_fat_iptal(c_type);

ALTER TABLE siparisler ADD CONSTRAINT siparisler_f_no_check CHECK ((length(f_no) <= 200));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_f_ytakip_check CHECK ((f_ytakip = ANY (ARRAY[0, 1, 2])));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_per_id_fkey FOREIGN KEY (per_id) REFERENCES sys_users(id);

ALTER TABLE siparisler ADD CONSTRAINT siparisler_pkey PRIMARY KEY (id);

ALTER TABLE siparisler ADD CONSTRAINT siparisler_s_bayi_id_fkey FOREIGN KEY (s_bayi_id) REFERENCES bayi_cari(id);

ALTER TABLE siparisler ADD CONSTRAINT siparisler_s_g_toplam_check CHECK (((s_g_toplam)::numeric >= (0)::numeric));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_s_ikt_m_check CHECK (((s_ikt_m)::numeric >= (0)::numeric));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_s_is_teklif_check CHECK ((s_is_teklif = ANY (ARRAY[0, 1, 2])));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_s_iskonto_check CHECK (((s_iskonto)::numeric <= (0)::numeric));

ALTER TABLE siparisler ADD CONSTRAINT siparisler_s_man_y_check CHECK (((s_man_y >= (0)::numeric) AND (s_man_y <= (100)::numeric)));

ALTER TABLE socket_io_attachments ADD CONSTRAINT socket_io_attachments_pkey PRIMARY KEY (id);

ALTER TABLE stok ADD CONSTRAINT stok_brosur_file_id_fkey FOREIGN KEY (brosur_file_id) REFERENCES sys_files(id);

ALTER TABLE stok ADD CONSTRAINT stok_code_unique UNIQUE (stok_code);

ALTER TABLE stok ADD CONSTRAINT stok_image_file_id_fkey FOREIGN KEY (image_file_id) REFERENCES sys_files(id);

ALTER TABLE stok ADD CONSTRAINT stok_pkey PRIMARY KEY (id);

ALTER TABLE stok ADD CONSTRAINT stok_stok_at_price_check CHECK (((stok_at_price)::numeric >= (0)::numeric));

ALTER TABLE stok ADD CONSTRAINT stok_stok_ch_price_check CHECK (((stok_ch_price)::numeric >= (0)::numeric));

ALTER TABLE stok ADD CONSTRAINT stok_stok_cl_fkey FOREIGN KEY (stok_cl) REFERENCES sys_stok_sise(def_type);

ALTER TABLE stok ADD CONSTRAINT stok_stok_code_check CHECK (((length(stok_code) >= 1) AND (length(stok_code) <= 50)));

ALTER TABLE stok ADD CONSTRAINT stok_stok_color_fkey FOREIGN KEY (stok_color) REFERENCES sys_stok_color(def_type);

ALTER TABLE stok ADD CONSTRAINT stok_stok_de_price_check CHECK (((stok_de_price)::numeric >= (0)::numeric));

ALTER TABLE stok ADD CONSTRAINT stok_stok_limit_check CHECK ((stok_limit >= 0));

ALTER TABLE stok ADD CONSTRAINT stok_stok_mensey_fkey FOREIGN KEY (stok_mensey) REFERENCES sys_stok_mensey(def_type);

ALTER TABLE stok ADD CONSTRAINT stok_stok_name_check CHECK (((length(stok_name) >= 1) AND (length(stok_name) <= 150)));

ALTER TABLE stok ADD CONSTRAINT stok_stok_tipi_fkey FOREIGN KEY (stok_tipi) REFERENCES sys_stok_tipi(def_type);

ALTER TABLE stok ADD CONSTRAINT stok_stok_web_price_check CHECK (((stok_web_price)::numeric >= (0)::numeric));

ALTER TABLE stok ADD CONSTRAINT stok_stok_year_check CHECK (((stok_year >= 1800) AND (stok_year <= 2200)));

ALTER TABLE stok_hareket_tip ADD CONSTRAINT stok_hareket_tip_pkey PRIMARY KEY (tip);

ALTER TABLE stok_islem ADD CONSTRAINT stok_islem_aciklama_check CHECK ((length(aciklama) <= 500));

ALTER TABLE stok_islem ADD CONSTRAINT stok_islem_check CHECK (((islem_tip = ANY (ARRAY[2, 3])) AND ((islem_tip = 2) = (giren > 0)) AND ((islem_tip = 3) = (cikan > 0))));

ALTER TABLE stok_islem ADD CONSTRAINT stok_islem_cikan_check CHECK ((cikan >= 0));

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

ALTER TABLE sys_fat_haciz ADD CONSTRAINT sys_fat_haciz_pkey PRIMARY KEY (c_type);

ALTER TABLE sys_fat_iptal ADD CONSTRAINT sys_fat_iptal_pkey PRIMARY KEY (c_type);

ALTER TABLE sys_files ADD CONSTRAINT sys_files_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 200)));

ALTER TABLE sys_files ADD CONSTRAINT sys_files_pkey PRIMARY KEY (id);

ALTER TABLE sys_gorusme_asama ADD CONSTRAINT sys_gorusme_asama_pkey PRIMARY KEY (def_type);

ALTER TABLE sys_otp_codes ADD CONSTRAINT sys_otp_codes_pkey PRIMARY KEY (challenge_hash);

ALTER TABLE sys_otp_codes ADD CONSTRAINT sys_otp_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id);

ALTER TABLE sys_ref_versions ADD CONSTRAINT sys_ref_versions_pkey PRIMARY KEY (name);

ALTER TABLE sys_remember_tokens ADD CONSTRAINT sys_remember_tokens_pkey PRIMARY KEY (token_hash);

ALTER TABLE sys_remember_tokens ADD CONSTRAINT sys_remember_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id);

ALTER TABLE sys_requests ADD CONSTRAINT sys_requests_pkey PRIMARY KEY (user_id, request_id);

ALTER TABLE sys_reset_links ADD CONSTRAINT sys_reset_links_pkey PRIMARY KEY (token_hash);

ALTER TABLE sys_reset_links ADD CONSTRAINT sys_reset_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES sys_users(id);

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

ALTER TABLE sys_users ADD CONSTRAINT sys_users_name_check CHECK ((length(name) <= 50));

ALTER TABLE sys_users ADD CONSTRAINT sys_users_pkey PRIMARY KEY (id);

ALTER TABLE sys_users ADD CONSTRAINT sys_users_surname_check CHECK ((length(surname) <= 50));

ALTER TABLE sys_users ADD CONSTRAINT sys_users_sys_yetki_check CHECK ((length(sys_yetki) <= 50));

ALTER TABLE sys_users ADD CONSTRAINT sys_users_tel_gsm_check CHECK ((length(tel_gsm) <= 50));

ALTER TABLE sys_users ADD CONSTRAINT sys_users_tel_home_check CHECK ((length(tel_home) <= 50));

ALTER TABLE sys_users ADD CONSTRAINT sys_users_user_level_check CHECK (((user_level >= 0) AND (user_level <= 4)));

ALTER TABLE sys_users ADD CONSTRAINT sys_users_user_name_check CHECK (((length(user_name) >= 1) AND (length(user_name) <= 50)));

ALTER TABLE sys_users ADD CONSTRAINT sys_users_user_type_check CHECK ((length(user_type) <= 50));

ALTER TABLE sys_users ADD CONSTRAINT sys_users_ustid_check CHECK ((length(ustid) <= 50));

ALTER TABLE sys_users ADD CONSTRAINT sys_users_yuzde_check CHECK ((yuzde >= 0));

-- Indexes

CREATE INDEX cus_adress_customer ON public.cus_adress USING btree (cus_id);

CREATE UNIQUE INDEX cus_adress_default ON public.cus_adress USING btree (cus_id, c_type) WHERE (((a_def)::text = '1'::text) AND ((sil)::text = '0'::text));

CREATE INDEX customers_appointment ON public.customers USING btree (rand_tar) WHERE (rand_tar IS NOT NULL);

CREATE UNIQUE INDEX customers_code ON public.customers USING btree (cus_code) WHERE (cus_code IS NOT NULL);

CREATE INDEX customers_owner ON public.customers USING btree (cus_user, id) WHERE ((cus_del)::text = '0'::text);

CREATE INDEX customers_search ON public.customers USING gin (search_text gin_trgm_ops);

CREATE INDEX mail_outbox_waiting ON public.mail_outbox USING btree (next_attempt_at) WHERE (status = 'waiting'::text);

CREATE INDEX siparis_icerik_order ON public.siparis_icerik USING btree (sip_id);

CREATE INDEX siparis_icerik_stock ON public.siparis_icerik USING btree (stk_id, sip_id) INCLUDE (stk_adet);

CREATE INDEX siparisler_customer ON public.siparisler USING btree (cus_id);

CREATE UNIQUE INDEX siparisler_f_no ON public.siparisler USING btree (f_no) WHERE (f_no IS NOT NULL);

CREATE INDEX siparisler_reserving ON public.siparisler USING btree (id) WHERE ((s_is_teklif = 0) AND ((sd_cancel_on)::text = '0'::text) AND ((sd_gonderi_status)::text = '0'::text));

CREATE INDEX siparisler_seller ON public.siparisler USING btree (per_id, id DESC);

CREATE INDEX stok_islem_order ON public.stok_islem USING btree (sip_id) WHERE (sip_id IS NOT NULL);

CREATE INDEX stok_islem_stok ON public.stok_islem USING btree (stok_id) INCLUDE (giren, cikan);

CREATE INDEX stok_search ON public.stok USING gin (search_text gin_trgm_ops);

CREATE INDEX sys_audit_row ON public.sys_audit USING btree (table_name, row_id, id DESC);

CREATE INDEX sys_requests_age ON public.sys_requests USING btree (created_at);

CREATE INDEX sys_sessions_user ON public.sys_sessions USING btree (user_id);

CREATE UNIQUE INDEX sys_users_email ON public.sys_users USING btree (lower(email)) WHERE (((sil)::text = '0'::text) AND (user_level <> 0));

CREATE UNIQUE INDEX sys_users_user_name ON public.sys_users USING btree (lower(user_name));

-- Views

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
    q.depo_m,
    r.rezerver_m,
    (q.depo_m - r.rezerver_m) AS kullanilabilir_adet,
    s.stok_web_price AS birim_maliyet,
    (((q.depo_m)::numeric * (s.stok_web_price)::numeric))::amount AS maliyet,
    ((s.search_text || ' '::text) || search_fold(((((COALESCE(color.descp, ''::text) || ' '::text) || COALESCE(mensey.descp, ''::text)) || ' '::text) || COALESCE(tipi.descp, ''::text)))) AS search_text
   FROM ((((((stok s
     LEFT JOIN sys_stok_color color ON ((color.def_type = s.stok_color)))
     LEFT JOIN sys_stok_mensey mensey ON ((mensey.def_type = s.stok_mensey)))
     LEFT JOIN sys_stok_tipi tipi ON ((tipi.def_type = s.stok_tipi)))
     LEFT JOIN sys_stok_sise sise ON ((sise.def_type = s.stok_cl)))
     CROSS JOIN LATERAL ( SELECT (COALESCE(sum((stok_islem.giren - stok_islem.cikan)), (0)::bigint))::integer AS depo_m
           FROM stok_islem
          WHERE (stok_islem.stok_id = s.id)) q)
     CROSS JOIN LATERAL ( SELECT (COALESCE(sum(stok_rezerve.stk_adet), (0)::bigint))::integer AS rezerver_m
           FROM stok_rezerve
          WHERE ((stok_rezerve.stk_id = s.id) AND ((stok_rezerve.sd_gonderi_status)::text = '0'::text) AND ((stok_rezerve.sd_cancel_on)::text = '0'::text))) r);

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

-- Functions and procedures

CREATE OR REPLACE FUNCTION public.audit_row()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  left_out CONSTANT text[] := ARRAY['search_text', 'version', 'user_pass', 'fcm'];
  old_row jsonb;
  new_row jsonb;
  changed text[];
BEGIN
  IF current_setting('weinkontor.audit', true) = 'off' THEN
    RETURN NULL;
  END IF;
  old_row := CASE WHEN TG_OP = 'INSERT' THEN NULL ELSE to_jsonb(OLD) END;
  new_row := CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE to_jsonb(NEW) END;
  -- That a password changed is worth knowing, what it is nobody may.
  IF TG_OP = 'UPDATE' AND old_row -> 'user_pass' IS DISTINCT FROM new_row -> 'user_pass' THEN
    new_row := new_row || '{"password": "changed"}';
  END IF;
  old_row := old_row - left_out;
  new_row := new_row - left_out;
  IF TG_OP = 'UPDATE' THEN
    SELECT array_agg(key) INTO changed FROM jsonb_each(new_row) WHERE old_row -> key IS DISTINCT FROM value;
    IF changed IS NULL THEN
      RETURN NULL;
    END IF;
    SELECT jsonb_object_agg(key, value) INTO old_row FROM jsonb_each(old_row) WHERE key = ANY (changed);
    SELECT jsonb_object_agg(key, value) INTO new_row FROM jsonb_each(new_row) WHERE key = ANY (changed);
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

CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $function$
;

CREATE OR REPLACE FUNCTION public.search_fold(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(unaccent('unaccent'::regdictionary, value))
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

-- Triggers

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.bayi_cari FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.bayi_cari FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.bayi_cari FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.cus_adress FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.cus_adress FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.cus_dnd FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.customers FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.customers FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.firma_bilgileri FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.firma_bilgileri FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.kargo_sirketi FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.odeme_tipleri FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.siparisler FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.siparisler FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.stok FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.stok FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.stok_hareket_tip FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER stok_islem_append_only BEFORE DELETE OR UPDATE ON public.stok_islem FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.stok_islem_tip FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sys_adres_type FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER sys_audit_append_only BEFORE DELETE OR UPDATE ON public.sys_audit FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sys_c_time FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.sys_category FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sys_category FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.sys_category FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sys_class FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.sys_country_code FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sys_country_code FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.sys_country_code FOR EACH ROW EXECUTE FUNCTION raise_version();

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sys_fat_haciz FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sys_fat_iptal FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sys_gorusme_asama FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sys_siparis_durum FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sys_stok_color FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sys_stok_mensey FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sys_stok_sise FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sys_stok_tipi FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sys_unvan FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.sys_user_level FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER audit_row AFTER INSERT OR DELETE OR UPDATE ON public.sys_users FOR EACH ROW EXECUTE FUNCTION audit_row();

CREATE TRIGGER raise_ref_version AFTER INSERT OR DELETE OR UPDATE OF user_name, name, surname, user_level, bayi, sil OR TRUNCATE ON public.sys_users FOR EACH STATEMENT EXECUTE FUNCTION raise_ref_version();

CREATE TRIGGER raise_version BEFORE UPDATE ON public.sys_users FOR EACH ROW WHEN (((NOT ((new.failed_login_try_count IS DISTINCT FROM old.failed_login_try_count) OR (new.fcm IS DISTINCT FROM old.fcm))) OR ((new.blocked)::text <> (old.blocked)::text))) EXECUTE FUNCTION raise_version();
