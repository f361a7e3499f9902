import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { verifyChain, type ChainEntry } from '#modules/consents/domain/chain.ts'
import { consentState, grantState } from '#modules/consents/domain/consents.ts'
import { NumberFile, verifyNumberFile } from '#modules/consents/domain/number-file.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildCustomer, buildWine } from '#test/server/factories.ts'
import { pdfText } from '#test/server/pdf-text.ts'

let app: TestApp
let staff: Caller
let colleague: Caller

const NOW = '2026-11-16T16:41:00+01:00'
const NUMBER = '+492214711001'

beforeAll(async () => {
  app = await startTestApp()
  app.setNow(NOW)
  staff = await app.as('personel')
  colleague = await app.as('satis')
})

const mine = (values: Record<string, unknown> = {}) =>
  buildCustomer(app.db, { cus_user: people.personel.id, cus_tel1: '0221 4711001', ...values })
const form = (cus_id: number, values: Record<string, unknown> = {}) => ({
  cus_id,
  channel: 'phone' as const,
  value: '0221 / 47 11 001',
  purpose: 'Weinangebote',
  wording: 'Fassung 3: Sie dürfen mich anrufen.',
  given_at: '2026-11-02',
  how: 'Formular auf Papier',
  ...values,
})
const digest = (text: string) => createHash('sha256').update(text).digest('hex')
const chain = async () =>
  (
    await sql<ChainEntry>`select id, payload, salt, commitment, previous, hash from consent_entries order by id`.execute(
      app.db,
    )
  ).rows
const grant = async (cus_id: number, values: Record<string, unknown> = {}) =>
  (await staff.call('/consent/grant', form(cus_id, values))).save_response

describe('/consent/grant', () => {
  test('keeps who agreed to what, when, how and to whom, with its proof', async () => {
    const cus_id = await mine()
    const proof = { file_name: 'formular.pdf', base_64: Buffer.from('%PDF-1.4 test').toString('base64') }
    const row = await grant(cus_id, { proof })
    expect(row).toMatchObject({ value: NUMBER, state: 'proven', has_file: true, keep_until: '2031-11-02' })
    expect(row.received_by).toBeTruthy()
    const entry = (await chain()).find(({ id }) => id === row.id)
    expect(JSON.parse(entry?.payload ?? '')).toMatchObject({
      kind: 'granted',
      cus_id,
      user_id: people.personel.id,
      file_sha256: createHash('sha256').update('%PDF-1.4 test').digest('hex'),
    })
    expect((await colleague.refused('/consent/proof', { id: row.id })).code).toBe(
      'customer_belongs_to_other_user_customer_information_cannot_be_viewed',
    )
  })

  test('takes an address in any spelling of letters', async () => {
    const row = await grant(await mine(), { channel: 'email', value: ' Anna@Example.DE ' })
    expect(row).toMatchObject({ channel: 'email', value: 'anna@example.de' })
  })

  test('refuses a foreign customer and bad input by its field', async () => {
    const cus_id = await mine()
    expect((await colleague.refused('/consent/grant', form(cus_id))).code).toBe(
      'customer_belongs_to_other_user_customer_information_cannot_be_viewed',
    )
    for (const [field, values] of [
      ['value', { value: '0221-ABC' }],
      ['value', { channel: 'email' }],
      ['channel', { channel: 'fax' }],
      ['wording', { wording: ' ' }],
      ['how', { how: '' }],
      ['purpose', { purpose: null }],
      ['given_at', { given_at: '2026-11-17' }],
      ['given_at', { given_at: '31.12.2025' }],
    ] as const) {
      const { fields } = await staff.refused('/consent/grant', form(cus_id, values))
      expect(Object.keys(fields ?? {}), JSON.stringify(values)).toEqual([field])
    }
    expect((await staff.call('/consent/list', { cus_id })).datalist).toEqual([])
  })
})

describe('/consent/withdraw', () => {
  test('takes back all consents for the number and purpose, once', async () => {
    const cus_id = await mine()
    const first = await grant(cus_id)
    const second = await grant(cus_id)
    const other = await grant(cus_id, { value: '0171 5550101' })
    const { save_response } = await staff.call('/consent/withdraw', { id: first.id })
    expect(save_response).toMatchObject({ id: first.id, state: 'withdrawn', keep_until: '2031-11-16' })
    const { datalist } = await staff.call('/consent/list', { cus_id })
    expect(datalist.map(({ id, state }) => [id, state])).toEqual([
      [other.id, 'proven'],
      [second.id, 'withdrawn'],
      [first.id, 'withdrawn'],
    ])
    expect((await staff.refused('/consent/withdraw', { id: second.id })).code).toBe(
      'consent_withdrawn_before',
    )
    expect((await colleague.refused('/consent/withdraw', { id: other.id })).code).toBe(
      'customer_belongs_to_other_user_customer_information_cannot_be_viewed',
    )
    expect((await staff.refused('/consent/withdraw', { id: 999_999 })).code).toBe('record_not_found')
  })
})

