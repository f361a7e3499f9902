import { describe, expect, test } from 'vitest'
import { startTestApp } from '#test/server/app.ts'
import { buildCustomer, buildWine, orderPayload, placeInvoice, placeOrder } from '#test/server/factories.ts'
import { editableNames, type ListEntry, type EditableName } from '../domain/editable-lists.ts'
import type { Flag } from '#core/fields.ts'

const app = await startTestApp()
const admin = await app.as('admin')
const staff = await app.as('personel')

const entries = async (list: EditableName) => (await admin.call('/reference/list', { list })).datalist ?? []
const entryOf = async (list: EditableName, key: number) =>
  (await entries(list)).find((one) => one.key === key) as ListEntry
const save = async (list: EditableName, fields: object) =>
  (await admin.call('/reference/save', { list, ...fields })).save_response
const retire = (list: EditableName, id: number, status: Flag = '0') =>
  admin.call('/reference/retire', { list, id, status })
const today = Temporal.Now.plainDateISO('Europe/Berlin').toString()
const words = (name: string) => ({ tr: `${name} tr`, de: `${name} de`, en: `${name} en` })
const keysOffered = async (list: string, key: string, more = {}) =>
  ((await staff.untyped(`/${list}/list`, more)).datalist ?? []).map((row) => row[key])

describe('the editor of reference lists', () => {
  test('is for administrators', async () => {
    const [first] = await entries('sys_stok_color')
    for (const [path, fields] of [
      ['/reference/list', {}],
      ['/reference/save', words('Lila')],
      ['/reference/retire', { id: first?.id }],
    ] as const)
      expect((await staff.refused(path, { list: 'sys_stok_color', ...fields })).code).toBe('ERR_105')
  })

  test.each(editableNames)('shows %s in its order', async (list) => {
    const shown = await entries(list)
    expect(shown.length).toBeGreaterThan(2)
    expect(shown.map(({ place }) => place)).toEqual(shown.map((_, index) => index + 1))
  })

  test('adds, renames and orders; every browser is told', async () => {
    const before = await entries('sys_stok_mensey')
    const version = async () => (await staff.call('/reference_versions/list')).ref_data
    const old = (await version()).sys_stok_mensey ?? 0
    const added = await save('sys_stok_mensey', words('Moldau'))
    expect(added).toMatchObject({
      ...words('Moldau'),
      key: Math.max(...before.map(({ key }) => key)) + 1,
      place: before.length + 1,
      status: '1',
      built_in: '0',
    })
    const { id, version: first } = added
    expect(await save('sys_stok_mensey', { id, version: first, ...words('Moldova') })).toMatchObject({
      ...words('Moldova'),
      version: first + 1,
    })
    expect(await save('sys_stok_mensey', { id, place: 1 })).toMatchObject({ place: 1 })
    expect((await keysOffered('sys_stok_mensey', 'def_type')).slice(0, 2)).toEqual([
      added.key,
      before[0]?.key,
    ])
    await expect.poll(async () => (await version()).sys_stok_mensey).toBeGreaterThan(old)
  })

  test('gives each list its own columns', async () => {
    expect(await save('sys_stok_sise', { de: '2,0 l', litre: 2 })).toMatchObject({ de: '2,0 l', litre: 2 })
    const effects = { reached: '1', needs_note: '1', asks_do_not_call: '1' }
    expect(await save('sys_gorusme_asama', { ...words('Sperre'), ...effects })).toMatchObject({
      ...effects,
      ordered: '0',
    })
    const page = 'https://gls-group.com/track/{number}'
    const { id } = await entryOf('kargo_sirketi', 3)
    expect(await save('kargo_sirketi', { id, tracking_url: page })).toMatchObject({ tracking_url: page })
    expect(await keysOffered('kargo_sirketi', 'tracking_url')).toContain(page)
  })

  test.each([
    ['an unknown list', { list: 'sys_users', ...words('A') }, { list: 'not_allowed' }],
    ['no list', { list: undefined, ...words('A') }, { list: 'not_allowed' }],
    ['an unknown field', { ...words('A'), colour: 1 }, { colour: 'unknown_field' }],
    ['a column of another list', { ...words('A'), litre: 1 }, { litre: 'unknown_field' }],
    ['a missing translation', { de: 'A', en: 'A' }, { tr: 'requiredField' }],
    ['a long word', { ...words('A'), de: 'x'.repeat(101) }, { de: 'too_long' }],
    ['a word that is taken', { ...words('A'), de: ' rot' }, { de: 'exists_already' }],
    ['several fields without their version', { id: 1, ...words('A') }, { version: 'requiredField' }],
    ['the state beside the guard', { ...words('A'), status: '0' }, { status: 'unknown_field' }],
    ['no place', { ...words('A'), place: 0 }, { place: 'too_small' }],
  ])('refuses %s', async (_, fields, problems) => {
    const before = await entries('sys_stok_color')
    expect((await admin.refused('/reference/save', { list: 'sys_stok_color', ...fields })).fields).toEqual(
      problems,
    )
    expect(await entries('sys_stok_color')).toEqual(before)
  })

  test('refuses a stale version and an entry that is none', async () => {
    const { id, version } = await save('sys_stok_tipi', words('herb'))
    await save('sys_stok_tipi', { id, version, ...words('herber') })
    const stale = { list: 'sys_stok_tipi', id, version }
    expect((await admin.refused('/reference/save', { ...stale, ...words('herbst') })).code).toBe(
      'record_changed',
    )
    expect((await admin.refused('/reference/retire', stale)).code).toBe('record_changed')
    const nobody = { list: 'sys_stok_tipi', id: 9_999 }
    expect((await admin.refused('/reference/save', { ...nobody, de: 'x' })).code).toBe('record_not_found')
    expect((await admin.refused('/reference/retire', nobody)).code).toBe('record_not_found')
  })

  test('renames order states and nothing else of them', async () => {
    const state = await entryOf('sys_siparis_durum', 3)
    await save('sys_siparis_durum', {
      id: state.id,
      version: state.version,
      de: 'Rechnung offen',
      tr: 'Açık',
      en: 'Open',
    })
    const { datalist } = await staff.call('/sys_siparis_durum/list', {})
    expect(datalist.find(({ t_no }) => t_no === 3)).toMatchObject({
      de_descp: 'Rechnung offen',
      en_descp: 'Open',
    })
    const list = 'sys_siparis_durum'
    for (const [path, fields] of [
      ['/reference/save', words('Neu')],
      ['/reference/save', { id: state.id, place: 1 }],
      ['/reference/retire', { id: state.id }],
    ] as const)
      expect((await admin.refused(path, { list, ...fields })).code).toBe('reference_fixed')
  })
})

