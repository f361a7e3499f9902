import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { callsByPath } from '#app/endpoints.ts'
import { shownByCalls } from '#app/shows.ts'
import type { Actor } from '#core/actor.ts'
import { interestOf, isConcerned, type Interest } from '#core/announced.ts'
import type { Area } from '#core/areas.ts'
import { businessDay } from '#core/days/dates.ts'
import type { Announcement } from '#platform/server/live/announcements.ts'
import type { Shown } from '#platform/server/live/audience.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people, type Person } from '#test/server/company.ts'
import { buildCustomer, buildWine, placeInvoice, placeOrder } from '#test/server/factories.ts'

/**
 * The browser reads an answer again only when an announcement concerns it. Here a company works, and after each act
 * every question is asked again: whose answer changed must have been concerned, by what its person was told.
 */
type Question = { person: Person; path: string; asked: Record<string, unknown> }
type Answered = Question & { text: string; interest: Interest }

let app: TestApp
const callers = new Map<Person, Caller>()
const areasOf = new Map<string, readonly Area[]>()

const as = (person: Person) => callers.get(person) as Caller

beforeAll(async () => {
  app = await startTestApp()
  for (const person of ['admin', 'satis', 'personel'] as const) callers.set(person, await app.as(person))
  for (const [path, areas] of Object.entries(shownByCalls)) areasOf.set(path, areas)
})

/** Fields that differ with every answer or follow the clock, that have notices of their own, or that nobody is shown. */
const CHANGING = new Set([
  'version',
  'status',
  'age_ms',
  'waited_ms',
  'as_of',
  'now',
  'lastSeen',
  'list_version',
])

const textOf = (answer: object): string =>
  JSON.stringify(answer, (name, value: unknown) => (CHANGING.has(name) ? undefined : value))

async function ask(question: Question): Promise<Answered> {
  const { person, path, asked } = question
  const answer = await as(person).raw(path, asked)
  expect([path, answer.status]).not.toMatchObject([path, { code: 'server_busy' }])
  const interest = interestOf(areasOf.get(path) ?? [], path, asked, answer)
  return { ...question, text: textOf(answer), interest }
}

/** Not all at once, which a node would not take. */
async function askAll(all: readonly Question[]): Promise<Answered[]> {
  const answered: Answered[] = []
  for (let from = 0; from < all.length; from += 10)
    answered.push(...(await Promise.all(all.slice(from, from + 10).map(ask))))
  return answered
}

/** What the person of a question is told, as its window would be. */
function toldOf({ person, interest }: Answered, written: readonly Announcement[]) {
  const actor = {
    ...people[person],
    user_name: person,
    country_code: 'DE',
    random_customer_access: '0',
  } satisfies Actor
  const shown: Shown = {
    areas: new Set(interest.areas),
    whole: new Set(interest.keys ? [] : interest.areas),
    own: new Set(),
    keys: new Map([...(interest.keys ?? [])].map((key) => [key, new Set(interest.areas)])),
  }
  return {
    areas: written.flatMap(({ areas }) => areas),
    records: written.flatMap(({ records }) => app.app.services.audience.concerning(actor, shown, records)),
  }
}

async function announcedSince(id: number): Promise<Announcement[]> {
  const { rows } = await sql<{ body: Announcement }>`
    select body from announcements where id > ${id} order by id`.execute(app.db)
  return rows.map(({ body }) => body)
}

async function newest(): Promise<number> {
  const { rows } = await sql<{ id: number }>`select max(id) as id from announcements`.execute(app.db)
  return rows[0]?.id ?? 0
}

/** A list that is asked without a condition, and the questions of the card of a customer, of an order and of a wine. */
function questionsAbout(customer: number, order: number, wine: number): Question[] {
  const lists = [...callsByPath.values()]
    .filter(({ path, writes, who }) => path.endsWith('/list') && !writes && who !== 'public')
    .filter(({ path }) => areasOf.has(path) && !/^\/(audit|person_rights|backup)/.test(path))
    .map(({ path }) => ({ path, asked: { limit: 50, count: true } }))
  const cards = [
    ['/customers/get', { id: customer }],
    ['/customers/get_with_address', { id: customer }],
    ['/customers/get_notes', { id: customer }],
    ['/customers/get_with_siparis_icerik', { cus_id: customer }],
    ['/siparisler/gecmis_siparisler', { cus_id: customer, orderBy: 'DESC' }],
    ['/siparisler/overdue', { cus_id: customer }],
    ['/call/card', { cus_id: customer }],
    ['/call_decision/list', { cus_id: customer }],
    ['/consent/list', { cus_id: customer }],
    ['/mandate/list', { cus_id: customer }],
    ['/suggest/list', { cus_id: customer }],
    ['/musteri_gorusme_view/list', { cus_id: customer, limit: 20 }],
    ['/cus_adress_view/list', { filters: { cus_id: customer } }],
    ['/cari_islem_view/list', { filters: { cus_id: customer } }],
    ['/siparisler/get', { id: order }],
    ['/siparisler/get_siparis_with_icerik', { id: order }],
    ['/siparis_all_view/get', { id: order }],
    ['/siparis_icerik/list', { filters: { sip_id: order } }],
    ['/cus_taksitler/list', { filters: { sip_id: order } }],
    ['/debit_item/list', { sip_id: order }],
    ['/withdrawal/get', { id: order }],
    ['/stok/get', { id: wine }],
    ['/stok_hareketleri/list', { filters: { stk_id: wine } }],
    ['/settings/get', {}],
    ['/siparisler/dashboard_report', {}],
    ['/gosterge/bugun', {}],
    ['/call/state', {}],
    ['/call/today', {}],
    ['/takip/gorevler/waiting', {}],
  ].map(([path, asked]) => ({ path, asked }) as Omit<Question, 'person'>)
  return (['admin', 'satis'] as const).flatMap((person) =>
    [...lists, ...cards].map((question) => ({ person, ...question })),
  )
}

