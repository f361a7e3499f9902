import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businessDay } from '#core/days/dates.ts'
import { camtOf, statementOver } from '#modules/bank/domain/camt-writer.ts'
import { bankEntry, OWN_IBAN } from '#test/fixtures/bank-entry.ts'
import { startNode, startTestApp, type AnyAnswer, type Caller, type TestApp } from '#test/server/app.ts'
import { payoutForm } from '#test/server/closed-order.ts'
import { people } from '#test/server/company.ts'
import {
  buildAddress,
  buildConversation,
  buildCustomer,
  buildWine,
  opened,
  orderPayload,
  placeInvoice,
  placeOrder,
  shipmentPayload,
  smallFiles,
} from '#test/server/factories.ts'
import { fight, impossible, SECONDS, seed, subject, type Nodes } from './fight.ts'
import { brokenInvariants } from './invariants.ts'

let app: TestApp
let nodes: Nodes
/** The telephone system that tells of calls. */
let system_id = 0
let client: pg.Client
let wine = 0

beforeAll(async () => {
  app = await startTestApp({ logLevel: 'error' })
  const other = await startNode(app.databaseUrl, { logLevel: 'error' })
  nodes = [await app.as('admin'), await other.as('admin2')]
  wine = await buildWine(app.db, { stok_de_price: 10 }, 1_000_000)
  system_id = (await nodes[0].call('/phone_system/create', { name: 'Anlage' })).save_response.id
  client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  await sql`insert into firma_bilgileri (id, legal_name, iban, creditor_id)
    values (1, 'Weinkontor', ${OWN_IBAN}, 'DE98ZZZ09999999999')
    on conflict (id) do update set iban = excluded.iban, creditor_id = excluded.creditor_id`.execute(app.db)
})
afterAll(() => client.end())

const first = () => nodes[0]
const today = businessDay()

const order = async (caller: Caller, cus_id: number, more: object = {}, stk_id = wine) =>
  caller.raw(
    '/siparisler/create_with_icerik',
    await orderPayload(app.db, [{ stk_id, stk_adet: 1 }], { cus_id, ...more }),
  )

let ringing = 0

