import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { settingsOf } from '#core/company/company-settings.ts'
import { hoursOf, strictnessFor } from '#modules/consents/domain/calling-rules.ts'
import { consentsFor, consentState, type Grant } from '#modules/consents/domain/consents.ts'
import { isMasked } from '#modules/consents/domain/masked-number.ts'
import { mayCall } from '#modules/consents/domain/may-call.ts'
import { addEntries, refusalSql } from '#modules/consents/server/public.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildCustomer, buildWine } from '#test/server/factories.ts'
import { present } from '#test/server/present.ts'

let app: TestApp
let staff: Caller
let admin: Caller
let dealerAdmin: Caller

const NOON = '2026-11-16T12:00:00+01:00'
const TEL = '0221 4711001'
const NUMBER = '+492214711001'
const HIDDEN = '••• keine Einwilligung'

const choose = (chosen: Record<string, unknown>) =>
  sql`update company_settings set chosen = ${JSON.stringify(chosen)}::jsonb`.execute(app.db)

beforeAll(async () => {
  app = await startTestApp()
  staff = await app.as('personel')
  admin = await app.as('admin')
  dealerAdmin = await app.as('bayiadmin')
})

beforeEach(async () => {
  app.setNow(NOON)
  await choose({ calling_strictness_de: 'enforce' })
})

const mine = (values: Record<string, unknown> = {}) =>
  buildCustomer(app.db, { cus_user: people.personel.id, cus_tel1: TEL, cus_country_code: 'DE', ...values })

const granted = (cus_id: number, value: string, how: string | null = 'Papier') =>
  addEntries(app.db, [
    {
      kind: 'granted',
      cus_id,
      channel: 'phone',
      value,
      purpose: 'Weinangebote',
      wording: how && 'Fassung 3',
      given_at: '2026-11-02',
      how,
      received_by: null,
      recorded_at: NOON,
      recorded_by: null,
      user_id: null,
    },
  ])

type Phones = { cus_tel1?: unknown; cus_gsm?: unknown; cus_fax?: unknown }