describe('/stok/sendmail', () => {
  test('advertising to an address whose consent was withdrawn is refused', async () => {
    const cus_id = await mine({ cus_email: 'berta@example.de' })
    const mail = { to: 'Berta@example.de', html: '<p>Neu</p>', ids: [await buildWine(app.db)] }
    const { id } = await grant(cus_id, { channel: 'email', value: 'berta@example.de' })
    expect((await staff.call('/stok/sendmail', mail)).status).toEqual({ isContinue: true })
    await staff.call('/consent/withdraw', { id })
    expect((await staff.refused('/stok/sendmail', mail)).code).toBe('consent_withdrawn')
  })
})

describe('/consent/list', () => {
  test('is refused for a foreign customer', async () => {
    expect((await colleague.refused('/consent/list', { cus_id: await mine() })).code).toBe(
      'customer_belongs_to_other_user_customer_information_cannot_be_viewed',
    )
  })
})

describe('/call/start', () => {
  const choose = (chosen: Record<string, unknown>) =>
    sql`update company_settings set chosen = ${JSON.stringify(chosen)}::jsonb`.execute(app.db)
  const number = async (cus_id: number, chosen?: string) => {
    await sql`delete from calls where ended_at is null`.execute(app.db)
    return { cus_id, ...(chosen ? { number: chosen } : {}) }
  }
  const dial = async (cus_id: number) => staff.call('/call/start', await number(cus_id))
  const notDialled = async (cus_id: number, chosen?: string) =>
    staff.refused('/call/start', await number(cus_id, chosen))

  test('writes the last use of the consent and stores the decision', async () => {
    const cus_id = await mine()
    await grant(cus_id)
    expect((await dial(cus_id)).item).toMatchObject({ number: NUMBER, may_call: 'call_allowed' })
    const { datalist } = await staff.call('/consent/list', { cus_id })
    expect(datalist[0]).toMatchObject({ last_used: '2026-11-16T15:41:00Z', keep_until: '2031-11-16' })
  })

  test('a withdrawn consent is refused, and a country may be stricter than the company', async () => {
    const cus_id = await mine({ cus_gsm: '0171 5550101', cus_country_code: 'DE' })
    const swiss = await mine({ cus_country_code: 'CH', cus_tel1: '044 668 18 00' })
    const { id } = await grant(cus_id)
    await choose({ calling_strictness_de: 'enforce' })
    try {
      expect(await notDialled(cus_id, '+491715550101')).toMatchObject({ code: 'consent_missing' })
      expect((await dial(cus_id)).item).toMatchObject({ number: NUMBER })
      expect((await dial(swiss)).item).toMatchObject({ may_call: 'consent_missing' })
      await staff.call('/consent/withdraw', { id })
      expect(await notDialled(cus_id)).toMatchObject({ code: 'consent_withdrawn' })
      await choose({ calling_strictness: 'off' })
      expect(await notDialled(cus_id)).toMatchObject({ code: 'consent_withdrawn' })
      expect((await dial(swiss)).item).toMatchObject({ may_call: 'call_allowed' })
    } finally {
      await choose({})
    }
  })
})

describe('/call_queue/list', () => {
  const queued = async () =>
    (await staff.call('/call_queue/list', { limit: 200 })).datalist.map(({ cus_id }) => cus_id) ?? []

  test('leaves out withdrawn consents, and where it is enforced those without a proven one', async () => {
    await sql`update customers set cus_del = '1'`.execute(app.db)
    const none = await mine({ cus_country_code: 'DE' })
    const firm = await mine({ cus_country_code: 'DE', cus_is_firm: '1', cus_firm: 'Gasthof Adler' })
    const agreed = await mine({ cus_country_code: 'DE' })
    const refused = await mine({ cus_country_code: 'DE' })
    await grant(agreed)
    await staff.call('/consent/withdraw', { id: (await grant(refused)).id })
    expect(new Set(await queued())).toEqual(new Set([none, firm, agreed]))
    await sql`update company_settings set chosen = '{"calling_strictness": "enforce"}'`.execute(app.db)
    try {
      expect(new Set(await queued())).toEqual(new Set([firm, agreed]))
    } finally {
      await sql`update company_settings set chosen = '{}'`.execute(app.db)
    }
  })
})