/** A call of an unknown number that nobody has answered. */
async function missedCall(): Promise<number> {
  ringing += 1
  const at = app.app.services.now().toString()
  const { id } = await app.db
    .insertInto('incoming_calls')
    .values({
      system_id,
      call_id: `pair-${ringing}`,
      number: `+492214${String(ringing).padStart(6, '0')}`,
      started_at: at,
      ended_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The outcome of a call that reached nobody. */
const NOT_REACHED = 4

const task = (caller: Caller, reciver_usr: number, more: object = {}) =>
  caller.raw('/takip/gorevler/create', { reciver_usr, sender_msg: 'Bitte anrufen', ...more })

const customer = subject({
  build: async () => {
    const id = await buildCustomer(app.db, { cus_tel1: '+49 221 4711001', cus_city: randomUUID() })
    const address = await buildAddress(app.db, id)
    const talk = await buildConversation(app.db, id)
    return {
      id,
      address,
      talk,
      missed: await missedCall(),
      other: await buildCustomer(app.db, { cus_user: people.satis.id }),
    }
  },
  acts: {
    order: (caller, { id }) => order(caller, id),
    quote: (caller, { id }) => order(caller, id, { s_is_teklif: 1 }),
    conversation: (caller, { id }) =>
      caller.raw('/musteri_gorusme/create', { cus_id: id, sts: 4, note: 'x' }),
    address: (caller, { id }) =>
      caller.raw('/cus_adress/create', {
        cus_id: id,
        adres: 'Weg 1',
        pk: '54290',
        sehir: 'Trier',
        ulke: 'DE',
        c_type: 1,
      }),
    call: (caller, { id }) => caller.raw('/call/start', { cus_id: id }),
    mandate: (caller, { id }) =>
      caller.raw('/mandate/create', { cus_id: id, iban: 'DE02120300000000202051', holder: 'Erika Muster' }),
    bottles: (caller, { id }) =>
      caller.raw('/hold/put', { draft_id: randomUUID(), cus_id: id, lines: [{ stk_id: wine, qty: 1 }] }),
    appointment: async (caller, { id }) =>
      caller.raw('/customers/update', {
        ...(await opened(app.db, 'customers', id)),
        rand_tar: today,
        rand_saat: '10:00',
      }),
    consent: (caller, { id }) => grant(caller, id),
    consent_withdrawn: async (caller, { id }) => {
      const { save_response } = await grant(caller, id)
      return caller.raw('/consent/withdraw', { id: save_response?.id ?? 1 })
    },
    missed: (caller, { id, missed }) => caller.raw('/missed_call/assign', { id: missed, cus_id: id }),
    missed_put_aside: async (caller, { missed }) => {
      await caller.raw('/missed_call/dismiss', { id: missed })
      return caller.raw('/missed_call/restore', { id: missed })
    },
    missed_erased: (caller, { missed }) => caller.raw('/missed_call/erase', { id: missed }),
    no_calls: (caller, { id }) => caller.raw('/call_request/create', { cus_id: id, wording: 'Nein' }),
    calls_again: async (caller, { id }) => {
      await caller.raw('/call_request/create', { cus_id: id, wording: 'Nein' })
      const request = await app.db
        .selectFrom('call_requests')
        .select('id')
        .where('cus_id', '=', id)
        .executeTakeFirst()
      return caller.raw('/call_request/withdraw', { id: request?.id ?? 1, reason: 'Doch' })
    },
    outcome: async (caller, { id }) => {
      await caller.raw('/call/start', { cus_id: id })
      return caller.raw('/call/finish', { cus_id: id, outcome: NOT_REACHED })
    },
    file: (caller, { id }) =>
      caller.raw('/cus_files/create', {
        cus_id: id,
        baslik: 'Preisliste',
        file_name: 'a.pdf',
        base_64: smallFiles.pdf,
      }),
    file_gone: async (caller, { id }) => {
      const file = { cus_id: id, baslik: 'Alt', file_name: 'a.pdf', base_64: smallFiles.pdf }
      const { save_response } = await caller.raw('/cus_files/create', file)
      return caller.raw('/cus_files/delete', { id: save_response?.id ?? 1 })
    },
    address_changed: async (caller, { address }) =>
      caller.raw('/cus_adress/update', { ...(await opened(app.db, 'cus_adress', address)), sehir: 'Bonn' }),
    address_gone: (caller, { address }) => caller.raw('/cus_adress/delete', { id: address }),
    talk_changed: async (caller, { talk }) =>
      caller.raw('/musteri_gorusme/update', {
        ...(await opened(app.db, 'musteri_gorusme', talk)),
        note: 'y',
      }),
    talk_gone: (caller, { talk }) => caller.raw('/musteri_gorusme/delete', { id: talk }),
    hand_over: (caller, { id }) => handOver(caller, id),
    hand_over_and_back: async (caller, { id }) => {
      const { save_response } = await handOver(caller, id)
      return caller.raw('/customer_transfer/undo', { id: save_response?.transfer_id ?? 1 })
    },
    deletion: (caller, { id }) => caller.raw('/customers/delete', { id }),
    merge_away: (caller, { id, other }) => merge(caller, id, other),
    merge_into: (caller, { id, other }) => merge(caller, other, id),
    erasure: async (caller, { id }) => {
      const shown = await opened(app.db, 'customers', id)
      return caller.raw('/person_rights/erase', { ...shown, confirm: String(id), reason: 'Auf Wunsch' })
    },
  },
})

const grant = (caller: Caller, cus_id: number) =>
  caller.raw('/consent/grant', {
    cus_id,
    channel: 'phone',
    value: '+49 221 4711001',
    purpose: 'Weinangebote',
    wording: 'Sie dürfen mich anrufen.',
    given_at: today,
    how: 'Formular auf Papier',
  })

async function handOver(caller: Caller, id: number): Promise<AnyAnswer> {
  const row = await app.db.selectFrom('customers').select('cus_city').where('id', '=', id).executeTakeFirst()
  return caller.raw('/customers/musteri_aktar', {
    selectedDatatableItemCount: 1,
    receiver_personel_id: people.satis.id,
    filters: { cus_city: row?.cus_city },
    inner_filter: { cus_user: 1 },
  })
}

async function merge(caller: Caller, from: number, to: number): Promise<AnyAnswer> {
  const { version: from_version } = await opened(app.db, 'customers', from)
  const { version: to_version } = await opened(app.db, 'customers', to)
  return caller.raw('/customer_merge/create', { from, to, take: [], from_version, to_version })
}

const invoice = subject({
  build: async () => {
    const cus_id = await buildCustomer(app.db)
    const id = await placeInvoice(app.db, first(), 10, { cus_id })
    const draft = await placeOrder(app.db, first(), [{ stk_id: wine, stk_adet: 1 }], { cus_id })
    return { id, cus_id, draft, entry: await moneyFor(id) }
  },
  acts: {
    panel: (caller, { id }) =>
      caller.raw('/cari_islem/odeme', { s_no: id, borc: 108.9, islem_zamani: today, acik: 108.9 }),
    part: (caller, { id }) =>
      caller.raw('/cari_islem/odeme', { s_no: id, borc: 50, islem_zamani: today, acik: 108.9 }),
    desk: (caller, { id }) => caller.raw('/open_item/book', { sip_id: id, amount: 108.9, acik: 108.9 }),
    bank: (caller, { entry, id }) => bookEntry(caller, entry, id),
    cancel: (caller, { id }) =>
      caller.raw('/siparisler/fatura_iptali', { id, f_ip_neden_type: 1, iade_sekli: 'bakiye' }),
    credit: async (caller, { id, cus_id }) => {
      const { icerik } = await caller.call('/siparisler/get_siparis_with_icerik', { id })
      const values = { cus_id, s_is_teklif: 2, gutschrift_sip_id: id, s_kargo: 0 }
      return caller.raw(
        '/siparisler/create_with_icerik',
        await orderPayload(app.db, [{ stk_id: Number(icerik[0]?.stk_id), stk_adet: 1 }], values),
      )
    },
    remind: (caller, { id }) =>
      caller.raw('/siparisler/update', {
        id,
        sd_uyari_1_is: '1',
        sd_uyari_neden: 'Umzug',
        gosterilen_kalan: { [id]: 108.9 },
      }),
    pay_and_close: async (caller, { id }) => {
      await caller.raw('/cari_islem/odeme', { s_no: id, borc: 108.9, islem_zamani: today, acik: 108.9 })
      return caller.raw('/siparisler/fatura_siparis_kapat', { id, bakiye_ekle: '1' })
    },
    dispute: (caller, { id }) => caller.raw('/invoice_dispute/set', { id, reason: 'Ware fehlt' }),
    seize: (caller, { id }) =>
      caller.raw('/siparisler/update', { id, f_ytakip: 1, f_haciz_firma: 'x', f_haciz_aciklama: 'x' }),
    ship: (caller, { id }) => caller.raw('/kargo_islem/gonderi_kaydet_ekle', shipmentPayload(id)),
    withdrawal: (caller, { id }) => caller.raw('/withdrawal/create', { id, iade_sekli: 'bakiye' }),
    ship_and_correct: async (caller, { id }) => {
      const shipment = shipmentPayload(id)
      const { save_response } = await caller.raw('/kargo_islem/gonderi_kaydet_ekle', shipment)
      const { sip_id: _, ...parcel } = shipment
      const { id: parcel_id = 1, version = 1 } = save_response ?? {}
      return caller.raw('/kargo_islem/update', { ...parcel, id: parcel_id, version, kargo_takip: '4712' })
    },
    pass_on: (caller, { draft }) => caller.raw('/siparisler/update', { id: draft, per_id: people.satis.id }),
    drop_draft: (caller, { draft }) => caller.raw('/siparisler/delete', { id: draft }),
    invoice_draft: (caller, { draft }) =>
      caller.raw('/siparisler/faturalandir_ve_rapor_data', { id: draft, faturalandir: true }),
    cancel_draft: (caller, { draft }) =>
      caller.raw('/siparisler/siparis_iptali', { id: draft, f_ip_neden_type: 1 }),
    approve_draft: (caller, { draft }) => caller.raw('/siparisler/siparis_onayla', { id: draft }),
    cancel_and_undo: async (caller, { id }) => {
      await caller.raw('/siparisler/fatura_iptali', { id, f_ip_neden_type: 1, iade_sekli: 'bakiye' })
      return caller.raw('/siparisler/iptal_fatura_geri_al', { id })
    },
    part_and_undo: async (caller, { id }) => {
      const { save_response } = await caller.raw('/open_item/book', { sip_id: id, amount: 50, acik: 108.9 })
      return caller.raw('/open_item/undo', { id: save_response?.id ?? 1 })
    },
    dispute_and_lift: async (caller, { id }) => {
      await caller.raw('/invoice_dispute/set', { id, reason: 'Ware fehlt' })
      return caller.raw('/invoice_dispute/lift', { id, reason: 'Geklärt' })
    },
    mail: (caller, { id }) =>
      caller.raw('/siparisler/belge_mail', { id, tur: 'fatura', to: 'erika@example.com' }),
  },
})

let movements = 0

/** A movement of the bank that pays the invoice. */
async function moneyFor(sip_id: number | null): Promise<{ id: number; version: number }> {
  movements += 1
  const { item } = sip_id === null ? { item: null } : await first().call('/siparisler/get', { id: sip_id })
  const entry = bankEntry({
    day: today,
    iban: null,
    amount: 108.9,
    reference: `PAIR-${movements}`,
    // Too little of the number is named, so that a person decides.
    purpose: item ? `Wein ${String(item.f_no).slice(-2)}` : 'Wein',
  })
  const head = { iban: OWN_IBAN, statementId: `PAIR-${movements}`, sequence: null, day: today, opening: 0 }
  const { save_response } = await first().call('/bank_import/create', {
    file_name: 'a.xml',
    base_64: Buffer.from(camtOf([statementOver(head, [entry])])).toString('base64'),
  })
  const { datalist } = await first().call('/bank_entry/list', {
    filters: { import_id: save_response.id },
  })
  return datalist[0] as { id: number; version: number }
}

const bookEntry = (caller: Caller, { id, version }: { id: number; version: number }, sip_id: number) =>
  caller.raw('/bank_entry/book', { id, version, parts: [{ sip_id, amount: 108.9, acik: 108.9 }] })

const movement = subject({
  build: async () => {
    const cus_id = await buildCustomer(app.db)
    const id = await placeInvoice(app.db, first(), 10, { cus_id })
    const other = await placeInvoice(app.db, first(), 10, { cus_id })
    return { id, other, cus_id, entry: await moneyFor(null) }
  },
  acts: {
    book: (caller, { entry, id }) => bookEntry(caller, entry, id),
    book_other: (caller, { entry, other }) => bookEntry(caller, entry, other),
    book_and_undo: async (caller, { entry, id }) => {
      await bookEntry(caller, entry, id)
      return caller.raw('/bank_entry/undo', { id: entry.id })
    },
    ignore: (caller, { entry }) => caller.raw('/bank_entry/ignore', { id: entry.id, version: entry.version }),
    bulk: (caller, { entry }) =>
      caller.raw('/bank_entry/book_all', { entries: [{ id: entry.id, version: entry.version }] }),
    bulk_and_undo: async (caller, { entry }) => {
      const booked = await caller.raw('/bank_entry/book_all', {
        entries: [{ id: entry.id, version: entry.version }],
      })
      const { id } = booked.save_response ?? {}
      return id ? caller.raw('/bank_entry/undo_all', { id }) : booked
    },
    match: (caller) => caller.raw('/bank_entry/match', {}),
    desk: (caller, { id }) => caller.raw('/open_item/book', { sip_id: id, amount: 108.9, acik: 108.9 }),
    cancel: (caller, { id }) =>
      caller.raw('/siparisler/fatura_iptali', { id, f_ip_neden_type: 1, iade_sekli: 'iade' }),
    withdraw: async (caller, { id }) => {
      await caller.raw('/cari_islem/odeme', { s_no: id, borc: 50, islem_zamani: today })
      const { datalist = [] } = await caller.raw('/cari_islem/list', { filters: { s_no: id }, limit: 1 })
      return caller.raw('/cari_islem/delete', { id: datalist[0]?.id ?? 1 })
    },
  },
})

const bottle = subject({
  build: async () => {
    const id = await buildWine(app.db, { stok_de_price: 10 }, 2)
    return { id, empty: await buildWine(app.db), cus_id: await buildCustomer(app.db) }
  },
  acts: {
    order: (caller, { id, cus_id }) => order(caller, cus_id, {}, id),
    order_all: async (caller, { id, cus_id }) =>
      caller.raw(
        '/siparisler/create_with_icerik',
        await orderPayload(app.db, [{ stk_id: id, stk_adet: 2 }], { cus_id }),
      ),
    hold: (caller, { id, cus_id }) =>
      caller.raw('/hold/put', { draft_id: randomUUID(), cus_id, lines: [{ stk_id: id, qty: 2 }] }),
    hold_and_release: async (caller, { id, cus_id }) => {
      const draft_id = randomUUID()
      await caller.raw('/hold/put', { draft_id, cus_id, lines: [{ stk_id: id, qty: 1 }] })
      const held = await app.db
        .selectFrom('bottle_holds')
        .select('id')
        .where('draft_id', '=', draft_id)
        .executeTakeFirst()
      return caller.raw('/hold/release', { id: held?.id ?? 1 })
    },
    out: (caller, { id }) =>
      caller.raw('/stok_islem/create', { stok_id: id, islem_tip: 3, in_out: 9, miktar: 2 }),
    in: (caller, { id }) =>
      caller.raw('/stok_islem/create', { stok_id: id, islem_tip: 2, in_out: 2, miktar: 1 }),
    new_price: async (caller, { id }) =>
      caller.raw('/stok/update', { ...(await opened(app.db, 'stok', id)), stok_de_price: 12 }),
    off_sale: async (caller, { id }) =>
      caller.raw('/stok/update', { ...(await opened(app.db, 'stok', id)), stok_user_on: '0' }),
    deletion: (caller, { empty }) => caller.raw('/stok/delete', { id: empty }),
    first_bottles: (caller, { empty }) =>
      caller.raw('/stok_islem/create', { stok_id: empty, islem_tip: 2, in_out: 2, miktar: 1 }),
  },
})

/** A seller of the company's own dealer, whose commission can be paid out. */
async function seller(): Promise<number> {
  const serial = randomUUID().slice(0, 8)
  const { id } = await app.db
    .insertInto('sys_users')
    .values({
      user_name: `geht-${serial}`,
      name: 'Geht',
      surname: serial,
      email: `${serial}@example.com`,
      user_level: 2,
      tel_gsm: '+49 170 1234567',
      user_pass: '',
      adres: 'Weinstraße 1, 67146 Deidesheim',
      ustid: 'DE123456789',
      bayi: 1,
      yuzde: 10,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An invoice of the seller that was paid and closed. */
async function sold(per_id: number): Promise<number> {
  const id = await placeOrder(app.db, first(), [{ stk_id: wine, stk_adet: 10 }])
  const acts: [path: string, body: object][] = [
    ['/siparisler/update', { id, per_id }],
    ['/siparisler/faturalandir_ve_rapor_data', { id, faturalandir: true }],
    ['/cari_islem/odeme', { s_no: id, borc: 108.9, islem_zamani: today }],
    ['/siparisler/fatura_siparis_kapat', { id }],
  ]
  for (const [path, body] of acts) await first().untyped(path, { ...body })
  return id
}

const person = subject({
  build: async () => {
    const id = await seller()
    const cus_id = await buildCustomer(app.db)
    return { id, cus_id, idle: await seller(), closed: await sold(id) }
  },
  acts: {
    customer: async (caller, { id, cus_id }) =>
      caller.raw('/customers/update', { ...(await opened(app.db, 'customers', cus_id)), cus_user: id }),
    task: (caller, { id }) => task(caller, id),
    task_gone: async (caller, { id }) => {
      const { save_response } = await task(caller, id)
      return caller.raw('/takip/gorevler/delete', { id: save_response?.id ?? 1 })
    },
    pass_on: async (caller, { id, cus_id }) => {
      const draft = await placeOrder(app.db, caller, [{ stk_id: wine, stk_adet: 1 }], { cus_id })
      return caller.raw('/siparisler/update', { id: draft, per_id: id })
    },
    advance: (caller, { id }) =>
      caller.raw('/personel_odeme/create', { per_id: id, tarihi: today, tutar: 5 }),
    payout: (caller, { id, closed }) =>
      caller.raw('/prim_odeme_fis/odeme_yap', payoutForm([closed], { user_id: id, islem_tar: today })),
    rate: async (caller, { id }) =>
      caller.raw('/sys_users/update', { ...(await opened(app.db, 'sys_users', id)), yuzde: 12 }),
    account: (caller, { id }) =>
      caller.raw('/payee_account/save', { user_id: id, iban: 'DE02120300000000202051', holder: 'Geht' }),
    account_gone: async (caller, { id }) => {
      await caller.raw('/payee_account/save', {
        user_id: id,
        iban: 'DE02120300000000202051',
        holder: 'Geht',
      })
      return caller.raw('/payee_account/delete', { user_id: id })
    },
    plain_deletion: (caller, { idle }) => caller.raw('/sys_users/delete', { id: idle }),
    task_of_idle: (caller, { idle }) => task(caller, idle),
    block: (caller, { id }) => leave(caller, id, 'block'),
    deletion: (caller, { id }) => leave(caller, id, 'delete'),
  },
})

const leave = async (caller: Caller, id: number, how: 'block' | 'delete') =>
  caller.raw('/sys_users/offboard', {
    ...(await opened(app.db, 'sys_users', id)),
    leave: how,
    customers: 'pool',
    tasks: people.satis.id,
    orders: people.satis.id,
    reason: 'Kündigung',
  })

const slip = subject({
  build: async () => {
    const user_id = await seller()
    const [paid, open] = [await sold(user_id), await sold(user_id)]
    const form = { user_id, islem_tar: today }
    const { save_response } = await first().call('/prim_odeme_fis/odeme_yap', payoutForm([paid], form))
    const advance = await first().call('/personel_odeme/create', { per_id: user_id, tarihi: today, tutar: 3 })
    return { user_id, paid, open, slip: save_response.id, advance: advance.save_response.id }
  },
  acts: {
    pay: (caller, { open, user_id }) =>
      caller.raw('/prim_odeme_fis/odeme_yap', payoutForm([open], { user_id, islem_tar: today })),
    pay_less_debts: (caller, { open, user_id }) =>
      caller.raw(
        '/prim_odeme_fis/odeme_yap',
        payoutForm([open], {
          user_id,
          islem_tar: today,
          iptal_odemelerini_isle: '1',
          avans_odemelerini_isle: '1',
        }),
      ),
    delete_slip: (caller, { slip: id }) => caller.raw('/prim_odeme_fis/delete', { id }),
    cancel_paid: (caller, { paid }) =>
      caller.raw('/siparisler/fatura_iptali', { id: paid, f_ip_neden_type: 1, iade_sekli: 'bakiye' }),
    cancel_and_undo: async (caller, { paid }) => {
      await caller.raw('/siparisler/fatura_iptali', { id: paid, f_ip_neden_type: 1, iade_sekli: 'bakiye' })
      return caller.raw('/siparisler/iptal_fatura_geri_al', { id: paid })
    },
    cancel_open: (caller, { open }) =>
      caller.raw('/siparisler/fatura_iptali', { id: open, f_ip_neden_type: 1, iade_sekli: 'bakiye' }),
    reopen: (caller, { open }) => caller.raw('/siparisler/fatura_acik_yap', { id: open }),
    write_off: (caller, { open }) =>
      caller.raw('/siparisler/update', { id: open, per_odeme: '1', bayi_odeme: '1' }),
    change_advance: (caller, { advance }) => caller.raw('/personel_odeme/update', { id: advance, tutar: 1 }),
    write_off_undone: async (caller, { open }) => {
      await caller.raw('/siparisler/update', { id: open, per_odeme: '1', bayi_odeme: '1' })
      return caller.raw('/prim_listesi/silme_geri_al', { id: open })
    },
    tax: (caller, { slip: id }) => caller.raw('/prim_odeme_fis_personel/update', { id, vergisiz: '1' }),
    drop_advance: (caller, { advance }) => caller.raw('/personel_odeme/delete', { id: advance }),
  },
})

/** People who handed their work over and have a customer or a task all the same. */
async function keptByLeavers(): Promise<unknown[]> {
  const { rows } = await sql`select u.id from sys_users u
    where u.user_name like 'geht-%' and (u.blocked = '1' or u.sil = '1') and (
      exists (select from customers c where c.cus_user = u.id and c.cus_del = '0')
      or exists (select from gorevler g where g.reciver_usr = u.id and g.msg_status = '0'))`.execute(app.db)
  return rows
}

/** Calls and held bottles of customers who are still there end, as a person may have one call and few drafts. */
const tidy = () =>
  sql`with calls_ended as (delete from calls c using customers k
    where k.id = c.cus_id and k.cus_del = '0' and c.ended_at is null)
  delete from hold_drafts d using customers k where k.id = d.cus_id and k.cus_del = '0'`.execute(app.db)

const subjects = Object.entries({ customer, invoice, movement, bottle, person, slip })

test.each(subjects)('each act on one %s is possible', async (_, one) => {
  expect(await impossible(one, nodes[0], tidy)).toEqual([])
})

describe(`two people at the same moment (seed ${seed})`, () => {
  test.each(subjects)(
    'at one %s leave everything true',
    { timeout: SECONDS * 1_000 + 120_000 },
    async (name, one) => {
      expect(await fight(nodes, name, one, tidy)).toEqual([])
      expect(await brokenInvariants(client)).toEqual([])
      expect(await keptByLeavers()).toEqual([])
    },
  )
})
