import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { buildCustomer } from '#test/server/factories.ts'
import { present } from '#test/server/present.ts'

let app: TestApp
let admin: Caller
let staff: Caller

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').toString('base64')

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  staff = await app.as('personel')
})

const country = async (code: string) =>
  present((await admin.call('/sys_country_code/list', { country_code: code })).datalist[0])

describe('countries', () => {
  test('are listed with their working hours for administrators, as a lookup for others', async () => {
    expect(await country('AT')).toMatchObject({ tax_rate: 20, cargo_price: 12.5, system_start_time: '00:00' })
    const { datalist } = await staff.call('/sys_country_code/list')
    expect(datalist[0]).not.toHaveProperty('system_start_time')
  })

  test('rates, cost and hours can be changed; open browsers hear of it', async () => {
    const before = await admin.call('/reference_versions/list')
    const { id, version } = await country('CH')
    await admin.call('/sys_country_code/update', {
      id,
      version,
      tax_rate: 8.5,
      system_start_time: '08:00',
      system_end_time: '18:00',
    })
    expect(await country('CH')).toMatchObject({ tax_rate: 8.5, cargo_price: 25, system_end_time: '18:00' })
    await expect
      .poll(async () => (await admin.call('/reference_versions/list')).ref_data.sys_country_code)
      .toBeGreaterThan(present(before.ref_data.sys_country_code))
  })

  test.each([
    ['no rate', { tax_rate: null }, { tax_rate: 'requiredField' }],
    ['a negative cost', { cargo_price: -1 }, { cargo_price: 'too_small' }],
    ['three decimals', { cargo_price: 1.005 }, { cargo_price: 'two_decimals' }],
    ['more than everything', { tax_rate: 101 }, { tax_rate: 'not_allowed' }],
    ['25 o’clock', { system_end_time: '25:00' }, { system_end_time: 'not_time' }],
    ['no start', { system_start_time: '' }, { system_start_time: 'requiredField' }],
  ])('refuses %s', async (_, change, fields) => {
    const { id } = await country('DE')
    expect((await admin.refused('/sys_country_code/update', { id, ...change })).fields).toEqual(fields)
  })
})

describe('categories', () => {
  test('take their number as key when none is given', async () => {
    const { save_response } = await admin.call('/sys_category/create', { category: 'Stammtisch' })
    expect(save_response).toMatchObject({ category: 'Stammtisch', cat_type: String(save_response.id) })
  })

  test('are changed and deleted; one in use stays', async () => {
    const { save_response } = await admin.call('/sys_category/create', { category: 'Verein', cat_type: 'V' })
    const { id, version } = save_response
    await admin.call('/sys_category/update', { id, version, category: 'Vereine', cat_type: 'V' })
    await buildCustomer(app.db, { cus_category: 'V' })
    expect((await admin.refused('/sys_category/delete', { id, cat_type: 'V' })).code).toBe('record_in_use')
    const free = await admin.call('/sys_category/create', { category: 'Frei' })
    await admin.call('/sys_category/delete', { id: free.save_response.id })
    expect((await admin.call('/sys_category/list', { category: 'Frei', count: true })).count).toBe(0)
  })

  test.each([
    ['no name', { category: ' ' }, { category: 'requiredField' }],
    ['a name of 201', { category: 'x'.repeat(201) }, { category: 'too_long' }],
    ['a key of 11', { category: 'x', cat_type: 'x'.repeat(11) }, { cat_type: 'too_long' }],
  ])('refuses %s', async (_, form, fields) => {
    expect((await admin.refused('/sys_category/create', form)).fields).toEqual(fields)
  })

  test('a key that exists is refused', async () => {
    await admin.call('/sys_category/create', { category: 'Eins', cat_type: 'DUP' })
    expect((await admin.refused('/sys_category/create', { category: 'Zwei', cat_type: 'DUP' })).code).toBe(
      'UNIQUE_KEY',
    )
  })
})

describe('dealers', () => {
  const dealer = { firma: 'Neckar', firma_cari: 'Neckar Weine GmbH', yuzde: 7, upper_firm: 1 }

  test('are created, searched, changed and deleted', async () => {
    const { save_response } = await admin.call('/bayi_cari/create', dealer)
    const found = await admin.call('/bayi_cari/list', { globalFilter: 'neckar', count: true, limit: 100 })
    expect(found.datalist).toMatchObject([{ id: save_response.id, yuzde: 7, upper_firma: 'Weinkontor' }])
    await admin.call('/bayi_cari/update', { id: save_response.id, version: 1, yuzde: 9 })
    expect((await admin.call('/bayi_cari/list', { id: save_response.id })).datalist[0]?.yuzde).toBe(9)
    await admin.call('/bayi_cari/delete', { id: save_response.id })
  })

  test('one with users stays', async () => {
    expect((await admin.refused('/bayi_cari/delete', { id: 2 })).code).toBe('record_in_use')
  })

  test('cannot be above themselves, not even through others', async () => {
    const upper = (await admin.call('/bayi_cari/create', { ...dealer, firma: 'Oben' })).save_response.id
    const lower = (await admin.call('/bayi_cari/create', { ...dealer, firma: 'Unten', upper_firm: upper }))
      .save_response.id
    expect((await admin.refused('/bayi_cari/update', { id: upper, upper_firm: lower })).code).toBe(
      'dealer_circle',
    )
    expect((await admin.refused('/bayi_cari/update', { id: upper, upper_firm: upper })).code).toBe(
      'dealer_circle',
    )
  })

  test.each([
    ['no name', { firma: '' }, { firma: 'requiredField' }],
    ['a short name of 21', { firma: 'x'.repeat(21) }, { firma: 'too_long' }],
    ['half a percent', { yuzde: 7.5 }, { yuzde: 'not_integer' }],
    ['less than nothing', { yuzde: -1 }, { yuzde: 'too_small' }],
  ])('refuses %s', async (_, change, fields) => {
    expect((await admin.refused('/bayi_cari/create', { ...dealer, ...change })).fields).toEqual(fields)
  })

  test('others get names and keys only', async () => {
    const { datalist } = await staff.call('/bayi_cari/list', { key_label: true })
    expect(Object.keys(present(datalist[0])).toSorted()).toEqual(['firma', 'id', 'key', 'label'])
  })
})

