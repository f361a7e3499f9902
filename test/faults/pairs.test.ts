import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businessDay } from '#core/dates.ts'
import { camtOf, statementOver } from '#modules/bank/domain/camt-writer.ts'
import { bankEntry, OWN_IBAN } from '#modules/bank/domain/fixtures.ts'
import { dice } from '#test/contract/hostile.ts'
import { startNode, startTestApp, type AnyAnswer, type Caller, type TestApp } from '#test/server/app.ts'
import { payoutForm } from '#test/server/closed-order.ts'
import { people } from '#test/server/company.ts'
import {
  buildAddress,
  buildCustomer,
  buildWine,
  opened,
  orderPayload,
  placeInvoice,
  placeOrder,
  shipmentPayload,
} from '#test/server/factories.ts'
import { brokenInvariants } from './invariants.ts'

/** How long each subject is fought over; PROPERTY_SEED chooses which pairs meet first. */
const SECONDS = process.env.FAULTS === 'long' ? 90 : 6
const seed = process.env['PROPERTY_SEED'] ?? '1'

/** Two nodes on one database: what meets here meets in no memory. */
let app: TestApp
let nodes: readonly [Caller, Caller]
let client: pg.Client
let wine = 0

beforeAll(async () => {
  app = await startTestApp({ logLevel: 'error' })
  const other = await startNode(app.databaseUrl, { logLevel: 'error' })
  nodes = [await app.as('admin'), await other.as('admin2')]
  wine = await buildWine(app.db, { stok_de_price: 10 }, 1_000_000)
  client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  await sql`insert into firma_bilgileri (id, legal_name, iban, creditor_id)
    values (1, 'Weinkontor', ${OWN_IBAN}, 'DE98ZZZ09999999999')
    on conflict (id) do update set iban = excluded.iban, creditor_id = excluded.creditor_id`.execute(app.db)
})
afterAll(() => client.end())

const first = () => nodes[0]
const today = businessDay()

type Act<Fact> = (caller: Caller, fact: Fact) => Promise<AnyAnswer>
/** What acts meet at: a new one for each pair, of whose facts the fight knows nothing. */
type Subject = {
  acts: string[]
  build(): Promise<(act: string, caller: Caller) => Promise<AnyAnswer> | undefined>
}

const subject = <Fact>({
  build,
  acts,
}: {
  build(): Promise<Fact>
  acts: Record<string, Act<Fact>>
}): Subject => ({
  acts: Object.keys(acts),
  build: async () => {
    const fact = await build()
    return (act, caller) => acts[act]?.(caller, fact)
  },
})

const order = async (caller: Caller, cus_id: number, more: object = {}, stk_id = wine) =>
  caller.call(
    '/siparisler/create_with_icerik',
    await orderPayload(app.db, [{ stk_id, stk_adet: 1 }], { cus_id, ...more }),
  )

const task = (caller: Caller, reciver_usr: number, more: object = {}) =>
  caller.call('/takip/gorevler/create', { reciver_usr, sender_msg: 'Bitte anrufen', ...more })