describe('a retired entry', () => {
  test('is not offered, keeps its word, says how many records have it, and comes back', async () => {
    const colour = await save('sys_stok_color', words('Blau'))
    const wine = await buildWine(app.db, { stok_color: colour.key })
    const { in_use, save_response } = await retire('sys_stok_color', colour.id)
    expect([in_use, save_response]).toEqual([1, { ...colour, status: '0', version: colour.version + 1 }])
    expect(await keysOffered('sys_stok_color', 'def_type')).not.toContain(colour.key)
    expect(await keysOffered('sys_stok_color', 'def_type', { with_retired: true })).toContain(colour.key)

    const { item } = await admin.call('/stok/get', { id: wine })
    const other = await buildWine(app.db, { stok_color: 1 })
    const chosen = { id: other, stok_color: colour.key }
    expect((await admin.refused('/stok/update', chosen)).fields).toEqual({ stok_color: 'not_allowed' })
    await admin.call('/stok/update', {
      id: wine,
      version: item?.version,
      stok_color: colour.key,
      stok_name: 'Blau',
    })

    await retire('sys_stok_color', colour.id, '1')
    expect(await keysOffered('sys_stok_color', 'def_type')).toContain(colour.key)
    await admin.call('/stok/update', chosen)
  })

  test.each([
    ['odeme_tipleri', 2, 'reference_built_in'],
    ['sys_adres_type', 4, 'reference_built_in'],
    ['sys_class', 3, 'reference_built_in'],
    ['stok_hareket_tip', 6, 'reference_built_in'],
    ['kargo_sirketi', 1, 'reference_usual'],
  ] as const)('is not %s %i', async (list, key, code) => {
    const { id } = await entryOf(list, key)
    for (const status of code === 'reference_usual' ? ['0'] : ['0', '1'])
      expect((await admin.refused('/reference/retire', { list, id, status })).code).toBe(code)
  })

  test('is no new choice of customers, addresses, orders, parcels, bookings, cancellations and settings', async () => {
    const retired = async (list: EditableName, fields: object = words('Alt')) => {
      const { id, key } = await save(list, fields)
      await retire(list, id)
      return key
    }
    const cus_id = await buildCustomer(app.db)
    const wine = await buildWine(app.db, {}, 100)
    const order = await placeOrder(app.db, admin, [{ stk_id: wine, stk_adet: 1 }], { cus_id })
    const { version } = (await admin.call('/customers/get', { id: cus_id })).item ?? {}
    const not = (field: string) => ({ [field]: 'not_allowed' })
    const fieldsOf = async (path: string, given: Record<string, unknown>) =>
      (await admin.refused(path, given)).fields

    for (const [field, list] of [
      ['cus_m_f', 'sys_unvan'],
      ['cus_class', 'sys_class'],
      ['call_time', 'sys_c_time'],
    ] as const)
      expect(
        await fieldsOf('/customers/update', { id: cus_id, version, [field]: await retired(list) }),
      ).toEqual(not(field))
    const c_type = await retired('sys_adres_type')
    const address = { cus_id, c_type, adres: 'Weg 1', pk: '67146', sehir: 'Forst', ulke: 'DE' }
    expect(await fieldsOf('/cus_adress/create', address)).toEqual(not('c_type'))
    const in_out = await retired('stok_hareket_tip')
    const booking = { stok_id: wine, islem_tip: 2, in_out, miktar: 1 }
    expect(await fieldsOf('/stok_islem/create', booking)).toEqual(not('in_out'))
    const usual_carrier = await retired('kargo_sirketi', { de: 'Bote' })
    const settings = (await admin.call('/settings/get')).item as { version: number }
    expect(await fieldsOf('/settings/update', { id: 1, version: settings.version, usual_carrier })).toEqual(
      not('usual_carrier'),
    )
    const parcel = {
      sip_id: await placeInvoice(app.db, admin, 1),
      sip_gon_t: today,
      kargo_takip: '1',
      send_mail: '0',
    }
    expect(
      await fieldsOf('/kargo_islem/gonderi_kaydet_ekle', { ...parcel, kargo_firm: usual_carrier }),
    ).toEqual(not('kargo_firm'))
    const s_odeme_tip = await retired('odeme_tipleri')
    const wished = await orderPayload(app.db, [{ stk_id: wine, stk_adet: 1 }], { cus_id, s_odeme_tip })
    expect(await fieldsOf('/siparisler/create_with_icerik', wished)).toEqual(not('s_odeme_tip'))
    const f_ip_neden_type = await retired('sys_fat_iptal')
    expect(
      await fieldsOf('/siparisler/update', { id: order, sd_cancel_on: '1', f_ip_neden_type }),
    ).toMatchObject(not('f_ip_neden_type'))
  })

  test('of outcomes: a note where one is needed', async () => {
    const { key, id } = await save('sys_gorusme_asama', { ...words('Ärger'), needs_note: '1' })
    const cus_id = await buildCustomer(app.db)
    const talk = { cus_id, sts: key }
    expect((await admin.refused('/musteri_gorusme/create', talk)).fields).toEqual({ note: 'requiredField' })
    const saved = (await admin.call('/musteri_gorusme/create', { ...talk, note: 'Kork' })).save_response
    await retire('sys_gorusme_asama', id)
    const change = { id: saved?.id, version: saved?.version }
    expect((await admin.refused('/musteri_gorusme/create', { ...talk, note: 'x' })).fields).toEqual({
      sts: 'not_allowed',
    })
    await admin.call('/musteri_gorusme/update', { ...change, ...talk, note: 'Kork, zwei Flaschen' })
  })
})

test('a reason of one direction is refused in the other, whatever it is called', async () => {
  const stok_id = await buildWine(app.db, {}, 10)
  const { key: in_out } = await save('stok_hareket_tip', { ...words('Spende'), direction: 3 })
  const booking = { stok_id, in_out, miktar: 1 }
  expect((await admin.refused('/stok_islem/create', { ...booking, islem_tip: 2 })).fields).toEqual({
    in_out: 'not_allowed',
  })
  await admin.call('/stok_islem/create', { ...booking, islem_tip: 3 })
})