describe('rankings', () => {
  test('come with a picture that everybody can see on demand', async () => {
    const { save_response } = await admin.call('/raking_figure/create', {
      title: 'März',
      file_name: 'm.png',
      base_64: png,
    })
    const { datalist } = await staff.call('/raking_figure/list', { id: save_response.id })
    expect(datalist).toMatchObject([{ title: 'März', file_name: 'm.png', file_type: 'image/png' }])
    expect(datalist[0]).not.toHaveProperty('base_64')
    expect(
      (await staff.call('/raking_figure/get', { id: save_response.id, base_64: true })).item.base_64,
    ).toBe(png)
  })

  test('are renamed without touching the picture, replaced and deleted', async () => {
    const { id } = (await admin.call('/raking_figure/create', { base_64: png })).save_response
    await admin.call('/raking_figure/update', { id, title: 'Neu' })
    expect((await staff.call('/raking_figure/get', { id, base_64: true })).item).toMatchObject({
      title: 'Neu',
      base_64: png,
    })
    await admin.call('/raking_figure/delete', { id })
    expect((await staff.refused('/raking_figure/get', { id })).code).toBe('record_not_found')
  })

  test('one that a user wears stays', async () => {
    const { id } = (await admin.call('/raking_figure/create', { base_64: png })).save_response
    await app.db.updateTable('sys_users').set({ raking: id }).where('id', '=', 3).execute()
    expect((await admin.refused('/raking_figure/delete', { id })).code).toBe('record_in_use')
  })

  test('refuse what is no picture, a missing one and a long title', async () => {
    const page = Buffer.from('<svg onload=alert(1)>').toString('base64')
    expect((await admin.refused('/raking_figure/create', { base_64: page })).code).toBe(
      'file_type_not_allowed',
    )
    expect((await admin.refused('/raking_figure/create', { title: 'x' })).fields).toEqual({
      base_64: 'requiredField',
    })
    const long = { base_64: png, title: 'x'.repeat(101) }
    expect((await admin.refused('/raking_figure/create', long)).fields).toEqual({ title: 'too_long' })
  })
})

describe('the company', () => {
  test('is read by everybody and changed by administrators, by both spellings', async () => {
    const { item } = await staff.call('/firma-bilgileri/get', { id: 1 })
    expect(item.ust_bilgi).toContain('Weinkontor')
    await admin.untyped('/firma_bilgileri/update', { id: 1, version: item.version, steuer: '123/456' })
    expect((await staff.untyped('/firma_bilgileri/get', { id: 1 })).item.steuer).toBe('123/456')
    expect(
      (await admin.refused('/firma-bilgileri/update', { id: 1, version: item.version, steuer: 'x' })).code,
    ).toBe('record_changed')
  })
})

test('a dealer needs no rate, and neither a dealer nor a category takes the name of another', async () => {
  const first = await admin.call('/bayi_cari/create', { firma: 'Mosel' })
  expect(first.save_response).toMatchObject({ yuzde: 0 })
  const twin = await admin.refused('/bayi_cari/create', { firma: ' MOSEL ' })
  expect(twin).toMatchObject({ code: 'UNIQUE_KEY', fields: { firma: 'exists_already' } })
  const { id } = (await admin.call('/bayi_cari/create', { firma: 'Saar', yuzde: 4 })).save_response as {
    id: number
  }
  expect((await admin.refused('/bayi_cari/update', { id, firma: 'mosel' })).code).toBe('UNIQUE_KEY')
  const saved = await admin.call('/bayi_cari/update', { id, firma: 'Saar' })
  expect(saved.save_response).toMatchObject({ yuzde: 4 })
  const both = await Promise.all(
    [1, 2].map(() => admin.raw('/sys_category/create', { category: 'Stammkunden' })),
  )
  expect(both.map(({ err }) => err ?? 'ok').toSorted()).toEqual(['UNIQUE_KEY', 'ok'])
})

test('the key of a category that customers carry stays, and the reason says so', async () => {
  const created = await admin.call('/sys_category/create', { category: 'Gebrauchte', cat_type: 'GEBR' })
  const { id, version } = created.save_response
  await admin.call('/sys_category/update', { id, version, category: 'Gebrauchte', cat_type: 'GEBR2' })
  await buildCustomer(app.db, { cus_category: 'GEBR2' })
  const refusal = await admin.refused('/sys_category/update', { id, cat_type: 'GEBR3' })
  expect(refusal).toMatchObject({ code: 'key_in_use', fields: { cat_type: 'not_allowed' } })
})

test('keys and labels come in the language of the call', async () => {
  const ask = async (language: string) =>
    (await admin.call('/sys_siparis_durum/list', { key_label: true, language })).datalist[0] ?? {}
  for (const language of ['tr', 'de', 'en']) {
    const row = await ask(language)
    expect(row.label).toBe(row[`${language}_descp`])
  }
})
