import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { buildAddress, buildCustomer } from '#test/server/factories.ts'
import { phoneKey } from '#modules/data-in/domain/import/duplicates.ts'
import { present } from '#test/server/present.ts'

let app: TestApp
let admin: Caller

type Row = Record<string, unknown>

beforeAll(async () => {
  app = await startTestApp({ testMode: true })
  admin = await app.as('admin')
})

const body = (datalist: Row[], more: object = {}) => ({
  module: 'Customer' as const,
  serviceName: 'import' as const,
  params: { datalist, cus_category: 'PRIVAT' },
  ...more,
})
const upload = (datalist: Row[], more: object = {}) => admin.call('/product', body(datalist, more))
type Uploaded = Awaited<ReturnType<typeof upload>>
const codes = (answer: Uploaded) => answer.datalist.map((row) => row.status_code)
const customerCount = async () => Number((await admin.call('/customers/list', { no_columns: true })).count)

let serial = 0
function newRow(values: Row = {}): Row {
  serial += 1
  return {
    cus_m_f: 'Frau',
    cus_name: 'Eva',
    cus_surname: `Import ${serial}`,
    cus_tel1: `0651 77${String(serial).padStart(5, '0')}`,
    cus_email: `import${serial}@example.com`,
    cus_city: 'Trier',
    cus_country_code: 'Deutschland',
    ...values,
  }
}

describe('who and what', () => {
  test.each(['personel', 'bayiadmin', 'bayi'] as const)('%s is refused', async (person) => {
    const caller = await app.as(person)
    for (const path of ['/product', '/product_test'])
      expect((await caller.refused(path, body([newRow()]))).code).toBe('ERR_105')
  })

  test.each([
    ['another module', { module: 'Stock' }, 'module'],
    ['another service', { serviceName: 'export' }, 'serviceName'],
    ['no service', { serviceName: undefined }, 'serviceName'],
    ['no rows', { params: { datalist: [], cus_category: 'PRIVAT' } }, 'params.datalist'],
    [
      '101 rows',
      { params: { datalist: Array.from({ length: 101 }, () => ({})), cus_category: 'PRIVAT' } },
      'params.datalist',
    ],
    ['no category', { params: { datalist: [{}] } }, 'params.cus_category'],
    ['an unknown category', { params: { datalist: [{}], cus_category: 'NOPE' } }, 'params.cus_category'],
  ])('%s is bad input', async (_, change, field) => {
    const { fields } = await admin.refused('/product', body([newRow()], change))
    expect(Object.keys(fields ?? {})).toEqual([field])
  })
})

test('a row becomes a customer of the pool with its invoice address', async () => {
  const answer = await upload([
    newRow({
      row_no: 2,
      cus_m_f: 'bayan',
      cus_firm: 'Gasthof',
      adres: 'Weg 1',
      pk: 54290,
      cus_country_code: 'almanya',
    }),
  ])
  expect(answer).toMatchObject({
    status_code: 1,
    datalist: [{ row_no: 2, status_code: 1, status_desc: 'Erfolgreich' }],
  })
  expect(answer.data.datalist).toEqual(answer.datalist)
  const { customer, addresses } = await admin.call('/customers/get_with_address', {
    id: present(answer.datalist[0]?.id),
  })
  expect(customer).toMatchObject({
    cus_m_f: 2,
    cus_is_firm: '1',
    cus_user: 1,
    cus_dnd: 1,
    cus_category: 'PRIVAT',
    cus_country_code: 'DE',
  })
  expect(addresses).toMatchObject([{ c_type: 4, a_def: '1', pk: '54290', sehir: 'Trier', ulke: 'DE' }])
})

test('postcode and region are kept even where the street is missing', async () => {
  const places = [{ pk: 54290 }, { bolge: 'Eifel', cus_city: '' }, {}]
  const { datalist } = await upload(places.map((place) => newRow(place)))
  const addresses = await app.db
    .selectFrom('cus_adress')
    .select(['adres', 'pk', 'bolge', 'sehir', 'c_type', 'a_def'])
    .where(
      'cus_id',
      'in',
      datalist.map(({ id }) => id),
    )
    .orderBy('id')
    .execute()
  const common = { adres: '', c_type: 4, a_def: '1' }
  expect(addresses).toEqual([
    { ...common, pk: '54290', bolge: null, sehir: 'Trier' },
    { ...common, pk: null, bolge: 'Eifel', sehir: '' },
  ])
})