describe('a number that must not be called', () => {
  const entrances: [string, (id: number, by: Caller) => Promise<Phones>][] = [
    ['the record', async (id, by) => (await by.call('/customers/get', { id })).item],
    [
      'the record with addresses',
      async (id, by) => (await by.call('/customers/get_with_address', { id })).customer,
    ],
    [
      'the record with past orders',
      async (id, by) => (await by.call('/customers/get_with_siparis_icerik', { cus_id: id })).customer,
    ],
    ...(['/customer_all_list/list', '/customers/list', '/customer_randevu_view/list'] as const).map(
      (path): (typeof entrances)[number] => [
        path,
        async (id, by) => (await by.call(path, { filters: { id } })).datalist[0] as Phones,
      ],
    ),
  ]

  test.each(entrances)(
    'is hidden with its reason in %s, and shown to administrators',
    async (_name, read) => {
      const id = await mine({
        cus_gsm: '0171 5550101',
        rand_tar: '2026-11-16',
        rand_user: people.personel.id,
      })
      await granted(id, NUMBER)
      expect(await read(id, staff)).toMatchObject({ cus_tel1: TEL, cus_gsm: HIDDEN })
      expect(await read(id, dealerAdmin)).toMatchObject({ cus_tel1: TEL, cus_gsm: HIDDEN })
      expect(await read(id, admin)).toMatchObject({ cus_tel1: TEL, cus_gsm: '0171 5550101' })
      await choose({ calling_strictness_de: 'warn' })
      expect(await read(id, staff)).toMatchObject({ cus_gsm: '0171 5550101' })
    },
  )

  test.each(['off', 'warn', 'enforce'])(
    'is hidden in the record by the customer’s wish under the setting “%s”, until the wish is withdrawn',
    async (calling_strictness_de) => {
      await choose({ calling_strictness_de })
      const numbers = { cus_tel1: TEL, cus_tel2: '0221 4711002', cus_gsm: '0171 5550101' }
      const id = await mine({ ...numbers, cus_is_firm: '1', cus_firm: 'Gasthof Linde' })
      const records = entrances.filter(([name]) => !name.startsWith('/'))
      const seen = (by: Caller) => Promise.all(records.map(([, read]) => read(id, by)))
      for (const shown of await seen(staff)) expect(shown).toMatchObject({ ...numbers, wants_no_calls: '0' })
      await staff.call('/call_request/create', { cus_id: id, wording: 'Keine Anrufe mehr' })
      const hidden = '••• wünscht keine Anrufe'
      for (const by of [staff, dealerAdmin])
        for (const shown of await seen(by))
          expect(shown).toMatchObject({
            cus_tel1: hidden,
            cus_tel2: hidden,
            cus_gsm: hidden,
            wants_no_calls: '1',
          })
      for (const shown of await seen(admin)) expect(shown).toMatchObject({ ...numbers, wants_no_calls: '1' })
      const { requests } = (await admin.call('/call/card', { cus_id: id })).item
      const [request] = requests
      await admin.call('/call_request/withdraw', {
        id: present(request?.id),
        version: request?.version,
        reason: 'Rief selbst an',
      })
      for (const shown of await seen(staff)) expect(shown).toMatchObject({ ...numbers, wants_no_calls: '0' })
    },
  )

  test('is hidden in the search, the consents and the attempts, but finds the customer', async () => {
    const id = await mine({ cus_surname: 'Verborgen', cus_tel1: '0228 6655443' })
    const [grant_id = 0] = await granted(id, '+492286655443')
    await staff.call('/call/start', { cus_id: id })
    await sql`delete from calls where ended_at is null`.execute(app.db)
    await staff.call('/consent/withdraw', { id: grant_id })
    expect(await staff.call('/customers/get', { id })).toMatchObject({
      item: { cus_tel1: '••• Einwilligung widerrufen' },
    })
    const found = (search: string, by = staff) =>
      by.call('/search/all', { search }).then(({ customers }) => JSON.stringify(customers))
    // Parts would read the number out, digit by digit.
    expect(await found('228 66554')).toBe('[]')
    expect(await found('0228 6655443')).toContain(`${id}`)
    expect(await found('0228 6655443')).not.toContain('665544')
    expect(await found('Verborgen', admin)).toContain('0228 6655443')
    expect((await staff.call('/consent/list', { cus_id: id })).datalist[0]?.value).toMatch(/^•••/)
    expect((await admin.call('/consent/list', { cus_id: id })).datalist[0]?.value).toBe('+492286655443')
    expect((await staff.call('/call_decision/list', { cus_id: id })).datalist[0]?.number).toMatch(/^•••/)
  })

  test('is told in the language of the person and hidden outside the hours and on holidays', async () => {
    const id = await mine({ cus_is_firm: '1', cus_firm: 'Gasthof Adler' })
    const phone = async () => (await staff.call('/customers/get', { id, language: 'en' })).item?.cus_tel1
    expect(await phone()).toBe(TEL)
    app.setNow('2026-11-16T22:00:00+01:00')
    expect(await phone()).toBe('••• outside calling hours')
    app.setNow('2026-12-25T12:00:00+01:00')
    expect(await phone()).toBe('••• public holiday')
  })

  test('is neither filtered, ordered nor grouped by', async () => {
    const id = await mine()
    const list = (query: Record<string, unknown>) =>
      dealerAdmin.call('/customer_all_list/list', { filters: { id }, ...query })
    const filter = (cus_tel1: string) =>
      list({ filters: { id, cus_tel1: { value: cus_tel1, matchMode: 'contains' } } })
    expect((await filter('4711001')).datalist).toEqual([])
    expect((await filter('keine Einw')).datalist).toHaveLength(1)
    for (const query of [{ orderByField: 'cus_tel1' }, { group_by_fields: ['cus_tel1'] }])
      expect((await dealerAdmin.refused('/customer_all_list/list', query)).fields).toHaveProperty('cus_tel1')
  })

  test('is never overwritten: what was shown instead is kept out, another number is refused', async () => {
    const id = await mine({ cus_gsm: '0171 5550101' })
    const { item } = await dealerAdmin.call('/customers/get', { id })
    const { version, cus_tel1 } = item as { version: number; cus_tel1: string }
    expect(isMasked(cus_tel1)).toBe(true)
    const saved = await dealerAdmin.call('/customers/update', { id, version, cus_tel1, cus_city: 'Bonn' })
    expect(saved.save_response).toMatchObject({ cus_city: 'Bonn', cus_tel1: HIDDEN })
    const { fields } = await dealerAdmin.refused('/customers/update', {
      id,
      version: version + 1,
      cus_tel1: '',
    })
    expect(fields).toMatchObject({ cus_tel1: 'number_is_hidden' })
    expect((await admin.call('/customers/get', { id })).item).toMatchObject({ cus_tel1: TEL })
    const changed = { id, version: version + 1, cus_tel1: '0221 999888' }
    expect((await admin.call('/customers/update', changed)).save_response).toMatchObject({
      cus_tel1: '0221 999888',
    })
    const created = await staff.refused('/customers/create', {
      cus_name: 'Neu',
      cus_country_code: 'DE',
      cus_tel1,
    })
    expect(created.fields).toMatchObject({ cus_tel1: 'number_is_hidden' })
  })
})

