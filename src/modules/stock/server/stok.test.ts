import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { buildOrder, buildWine } from '#test/server/factories.ts'

let app: TestApp
let admin: Caller
let staff: Caller

const wine = (code: string) => ({
  stok_code: code,
  stok_name: 'Riesling Kabinett',
  stok_color: 2,
  stok_year: 2021,
  stok_mensey: 1,
  stok_tipi: 1,
  stok_cl: 1,
  stok_limit: 12,
  stok_user_on: '1' as const,
  stok_de_price: 100,
  stok_at_price: 12,
  stok_ch_price: 10.81,
  stok_web_price: 40,
})

const pdf = Buffer.from('%PDF-1.4\n%%EOF').toString('base64')

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  staff = await app.as('personel')
})

describe('who may write wines', () => {
  test.each(['personel', 'bayiadmin', 'bayi'] as const)('%s is refused', async (person) => {
    const caller = await app.as(person)
    const id = await buildWine(app.db)
    for (const [path, body] of [
      ['/stok/create', wine('X-1')],
      ['/stok/update', { id, stok_name: 'x' }],
      ['/stok/delete', { id }],
      ['/stok_islem/create', { stok_id: id, islem_tip: 2, in_out: 2, miktar: 1 }],
    ] as const) {
      expect((await caller.refused(path, body)).code).toBe('ERR_105')
    }
  })

  test('nobody without a session', async () => {
    expect((await app.refused('/stok/create', wine('X-2'))).code).toBe('ERR_108')
  })
})

describe('/stok/create', () => {
  test('stores the wine and answers it with its id', async () => {
    const { save_response } = await admin.call('/stok/create', wine('NEW-1'))
    expect(save_response).toMatchObject({ stok_code: 'NEW-1', stok_de_price: 100, version: 1 })
    const { item } = await admin.call('/stok/get', { id: save_response?.id })
    expect(item).toMatchObject({ stok_name: 'Riesling Kabinett', sise: '0,75 l', brosur_exist: '0' })
  })

  test('keeps tax mark, tax rate, shelf, web picture and the picture itself', async () => {
    const png = Buffer.from('89504e470d0a1a0a0000', 'hex').toString('base64')
    const more = {
      stok_is_kdv: '0' as const,
      stok_kdv: 7,
      stok_raf: 'B 12',
      img_url: 'https://example.com/w.png',
      base_64_image: png,
    }
    const { save_response } = await admin.call('/stok/create', { ...wine('PIC-1'), ...more })
    const read = async () =>
      (await admin.call('/stok/get', { id: save_response.id, base_64_image: true })).item as object
    expect(await read()).toMatchObject({ ...more, image_exist: '1' })
    const search = await staff.call('/stok_search_dialialog_view/list', { id: save_response.id })
    expect(search.datalist).toMatchObject([{ image_exist: '1' }])
    await admin.call('/stok/update', { id: save_response.id, base_64_image: '' })
    expect(await read()).toMatchObject({ image_exist: '0', img_url: more.img_url })
    for (const [bad, code] of [
      [{ stok_kdv: 101 }, 'too_large'],
      [{ stok_raf: 'x'.repeat(41) }, 'too_long'],
      [{ img_url: 'javascript:alert(1)' }, 'not_allowed'],
    ] as const) {
      const { fields } = await admin.refused('/stok/update', { id: save_response.id, ...bad })
      expect(fields).toEqual({ [Object.keys(bad)[0] ?? '']: code })
    }
  })

  test('refuses missing fields by name and stores nothing', async () => {
    const before = await admin.call('/stok_urun_listesi_view/list', { no_columns: true })
    const { code, fields } = await admin.refused('/stok/create', { stok_code: 'NEW-2' })
    expect(code).toBe('lutfen_girdiginiz_bigileri_kontrol_ediniz')
    expect(fields).toEqual({ stok_name: 'requiredField', stok_limit: 'requiredField' })
    const after = await admin.call('/stok_urun_listesi_view/list', { no_columns: true })
    expect(after.count).toBe(before.count)
  })

  test('refuses a code that exists, naming field and value', async () => {
    await admin.call('/stok/create', wine('TWICE'))
    expect(await admin.refused('/stok/create', wine('TWICE'))).toMatchObject({
      code: 'UNIQUE_KEY',
      field: 'stok_code',
      value: 'TWICE',
      fields: { stok_code: 'exists_already' },
    })
  })

  test('refuses a key that is not in its list', async () => {
    const { fields } = await admin.refused('/stok/create', { ...wine('BAD-KEY'), stok_color: 999 })
    expect(fields).toEqual({ stok_color: 'not_allowed' })
  })

  test('the same request id creates once and answers the same', async () => {
    const request_id = crypto.randomUUID()
    const [first, second] = await Promise.all([
      admin.call('/stok/create', { ...wine('ONCE'), request_id }),
      admin.call('/stok/create', { ...wine('ONCE'), request_id }),
    ])
    expect(first.save_response).toEqual(second.save_response)
    const list = await admin.call('/stok_urun_listesi_view/list', { stok_code: 'ONCE', count: true })
    expect(list.count).toBe(1)
  })

  test('a request id cannot be used for something else', async () => {
    const request_id = crypto.randomUUID()
    await admin.call('/stok/create', { ...wine('ID-1'), request_id })
    expect((await admin.refused('/stok/create', { ...wine('ID-2'), request_id })).code).toBe(
      'request_id_reused',
    )
  })

  test('a refused request may be corrected under its id', async () => {
    const request_id = crypto.randomUUID()
    await admin.refused('/stok/create', { ...wine('TWICE'), request_id })
    expect(
      (await admin.call('/stok/create', { ...wine('ID-3'), request_id })).save_response?.id,
    ).toBeGreaterThan(0)
  })
})