test('whose answer changed was told of it', async () => {
  const [admin, seller, colleague] = [as('admin'), as('satis'), as('personel')]
  const wine = await buildWine(app.db, {}, 60)
  const customer = await buildCustomer(app.db, { cus_user: people.satis.id, cus_tel1: '0221 123456' })
  const elsewhere = await buildCustomer(app.db, { cus_user: people.personel.id, cus_tel1: '0221 654321' })
  const order = await placeOrder(app.db, seller, [{ stk_id: wine, stk_adet: 6 }], { cus_id: customer })
  const invoice = await placeInvoice(app.db, admin)
  const draft_id = randomUUID()
  const today = businessDay(Temporal.Now.instant())
  const address = { adres: 'Weg 9', pk: '50667', sehir: 'Köln', ulke: 'Deutschland', c_type: 1 }
  const consent = {
    channel: 'phone' as const,
    value: '0221 123456',
    purpose: 'Wein',
    wording: 'Ja',
    how: 'Formular',
    given_at: '2026-01-02',
  }
  const incoming = { in_out: 2, miktar: 12 }
  const twoBottles = [{ stk_id: wine, stk_adet: 2 }]

  const acts: [what: string, act: () => Promise<unknown>][] = [
    ['a talk', () => seller.call('/musteri_gorusme/create', { cus_id: customer, sts: 1, note: 'Morgen' })],
    ['an address', () => seller.call('/cus_adress/create', { cus_id: customer, ...address })],
    ['a telephone number', () => admin.call('/customers/update', { id: customer, cus_tel2: '0221 99999' })],
    ['a call', () => seller.call('/call/start', { cus_id: customer })],
    [
      'held bottles',
      () => seller.call('/hold/put', { draft_id, cus_id: customer, lines: [{ stk_id: wine, qty: 3 }] }),
    ],
    ['bottles let go', () => seller.call('/hold/drop', { draft_id })],
    [
      'a wish for no calls',
      () => colleague.call('/call_request/create', { cus_id: elsewhere, wording: 'Nein' }),
    ],
    ['a consent', () => seller.call('/consent/grant', { cus_id: customer, ...consent })],
    ['an approval', () => admin.call('/siparisler/siparis_onayla', { id: order })],
    [
      'an invoice',
      () => admin.call('/siparisler/faturalandir_ve_rapor_data', { id: order, faturalandir: true }),
    ],
    ['a part payment', () => admin.call('/cari_islem/odeme', { s_no: order, borc: 5, islem_zamani: today })],
    ['a dispute', () => admin.call('/invoice_dispute/set', { id: order, reason: 'Kork' })],
    ['an order of a colleague', () => placeOrder(app.db, colleague, twoBottles, { cus_id: elsewhere })],
    [
      'a task',
      () => admin.call('/takip/gorevler/create', { reciver_usr: people.satis.id, sender_msg: 'Ruf an' }),
    ],
    ['a wine', () => admin.call('/stok/update', { id: wine, version: 1, stok_name: 'Riesling Kabinett' })],
    [
      'bottles that came in',
      () => admin.call('/stok_islem/create', { stok_id: wine, islem_tip: 2, ...incoming }),
    ],
    [
      'a customer in other hands',
      () => admin.call('/customers/update', { id: customer, cus_user: people.personel.id }),
    ],
    [
      'a cancelled invoice',
      () => admin.call('/siparisler/fatura_iptali', { id: invoice, f_ip_neden_type: 2 }),
    ],
    ['a name', () => admin.call('/sys_users/update', { id: people.satis.id, name: 'Sabine' })],
    ['a setting', () => admin.call('/settings/update', { version: 1, draw_contact_days: 3 })],
  ]

  const questions = questionsAbout(customer, order, wine)
  let before = await askAll(questions)
  const missed: string[] = []
  const changed = new Map<string, number>()
  for (const [what, act] of acts) {
    const since = await newest()
    const done = await act()
    expect([what, (done as { status?: object }).status ?? { isContinue: true }]).toMatchObject([
      what,
      { isContinue: true },
    ])
    const written = await announcedSince(since)
    const after = await askAll(questions)
    for (const [place, question] of after.entries()) {
      const earlier = before[place]
      if (!earlier || earlier.text === question.text) continue
      changed.set(what, (changed.get(what) ?? 0) + 1)
      if (!isConcerned(earlier.interest, toldOf(earlier, written)))
        missed.push(`${what}: ${question.person} ${question.path} ${JSON.stringify(question.asked)}`)
    }
    before = after
  }
  expect(missed).toEqual([])
  // An act that changes no answer proves nothing.
  expect(acts.map(([what]) => what).filter((what) => !changed.has(what))).toEqual([])
})