describe('/number_file/make', () => {
  test('has everything about a number, holds offline, and one changed byte is found', async () => {
    const admin = await app.as('admin')
    const cus_id = await mine({ cus_tel1: '0228 777 001' })
    const { id } = await grant(cus_id, { value: '0228 777 001' })
    await sql`delete from calls where ended_at is null`.execute(app.db)
    await staff.call('/call/start', { cus_id })
    await staff.call('/consent/withdraw', { id })
    await mine({ cus_tel1: '+49 228 777001', cus_dnd: 2 })
    const ask = (format: string) =>
      app.post('/number_file/make', { sesion_id: admin.sesion_id, number: '0228/777001', format })
    const file = NumberFile.parse(JSON.parse(await (await ask('json')).text()))
    expect(file.chain.contents.map(({ payload }) => JSON.parse(payload).kind)).toEqual([
      'granted',
      'used',
      'withdrawn',
    ])
    expect(file.records).toMatchObject({
      customers: [{ id: cus_id }, {}],
      attempts: [{ is_allowed: true }],
      calls: [{ cus_id }],
    })
    expect(verifyNumberFile(file, digest)).toMatchObject({ ok: true, consents: 3 })
    const text = pdfText(new Uint8Array(await (await ask('pdf')).arrayBuffer()))
    expect(text).toContain('+49228777001')
    expect(text.replaceAll(/\s/g, '')).toContain(file.records_sha256)
    const folder = await mkdtemp(join(tmpdir(), 'number-file-'))
    const check = async (content: unknown) => {
      const path = join(folder, 'file.json')
      await writeFile(path, JSON.stringify(content))
      const command = join(import.meta.dirname, '../../../../scripts/verify-file.ts')
      return promisify(execFile)(process.execPath, [command, path]).then(
        () => 0,
        ({ code }: { code: number }) => code,
      )
    }
    expect(await check(file)).toBe(0)
    expect(await check({ ...file, made_by: 1 })).toBe(1)
    expect(await check({ ...file, records: { ...file.records, attempts: [] } })).toBe(1)
    await rm(folder, { recursive: true })
  })

  test('is for administrators, and refuses what is no number', async () => {
    const admin = await app.as('admin')
    expect((await staff.refused('/number_file/make', { number: '0228 777001', format: 'json' })).code).toBe(
      'ERR_105',
    )
    for (const [field, over] of [
      ['number', { number: 'abc' }],
      ['number', { number: '' }],
      ['format', { format: 'doc' }],
    ] as const) {
      const { fields } = await admin.refused('/number_file/make', {
        number: '0228 777001',
        format: 'json',
        ...over,
      })
      expect(Object.keys(fields ?? {})).toEqual([field])
    }
  })
})

describe('the chain', () => {
  test('the database keeps entries as they are; only their content may be erased', async () => {
    const { id } = await grant(await mine())
    for (const change of [
      sql`update consent_entries set payload = '{}' where id = ${id}`,
      sql`update consent_entries set hash = repeat('0', 64), payload = null, salt = null where id = ${id}`,
      sql`delete from consent_entries where id = ${id}`,
      sql`truncate consent_entries`,
    ])
      await expect(change.execute(app.db)).rejects.toThrow()
    await sql`update consent_entries set payload = null, salt = null where id = ${id}`.execute(app.db)
    expect(verifyChain(await chain(), digest)).toMatchObject({ ok: true })
  })

  test('holds after any history, and one flipped byte is found', async () => {
    const cus_id = await mine()
    const act = fc.record({
      kind: fc.constantFrom('grant', 'withdraw'),
      value: fc.constantFrom('0221 4711001', '0171 5550101'),
    })
    const history = fc.sample(act, { numRuns: 24 })
    for (const { kind, value } of history) {
      const { datalist } = await staff.call('/consent/list', { cus_id })
      const open = datalist.find(({ state }) => state !== 'withdrawn')
      if (kind === 'withdraw' && open) await staff.call('/consent/withdraw', { id: open.id })
      else await grant(cus_id, { value })
    }
    const entries = await chain()
    expect(verifyChain(entries, digest)).toMatchObject({ ok: true, entries: entries.length })
    const { rows } = await sql<{ wording: string; how: string; withdrawn_at: string | null; state: string }>`
      select wording, how, withdrawn_at, state from consent_list where cus_id = ${cus_id}`.execute(app.db)
    expect(rows.map(grantState)).toEqual(rows.map(({ state }) => state))
    expect(consentState(rows)).not.toBe('none')
    const places = fc.record({
      place: fc.nat({ max: entries.length - 1 }),
      field: fc.constantFrom('payload', 'salt', 'commitment', 'previous', 'hash'),
      at: fc.nat(),
    })
    fc.assert(
      fc.property(places, ({ place, field, at }) => {
        const entry = entries[place]
        const text = entry?.[field as 'hash'] ?? null
        fc.pre(entry !== undefined && text !== null)
        const spot = at % text.length
        const flipped = text.slice(0, spot) + (text[spot] === 'x' ? 'y' : 'x') + text.slice(spot + 1)
        const tampered = entries.map((one, index) => (index === place ? { ...one, [field]: flipped } : one))
        expect(verifyChain(tampered, digest).ok).toBe(false)
      }),
      { numRuns: 60 },
    )
    expect(verifyChain(entries.toSpliced(3, 1), digest)).toMatchObject({ ok: false, first_break: 5 })
  })
})