describe('/stok/update', () => {
  test('a save that changes nothing is not written: no new version, no line in the history', async () => {
    const id = await buildWine(app.db, { stok_name: 'Riesling', stok_limit: 3 })
    const history = () =>
      app.db
        .selectFrom('sys_audit')
        .select('id')
        .where('table_name', '=', 'stok')
        .where('row_id', '=', id)
        .execute()
    const before = await history()
    const same = { id, version: 1, stok_name: 'Riesling', stok_limit: 3 }
    expect((await admin.call('/stok/update', same)).save_response).toMatchObject({ id, version: 1 })
    expect(await history()).toEqual(before)
    const changed = await admin.call('/stok/update', { ...same, stok_limit: 4 })
    expect(changed.save_response).toMatchObject({ version: 2, stok_limit: 4 })
  })

  test('changes what it carries and leaves the rest', async () => {
    const id = await buildWine(app.db, { stok_de_price: 7.5 })
    const { save_response } = await admin.call('/stok/update', { id, version: 1, stok_name: 'Neu' })
    expect(save_response).toMatchObject({ stok_name: 'Neu', stok_de_price: 7.5, version: 2 })
  })

  test('refuses a stale version, says who changed what, and keeps the row', async () => {
    const id = await buildWine(app.db)
    const other = await app.as('admin2')
    await other.call('/stok/update', { id, version: 1, stok_name: 'Vom anderen' })
    const refusal = await admin.refused('/stok/update', { id, version: 1, stok_name: 'Von mir' })
    expect(refusal).toMatchObject({
      code: 'record_changed',
      params: { user: 'admin2 Test', fields: 'stok_name' },
    })
    const { item } = await admin.call('/stok/get', { id })
    expect(item.stok_name).toBe('Vom anderen')
  })

  test('a wine that is gone is not found', async () => {
    expect((await admin.refused('/stok/update', { id: 999_999, stok_name: 'x' })).code).toBe(
      'record_not_found',
    )
  })

  test('every change is in the audit log with its author', async () => {
    const id = await buildWine(app.db, { stok_limit: 1 })
    await admin.call('/stok/update', { id, stok_limit: 5 })
    const entry = await app.db
      .selectFrom('sys_audit')
      .selectAll()
      .where('table_name', '=', 'stok')
      .where('row_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(entry).toMatchObject({
      user_id: 2,
      action: 'UPDATE',
      before: { stok_limit: 1 },
      after: { stok_limit: 5 },
    })
  })
})