const customer = subject({
  build: async () => {
    const id = await buildCustomer(app.db, { cus_tel1: '+49 221 4711001', cus_city: randomUUID() })
    await buildAddress(app.db, id)
    return { id, other: await buildCustomer(app.db, { cus_user: people.satis.id }) }
  },
  acts: {
    order: (caller, { id }) => order(caller, id),
    quote: (caller, { id }) => order(caller, id, { s_is_teklif: 1 }),
    conversation: (caller, { id }) =>
      caller.call('/musteri_gorusme/create', { cus_id: id, sts: 4, note: 'x' }),
    address: (caller, { id }) =>
      caller.call('/cus_adress/create', {
        cus_id: id,
        adres: 'Weg 1',
        pk: '54290',
        sehir: 'Trier',
        ulke: 'DE',
        c_type: 1,
      }),
    call: (caller, { id }) => caller.call('/call/start', { cus_id: id }),
    mandate: (caller, { id }) =>
      caller.call('/mandate/create', { cus_id: id, iban: 'DE02120300000000202051', holder: 'Erika Muster' }),
    bottles: (caller, { id }) =>
      caller.call('/hold/put', { draft_id: randomUUID(), cus_id: id, lines: [{ stk_id: wine, qty: 1 }] }),
    appointment: async (caller, { id }) =>
      caller.call('/customers/update', {
        ...(await opened(app.db, 'customers', id)),
        rand_tar: today,
        rand_saat: '10:00',
      }),
    consent: (caller, { id }) =>
      caller.call('/consent/grant', {
        cus_id: id,
        channel: 'phone',
        value: '+49 221 4711001',
        purpose: 'Weinangebote',
        wording: 'Sie dürfen mich anrufen.',
        given_at: today,
        how: 'Formular auf Papier',
      }),
    no_calls: (caller, { id }) => caller.call('/call_request/create', { cus_id: id, wording: 'Nein' }),
    hand_over: async (caller, { id }) => {
      const row = await app.db
        .selectFrom('customers')
        .select('cus_city')
        .where('id', '=', id)
        .executeTakeFirst()
      return caller.call('/customers/musteri_aktar', {
        selectedDatatableItemCount: 1,
        receiver_personel_id: people.satis.id,
        filters: { cus_city: row?.cus_city },
        inner_filter: { cus_user: 1 },
      })
    },
    deletion: (caller, { id }) => caller.call('/customers/delete', { id }),
    merge_away: (caller, { id, other }) => merge(caller, id, other),
    merge_into: (caller, { id, other }) => merge(caller, other, id),
    erasure: async (caller, { id }) => {
      const shown = await opened(app.db, 'customers', id)
      return caller.call('/person_rights/erase', { ...shown, confirm: String(id), reason: 'Auf Wunsch' })
    },
  },
})

async function merge(caller: Caller, from: number, to: number): Promise<AnyAnswer> {
  const { version: from_version } = await opened(app.db, 'customers', from)
  const { version: to_version } = await opened(app.db, 'customers', to)
  return caller.call('/customer_merge/create', { from, to, take: [], from_version, to_version })
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
      caller.call('/cari_islem/odeme', { s_no: id, borc: 108.9, islem_zamani: today, acik: 108.9 }),
    part: (caller, { id }) =>
      caller.call('/cari_islem/odeme', { s_no: id, borc: 50, islem_zamani: today, acik: 108.9 }),
    desk: (caller, { id }) => caller.call('/open_item/book', { sip_id: id, amount: 108.9, acik: 108.9 }),
    bank: (caller, { entry, id }) => bookEntry(caller, entry, id),
    cancel: (caller, { id }) =>
      caller.call('/siparisler/fatura_iptali', { id, f_ip_neden_type: 1, iade_sekli: 'bakiye' }),
    credit: async (caller, { id, cus_id }) => {
      const { icerik = [] } = await caller.call('/siparisler/get_siparis_with_icerik', { id })
      const values = { cus_id, s_is_teklif: 2, gutschrift_sip_id: id, s_kargo: 0 }
      return caller.call(
        '/siparisler/create_with_icerik',
        await orderPayload(app.db, [{ stk_id: icerik[0]?.stk_id, stk_adet: 1 }], values),
      )
    },
    remind: (caller, { id }) =>
      caller.call('/siparisler/update', {
        id,
        sd_uyari_1_is: '1',
        sd_uyari_neden: 'Umzug',
        gosterilen_kalan: { [id]: 108.9 },
      }),
    pay_and_close: async (caller, { id }) => {
      await caller.call('/cari_islem/odeme', { s_no: id, borc: 108.9, islem_zamani: today, acik: 108.9 })
      return caller.call('/siparisler/fatura_siparis_kapat', { id, bakiye_ekle: '1' })
    },
    dispute: (caller, { id }) => caller.call('/invoice_dispute/set', { id, reason: 'Ware fehlt' }),
    seize: (caller, { id }) =>
      caller.call('/siparisler/update', { id, f_ytakip: 1, f_haciz_firma: 'x', f_haciz_aciklama: 'x' }),
    ship: (caller, { id }) => caller.call('/kargo_islem/gonderi_kaydet_ekle', shipmentPayload(id)),
    withdrawal: (caller, { id }) => caller.call('/withdrawal/create', { id, iade_sekli: 'bakiye' }),
    pass_on: (caller, { draft }) => caller.call('/siparisler/update', { id: draft, per_id: people.satis.id }),
    drop_draft: (caller, { draft }) => caller.call('/siparisler/delete', { id: draft }),
    invoice_draft: (caller, { draft }) =>
      caller.call('/siparisler/faturalandir_ve_rapor_data', { id: draft, faturalandir: true }),
    cancel_draft: (caller, { draft }) =>
      caller.call('/siparisler/siparis_iptali', { id: draft, f_ip_neden_type: 1 }),
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
  const { datalist = [] } = await first().call('/bank_entry/list', {
    filters: { import_id: save_response.id },
  })
  return datalist[0] as { id: number; version: number }
}

