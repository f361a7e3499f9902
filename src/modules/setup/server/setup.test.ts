import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { buildWine, placeInvoice, placeOrder } from '#test/server/factories.ts'

let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
})

const cardOf = async (key: string) =>
  (await admin.call('/setup/list')).datalist.find((card: { key: string }) => card.key === key)

const setIban = (iban: string | null) =>
  sql`update firma_bilgileri set iban = ${iban}, k3_1 = null where id = 1`.execute(app.db)

describe('/setup/list', () => {
  test('says of each card what is done and what is missing', async () => {
    const answer = await admin.call('/setup/list')
    expect(answer.is_ready).toBe(true)
    expect(answer.datalist.map(({ key }: { key: string }) => key)).toEqual([
      'company',
      'numbers',
      'taxes',
      'lists',
      'users',
      'mail',
      'data_in',
      'backup',
      'law',
    ])
    expect(await cardOf('users')).toMatchObject({ state: 'ready', figure: 5 })
    expect(await cardOf('mail')).toMatchObject({ state: 'advised' })
  })

  test('warns of the backups and says why', async () => {
    const openErasure = sql`insert into erasure_journal (kind, row_ids, at, open_code)
      values ('customer', '{4711}', now(), 'customer_has_open_orders') returning id`
    expect(await cardOf('backup')).not.toMatchObject({ state: 'alarm' })
    await openErasure.execute(app.db)
    expect(await cardOf('backup')).toMatchObject({ state: 'alarm', backup: 'erasures' })
    await sql`delete from erasure_journal`.execute(app.db)
  })

  test('is for administrators', async () => {
    for (const person of ['personel', 'bayiadmin', 'bayi'] as const)
      expect((await (await app.as(person)).refused('/setup/list')).code).toBe('ERR_105')
  })
})

describe('a company that is not ready', () => {
  test('issues no invoice and no credit note, whichever way it is asked for', async () => {
    const invoiced = await placeInvoice(app.db, admin)
    const stk_id = await buildWine(app.db, {}, 20)
    const order = await placeOrder(app.db, admin, [{ stk_id, stk_adet: 1 }])
    const note = await placeOrder(app.db, admin, [{ stk_id, stk_adet: 1 }], {
      s_is_teklif: 2,
      gutschrift_neden: 'Bruch',
    })
    const { rows } = await sql<{ iban: string }>`select iban from firma_bilgileri where id = 1`.execute(
      app.db,
    )
    await setIban(null)
    expect(await admin.call('/setup/list')).toMatchObject({ is_ready: false })
    expect(await cardOf('company')).toMatchObject({ state: 'needed', missing: ['iban'] })

    const path = '/siparisler/faturalandir_ve_rapor_data'
    for (const id of [order, note])
      expect((await admin.refused(path, { id, faturalandir: true })).code).toBe('company_incomplete')
    const bulk = await admin.call('/toplu_islem/yap', {
      islem: path,
      alanlar: { faturalandir: true },
      ids: [order],
    })
    expect(bulk).toMatchObject({ yapilan: [], atlanan: [{ id: order, code: 'company_incomplete' }] })
    // What was issued before stays as it is.
    await admin.call(path, { id: invoiced, faturalandir: true })

    await setIban(rows[0]?.iban ?? null)
    expect((await admin.call(path, { id: order, faturalandir: true })).status.isContinue).toBe(true)
  })
})
