import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { buildWine } from '#test/server/factories.ts'

let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  await buildWine(app.db, { stok_code: 'ENV-1', stok_name: '100% Müller_Thurgau', stok_de_price: 5 }, 3)
  await buildWine(
    app.db,
    { stok_code: 'ENV-2', stok_name: 'Öküzgözü', stok_de_price: 7.25, stok_color: 2 },
    9,
  )
  await buildWine(app.db, { stok_code: 'ENV-3', stok_name: 'Müller', stok_user_on: '0', stok_color: 2 })
})

const codes = (answer: { datalist?: { stok_code: string }[] }) => answer.datalist?.map((row) => row.stok_code)
const wines = (body: object) => admin.call('/stok_urun_listesi_view/list', { ...body })

describe('transport faults are HTTP errors, refusals are not', () => {
  test('wrong method 405', async () => {
    const response = await fetch(`${app.url}/api/stok/get`)
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })

  test('unknown call 404', async () => expect((await app.post('/nothing/list', {})).status).toBe(404))
  test('broken JSON 400', async () => expect((await app.post('/stok/get', '{"id":')).status).toBe(400))
  test.each(['[]', '"x"', 'null', '3'])('a body of %s 400', async (body) => {
    expect((await app.post('/stok/get', body)).status).toBe(400)
  })
  test('more than a megabyte 413', async () => {
    expect((await app.post('/login', { user_name: 'x'.repeat(1_100_000) })).status).toBe(413)
  })
  test('a refusal is 200 with code and err', async () => {
    const response = await app.post('/stok/get', { id: 1 })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({
      status: { isContinue: false, code: 'ERR_108' },
      err: 'ERR_108',
    })
  })
  test('security headers are set', async () => {
    const { headers } = await app.post('/stok/get', {})
    const policy = headers.get('content-security-policy')?.split(';')
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self'",
        "script-src-attr 'none'",
        "style-src 'self'",
        "font-src 'self'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'self'",
      ]),
    )
    expect(policy?.join(';')).not.toContain('unsafe')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('the list payload', () => {
  test('an answer carries rows, and count and version when due', async () => {
    const answer = await wines({ count: true })
    expect(answer).toMatchObject({ status: { isContinue: true }, count: 3 })
    expect(answer.version).toBeGreaterThan(0)
    expect(await wines({})).not.toHaveProperty('count')
  })

  test('no_columns answers only the count', async () => {
    expect(await wines({ no_columns: true })).toMatchObject({ datalist: [], count: 3 })
  })

  test.each([
    ['plain value equals', { stok_code: 'ENV-2' }, ['ENV-2']],
    [
      'startsWith ignores case',
      { stok_code: { value: 'env-', matchMode: 'startsWith' } },
      ['ENV-3', 'ENV-2', 'ENV-1'],
    ],
    ['% is a letter', { stok_name: { value: '100%', matchMode: 'startsWith' } }, ['ENV-1']],
    ['_ is a letter', { stok_name: { value: 'r_T', matchMode: 'contains' } }, ['ENV-1']],
    ['backslash is a letter', { stok_name: { value: '\\', matchMode: 'contains' } }, []],
    ['notEquals', { stok_color: { value: 2, matchMode: 'notEquals' } }, ['ENV-1']],
    ['gt', { stok_de_price: { value: 7, matchMode: 'gt' } }, ['ENV-3', 'ENV-2']],
    ['lte', { stok_de_price: { value: '7.25', matchMode: 'lte' } }, ['ENV-2', 'ENV-1']],
    ['between', { stok_de_price: { value: [6, 8], matchMode: 'between' } }, ['ENV-2']],
    ['open between', { stok_de_price: { value: [null, 6], matchMode: 'between' } }, ['ENV-1']],
    ['flag as boolean', { stok_user_on: false }, ['ENV-3']],
    ['an empty value filters nothing', { stok_code: '', stok_name: null }, ['ENV-3', 'ENV-2', 'ENV-1']],
  ])('%s', async (_, filters, found) => expect(codes(await wines({ filters }))).toEqual(found))

  test('known columns at the top level are filters too', async () => {
    expect(codes(await wines({ stok_user_on: '0' }))).toEqual(['ENV-3'])
  })

  test.each([
    ['muller', ['ENV-3', 'ENV-1']],
    ['MÜLLER thur', ['ENV-1']],
    ['okuzgozu', ['ENV-2']],
    ["'; drop table stok; --", []],
  ])('search for %s', async (globalFilter, found) =>
    expect(codes(await wines({ globalFilter }))).toEqual(found),
  )

  test('sorting and paging', async () => {
    const page = await wines({ orderByField: 'stok_code', orderBy: 'asc', offset: 1, limit: 1 })
    expect(codes(page)).toEqual(['ENV-2'])
  })

  test('sums and groups', async () => {
    const answer = await admin.call('/stok_all_list_view/list', {
      sum_field: 'depo_m',
      sum_fields: ['kullanilabilir_adet'],
      group_by_fields: ['stok_user_on'],
      count: true,
    })
    expect(answer).toMatchObject({ sum: 12, sum_kullanilabilir_adet: 12, count: 2 })
    expect(answer.datalist).toEqual([
      { stok_user_on: '0', depo_m: 0, kullanilabilir_adet: 0, _count: 1 },
      { stok_user_on: '1', depo_m: 12, kullanilabilir_adet: 12, _count: 2 },
    ])
  })

  test.each([
    ['an unknown filter', { filters: { nope: 1 } }, 'nope'],
    ['an unknown top-level field', { search_text: 'x' }, 'search_text'],
    ['a column that is not in the list', { filters: { birim_maliyet: 1 } }, 'birim_maliyet'],
    ['an unknown mode', { filters: { stok_code: { value: 'x', matchMode: 'regex' } } }, 'stok_code'],
    [
      'a mode that does not fit',
      { filters: { stok_user_on: { value: '1', matchMode: 'contains' } } },
      'stok_user_on',
    ],
    ['words for numbers', { filters: { stok_limit: 'viele' } }, 'stok_limit'],
    ['an object as value', { filters: { stok_code: { value: { a: 1 } } } }, 'stok_code'],
    ['an unknown sort column', { orderByField: 'search_text' }, 'search_text'],
    ['SQL as sort column', { orderByField: 'id; select 1' }, 'id; select 1'],
    ['a sum over words', { sum_field: 'stok_name' }, 'stok_name'],
    ['a negative offset', { offset: -1 }, 'offset'],
    ['an endless search', { globalFilter: 'x'.repeat(201) }, 'globalFilter'],
  ])('refuses %s', async (_, body, field) => {
    const { code, fields } = await admin.refused('/stok_urun_listesi_view/list', body)
    expect(code).toBe('lutfen_girdiginiz_bigileri_kontrol_ediniz')
    expect(Object.keys(fields ?? {})).toEqual([field])
  })

  test('a huge limit is capped', async () =>
    expect((await wines({ limit: 5_000_000 })).status.isContinue).toBe(true))

  test('rows off sale and cost stay with administrators', async () => {
    const staff = await app.as('personel')
    const answer = await staff.call('/stok_urun_listesi_view/list', {
      filters: { stok_user_on: '0' },
      count: true,
    })
    expect(answer).toMatchObject({ datalist: [], count: 0 })
  })
})

describe('Excel', () => {
  const workbook = (caller: Caller, body: object) =>
    app.post('/stok_urun_listesi_view/list', {
      sesion_id: caller.sesion_id,
      format: 'xlsx',
      language: 'de',
      ...body,
    })

  test('an administrator gets the filtered list as a workbook', async () => {
    const response = await workbook(admin, { filters: { stok_color: 2 } })
    expect(response.headers.get('x-total-count')).toBe('2')
    expect(response.headers.get('content-disposition')).toContain('.xlsx')
    const { readXlsx } = await import('hucre/xlsx')
    const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()))
    const rows = sheets[0]?.rows ?? []
    expect(rows[0]?.slice(0, 3)).toEqual(['Nr.', 'Artikelcode', 'Bezeichnung'])
    expect(rows.slice(1).map((row) => row[1])).toEqual(['ENV-3', 'ENV-2'])
  })

  test('others are refused', async () => {
    const response = await workbook(await app.as('personel'), {})
    expect(await response.json()).toMatchObject({ err: 'ERR_105' })
  })

  test('a formula stays text', async () => {
    await buildWine(app.db, { stok_code: '=1+1', stok_color: 3 })
    const { readXlsx } = await import('hucre/xlsx')
    const response = await workbook(admin, { filters: { stok_color: 3 } })
    const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()))
    expect(sheets[0]?.rows[1]?.[1]).toBe('=1+1')
    expect(sheets[0]?.cells?.get('1,1')?.formula).toBeUndefined()
  })
})