describe('/stok/delete', () => {
  test('removes a wine that was never used', async () => {
    const id = await buildWine(app.db)
    expect((await admin.call('/stok/delete', { id })).save_response).toEqual({ id })
    expect((await admin.refused('/stok/get', { id })).code).toBe('record_not_found')
  })

  test('refuses a wine with movements or order lines', async () => {
    const moved = await buildWine(app.db, {}, 12)
    const ordered = await buildWine(app.db)
    await buildOrder(app.db, { stk_id: ordered, stk_adet: 1 })
    expect((await admin.refused('/stok/delete', { id: moved })).code).toBe('stock_in_use')
    expect((await admin.refused('/stok/delete', { id: ordered })).code).toBe('stock_in_use')
  })
})

describe('/stok/get', () => {
  test('computes the net prices from the countries’ rates', async () => {
    const { save_response } = await admin.call('/stok/create', wine('NET'))
    const { item } = await admin.call('/stok/get', { id: save_response?.id })
    expect(item).toMatchObject({ stok_de_price_net: 81, stok_at_price_net: 9.6, stok_ch_price_net: 9.93 })
  })

  test('hides the cost from everybody but administrators', async () => {
    const id = await buildWine(app.db)
    expect((await staff.call('/stok/get', { id })).item).not.toHaveProperty('stok_web_price')
    expect((await admin.call('/stok/get', { id })).item).toHaveProperty('stok_web_price')
  })

  test('a wine off sale does not exist for sales people', async () => {
    const id = await buildWine(app.db, { stok_user_on: '0' })
    expect((await staff.refused('/stok/get', { id })).code).toBe('record_not_found')
  })

  test('/stok/list with an id answers that row', async () => {
    const id = await buildWine(app.db)
    expect((await staff.call('/stok/list', { id })).datalist).toMatchObject([{ id }])
  })
})

describe('brochures', () => {
  test('are stored by content, come back on demand, and are never in lists', async () => {
    const id = await buildWine(app.db)
    await admin.call('/stok/update', {
      id,
      version: 1,
      brosur_file_name: '../../Karte "1".pdf',
      base_64_brosur: pdf,
    })
    const plain = await staff.call('/stok/get', { id })
    expect(plain.item).toMatchObject({ brosur_exist: '1', brosur_file_name: 'Karte 1.pdf' })
    expect(plain.item).not.toHaveProperty('base_64_brosur')
    expect((await staff.call('/stok/get', { id, base_64_brosur: true })).item.base_64_brosur).toBe(pdf)
    const { datalist } = await staff.call('/stok_urun_listesi_view/list', { id })
    expect(datalist[0]).toMatchObject({ brosur_exist: '1' })
    expect(JSON.stringify(datalist)).not.toContain('base_64')
  })

  test('replacing or removing one drops the old file', async () => {
    const id = await buildWine(app.db)
    const files = async () =>
      Number(
        (
          await app.db
            .selectFrom('sys_files')
            .select(({ fn }) => fn.countAll().as('n'))
            .executeTakeFirst()
        )?.n,
      )
    await admin.call('/stok/update', { id, base_64_brosur: pdf })
    const before = await files()
    await admin.call('/stok/update', { id, base_64_brosur: pdf })
    expect(await files()).toBe(before)
    await admin.call('/stok/update', { id, base_64_brosur: '' })
    expect(await files()).toBe(before - 1)
  })

  test.each([
    ['a page that calls itself PDF', Buffer.from('<html>').toString('base64')],
    ['no base64 at all', '%%%'],
  ])('refuses %s', async (_, base_64_brosur) => {
    const id = await buildWine(app.db)
    const refusal = await admin.refused('/stok/update', {
      id,
      version: 1,
      brosur_file_name: 'x.pdf',
      base_64_brosur,
    })
    expect(refusal.code).toBe('file_type_not_allowed')
  })

  test('refuses more than ten megabytes', async () => {
    const id = await buildWine(app.db)
    const large = Buffer.concat([Buffer.from('%PDF-1.4'), Buffer.alloc(10 * 1_048_576)]).toString('base64')
    expect((await admin.refused('/stok/update', { id, base_64_brosur: large })).code).toBe('file_too_large')
  })
})