describe('faults', () => {
  test.each([
    ['an unknown title', { cus_m_f: 'Graf' }, 'Anrede'],
    ['an unknown country', { cus_country_code: 'Atlantis' }, 'Land'],
    ['no country', { cus_country_code: '' }, 'Land'],
    ['a bad e-mail', { cus_email: 'x' }, 'E-Mail'],
    ['no name', { cus_name: ' ' }, 'Vorname'],
    ['a name that is too long', { cus_name: 'x'.repeat(151) }, 'Vorname'],
    ['an object as a name', { cus_name: { a: 1 } }, 'Vorname'],
  ])('%s is named and nothing is stored', async (_, change, label) => {
    const before = await customerCount()
    const { datalist } = await upload([newRow(change)])
    expect(datalist).toMatchObject([{ id: null }])
    expect(datalist[0]?.status_code).not.toBe(1)
    expect(datalist[0]?.status_desc).toContain(label)
    expect(await customerCount()).toBe(before)
  })

  test('what breaks in the database breaks for its own row only', async () => {
    await sql`create function break_it() returns trigger language plpgsql as
      $$ begin raise exception 'broken'; end $$`.execute(app.db)
    await sql`create trigger break_it before insert on customers for each row
      when (new.cus_name = 'Kaputt') execute function break_it()`.execute(app.db)
    const { datalist } = await upload([newRow(), newRow({ cus_name: 'Kaputt' }), newRow()])
    expect(datalist).toMatchObject([{ status_code: 1 }, { id: null, status_code: 9 }, { status_code: 1 }])
    expect(datalist[1]?.status_desc).not.toContain('broken')
  })

  test('the words follow the language of the call', async () => {
    const bad = newRow({ cus_email: 'x' })
    expect((await upload([bad], { language: 'tr' })).datalist[0]?.status_desc).toContain(
      'Geçersiz veri: E-posta',
    )
    expect((await upload([bad], { language: 'en' })).datalist[0]?.status_desc).toContain(
      'Invalid data: Email',
    )
  })
})

describe('duplicates', () => {
  test.each([
    ['e-mail', { cus_email: 'Doppelt@Example.com' }, { cus_email: 'doppelt@example.com' }],
    ['phone in another spelling', { cus_gsm: '+49 (0)170 9998887' }, { cus_tel1: '0170/999 88 87' }],
    [
      'phone in another field',
      { cus_private: '0043 1 5556667' },
      { cus_tel2: '01 5556667', cus_country_code: 'AT' },
    ],
  ])('the same %s', async (_, existing, sent) => {
    const id = await buildCustomer(app.db, existing)
    const { datalist } = await upload([newRow(sent)])
    expect(datalist).toMatchObject([{ id: null, status_code: 2 }])
    expect(datalist[0]?.status_desc).toContain(String(id))
  })

  test('the same name at the same postcode; elsewhere it is somebody else', async () => {
    const name = { cus_name: 'Hans', cus_surname: 'Öztürk' }
    await buildAddress(app.db, await buildCustomer(app.db, name), { pk: '50667' })
    const twin = { cus_name: 'hans', cus_surname: 'ozturk', adres: 'Weg 1' }
    const answer = await upload([newRow({ ...twin, pk: '50667' }), newRow({ ...twin, pk: '50668' })])
    expect(codes(answer)).toEqual([2, 1])
  })

  test('a deleted customer may come back', async () => {
    await buildCustomer(app.db, { cus_email: 'weg@example.com', cus_del: '1' })
    expect(codes(await upload([newRow({ cus_email: 'weg@example.com' })]))).toEqual([1])
  })

  test('the database and the rule spell phone numbers alike', async () => {
    for (const phone of [
      '+49 (0)171 123-4567',
      '0171/1234567',
      '0049 171 1234567',
      '171 1234567',
      '110',
      '',
      ' +43 1',
      null,
    ])
      for (const country of ['DE', 'AT', 'CH', 'LI', 'SE', 'XX']) {
        const { rows } = await sql<{
          key: string | null
        }>`select phone_key(${phone}, ${country}) as key`.execute(app.db)
        expect(rows[0]?.key ?? null, `${phone} in ${country}`).toBe(phoneKey(phone, country))
      }
  })
})

test('a hundred rows with faults: each is judged alone, and a second upload adds nobody', async () => {
  const rows = Array.from({ length: 100 }, (_, index) => newRow(index % 10 === 3 ? { cus_email: 'x' } : {}))
  rows[50] = { ...rows[49] }
  const before = await customerCount()
  const first = await upload(rows)
  const tally = (answer: Uploaded, code: number) => codes(answer)?.filter((one) => one === code).length
  expect([tally(first, 1), tally(first, 2), tally(first, 3)]).toEqual([89, 1, 10])
  expect(await customerCount()).toBe(before + 89)
  const again = await upload(rows)
  expect([tally(again, 1), tally(again, 2), tally(again, 3)]).toEqual([0, 90, 10])
  expect(await customerCount()).toBe(before + 89)
})

test('the same batch sent twice at once is done once', async () => {
  const rows = [newRow(), newRow()]
  const request_id = crypto.randomUUID()
  const before = await customerCount()
  const [first, second] = await Promise.all([upload(rows, { request_id }), upload(rows, { request_id })])
  expect(first.datalist).toEqual(second.datalist)
  await Promise.all([upload(rows), upload(rows)])
  expect(await customerCount()).toBe(before + 2)
})

describe('rehearsal', () => {
  test('answers like the real call and keeps nothing', async () => {
    const rows = [newRow(), newRow({ cus_email: 'x' })]
    const before = await customerCount()
    expect(codes(await admin.call('/product_test', body(rows)))).toEqual([1, 3])
    expect(await customerCount()).toBe(before)
    expect(codes(await upload(rows))).toEqual([1, 3])
  })
})