const bookEntry = (caller: Caller, { id, version }: { id: number; version: number }, sip_id: number) =>
  caller.call('/bank_entry/book', { id, version, parts: [{ sip_id, amount: 108.9, acik: 108.9 }] })

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
      return caller.call('/bank_entry/undo', { id: entry.id })
    },
    ignore: (caller, { entry }) =>
      caller.call('/bank_entry/ignore', { id: entry.id, version: entry.version }),
    bulk: (caller, { entry }) =>
      caller.call('/bank_entry/book_all', { entries: [{ id: entry.id, version: entry.version }] }),
    match: (caller) => caller.call('/bank_entry/match', {}),
    desk: (caller, { id }) => caller.call('/open_item/book', { sip_id: id, amount: 108.9, acik: 108.9 }),
    cancel: (caller, { id }) =>
      caller.call('/siparisler/fatura_iptali', { id, f_ip_neden_type: 1, iade_sekli: 'iade' }),
    withdraw: async (caller, { id }) => {
      await caller.call('/cari_islem/odeme', { s_no: id, borc: 50, islem_zamani: today })
      const { datalist = [] } = await caller.call('/cari_islem/list', { filters: { s_no: id }, limit: 1 })
      return caller.call('/cari_islem/delete', { id: datalist[0]?.id ?? 1 })
    },
  },
})