describe('/call_decision/list', () => {
  test('has every attempt to dial with who, number and reason, also the refused ones', async () => {
    const id = await mine()
    expect((await staff.refused('/call/start', { cus_id: id })).code).toBe('consent_missing')
    await choose({})
    await staff.call('/call/start', { cus_id: id })
    await sql`delete from calls where ended_at is null`.execute(app.db)
    const { datalist } = await staff.call('/call_decision/list', { cus_id: id })
    expect(datalist).toMatchObject([
      { number: NUMBER, code: 'consent_missing', is_allowed: true },
      { number: NUMBER, code: 'consent_missing', is_allowed: false },
    ])
    const colleague = await app.as('satis')
    expect((await colleague.refused('/call_decision/list', { cus_id: id })).code).toBe(
      'customer_belongs_to_other_user_customer_information_cannot_be_viewed',
    )
  })
})

describe('/stok/sendmail', () => {
  test('asks for a consent as strictly as the company says, and notes its use', async () => {
    const id = await mine({ cus_email: 'carla@example.de' })
    const mail = { to: 'carla@example.de', html: '<p>Neu</p>', ids: [await buildWine(app.db)] }
    expect((await staff.call('/stok/sendmail', mail)).save_response).toEqual({ doubt: 'consent_missing' })
    await choose({ mailing_strictness: 'enforce' })
    expect((await staff.refused('/stok/sendmail', mail)).code).toBe('consent_missing')
    await staff.call('/consent/grant', {
      cus_id: id,
      channel: 'email',
      value: 'Carla@example.de',
      purpose: 'Weinangebote',
      wording: 'Fassung 3',
      given_at: '2026-11-02',
      how: 'Papier',
    })
    expect((await staff.call('/stok/sendmail', mail)).save_response).toEqual({ doubt: null })
    expect((await staff.call('/consent/list', { cus_id: id })).datalist[0]).toMatchObject({
      last_used: '2026-11-16T11:00:00Z',
    })
  })
})

test('the query hides exactly what the rule refuses', async () => {
  const fact = fc.record({
    country: fc.constantFrom('DE', 'AT', 'CH'),
    cus_is_firm: fc.constantFrom('0', '1'),
    cus_is_aktive: fc.constantFrom('0', '1'),
    cus_dnd: fc.constantFrom(1, 1, 1, 2),
    hasWish: fc.constantFrom(false, false, true),
    grants: fc.array(
      fc.record({
        value: fc.constantFrom('+492214711001', '+491715550101'),
        how: fc.constantFrom('Papier', null),
        isWithdrawn: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
  })
  const facts = fc.sample(fact, { numRuns: 40 })
  const customers: { id: number; fact: (typeof facts)[number]; grants: (Grant & { value: string })[] }[] = []
  for (const one of facts) {
    const { country, cus_is_firm, cus_is_aktive, cus_dnd } = one
    const id = await mine({ cus_country_code: country, cus_is_firm, cus_is_aktive, cus_dnd })
    if (one.hasWish)
      await sql`insert into call_requests (cus_id, user_id, requested_at, wording)
        values (${id}, ${people.personel.id}, now(), 'Nein')`.execute(app.db)
    for (const { value, how, isWithdrawn } of one.grants) {
      const [grant_id = 0] = await granted(id, value, how)
      const by = { recorded_at: NOON, recorded_by: null, user_id: null }
      if (isWithdrawn)
        await addEntries(app.db, [
          { kind: 'withdrawn', cus_id: id, channel: 'phone', value, grant_id, ...by },
        ])
    }
    const { rows } = await sql<Grant & { value: string }>`
      select wording, how, withdrawn_at, value from consent_list where cus_id = ${id}`.execute(app.db)
    customers.push({ id, fact: one, grants: rows })
  }
  for (const chosen of [
    { calling_strictness: 'enforce' },
    { calling_strictness: 'enforce', calling_strictness_de: 'off', calling_strictness_at: 'warn' },
    { calling_strictness_ch: 'enforce' },
  ])
    for (const at of [NOON, '2026-10-26T12:00:00+01:00', '2026-11-15T12:00:00+01:00']) {
      const settings = settingsOf(chosen)
      const now = Temporal.Instant.from(at)
      const judged = { table: 'customers', settings, now, mayBeCalled: 1 }
      const { rows } = await sql<{ id: number; code: string | null }>`
        select id, ${refusalSql(sql`${NUMBER}`, judged)} as code from customers
        where id = any(${customers.map(({ id }) => id)}::integer[])`.execute(app.db)
      const codes = new Map(rows.map(({ id, code }) => [id, code]))
      for (const { id, fact: one, grants } of customers) {
        const { ok, code } = mayCall({
          country: one.country,
          kind: one.cus_is_firm === '1' ? 'firm' : 'private',
          relation: one.cus_is_aktive === '1' ? 'customer' : 'stranger',
          consent: consentState(consentsFor(grants, NUMBER)),
          requests: [
            ...(one.hasWish ? (['wish'] as const) : []),
            ...(one.cus_dnd === 1 ? [] : (['status'] as const)),
          ],
          now,
          strictness: strictnessFor(one.country, settings),
          hours: hoursOf(settings),
        })
        expect(codes.get(id), JSON.stringify({ one, chosen, at })).toBe(ok ? null : code)
      }
    }
})
