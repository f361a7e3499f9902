// Generated from the migrations by "npm run generate". Do not edit.
import type { ColumnType, Generated } from 'kysely'

/** What the database holds as JSON; whoever reads it says what it is. */
type Json = unknown

export type DB = {
  allocations: {
    id: Generated<number>
    entry_id: number
    sip_id: number
    taksit_id: Generated<number | null>
    tutar: number
  }
  announcements: {
    id: Generated<number>
    at: Generated<string>
    body: ColumnType<Json, string | null, string | null>
  }
  audit_list: {
    id: number
    at: string
    user_id: number | null
    name_surname: string | null
    table_name: string
    row_id: number
    action: string
    before: string | null
    after: string | null
    note: string | null
  }
  audit_sets: {
    id: number
    last_id: number
    row_count: number
    digest: Buffer
    previous: Buffer
    hash: Buffer
    sealed_at: Generated<string>
  }
  az_stok_view: {
    id: number
    stok_code: string
    stok_name: string
    kullanilabilir_adet: number
    stok_limit: number
    search_text: string | null
  }
  backup_list: {
    id: number
    kind: string
    user_id: number | null
    node: string
    file: string
    started_at: string
    ended_at: string | null
    size: number | null
    row_count: number | null
    sha256: string | null
    error: string | null
    offsite_at: string | null
    offsite_error: string | null
    drilled_at: string | null
    drill_error: string | null
    removed_at: string | null
    state: string
    drill: string
    person: string | null
    search_text: string | null
    audit_head: string | null
    consent_head: string | null
  }
  backups: {
    id: Generated<number>
    kind: string
    user_id: Generated<number | null>
    node: string
    file: string
    started_at: string
    ended_at: Generated<string | null>
    size: Generated<number | null>
    row_count: Generated<number | null>
    sha256: Generated<string | null>
    error: Generated<string | null>
    offsite_at: Generated<string | null>
    offsite_error: Generated<string | null>
    drilled_at: Generated<string | null>
    drill_error: Generated<string | null>
    removed_at: Generated<string | null>
    audit_head: Generated<string | null>
    consent_head: Generated<string | null>
  }
  bank_accounts: {
    id: Generated<number>
    iban: string
    name: Generated<string>
    csv: ColumnType<Json, string | null, string | null>
    version: Generated<number>
    retired_on: Generated<string | null>
  }
  bank_bulks: {
    id: Generated<number>
    created_by: number
    created_at: Generated<string>
    undone_by: Generated<number | null>
    undone_at: Generated<string | null>
  }
  bank_entries: {
    id: Generated<number>
    import_id: number
    statement_id: number
    account_id: number
    day: string
    amount: number
    currency: string
    name: Generated<string | null>
    iban: Generated<string | null>
    purpose: string
    end_to_end_id: Generated<string | null>
    mandate_ref: Generated<string | null>
    batch_id: Generated<string | null>
    reference: Generated<string | null>
    return_code: Generated<string | null>
    charges: Generated<number>
    original_amount: Generated<number | null>
    is_reversal: Generated<boolean>
    state: string
    tier: Generated<string | null>
    evidence: ColumnType<Json, string | null, string | null>
    parts: ColumnType<Json, string | null, string | null>
    sip_id: Generated<number | null>
    cus_id: Generated<number | null>
    decided_by: Generated<number | null>
    decided_at: Generated<string | null>
    has_taught: Generated<boolean>
    version: Generated<number>
    entry_reference: Generated<string | null>
    batch_total: Generated<number | null>
    bulk_id: Generated<number | null>
    was_undone: Generated<boolean>
  }
  bank_entry_list: {
    id: number
    import_id: number
    statement_id: number
    day: string
    amount: number
    currency: string
    name: string | null
    iban: string | null
    purpose: string
    end_to_end_id: string | null
    return_code: string | null
    state: string
    tier: string | null
    evidence: string
    parts: string
    sip_id: number | null
    cus_id: number | null
    decided_at: string | null
    version: number
    was_undone: boolean
    bulk_id: number | null
    f_no: string | null
    customer: string | null
    user_name: string | null
    statement: string
    account: string
    search_text: string | null
  }
  bank_entry_receipts: {
    entry_id: number
    receipt_id: number
  }
  bank_import_list: {
    id: number
    file_name: string
    created_at: string
    entries: number
    booked: number
    asks: number
    ignored: number
    known: number
    version: number
    user_name: string | null
    search_text: string | null
  }
  bank_imports: {
    id: Generated<number>
    file_name: string
    sha256: string
    created_by: number
    created_at: Generated<string>
    entries: Generated<number>
    booked: Generated<number>
    asks: Generated<number>
    ignored: Generated<number>
    known: Generated<number>
    version: Generated<number>
  }
  bank_repeat_list: {
    id: number
    import_id: number
    entry_id: number
    day: string
    amount: number
    currency: string
    name: string | null
    purpose: string
    told_as: string
    state: string
    decided_at: string | null
    file_name: string
    statement: string
    kind: string
    statement_day: string
    search_text: string | null
  }
  bank_repeats: {
    id: Generated<number>
    import_id: number
    statement_id: number
    entry_id: number
    amount: number
    told_as: string
    told: ColumnType<Json, string | null, string | null>
  }
  bank_statements: {
    id: Generated<number>
    import_id: number
    account_id: number
    kind: string
    name: string
    sequence: Generated<number | null>
    day: string
    opening: Generated<number | null>
    closing: Generated<number | null>
    total: number
    missing: Generated<number[]>
  }
  bayi_cari: {
    id: Generated<number>
    firma: string
    firma_cari: Generated<string | null>
    adres: Generated<string | null>
    ustid: Generated<string | null>
    yuzde: Generated<number>
    upper_firm: Generated<number | null>
    version: Generated<number>
  }
  bayi_cari_view: {
    id: number
    firma: string
    firma_cari: string | null
    adres: string | null
    ustid: string | null
    yuzde: number
    upper_firm: number | null
    upper_firma: string | null
    version: number
    search_text: string | null
  }
  belge_arsiv: {
    id: Generated<number>
    sip_id: number
    tur: string
    model: ColumnType<Json, string | null, string | null>
    e_fatura: ColumnType<Json, string | null, string | null>
    user_id: number
    created_at: Generated<string>
    verildi_at: Generated<string | null>
    file_id: Generated<number | null>
    sha256: Generated<string | null>
    xml_file_id: Generated<number | null>
    xml_sha256: Generated<string | null>
    geri_alindi_at: Generated<string | null>
  }
  belge_isleri: {
    id: Generated<number>
    user_id: number
    tur: string
    status: Generated<string>
    toplam: number
    biten: Generated<number>
    hatalar: ColumnType<Json, string | null, string | null>
    file_id: Generated<number | null>
    created_at: Generated<string>
    alive_at: Generated<string>
    gonderilen: Generated<number>
  }
  bottle_counts: {
    stk_id: number | null
    on_hand: number | null
    reserved: number | null
    held: number | null
    free: number | null
  }
  bottle_holds: {
    id: Generated<number>
    draft_id: string
    stk_id: number
    qty: number
    price: Generated<number | null>
  }
  call_decisions: {
    id: Generated<number>
    cus_id: number
    user_id: number
    number: string
    code: string
    is_allowed: boolean
    decided_at: string
  }
  call_drafts: {
    user_id: number
    cus_id: number
    note: string
    saved_at: string
  }
  call_preferences: {
    user_id: number
    dial_template: Generated<string | null>
  }
  call_reminders: {
    user_id: number
    cus_id: number
    due: string
    told_on: string
    is_overdue: boolean
  }
  call_requests: {
    id: Generated<number>
    cus_id: number
    user_id: number
    call_id: Generated<number | null>
    requested_at: string
    wording: string
    withdrawn_at: Generated<string | null>
    withdrawn_by: Generated<number | null>
    withdrawn_reason: Generated<string | null>
    version: Generated<number>
  }
  calls: {
    id: Generated<number>
    cus_id: number
    user_id: number
    number: Generated<string | null>
    may_call: string
    started_at: string
    ended_at: Generated<string | null>
    outcome: Generated<number | null>
    talk_id: Generated<number | null>
    version: Generated<number>
  }
  cari_islem: {
    id: Generated<number>
    cus_id: number
    islem_type: number
    in_out: Generated<number>
    islem_zamani: string
    s_no: number
    sip_id: ColumnType<number | null, never, never>
    taksit_id: Generated<number | null>
    alacak: Generated<number>
    borc: Generated<number>
    iptal_t: Generated<string | null>
    descp: Generated<string | null>
    per_id: Generated<number | null>
    version: Generated<number>
    kaynak_id: Generated<number | null>
    receipt_id: Generated<number | null>
    data_in_id: Generated<number | null>
  }
  cari_islem_view: {
    id: number
    cus_id: number
    islem_type: number
    in_out: number
    islem_zamani: string
    s_no: number
    sip_id: number
    taksit_id: number | null
    alacak: number
    borc: number
    iptal_t: string | null
    descp: string | null
    islem_user: number | null
    user_name: string | null
    f_no: string | null
    per_id: number | null
    bayi_id: number | null
    version: number | null
    kaynak_id: number | null
    kaynak_f_no: string | null
  }
  changed_buyers: {
    cus_id: number
  }
  chat_conversations: {
    id: Generated<number>
    is_room: boolean
    low_user: Generated<number | null>
    high_user: Generated<number | null>
    room_name: Generated<string | null>
    description: Generated<string | null>
    avi_file_id: Generated<number | null>
    created_by: number
    date_created: Generated<string>
    last_seq: Generated<number>
    last_at: Generated<string>
    turn: Generated<number>
  }
  chat_entry_view: {
    viewer_id: number | null
    conversation_id: number | null
    is_room: boolean | null
    room_id: number | null
    partner_id: number | null
    user_name: string | null
    name_surname: string | null
    avi: number | null
    muted: boolean | null
    is_listed: boolean | null
    received_seq: number | null
    read_seq: number | null
    cleared_seq: number | null
    last_seq: number | null
    last_at: string | null
    blocker_id: number | null
    turn: number | null
  }
  chat_members: {
    id: Generated<number>
    conversation_id: number
    user_id: number
    is_admin: Generated<boolean>
    is_creator: Generated<boolean>
    muted: Generated<boolean>
    has_blocked: Generated<boolean>
    is_listed: Generated<boolean>
    received_seq: Generated<number>
    read_seq: Generated<number>
    cleared_seq: Generated<number>
    is_on_screen: Generated<boolean>
    typing_until: Generated<string | null>
  }
  chat_messages: {
    id: Generated<number>
    conversation_id: number
    seq: number
    sender_id: number
    client_id: string
    message: Generated<string>
    kind: Generated<string>
    file_id: Generated<number | null>
    seconds: Generated<number | null>
    sent_at: Generated<string>
  }
  chat_profiles: {
    user_id: number
    about: Generated<string | null>
    avi_file_id: Generated<number | null>
    last_seen: Generated<string | null>
    welcomed_at: Generated<string | null>
  }
  chat_stars: {
    user_id: number
    message_id: number
  }
  ciro_belge: {
    id: number | null
    sip_id: number | null
    per_id: number | null
    bayi_id: number | null
    f_no: string | null
    gun: string | null
    odeme_gun: string | null
    iptal_mi: string | null
    s_is_teklif: number | null
    s_vergisiz: '0' | '1' | null
    f_close: '0' | '1' | null
    sd_cancel_on: '0' | '1' | null
    cus_id: number | null
    cus_firm: string | null
    cus_name: string | null
    cus_surname: string | null
    brut: number | null
    net: number | null
    vergi: number | null
    iptal: number | null
    search_text: string | null
    country: string | null
    prim_gun: string | null
  }
  ciro_hareket: {
    id: number
    sip_id: number
    per_id: number
    bayi_id: number
    f_no: string | null
    gun: string | null
    odeme_gun: string | null
    iptal_mi: string
    s_is_teklif: number
    s_vergisiz: '0' | '1'
    f_close: '0' | '1'
    sd_cancel_on: '0' | '1'
    cus_id: number
    cus_firm: string | null
    cus_name: string | null
    cus_surname: string | null
    brut: number
    net: number
    vergi: number
    iptal: number
    yuzde: number | null
    search_text: string | null
    country: string
  }
  ciro_prim_ay: {
    per_id: number | null
    ay: string | null
  }
  ciro_prim_gun: {
    per_id: number | null
    bayi_id: number | null
    s_is_teklif: number | null
    gun: string | null
    odeme_gun: string | null
    s_vergisiz: '0' | '1' | null
    f_close: '0' | '1' | null
    sd_cancel_on: '0' | '1' | null
    prim_gun: string | null
    brut: number | null
    net: number | null
    iptal: number | null
  }
  commission_debts: {
    sip_id: number | null
    tip: number | null
    alici_id: number | null
    f_no: string | null
    amount: number | null
    kind: string | null
  }
  commission_periods: {
    tip: number | null
    alici_id: number | null
    yuzde: number | null
    since: string | null
    until: string | null
  }
  commission_statements: {
    id: Generated<number>
    user_id: number
    month: string
    number: string
    lines: ColumnType<Json, string | null, string | null>
    total: number
    file_id: number
    sha256: string
    issued_by: number
    issued_at: Generated<string>
  }
  company_settings: {
    id: number
    chosen: ColumnType<Json, string | null, string | null>
    version: Generated<number>
  }
  consent_entries: {
    id: number
    payload: Generated<string | null>
    salt: Generated<string | null>
    commitment: string
    previous: string
    hash: string
    kind: ColumnType<string | null, never, never>
    cus_id: ColumnType<number | null, never, never>
    channel: ColumnType<string | null, never, never>
    value: ColumnType<string | null, never, never>
    grant_id: ColumnType<number | null, never, never>
    file_id: ColumnType<number | null, never, never>
    data_in_id: ColumnType<number | null, never, never>
  }
  consent_list: {
    id: number | null
    cus_id: number | null
    channel: string | null
    value: string | null
    purpose: string | null
    wording: string | null
    given_at: string | null
    how: string | null
    received_by: string | null
    recorded_at: string | null
    file_id: number | null
    withdrawn_at: string | null
    withdrawn_by: string | null
    last_used: string | null
    state: string | null
  }
  cus_adress: {
    id: Generated<number>
    cus_id: number
    adres: string
    pk: Generated<string | null>
    bolge: Generated<string | null>
    sehir: string
    ulke: string
    c_type: number
    a_def: Generated<'0' | '1'>
    note: Generated<string | null>
    sil: Generated<'0' | '1'>
    version: Generated<number>
  }
  cus_adress_view: {
    id: number
    cus_id: number
    adres: string
    pk: string | null
    bolge: string | null
    sehir: string
    ulke: string
    c_type: number
    adres_type: string
    a_def: '0' | '1'
    note: string | null
    sil: '0' | '1'
    version: number
  }
  cus_dnd: {
    id: number
    descp: string
    descp_tr: string
    descp_en: string
  }
  cus_files: {
    id: Generated<number>
    cus_id: number
    baslik: Generated<string | null>
    date: Generated<string>
    file_id: number
    file_url: Generated<string | null>
    version: Generated<number>
  }
  cus_files_view: {
    id: number
    cus_id: number
    baslik: string | null
    date: string
    file_name: string
    file_type: string
    size: number
    file_url: string | null
    version: number
  }
  cus_taksitler: {
    id: Generated<number>
    sip_id: number
    cus_id: number
    tak_tar: string
    tak_tutar: number
    odeme: Generated<'0' | '1'>
    version: Generated<number>
    odenen: Generated<number>
  }
  cus_taksitler_view: {
    id: number
    sip_id: number
    cus_id: number
    tak_tar: string
    tak_tutar: number
    odenen: number
    kalan: number
    odeme: '0' | '1'
    per_id: number | null
    bayi_id: number | null
    version: number | null
  }
  customer_all_list: {
    id: number
    cus_code: string | null
    cus_is_firm: '0' | '1'
    cus_firm: string | null
    cus_m_f: number | null
    unvan: string | null
    cus_name: string | null
    cus_surname: string | null
    cus_birtday: string | null
    cus_atu_no: string | null
    cus_city: string | null
    cus_country_code: string
    country_code: string
    cus_tel1: string | null
    cus_tel2: string | null
    cus_gsm: string | null
    cus_fax: string | null
    cus_private: string | null
    cus_email: string | null
    mail_verifyed: '0' | '1'
    cus_bank_shift: '0' | '1'
    cus_bank: string | null
    cus_bank_hesap: string | null
    cus_bank_sube: string | null
    cus_bank_bic: string | null
    cus_bank_iban: string | null
    cus_bank_e_date: string | null
    cus_is_aktive: '0' | '1'
    cus_user: number
    name: string | null
    cus_category: string | null
    cus_class: number | null
    cus_end_contact: string | null
    cus_dnd: number
    cus_pool: '0' | '1'
    cus_del: '0' | '1'
    cus_on: '0' | '1'
    call_time: number | null
    note2: string | null
    note_3: string | null
    s_k: '0' | '1'
    s_b: '0' | '1'
    s_r: '0' | '1'
    s_s: '0' | '1'
    s_t: '0' | '1'
    s_h: '0' | '1'
    s_l: '0' | '1'
    rand_tar: string | null
    rand_saat: string | null
    rand_note: string | null
    rand_user: number
    cus_f_on: '0' | '1'
    cus_random: string | null
    cus_random_user: number | null
    dnd_usr: number | null
    dnd_date: string | null
    balance: number
    sil: '0' | '1'
    ulke: string | null
    sehir: string | null
    file_count: number
    cus_note_exist: '0' | '1'
    version: number
    search_text: string | null
  }
  customer_birthday_view: {
    id: number | null
    cus_code: string | null
    cus_is_firm: '0' | '1' | null
    cus_firm: string | null
    cus_m_f: number | null
    unvan: string | null
    cus_name: string | null
    cus_surname: string | null
    cus_birtday: string | null
    cus_atu_no: string | null
    cus_city: string | null
    cus_country_code: string | null
    country_code: string | null
    cus_tel1: string | null
    cus_tel2: string | null
    cus_gsm: string | null
    cus_fax: string | null
    cus_private: string | null
    cus_email: string | null
    mail_verifyed: '0' | '1' | null
    cus_bank_shift: '0' | '1' | null
    cus_bank: string | null
    cus_bank_hesap: string | null
    cus_bank_sube: string | null
    cus_bank_bic: string | null
    cus_bank_iban: string | null
    cus_bank_e_date: string | null
    cus_is_aktive: '0' | '1' | null
    cus_user: number | null
    name: string | null
    cus_category: string | null
    cus_class: number | null
    cus_end_contact: string | null
    cus_dnd: number | null
    cus_pool: '0' | '1' | null
    cus_del: '0' | '1' | null
    cus_on: '0' | '1' | null
    call_time: number | null
    note2: string | null
    note_3: string | null
    s_k: '0' | '1' | null
    s_b: '0' | '1' | null
    s_r: '0' | '1' | null
    s_s: '0' | '1' | null
    s_t: '0' | '1' | null
    s_h: '0' | '1' | null
    s_l: '0' | '1' | null
    rand_tar: string | null
    rand_saat: string | null
    rand_note: string | null
    rand_user: number | null
    cus_f_on: '0' | '1' | null
    cus_random: string | null
    cus_random_user: number | null
    dnd_usr: number | null
    dnd_date: string | null
    balance: number | null
    sil: '0' | '1' | null
    ulke: string | null
    sehir: string | null
    file_count: number | null
    cus_note_exist: '0' | '1' | null
    version: number | null
    search_text: string | null
    birthday_key: number | null
    birthday_in: number
  }
  customer_draws: {
    id: Generated<number>
    user_id: number
    cus_id: number
    at: string
    bayi_id: Generated<number | null>
  }
  customer_duplicates: {
    id: number
    other_id: number
    reasons: string
    cus_code: string | null
    other_code: string | null
    name: string | null
    other_name: string | null
    cus_city: string | null
    other_city: string | null
    search_text: string | null
  }
  customer_ibans: {
    id: Generated<number>
    cus_id: number
    iban: string
    learned_by: number
    learned_at: Generated<string>
    version: Generated<number>
  }
  customer_locks: {
    cus_id: number
    user_id: number
    until: string
  }
  customer_marks: {
    mark: string
    value: string
    cus_id: number
    is_shared: Generated<boolean>
  }
  customer_merges: {
    id: Generated<number>
    from_id: number
    to_id: number
    user_id: number
    at: Generated<string>
    reason: Generated<string | null>
    taken: ColumnType<Json, string | null, string | null>
    moved: ColumnType<Json, string | null, string | null>
    version: Generated<number>
  }
  customer_presence: {
    cus_id: number
    user_id: number
    since: string
    until: string
    talking_since: Generated<string | null>
  }
  customer_quarters: {
    cus_id: number
    bayi_id: number
    ilk: string
    later: number
  }
  customer_quarters_recount: {
    cus_id: number | null
    bayi_id: number | null
    ilk: string | null
    later: number | null
  }
  customer_transfer_rows: {
    id: Generated<number>
    transfer_id: number
    cus_id: number
    from_user: number
    from_rand_user: number
  }
  customer_transfers: {
    id: Generated<number>
    made_at: string
    made_by: number
    receiver_id: number
    appointments: string
    count: number
    undone_at: Generated<string | null>
    undone_by: Generated<number | null>
    undone_count: Generated<number | null>
  }
  customer_turnover: {
    cus_id: number
    bayi_id: number
    days: Date[]
    adet: number[]
    brut: string[]
    net: string[]
    iptal: string[]
  }
  customer_turnover_recount: {
    cus_id: number | null
    bayi_id: number | null
    days: Date[] | null
    adet: number[] | null
    brut: string[] | null
    net: string[] | null
    iptal: string[] | null
  }
  customers: {
    id: Generated<number>
    cus_code: Generated<string | null>
    cus_is_firm: Generated<'0' | '1'>
    cus_firm: Generated<string | null>
    cus_m_f: Generated<number | null>
    cus_name: Generated<string | null>
    cus_surname: Generated<string | null>
    cus_birtday: Generated<string | null>
    cus_atu_no: Generated<string | null>
    cus_city: Generated<string | null>
    cus_country_code: string
    cus_tel1: Generated<string | null>
    cus_tel2: Generated<string | null>
    cus_gsm: Generated<string | null>
    cus_fax: Generated<string | null>
    cus_private: Generated<string | null>
    cus_email: Generated<string | null>
    mail_verifyed: Generated<'0' | '1'>
    cus_bank_shift: Generated<'0' | '1'>
    cus_bank: Generated<string | null>
    cus_bank_hesap: Generated<string | null>
    cus_bank_sube: Generated<string | null>
    cus_bank_bic: Generated<string | null>
    cus_bank_iban: Generated<string | null>
    cus_bank_e_date: Generated<string | null>
    cus_is_aktive: Generated<'0' | '1'>
    cus_user: Generated<number>
    cus_category: Generated<string | null>
    cus_class: Generated<number | null>
    cus_end_contact: Generated<string | null>
    cus_note: Generated<Buffer | null>
    cus_dnd: Generated<number>
    cus_pool: Generated<'0' | '1'>
    cus_del: Generated<'0' | '1'>
    cus_on: Generated<'0' | '1'>
    call_time: Generated<number | null>
    note2: Generated<string | null>
    note_3: Generated<string | null>
    s_k: Generated<'0' | '1'>
    s_b: Generated<'0' | '1'>
    s_r: Generated<'0' | '1'>
    s_s: Generated<'0' | '1'>
    s_t: Generated<'0' | '1'>
    s_h: Generated<'0' | '1'>
    s_l: Generated<'0' | '1'>
    rand_tar: Generated<string | null>
    rand_saat: Generated<string | null>
    rand_note: Generated<string | null>
    rand_user: Generated<number>
    cus_f_on: Generated<'0' | '1'>
    cus_random: Generated<string | null>
    cus_random_user: Generated<number | null>
    dnd_usr: Generated<number | null>
    dnd_date: Generated<string | null>
    balance: Generated<number>
    sil: Generated<'0' | '1'>
    version: Generated<number>
    search_text: ColumnType<string | null, never, never>
    cus_leitweg: Generated<string | null>
    reorder_due: Generated<string | null>
    merged_into: Generated<number | null>
    erased_at: Generated<string | null>
    promised_day: Generated<string | null>
    promised_invoices: Generated<number[]>
  }
  data_in_finding_list: {
    id: number
    run_id: number
    kind: string
    sheet: string
    row_no: number
    field: string | null
    code: string
    params: string
    found: string | null
    search_text: string | null
  }
  data_in_findings: {
    id: Generated<number>
    run_id: number
    kind: string
    sheet: string
    row_no: number
    field: Generated<string | null>
    code: string
    params: ColumnType<Json, string | null, string | null>
    found: Generated<string | null>
  }
  data_in_list: {
    id: number
    file_name: string
    state: string
    total: number
    done: number
    errors: number
    repairs: number
    problem: string | null
    created_at: string
    started_at: string | null
    ended_at: string | null
    undone_at: string | null
    created_by: number
    created_name: string
    version: number
    search_text: string | null
    problem_words: string
    left_out: number
  }
  data_in_rows: {
    run_id: number
    sheet: string
    row_no: number
    key: Generated<string | null>
    data: ColumnType<Json, string | null, string | null>
    record_id: Generated<number | null>
  }
  data_in_runs: {
    id: Generated<number>
    file_name: string
    sha256: string
    state: string
    sheets: ColumnType<Json, string | null, string | null>
    total: number
    done: Generated<number>
    errors: number
    repairs: number
    worker: Generated<string | null>
    problem: Generated<string | null>
    created_by: number
    created_at: Generated<string>
    started_at: Generated<string | null>
    ended_at: Generated<string | null>
    undone_by: Generated<number | null>
    undone_at: Generated<string | null>
    version: Generated<number>
    problem_words: ColumnType<Json, string | null, string | null>
    beat_at: Generated<string | null>
    left_out: Generated<number>
  }
  debit_items: {
    id: Generated<number>
    run_id: number
    sip_id: number
    taksit_id: Generated<number | null>
    cus_id: number
    mandate_id: number
    amount: number
    end_to_end_id: string
    state: Generated<string>
    credited_on: Generated<string | null>
    receipt_id: Generated<number | null>
    return_code: Generated<string | null>
    returned_on: Generated<string | null>
    charge: Generated<number>
    charge_entry_id: Generated<number | null>
    is_double: Generated<boolean>
    refusal: Generated<string | null>
    refused_by: Generated<number | null>
  }
  debit_runs: {
    id: Generated<number>
    day: string
    state: Generated<string>
    batch_id: string
    count: number
    total: number
    file_id: number
    created_by: number
    created_at: Generated<string>
    version: Generated<number>
  }
  erasure_journal: {
    id: Generated<number>
    kind: string
    row_ids: number[]
    at: string
    written_at: Generated<string | null>
    error: Generated<string | null>
    open_code: Generated<string | null>
  }
  error_log: {
    id: Generated<number>
    at: Generated<string>
    user_id: Generated<number | null>
    user_name: Generated<string | null>
    host: Generated<string | null>
    message: string
    stack: Generated<string | null>
  }
  fatura_sayac: {
    name: string
    last: number
    last_day: Generated<string | null>
  }
  fatura_sayac_yil: {
    name: string
    year: number
    last: number
  }
  figure_deltas: {
    fact: string
    day: string
    per_id: number
    bayi_id: number
    item: number
    word: string
    adet: number
    brut: number
    net: number
    extra: number
  }
  figure_recount: {
    fact: string | null
    day: string | null
    per_id: number | null
    bayi_id: number | null
    item: number | null
    word: string | null
    adet: number | null
    brut: number | null
    net: number | null
    extra: number | null
  }
  figure_sums: {
    fact: string
    grain: string
    day: string
    per_id: number
    bayi_id: number
    item: number
    word: string
    adet: number
    brut: number
    net: number
    extra: number
  }
  firma_bilgileri: {
    id: number
    ust_bilgi: Generated<string | null>
    steuer: Generated<string | null>
    ustid: Generated<string | null>
    k1_1: Generated<string | null>
    k2_1: Generated<string | null>
    k3_1: Generated<string | null>
    version: Generated<number>
    legal_name: Generated<string | null>
    street: Generated<string | null>
    postcode: Generated<string | null>
    town: Generated<string | null>
    country: Generated<string | null>
    phone: Generated<string | null>
    email: Generated<string | null>
    register_court: Generated<string | null>
    register_number: Generated<string | null>
    directors: Generated<string | null>
    bank_name: Generated<string | null>
    account_holder: Generated<string | null>
    iban: Generated<string | null>
    bic: Generated<string | null>
    creditor_id: Generated<string | null>
  }
  gorev_list: {
    id: number
    belge_tip: number
    belge_no: string | null
    send_user: number
    sender_date: string
    sender_msg: string | null
    sender_status: '0' | '1'
    reciver_usr: number
    reciver_msg: string | null
    reciver_status: '0' | '1'
    msg_status: '0' | '1'
    isReceived: boolean
    version: number
    gonderen: string
    alan: string
    sip_id: number | null
    cus_id: number | null
    cus_name: string | null
    cus_surname: string | null
    search_text: string | null
  }
  gorevler: {
    id: Generated<number>
    belge_tip: Generated<number>
    belge_no: Generated<string | null>
    send_user: number
    sender_date: Generated<string>
    sender_msg: Generated<string | null>
    sender_status: Generated<'0' | '1'>
    reciver_usr: number
    reciver_msg: Generated<string | null>
    reciver_status: Generated<'0' | '1'>
    msg_status: Generated<'0' | '1'>
    isReceived: Generated<boolean>
    version: Generated<number>
  }
  gorusme_zaman: {
    id: number
    cus_id: number
    per_id: number
    bayi: number | null
    sts: number
    descp: string
    reached: '0' | '1'
    note: string | null
    zaman: string
    hafta_gun: number
    saat: number
    name_surname: string | null
    cus_name: string | null
    cus_surname: string | null
    cus_firm: string | null
  }
  hold_drafts: {
    draft_id: string
    user_id: number
    cus_id: Generated<number | null>
    until: string
    s_kargo: Generated<number | null>
    s_last_y: Generated<number | null>
    s_vade_gun: Generated<number | null>
  }
  hold_list: {
    id: number
    draft_id: string
    stk_id: number
    stok_code: string
    stok_name: string
    held: number
    available: number
    until: string
    user_id: number
    holder: string
    cus_id: number | null
    customer: string | null
    search_text: string | null
  }
  incoming_calls: {
    id: Generated<number>
    system_id: number
    call_id: string
    number: Generated<string | null>
    user_id: Generated<number | null>
    cus_id: Generated<number | null>
    started_at: string
    answered_at: Generated<string | null>
    ended_at: Generated<string | null>
    settled_at: Generated<string | null>
    settled_by: Generated<number | null>
    opened_at: Generated<string | null>
  }
  issued_document_list: {
    id: number
    created_at: string
    tur: string
    sip_id: number
    number: string | null
    customer: string | null
    state: string
    person: string | null
    sha256: string | null
    search_text: string | null
  }
  kargo_cikti: {
    id: Generated<number>
    sip_id: number
    sip_gon_t: string
    kargo_firm: number
    kargo_takip: string
    note: Generated<string | null>
    gon_status: Generated<'0' | '1'>
    teslim_alan: Generated<string | null>
    teslim_tar: Generated<string | null>
    send_mail: Generated<'0' | '1'>
    cus_email: Generated<string | null>
    islem_zaman: Generated<string>
    per_id: Generated<number | null>
    version: Generated<number>
  }
  kargo_cikti_view: {
    id: number
    sip_id: number
    sip_gon_t: string
    kargo_firm: number
    kisa_tanim: string
    kargo_takip: string
    note: string | null
    gon_status: '0' | '1'
    teslim_alan: string | null
    teslim_tar: string | null
    send_mail: '0' | '1'
    cus_email: string | null
    islem_zaman: string
    version: number
    f_no: string | null
    cus_id: number
    cus_name: string | null
    cus_surname: string | null
    cus_firm: string | null
    per_name: string | null
    s_g_toplam: number
    sd_cancel_on: '0' | '1'
    sehir: string | null
    search_text: string | null
  }
  kargo_sirketi: {
    id: number
    kisa_tanim: string
    takip_yok: Generated<'0' | '1'>
    tracking_url: Generated<string | null>
    status: Generated<'0' | '1'>
    sort_order: Generated<number>
    version: Generated<number>
  }
  kept_heads: {
    id: Generated<number>
    chain: string
    day: Generated<string | null>
    head: string
  }
  konusma_metin: {
    id: Generated<number>
    baslik: string
    file_id: number
    file_url: Generated<string | null>
    version: Generated<number>
    cus_category: Generated<string | null>
    metin: Generated<string | null>
  }
  konusma_metin_view: {
    id: number
    baslik: string
    file_name: string
    file_url: string | null
    version: number
    search_text: string | null
    cus_category: string | null
    metin: string | null
  }
  list_views: {
    id: Generated<number>
    list: string
    name: string
    owner: number
    is_shared: Generated<'0' | '1'>
    content: ColumnType<Json, string | null, string | null>
    version: Generated<number>
  }
  mail_attachments: {
    mail_id: number
    file_id: number
  }
  mail_outbox: {
    id: Generated<number>
    kind: string
    recipient: string
    subject: string
    body_text: string
    body_html: Generated<string | null>
    status: Generated<string>
    attempts: Generated<number>
    next_attempt_at: Generated<string>
    last_error: Generated<string | null>
    created_at: Generated<string>
    created_by: Generated<number | null>
    sent_at: Generated<string | null>
    message_id: Generated<string>
    secret_user: Generated<number | null>
    language: Generated<string | null>
    reminds: Generated<number | null>
  }
  mail_outbox_view: {
    id: number
    kind: string
    recipient: string
    subject: string
    status: string
    attempts: number
    created_at: string
    sent_at: string | null
    next_attempt_at: string
    last_error: string | null
    user_name: string | null
    attachments: number
    search_text: string | null
    name_surname: string | null
  }
  mandate_list: {
    id: number | null
    cus_id: number | null
    reference: string | null
    iban: string | null
    bic: string | null
    holder: string | null
    signed_on: string | null
    file_id: number | null
    revoked_on: string | null
    reason: string | null
    last_used: string | null
    created_at: string | null
    version: number | null
    state: string | null
  }
  mandate_tasks: {
    sip_id: number
    task_id: number
  }
  mandates: {
    id: Generated<number>
    cus_id: number
    reference: string
    iban: string
    bic: Generated<string | null>
    holder: string
    state: Generated<string>
    signed_on: Generated<string | null>
    file_id: Generated<number | null>
    revoked_on: Generated<string | null>
    reason: Generated<string | null>
    last_used: Generated<string | null>
    created_by: number
    created_at: Generated<string>
    version: Generated<number>
  }
  marks_of_customers: {
    cus_id: number | null
    mark: string | null
    value: string | null
  }
  missed_callers: {
    id: number
    number: string
    times: number
    started_at: string
    first_at: string
    user_id: number | null
    bayi: number | null
    person: string | null
    known: number
    system: string
    search_text: string | null
  }
  musteri_gorusme: {
    id: Generated<number>
    cus_id: number
    per_id: number
    sts: number
    note: Generated<string | null>
    zaman: Generated<string>
    version: Generated<number>
    bayi_id: Generated<number | null>
    promised_day: Generated<string | null>
  }
  musteri_gorusme_view: {
    id: number
    cus_id: number
    per_id: number
    sts: number
    descp: string
    descp_tr: string | null
    descp_en: string | null
    note: string | null
    zaman: string
    user_name: string
    bayi: number | null
    name_surname: string
    version: number
    promised_day: string | null
  }
  number_ranges: {
    id: Generated<number>
    kind: string
    prefix: Generated<string>
    width: Generated<number>
    yearly: Generated<'0' | '1'>
    version: Generated<number>
    set_to: Generated<number | null>
    clock_checked_at: Generated<string | null>
  }
  odeme_tipleri: {
    id: number
    tipi: string
    tipi_tr: string
    tipi_en: string
    status: Generated<'0' | '1'>
    sort_order: Generated<number>
    version: Generated<number>
  }
  open_invoices: {
    sip_id: number
    cus_id: number
    kalan: number
    vade_tar: string
    per_id: number
    bayi_id: number
    in_collection: boolean
    has_parts: boolean
  }
  payee_accounts: {
    id: Generated<number>
    user_id: Generated<number | null>
    bayi_id: Generated<number | null>
    iban: string
    holder: string
    version: Generated<number>
  }
  personel_odeme: {
    id: Generated<number>
    per_id: number
    cus_id: Generated<number | null>
    islem: Generated<number>
    odeme_tar: Generated<string | null>
    f_no: Generated<string | null>
    s_no: Generated<number | null>
    tarihi: string
    tutar: number
    kalan: number
    komisyon_tutar: Generated<number | null>
    komisyon_oran: Generated<number | null>
    komisyon_brut: Generated<number | null>
    durum: ColumnType<number | null, never, never>
    belge_no: Generated<number | null>
    aciklama: Generated<string | null>
    kayit_user: Generated<number | null>
    version: Generated<number>
    bayi_id: Generated<number | null>
  }
  personel_odeme_view: {
    id: number
    per_id: number
    user_name: string
    name: string | null
    surname: string | null
    cus_id: number | null
    islem: number
    odeme_tar: string | null
    f_no: string | null
    s_no: number | null
    tarihi: string
    tutar: number
    kalan: number
    komisyon_tutar: number | null
    komisyon_oran: number | null
    komisyon_brut: number | null
    durum: number
    belge_no: number | null
    aciklama: string | null
    version: number
  }
  phone_systems: {
    id: Generated<number>
    name: string
    token_hash: string
    created_at: string
    created_by: number
    revoked_at: Generated<string | null>
    revoked_by: Generated<number | null>
    last_event_at: Generated<string | null>
  }
  prim_borc: {
    sip_id: number | null
    tip: number | null
    alici_id: number | null
    f_no: string | null
    odenen: number | null
    provizyon: number | null
  }
  prim_hak: {
    sip_id: number | null
    tip: number | null
    hak: number | null
    provizyon: number | null
    odenen: number | null
    belge: number | null
    geri_belge: number | null
  }
  prim_hesap: {
    id: number
    kind: string
    per_id: number
    day: string | null
    sip_id: number | null
    fis_id: number | null
    fis_no: string | null
    f_no: string | null
    cus_id: number | null
    customer: string | null
    base: number | null
    rate: number | null
    amount: number
    why: string
    search_text: string | null
    bayi_id: number | null
  }
  prim_listesi: {
    id: number
    tip: number
    alici_id: number
    alici: string
    yuzde: number
    per_id: number
    per_name: string | null
    bayi_id: number
    firma: string
    upper_firm: number | null
    f_no: string
    f_tarih: string
    f_odeme_tar: string
    g_toplam: number
    net_t: number
    prim_net: number
    prim_brut: number
    cus_id: number
    cus_code: string | null
    cus_firm: string | null
    cus_name: string | null
    cus_surname: string | null
    s_tar: string
    s_gon_tar: string | null
    s_is_teklif: number
    per_odeme: '0' | '1'
    bayi_odeme: '0' | '1'
    sd_cancel_on: '0' | '1'
    fd_fon: '0' | '1'
    f_close: '0' | '1'
    f_status: '0' | '1'
    yeniden: '0' | '1'
    silinen: '0' | '1'
    search_text: string | null
    version: number
  }
  prim_odeme_fis: {
    id: Generated<number>
    tip: number
    user_id: Generated<number | null>
    bayi_id: Generated<number | null>
    islem_tar: string
    prim_donemi: string
    vergisiz: Generated<'0' | '1'>
    provizyon: number
    kdv_oran: Generated<number>
    aciklama: Generated<string | null>
    start_date: Generated<string | null>
    end_date: Generated<string | null>
    avans_odemelerini_isle: Generated<'0' | '1'>
    iptal_odemelerini_isle: Generated<'0' | '1'>
    net_t: number
    prim_toplam: number
    iptal_toplam: Generated<number>
    prim_net: number
    kdv: number
    prim_brut: number
    avans: Generated<number>
    avans_kdv: Generated<number>
    odenecek: number
    firma_bilgi: ColumnType<Json, string | null, string | null>
    alici_bilgi: ColumnType<Json, string | null, string | null>
    per_id: Generated<number | null>
    islem_zaman: Generated<string>
    version: Generated<number>
    borc: Generated<number>
    fis_no: Generated<string>
    earned_when: Generated<string>
    transferred_on: Generated<string | null>
  }
  prim_odeme_fis_avans: {
    fis_id: number
    odeme_id: number
    tutar: number
  }
  prim_odeme_fis_siparis: {
    id: Generated<number>
    fis_id: number
    tip: number
    sip_id: number
    iptal: Generated<'0' | '1'>
    g_toplam: number
    net_t: number
    provizyon: number
    prim_net: number
  }
  prim_odeme_fis_view: {
    id: number
    tip: number
    user_id: number | null
    bayi_id: number | null
    user_name: string | null
    name: string | null
    surname: string | null
    firma: string | null
    islem_tar: string
    prim_donemi: string
    vergisiz: '0' | '1'
    provizyon: number
    kdv_oran: number | null
    aciklama: string | null
    start_date: string | null
    end_date: string | null
    net_t: number
    prim_toplam: number
    iptal_toplam: number
    prim_net: number
    kdv: number
    prim_brut: number
    avans: number
    avans_kdv: number
    odenecek: number
    version: number
    search_text: string | null
    borc: number
    fis_no: string
    earned_when: string
    transferred_on: string | null
  }
  prim_oranlari: {
    id: Generated<number>
    user_id: Generated<number | null>
    bayi_id: Generated<number | null>
    gecerli_tar: string
    yuzde: number
    tip: ColumnType<number, never, never>
    alici_id: ColumnType<number, never, never>
    version: Generated<number>
  }
  privacy_request_list: {
    id: number
    at: string
    kind: string
    cus_id: number
    user_id: number
    reason: string | null
    row_count: number
    kept_count: number
    next_on: string | null
    cus_code: string | null
    customer: string | null
    person: string | null
    state: string
    search_text: string | null
  }
  privacy_requests: {
    id: Generated<number>
    kind: string
    cus_id: number
    user_id: number
    at: Generated<string>
    reason: Generated<string | null>
    row_count: number
    kept_count: Generated<number>
    next_on: Generated<string | null>
    version: Generated<number>
  }
  push_subscriptions: {
    id: Generated<number>
    user_id: number
    endpoint: string
    p256dh: string
    auth: string
    language: Generated<string>
    created_at: Generated<string>
  }
  raking_figure: {
    id: Generated<number>
    title: Generated<string | null>
    img_url: Generated<string | null>
    file_id: number
    created_at: Generated<string>
    version: Generated<number>
    kayit_user: Generated<number | null>
  }
  raking_figure_view: {
    id: number
    title: string | null
    img_url: string | null
    file_name: string
    file_type: string
    created_at: string
    version: number
    search_text: string | null
  }
  raking_gorulen: {
    user_id: number
    son_id: number
  }
  receipts: {
    id: Generated<number>
    sip_id: number
    cus_id: number
    amount: number
    day: string
    source: string
    created_by: number
    created_at: Generated<string>
    undone_at: Generated<string | null>
    owner_before: Generated<number | null>
    first_before: Generated<'0' | '1' | null>
    version: Generated<number>
  }
  reservations: {
    line_id: number
    sip_id: number
    stk_id: number
    stk_adet: number
  }
  rezerve_stok_ozet: {
    id: number
    stk_id: number
    stk_kodu: string
    stk_adi: string
    stk_adet: number
    hazir_adet: number
    sip_adet: number
    depo_m: number
    kullanilabilir_adet: number
    stok_limit: number
    search_text: string | null
  }
  rezerve_stok_sip: {
    id: number
    sip_id: number
    stk_id: number
    stk_kodu: string
    stk_adi: string
    stk_adet: number
    hazir_adet: number
    s_tar: string
    fd_fon: '0' | '1'
    f_no: string | null
    f_tarih: string | null
    cus_id: number
    cus_name: string | null
    cus_surname: string | null
    cus_firm: string | null
    per_name: string | null
    search_text: string | null
  }
  satis_satirlari: {
    id: number
    sip_id: number
    stk_id: number
    f_no: string | null
    f_tarih: string
    s_is_teklif: number | null
    cus_id: number | null
    cus_firm: string | null
    cus_name: string | null
    cus_surname: string | null
    sise: number
    brut: number
    net: number
    search_text: string | null
    bayi_id: number
    stok_tipi: number
  }
  saved_report_list: {
    id: number
    owner_id: number
    name: string
    is_shared: '0' | '1'
    by_what: string
    days: string
    start_date: string | null
    end_date: string | null
    compare: string
    compare_start: string | null
    compare_end: string | null
    schedule: string
    send_hour: number
    send_day: number
    format: string
    is_paused: '0' | '1'
    next_at: string | null
    last_sent_at: string | null
    problem: string | null
    version: number
    owner: string
    report: string
    odeme_durumu: '0' | '1' | null
    vergi_durumu: '0' | '1' | null
    problem_words: string
  }
  saved_reports: {
    id: Generated<number>
    owner_id: number
    name: string
    is_shared: Generated<'0' | '1'>
    by_what: string
    days: string
    start_date: Generated<string | null>
    end_date: Generated<string | null>
    compare: Generated<string>
    compare_start: Generated<string | null>
    compare_end: Generated<string | null>
    schedule: Generated<string>
    send_hour: Generated<number>
    send_day: Generated<number>
    format: Generated<string>
    is_paused: Generated<'0' | '1'>
    next_at: Generated<string | null>
    last_sent_at: Generated<string | null>
    problem: Generated<string | null>
    version: Generated<number>
    report: Generated<string>
    odeme_durumu: Generated<'0' | '1' | null>
    vergi_durumu: Generated<'0' | '1' | null>
    attempts: Generated<number>
    problem_words: ColumnType<Json, string | null, string | null>
  }
  scarce_wines: {
    id: number | null
  }
  schema_migrations: {
    name: string
    checksum: string
    applied_at: Generated<string>
  }
  schema_program: {
    number: number
    hash: string
    applied_at: Generated<string>
  }
  set_offs: {
    sip_id: number
    amount: number
  }
  siparis_all_view: {
    id: number
    s_tar: string
    s_saat: string | null
    s_is_teklif: number
    cus_id: number
    cus_code: string | null
    cus_is_firm: '0' | '1'
    cus_m_f: number | null
    cus_firm: string | null
    cus_name: string | null
    cus_surname: string | null
    cus_atu_no: string | null
    cus_country_code: string | null
    f_adres: string | null
    f_pk: string | null
    f_sehir: string | null
    f_bolge: string | null
    f_ulke: string | null
    g_alici: string | null
    g_adres: string | null
    g_pk: string | null
    g_sehir: string | null
    g_bolge: string | null
    g_ulke: string | null
    s_adres_f_g_on: '0' | '1'
    s_toplam: number | null
    s_iskonto: number | null
    s_ara_toplam: number | null
    s_kargo: number | null
    s_kdv: number
    s_g_toplam: number
    kdv_oran: number
    s_man_y: number | null
    s_last_y: number | null
    s_ikt_m: number | null
    s_lastschrift: '0' | '1'
    s_vergisiz: '0' | '1'
    s_gut_shift: '0' | '1' | null
    s_prasentrechnung: '0' | '1'
    gutschrift_s: number | null
    gutschrift_ok: '0' | '1'
    s_note: string | null
    s_gon_tar: string | null
    s_odeme_tip: number
    s_odeme_tarihi: string | null
    s_vadeli_odeme: '0' | '1'
    s_taksit_sayisi: number | null
    sd_kesin: '0' | '1'
    sd_onaylama: '0' | '1'
    sd_onaylama_tar: string | null
    sd_cancel_on: '0' | '1'
    sd_iptal_tar: string | null
    sd_gonderi_status: '0' | '1'
    sd_kago_cikis: '0' | '1' | null
    sd_uyari_1_is: '0' | '1'
    sd_uyari_2_is: '0' | '1'
    sd_uyari_3_is: '0' | '1'
    sd_uyari_1_is_tar: string | null
    sd_uyari_2_is_tar: string | null
    sd_uyari_3_is_tar: string | null
    sd_uyari_2_fark: number | null
    sd_uyari_3_fark: number | null
    fark_2_toplam: number | null
    fark_3_toplam: number | null
    fd_fon: '0' | '1'
    f_no: string | null
    f_tarih: string | null
    f_saat: string | null
    fat_note: string | null
    f_close: '0' | '1'
    f_status: '0' | '1'
    f_ytakip: number
    f_ip_neden_type: number | null
    f_ip_neden: string | null
    f_ip_aciklama: string | null
    f_odeme_tar: string | null
    f_haciz_tarihi: string | null
    f_haciz_firma: string | null
    f_haciz_aciklama: string | null
    f_iflas_tarihi: string | null
    f_iflas_aciklama: string | null
    per_id: number
    per_name: string | null
    per_odeme: '0' | '1'
    per_odeme_tar: string | null
    per_belge_no: number | null
    bayi_id: number
    bayi_odeme: '0' | '1'
    bayi_odeme_tar: string | null
    bayi_belge_no: number | null
    usr_c_belge: number | null
    by_c_belge: number | null
    s_on_onay: '0' | '1' | null
    s_bayi_id: number | null
    version: number
    gutschrift_sip_id: number | null
    f_firma_bilgi: Json
    search_text: string | null
    gutschrift_neden: string | null
    vergisiz_neden: string | null
    sip_id: number
    odenen: number
    gecikme_farki: number
    kalan: number
    vade_tar: string
    vadesi_gecen: number
    firma: string | null
    sise_adet: number | null
    gutschrift_f_no: string | null
    gutschrift_f_tarih: string | null
    s_vade_gun: number | null
    iptal_no: string | null
    data_in_id: number | null
    disputed_on: string | null
    dispute_reason: string | null
    dispute_end: string | null
    return_charge: number
    vadesi_gelmeyen: number
    sd_uyari_neden: string | null
    tahsilat_gun: string | null
  }
  siparis_icerik: {
    id: Generated<number>
    sip_id: number
    cus_id: number
    per_id: number
    sip_tar: Generated<string>
    stk_id: number
    stk_kodu: string
    stk_adi: string
    stk_adet: number
    stk_kdv: Generated<number>
    stk_birim: number
    stk_birim_ini: number
    stk_toplam: number
    isk_y: Generated<number>
    isk_e: Generated<number>
    stk_liste_fiyat: Generated<number | null>
    version: Generated<number>
  }
  siparis_icerik_view: {
    id: number
    sip_id: number
    cus_id: number
    sip_tar: string
    stk_id: number
    stk_kodu: string
    stk_adi: string
    stk_adet: number
    stk_kdv: number
    stk_birim: number
    stk_birim_ini: number
    stk_toplam: number
    isk_y: number
    isk_e: number
    stk_liste_fiyat: number | null
    per_id: number
    bayi_id: number | null
  }
  siparis_ledger_view: {
    id: number | null
    s_tar: string | null
    s_saat: string | null
    s_is_teklif: number | null
    cus_id: number | null
    cus_code: string | null
    cus_is_firm: '0' | '1' | null
    cus_m_f: number | null
    cus_firm: string | null
    cus_name: string | null
    cus_surname: string | null
    cus_atu_no: string | null
    cus_country_code: string | null
    f_adres: string | null
    f_pk: string | null
    f_sehir: string | null
    f_bolge: string | null
    f_ulke: string | null
    g_alici: string | null
    g_adres: string | null
    g_pk: string | null
    g_sehir: string | null
    g_bolge: string | null
    g_ulke: string | null
    s_adres_f_g_on: '0' | '1' | null
    s_toplam: number | null
    s_iskonto: number | null
    s_ara_toplam: number | null
    s_kargo: number | null
    s_kdv: number | null
    s_g_toplam: number | null
    kdv_oran: number | null
    s_man_y: number | null
    s_last_y: number | null
    s_ikt_m: number | null
    s_lastschrift: '0' | '1' | null
    s_vergisiz: '0' | '1' | null
    s_gut_shift: '0' | '1' | null
    s_prasentrechnung: '0' | '1' | null
    gutschrift_s: number | null
    gutschrift_ok: '0' | '1' | null
    s_note: string | null
    s_gon_tar: string | null
    s_odeme_tip: number | null
    s_odeme_tarihi: string | null
    s_vadeli_odeme: '0' | '1' | null
    s_taksit_sayisi: number | null
    sd_kesin: '0' | '1' | null
    sd_onaylama: '0' | '1' | null
    sd_onaylama_tar: string | null
    sd_cancel_on: '0' | '1' | null
    sd_iptal_tar: string | null
    sd_gonderi_status: '0' | '1' | null
    sd_kago_cikis: '0' | '1' | null
    sd_uyari_1_is: '0' | '1' | null
    sd_uyari_2_is: '0' | '1' | null
    sd_uyari_3_is: '0' | '1' | null
    sd_uyari_1_is_tar: string | null
    sd_uyari_2_is_tar: string | null
    sd_uyari_3_is_tar: string | null
    sd_uyari_2_fark: number | null
    sd_uyari_3_fark: number | null
    fark_2_toplam: number | null
    fark_3_toplam: number | null
    fd_fon: '0' | '1' | null
    f_no: string | null
    f_tarih: string | null
    f_saat: string | null
    fat_note: string | null
    f_close: '0' | '1' | null
    f_status: '0' | '1' | null
    f_ytakip: number | null
    f_ip_neden_type: number | null
    f_ip_neden: string | null
    f_ip_aciklama: string | null
    f_odeme_tar: string | null
    f_haciz_tarihi: string | null
    f_haciz_firma: string | null
    f_haciz_aciklama: string | null
    f_iflas_tarihi: string | null
    f_iflas_aciklama: string | null
    per_id: number | null
    per_name: string | null
    per_odeme: '0' | '1' | null
    per_odeme_tar: string | null
    per_belge_no: number | null
    bayi_id: number | null
    bayi_odeme: '0' | '1' | null
    bayi_odeme_tar: string | null
    bayi_belge_no: number | null
    usr_c_belge: number | null
    by_c_belge: number | null
    s_on_onay: '0' | '1' | null
    s_bayi_id: number | null
    version: number | null
    gutschrift_sip_id: number | null
    f_firma_bilgi: Json
    search_text: string | null
    gutschrift_neden: string | null
    vergisiz_neden: string | null
    sip_id: number | null
    odenen: number | null
    gecikme_farki: number | null
    kalan: number | null
    vade_tar: string | null
    vadesi_gecen: number | null
    firma: string | null
    sise_adet: number | null
    gutschrift_f_no: string | null
    gutschrift_f_tarih: string | null
    s_vade_gun: number | null
    iptal_no: string | null
    data_in_id: number | null
    disputed_on: string | null
    dispute_reason: string | null
    dispute_end: string | null
    return_charge: number | null
    sd_uyari_neden: string | null
  }
  siparisler: {
    id: Generated<number>
    s_tar: Generated<string>
    s_saat: Generated<string | null>
    s_is_teklif: Generated<number>
    cus_id: number
    cus_code: Generated<string | null>
    cus_is_firm: Generated<'0' | '1'>
    cus_m_f: Generated<number | null>
    cus_firm: Generated<string | null>
    cus_name: Generated<string | null>
    cus_surname: Generated<string | null>
    cus_atu_no: Generated<string | null>
    cus_country_code: Generated<string | null>
    f_adres: Generated<string | null>
    f_pk: Generated<string | null>
    f_sehir: Generated<string | null>
    f_bolge: Generated<string | null>
    f_ulke: Generated<string | null>
    g_alici: Generated<string | null>
    g_adres: Generated<string | null>
    g_pk: Generated<string | null>
    g_sehir: Generated<string | null>
    g_bolge: Generated<string | null>
    g_ulke: Generated<string | null>
    s_adres_f_g_on: Generated<'0' | '1'>
    s_toplam: Generated<number>
    s_iskonto: Generated<number>
    s_ara_toplam: Generated<number>
    s_kargo: Generated<number>
    s_kdv: Generated<number>
    s_g_toplam: Generated<number>
    kdv_oran: Generated<number>
    s_man_y: Generated<number>
    s_last_y: Generated<number>
    s_ikt_m: Generated<number>
    s_lastschrift: Generated<'0' | '1'>
    s_vergisiz: Generated<'0' | '1'>
    s_gut_shift: Generated<'0' | '1'>
    s_prasentrechnung: Generated<'0' | '1'>
    gutschrift_s: Generated<number>
    gutschrift_ok: Generated<'0' | '1'>
    s_note: Generated<string | null>
    s_gon_tar: Generated<string | null>
    s_odeme_tip: Generated<number>
    s_odeme_tarihi: Generated<string | null>
    s_vadeli_odeme: Generated<'0' | '1'>
    s_taksit_sayisi: Generated<number>
    sd_kesin: Generated<'0' | '1'>
    sd_onaylama: Generated<'0' | '1'>
    sd_onaylama_tar: Generated<string | null>
    sd_cancel_on: Generated<'0' | '1'>
    sd_iptal_tar: Generated<string | null>
    sd_gonderi_status: Generated<'0' | '1'>
    sd_kago_cikis: Generated<'0' | '1'>
    sd_uyari_1_is: Generated<'0' | '1'>
    sd_uyari_2_is: Generated<'0' | '1'>
    sd_uyari_3_is: Generated<'0' | '1'>
    sd_uyari_1_is_tar: Generated<string | null>
    sd_uyari_2_is_tar: Generated<string | null>
    sd_uyari_3_is_tar: Generated<string | null>
    sd_uyari_2_fark: Generated<number | null>
    sd_uyari_3_fark: Generated<number | null>
    fark_2_toplam: Generated<number | null>
    fark_3_toplam: Generated<number | null>
    fd_fon: Generated<'0' | '1'>
    f_no: Generated<string | null>
    f_tarih: Generated<string | null>
    f_saat: Generated<string | null>
    fat_note: Generated<string | null>
    f_close: Generated<'0' | '1'>
    f_status: Generated<'0' | '1'>
    f_ytakip: Generated<number>
    f_ip_neden_type: Generated<number | null>
    f_ip_neden: Generated<string | null>
    f_ip_aciklama: Generated<string | null>
    f_odeme_tar: Generated<string | null>
    f_haciz_tarihi: Generated<string | null>
    f_haciz_firma: Generated<string | null>
    f_haciz_aciklama: Generated<string | null>
    f_iflas_tarihi: Generated<string | null>
    f_iflas_aciklama: Generated<string | null>
    per_id: number
    per_name: Generated<string | null>
    per_odeme: Generated<'0' | '1'>
    per_odeme_tar: Generated<string | null>
    per_belge_no: Generated<number | null>
    bayi_id: number
    bayi_odeme: Generated<'0' | '1'>
    bayi_odeme_tar: Generated<string | null>
    bayi_belge_no: Generated<number | null>
    usr_c_belge: Generated<number | null>
    by_c_belge: Generated<number | null>
    s_on_onay: Generated<'0' | '1'>
    s_bayi_id: Generated<number | null>
    version: Generated<number>
    gutschrift_sip_id: Generated<number | null>
    f_firma_bilgi: ColumnType<Json, string | null, string | null>
    search_text: ColumnType<string | null, never, never>
    gutschrift_neden: Generated<string | null>
    vergisiz_neden: Generated<string | null>
    s_vade_gun: Generated<number>
    iptal_no: Generated<string | null>
    data_in_id: Generated<number | null>
    disputed_on: Generated<string | null>
    dispute_reason: Generated<string | null>
    dispute_end: Generated<string | null>
    sd_uyari_neden: Generated<string | null>
  }
  socket_io_attachments: {
    id: Generated<number>
    created_at: Generated<string>
    payload: Generated<Buffer | null>
  }
  stock_levels: {
    stok_id: number
    giren: number
    cikan: number
  }
  stok: {
    id: Generated<number>
    stok_code: string
    stok_name: string
    stok_color: Generated<number | null>
    stok_year: Generated<number | null>
    stok_mensey: Generated<number | null>
    stok_tipi: Generated<number | null>
    stok_cl: Generated<number | null>
    stok_dec: Generated<string | null>
    stok_limit: Generated<number>
    stok_web_on: Generated<'0' | '1'>
    stok_user_on: Generated<'0' | '1'>
    stok_is_kdv: Generated<'0' | '1'>
    stok_kdv: Generated<number>
    stok_de_price: Generated<number>
    stok_at_price: Generated<number>
    stok_ch_price: Generated<number>
    stok_web_price: Generated<number>
    img_url: Generated<string | null>
    brosur_file_id: Generated<number | null>
    image_file_id: Generated<number | null>
    version: Generated<number>
    search_text: ColumnType<string | null, never, never>
    stok_raf: Generated<string | null>
  }
  stok_all_list_view: {
    id: number
    stok_code: string
    stok_name: string
    stok_year: number | null
    stok_color: number | null
    color: string | null
    stok_mensey: number | null
    mensey: string | null
    stok_tipi: number | null
    tipi: string | null
    stok_cl: number | null
    sise: string | null
    stok_limit: number
    stok_web_on: '0' | '1'
    stok_user_on: '0' | '1'
    stok_de_price: number
    stok_at_price: number
    stok_ch_price: number
    brosur_exist: '0' | '1'
    depo_m: number
    rezerver_m: number
    kullanilabilir_adet: number
    birim_maliyet: number
    maliyet: number
    search_text: string | null
    image_exist: '0' | '1'
    tutulan_adet: number
  }
  stok_hareket_tip: {
    id: Generated<number>
    tip: number
    aciklama: string
    aciklama_tr: string
    aciklama_en: string
    direction: Generated<number | null>
    status: Generated<'0' | '1'>
    sort_order: Generated<number>
    version: Generated<number>
  }
  stok_hareketleri: {
    id: number
    stok_id: number
    stok_kodu: string
    stok_name: string
    sip_id: number | null
    f_no: string | null
    islem_tip: number
    in_out: number
    giren: number
    cikan: number
    miktar: number
    islem_zaman: string
    aciklama: string | null
    s_gon_tar: string | null
    hareket_ac: string
    islem_aciklama: string
    cus_id: number | null
    cus_name: string | null
    cus_surname: string | null
    user_name: string | null
    search_text: string | null
  }
  stok_islem: {
    id: Generated<number>
    stok_id: number
    islem_tip: number
    in_out: number
    giren: Generated<number>
    cikan: Generated<number>
    islem_zaman: Generated<string>
    aciklama: Generated<string | null>
    sip_id: Generated<number | null>
    f_no: Generated<string | null>
    s_gon_tar: Generated<string | null>
    per_id: Generated<number | null>
    data_in_id: Generated<number | null>
  }
  stok_islem_tip: {
    id: Generated<number>
    tip: number
    aciklama: string
    aciklama_tr: string
    aciklama_en: string
    version: Generated<number>
  }
  stok_rezerve: {
    id: number
    stk_id: number
    sip_id: number
    stk_kodu: string
    stk_adi: string
    stk_adet: number
    sd_gonderi_status: '0' | '1'
    sd_cancel_on: '0' | '1'
    s_tar: string | null
    f_no: string | null
    cus_id: number | null
    cus_name: string | null
    cus_surname: string | null
    cus_firm: string | null
    per_name: string | null
  }
  sys_adres_type: {
    id: Generated<number>
    ad_type: number
    adres: string
    adres_tr: string
    adres_en: string
    status: Generated<'0' | '1'>
    sort_order: Generated<number>
    version: Generated<number>
  }
  sys_audit: {
    id: Generated<number>
    at: Generated<string>
    user_id: Generated<number | null>
    table_name: string
    row_id: number
    action: string
    before: ColumnType<Json, string | null, string | null>
    after: ColumnType<Json, string | null, string | null>
    note: Generated<string | null>
    tx: Generated<number | null>
    salt: Generated<Buffer | null>
    commitment: Buffer
    hash: Buffer
  }
  sys_blocks: {
    subject: string
    reason: string
    until: string
    device: Generated<string | null>
    user_id: Generated<number | null>
    address: Generated<string | null>
    created_at: Generated<string>
  }
  sys_c_time: {
    id: number
    time_desc: string
    time_desc_tr: string
    time_desc_en: string
    status: Generated<'0' | '1'>
    sort_order: Generated<number>
    version: Generated<number>
  }
  sys_category: {
    id: Generated<number>
    cat_type: string
    category: string
    version: Generated<number>
  }
  sys_category_view: {
    id: number
    cat_type: string
    category: string
    version: number
    search_text: string | null
  }
  sys_class: {
    id: Generated<number>
    class_type: number
    class: string
    class_tr: string
    class_en: string
    status: Generated<'0' | '1'>
    sort_order: Generated<number>
    version: Generated<number>
  }
  sys_country_code: {
    id: Generated<number>
    country_code: string
    country: string
    country_tr: string
    country_en: string
    c_type: number
    tax_rate: number
    cargo_price: number
    system_start_time: Generated<string>
    system_end_time: Generated<string>
    version: Generated<number>
  }
  sys_country_code_view: {
    id: number
    country_code: string
    country: string
    c_type: number
    tax_rate: number
    cargo_price: number
    system_start_time: string
    system_end_time: string
    version: number
    search_text: string | null
  }
  sys_devices: {
    device: string
    user_id: number
    signed_in_at: Generated<string>
  }
  sys_fat_haciz: {
    id: Generated<number>
    c_type: number
    c_descp: string
    status: Generated<'0' | '1'>
    sort_order: Generated<number>
    version: Generated<number>
  }
  sys_fat_iptal: {
    id: Generated<number>
    c_type: number
    c_descp: string
    c_descp_tr: string
    c_descp_en: string
    status: Generated<'0' | '1'>
    sort_order: Generated<number>
    version: Generated<number>
  }
  sys_files: {
    id: Generated<number>
    file_name: string
    file_type: string
    size: number
    sha256: string
    bytes: Buffer
    created_at: Generated<string>
    created_by: Generated<number | null>
  }
  sys_gorusme_asama: {
    id: Generated<number>
    def_type: number
    descp: string
    descp_tr: string
    descp_en: string
    status: Generated<'0' | '1'>
    reached: Generated<'0' | '1'>
    needs_note: Generated<'0' | '1'>
    proposes_call_back: Generated<'0' | '1'>
    asks_do_not_call: Generated<'0' | '1'>
    wrong_number: Generated<'0' | '1'>
    ordered: Generated<'0' | '1'>
    sort_order: Generated<number>
    version: Generated<number>
    promises_payment: Generated<'0' | '1'>
  }
  sys_otp_codes: {
    challenge_hash: string
    user_id: number
    code_hash: Generated<string | null>
    remember_me: Generated<'0' | '1'>
    tries: Generated<number>
    expires_at: string
    purpose: Generated<string>
  }
  sys_ref_versions: {
    name: string
    version: Generated<number>
  }
  sys_remember_tokens: {
    token_hash: string
    user_id: number
    expires_at: string
    family: Generated<string>
    device: Generated<string | null>
    used_at: Generated<string | null>
  }
  sys_requests: {
    user_id: number
    request_id: string
    path: string
    body_hash: string
    answer: ColumnType<Json, string | null, string | null>
    created_at: Generated<string>
  }
  sys_reset_links: {
    token_hash: string
    user_id: number
    expires_at: string
    used_at: Generated<string | null>
  }
  sys_security_events: {
    id: Generated<number>
    at: Generated<string>
    event: string
    user_id: Generated<number | null>
    user_name: Generated<string | null>
    address: Generated<string | null>
    device: Generated<string | null>
    detail: Generated<string | null>
    search_text: ColumnType<string | null, never, never>
  }
  sys_sessions: {
    token_hash: string
    user_id: number
    created_at: Generated<string>
    last_seen_at: Generated<string>
    secret_checked_at: Generated<string | null>
    host: Generated<string | null>
    device: Generated<string | null>
    family: Generated<string | null>
  }
  sys_settings: {
    name: string
    value: string
  }
  sys_siparis_durum: {
    t_no: number
    de_descp: string
    tr_descp: string
    en_descp: string
    id: ColumnType<number, never, never>
    version: Generated<number>
  }
  sys_stok_color: {
    id: Generated<number>
    def_type: number
    descp: string
    descp_tr: string
    descp_en: string
    status: Generated<'0' | '1'>
    sort_order: Generated<number>
    version: Generated<number>
  }
  sys_stok_mensey: {
    id: Generated<number>
    def_type: number
    descp: string
    descp_tr: string
    descp_en: string
    status: Generated<'0' | '1'>
    sort_order: Generated<number>
    version: Generated<number>
  }
  sys_stok_sise: {
    id: Generated<number>
    def_type: number
    descp: string
    litre: number
    status: Generated<'0' | '1'>
    sort_order: Generated<number>
    version: Generated<number>
  }
  sys_stok_tipi: {
    id: Generated<number>
    def_type: number
    descp: string
    descp_tr: string
    descp_en: string
    status: Generated<'0' | '1'>
    sort_order: Generated<number>
    version: Generated<number>
  }
  sys_unvan: {
    id: Generated<number>
    un_type: number
    unvan: string
    unvan_tr: string
    unvan_en: string
    silent: Generated<'0' | '1'>
    status: Generated<'0' | '1'>
    sort_order: Generated<number>
    version: Generated<number>
  }
  sys_user_level: {
    id: Generated<number>
    def_type: number
    descp: string
    descp_tr: string
    descp_en: string
  }
  sys_users: {
    id: Generated<number>
    user_name: string
    user_pass: Generated<string | null>
    user_type: Generated<string | null>
    name: Generated<string | null>
    surname: Generated<string | null>
    tel_home: Generated<string | null>
    tel_gsm: string
    email: string
    adres: Generated<string | null>
    country_code: Generated<string | null>
    user_level: number
    bayi: number
    ustid: Generated<string | null>
    yuzde: Generated<number>
    kota: Generated<number>
    raking: Generated<number | null>
    skin: Generated<string>
    fb: Generated<string>
    sys_back: Generated<number>
    sys_yetki: Generated<string | null>
    failed_login_try_count: Generated<number>
    blocked: Generated<'0' | '1'>
    random_customer_access: Generated<'0' | '1'>
    fcm: Generated<string | null>
    avi: Generated<string | null>
    about: Generated<string | null>
    sil: Generated<'0' | '1'>
    version: Generated<number>
    search_text: ColumnType<string | null, never, never>
    extension: Generated<string | null>
  }
  tax_rates: {
    id: Generated<number>
    country_code: string
    rate: number
    valid_from: string
    version: Generated<number>
  }
  transfer_items: {
    id: Generated<number>
    run_id: number
    sip_id: Generated<number | null>
    cus_id: Generated<number | null>
    amount: number
    name: string
    iban: string
    purpose: string
    end_to_end_id: string
    fis_id: Generated<number | null>
    is_live: Generated<boolean>
  }
  transfer_runs: {
    id: Generated<number>
    day: string
    state: Generated<string>
    batch_id: string
    count: number
    total: number
    file_id: Generated<number | null>
    created_by: number
    created_at: Generated<string>
    released_by: Generated<number | null>
    released_at: Generated<string | null>
    version: Generated<number>
  }
  undialable_numbers: {
    id: number
    cus_firm: string | null
    cus_name: string | null
    cus_surname: string | null
    cus_city: string | null
    cus_country_code: string
    cus_is_firm: '0' | '1' | null
    cus_is_aktive: '0' | '1'
    cus_dnd: number | null
    cus_f_on: '0' | '1' | null
    cus_del: '0' | '1' | null
    cus_user: number | null
    rand_user: number | null
    search_text: string | null
    owner: string | null
    broken: string
  }
  unreachable_address_list: {
    id: number
    address: string
    code: string
    reason: string
    mail_id: number | null
    since: string
    released_at: string | null
    cus_id: number | null
    customer: string | null
    subject: string | null
    state: string
    search_text: string | null
  }
  unreachable_addresses: {
    id: Generated<number>
    address: string
    code: string
    reason: string
    mail_id: Generated<number | null>
    since: Generated<string>
    released_at: Generated<string | null>
    released_by: Generated<number | null>
    version: Generated<number>
  }
  user_list_settings: {
    user_id: number
    list: string
    settings: ColumnType<Json, string | null, string | null>
    version: Generated<number>
  }
  waiting_commissions: {
    sip_id: number | null
    debited_on: string | null
  }
  withdrawals: {
    id: Generated<number>
    sip_id: number
    declared_on: string
    delivered_on: Generated<string | null>
    until: Generated<string | null>
    is_goodwill: boolean
    reason: Generated<string | null>
    user_id: number
    at: Generated<string>
    undone_at: Generated<string | null>
    undone_by: Generated<number | null>
    version: Generated<number>
    gutschrift_id: Generated<number | null>
  }
}