const bottle = subject({
  build: async () => {
    const id = await buildWine(app.db, { stok_de_price: 10 }, 2)
    return { id, cus_id: await buildCustomer(app.db) }
  },
  acts: {
    order: (caller, { id, cus_id }) => order(caller, cus_id, {}, id),
    order_all: async (caller, { id, cus_id }) =>
      caller.call(
        '/siparisler/create_with_icerik',
        await orderPayload(app.db, [{ stk_id: id, stk_adet: 2 }], { cus_id }),
      ),
    hold: (caller, { id, cus_id }) =>
      caller.call('/hold/put', { draft_id: randomUUID(), cus_id, lines: [{ stk_id: id, qty: 2 }] }),
    out: (caller, { id }) =>
      caller.call('/stok_islem/create', { stok_id: id, islem_tip: 3, in_out: 9, miktar: 2 }),
    in: (caller, { id }) =>
      caller.call('/stok_islem/create', { stok_id: id, islem_tip: 2, in_out: 2, miktar: 1 }),
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
  for (const [path, body] of acts) {
    const { status } = await first().call(path, { ...body })
    if (!status.isContinue) throw new Error(`${path}: ${JSON.stringify(status)}`)
  }
  return id
}

const person = subject({
  build: async () => {
    const id = await seller()
    const cus_id = await buildCustomer(app.db)
    return { id, cus_id, closed: await sold(id) }
  },
  acts: {
    customer: async (caller, { id, cus_id }) =>
      caller.call('/customers/update', { ...(await opened(app.db, 'customers', cus_id)), cus_user: id }),
    task: (caller, { id }) => task(caller, id),
    pass_on: async (caller, { id, cus_id }) => {
      const draft = await placeOrder(app.db, caller, [{ stk_id: wine, stk_adet: 1 }], { cus_id })
      return caller.call('/siparisler/update', { id: draft, per_id: id })
    },
    advance: (caller, { id }) =>
      caller.call('/personel_odeme/create', { per_id: id, tarihi: today, tutar: 5 }),
    payout: (caller, { id, closed }) =>
      caller.call('/prim_odeme_fis/odeme_yap', payoutForm([closed], { user_id: id, islem_tar: today })),
    block: (caller, { id }) => leave(caller, id, 'block'),
    deletion: (caller, { id }) => leave(caller, id, 'delete'),
  },
})

const leave = async (caller: Caller, id: number, how: 'block' | 'delete') =>
  caller.call('/sys_users/offboard', {
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
      caller.call('/prim_odeme_fis/odeme_yap', payoutForm([open], { user_id, islem_tar: today })),
    pay_less_debts: (caller, { open, user_id }) =>
      caller.call(
        '/prim_odeme_fis/odeme_yap',
        payoutForm([open], {
          user_id,
          islem_tar: today,
          iptal_odemelerini_isle: '1',
          avans_odemelerini_isle: '1',
        }),
      ),
    delete_slip: (caller, { slip: id }) => caller.call('/prim_odeme_fis/delete', { id }),
    cancel_paid: (caller, { paid }) =>
      caller.call('/siparisler/fatura_iptali', { id: paid, f_ip_neden_type: 1, iade_sekli: 'bakiye' }),
    cancel_and_undo: async (caller, { paid }) => {
      await caller.call('/siparisler/fatura_iptali', { id: paid, f_ip_neden_type: 1, iade_sekli: 'bakiye' })
      return caller.call('/siparisler/iptal_fatura_geri_al', { id: paid })
    },
    cancel_open: (caller, { open }) =>
      caller.call('/siparisler/fatura_iptali', { id: open, f_ip_neden_type: 1, iade_sekli: 'bakiye' }),
    reopen: (caller, { open }) => caller.call('/siparisler/fatura_acik_yap', { id: open }),
    write_off: (caller, { open }) =>
      caller.call('/siparisler/update', { id: open, per_odeme: '1', bayi_odeme: '1' }),
    change_advance: (caller, { advance }) => caller.call('/personel_odeme/update', { id: advance, tutar: 1 }),
    drop_advance: (caller, { advance }) => caller.call('/personel_odeme/delete', { id: advance }),
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

/** Faults of the product, whatever was asked at the same moment. */
const BROKEN = new Set(['ERR_500', 'ERR_ESOCKET', 'ERR_ETIMEOUT'])

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

/** Calls and held bottles of customers who are still there end, as a person may have one call and few drafts. */
const tidy = () =>
  sql`with calls_ended as (delete from calls c using customers k
    where k.id = c.cus_id and k.cus_del = '0' and c.ended_at is null)
  delete from hold_drafts d using customers k where k.id = d.cus_id and k.cus_del = '0'`.execute(app.db)

/** Lets pairs of acts meet at a subject of their own, on two nodes, until the time is over. */
async function fight(name: string, { build, acts }: Subject) {
  const random = dice(`${seed} ${name}`)
  const pairs = shuffled(
    acts.flatMap((one, place) => acts.slice(place).map((other) => [one, other] as const)),
    random,
  )
  const faults: string[] = []
  const end = performance.now() + SECONDS * 1_000
  let met = 0
  async function lane(): Promise<void> {
    while (performance.now() < end) {
      const pair = pairs[met % pairs.length] ?? ['', '']
      met += 1
      const [run, pause] = [await build(), Math.floor(random() * 6)]
      const answers = await Promise.all(
        pair.map(async (act, place) => {
          if (place === 1) await new Promise((resolve) => setTimeout(resolve, pause))
          return run(act, nodes[place === 0 ? 0 : 1])
        }),
      )
      const broken = answers.flatMap((answer) =>
        answer && !answer.status.isContinue && BROKEN.has(answer.status.code) ? [answer.status] : [],
      )
      if (broken.length) faults.push(`${pair.join(' and ')}: ${JSON.stringify(broken)}`)
      if (met % 10 === 0) await tidy()
    }
  }
  await Promise.all([lane(), lane(), lane()])
  return { faults, met }
}

const subjects = Object.entries({ customer, invoice, movement, bottle, person, slip })

test.each(subjects)('each act on one %s is possible', async (_, { acts, build }) => {
  const refused: string[] = []
  for (const act of acts) {
    const run = await build()
    const status = (await run(act, nodes[0]))?.status
    if (!status?.isContinue) refused.push(`${act}: ${JSON.stringify(status)}`)
    await tidy()
  }
  expect(refused).toEqual([])
})

describe(`two people at the same moment (seed ${seed})`, () => {
  test.each(subjects)(
    'at one %s leave everything true',
    { timeout: SECONDS * 1_000 + 120_000 },
    async (name, one) => {
      const { faults, met } = await fight(name, one)
      console.log(`${name}: ${met} pairs met`)
      expect(faults).toEqual([])
      expect(await brokenInvariants(client)).toEqual([])
      expect(await keptByLeavers()).toEqual([])
    },
  )
})