describe('reference lists', () => {
  test('key_label adds key and label; a list with an id answers that row', async () => {
    const { datalist } = await admin.call('/sys_country_code/list', { key_label: true })
    expect(datalist[0]).toMatchObject({ key: 'DE', label: 'DE', tax_rate: 19, cargo_price: 8.9 })
    const one = await admin.call('/sys_country_code/list', { id: datalist[1]?.id })
    expect(one.datalist).toHaveLength(1)
  })

  test('order states come in order, stages only when active', async () => {
    const { datalist } = await admin.call('/sys_siparis_durum/list', { orderByField: 't_no' })
    const numbers = datalist.map((row) => row.t_no)
    expect(numbers).toEqual(numbers.toSorted((a, b) => Number(a) - Number(b)))
    const inactive = await app.db
      .selectFrom('sys_gorusme_asama')
      .select('def_type')
      .where('status', '=', '0')
      .execute()
    const stages = await admin.call('/sys_gorusme_asama/list')
    expect(inactive.length).toBeGreaterThan(0)
    for (const { def_type } of inactive)
      expect(stages.datalist.map((row) => row.def_type)).not.toContain(def_type)
  })

  test('a write raises the list’s version and the epoch of every answer', async () => {
    const before = await admin.call('/reference_versions/list')
    await app.db
      .updateTable('sys_country_code')
      .set({ cargo_price: 9 })
      .where('country_code', '=', 'DE')
      .execute()
    await expect
      .poll(async () => (await admin.call('/reference_versions/list')).ref_data.sys_country_code)
      .toBe((before.ref_data.sys_country_code ?? 0) + 1)
    expect((await admin.call('/stok/list', { id: 1 })).version).toBe((before.version ?? 0) + 1)
  })
})
