import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { businessDay } from '#core/days/dates.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { buildClosedOrder, payoutForm } from '#test/server/closed-order.ts'
import { people } from '#test/server/company.ts'
import { OWN_IBAN } from '#test/fixtures/bank-entry.ts'

let app: TestApp
let admin: Caller
let second: Caller
const today = businessDay()
const IBAN = 'DE02120300000000202051'

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  second = await app.as('admin2')
  await sql`insert into firma_bilgileri (id, legal_name, iban) values (1, 'Weinkontor Handels GmbH', ${OWN_IBAN})
    on conflict (id) do update set iban = excluded.iban, legal_name = excluded.legal_name`.execute(app.db)
})

describe('the account that commission goes to', () => {
  const own = { user_id: people.personel.id }

  test('is kept by the person and by administrators, and seen by nobody else', async () => {
    const personel = await app.as('personel')
    expect((await personel.call('/payee_account/get')).item).toBeNull()
    const form = { iban: 'de02 1203 0000 0000 2020 51', holder: 'Personel Test' }
    const { save_response } = await personel.call('/payee_account/save', form)
    expect(save_response).toMatchObject({ ...own, iban: IBAN, bayi_id: null, version: 1 })
    expect((await admin.call('/payee_account/get', own)).item).toMatchObject({ iban: IBAN })
    for (const name of ['satis', 'bayiadmin', 'bayi'] as const) {
      const other = await app.as(name)
      for (const path of ['get', 'save', 'delete'])
        expect((await other.refused(`/payee_account/${path}`, { ...own, ...form })).code).toBe('ERR_105')
    }
    expect((await admin.refused('/payee_account/save', { ...own, ...form })).fields).toEqual({
      version: 'requiredField',
    })
    const changed = await admin.call('/payee_account/save', {
      ...own,
      ...form,
      holder: 'P. Test',
      version: 1,
    })
    expect(changed.save_response.version).toBe(2)
    expect((await personel.refused('/payee_account/save', { ...form, holder: 'x', version: 1 })).code).toBe(
      'record_changed',
    )
    await personel.call('/payee_account/delete', {})
    expect((await personel.refused('/payee_account/delete', {})).code).toBe('record_not_found')
  })

  test('of a dealer is for its administrators; broken numbers are refused by name', async () => {
    const dealer = await app.as('bayiadmin')
    const { rows } = await sql<{
      bayi: number
    }>`select bayi from sys_users where user_name = 'bayiadmin'`.execute(app.db)
    const bayi_id = rows[0]?.bayi ?? 0
    await dealer.call('/payee_account/save', { bayi_id, iban: IBAN, holder: 'Händler' })
    expect((await admin.call('/payee_account/get', { bayi_id })).item).toMatchObject({
      bayi_id,
      user_id: null,
    })
    const seller = await app.as('bayi')
    expect((await seller.refused('/payee_account/get', { bayi_id })).code).toBe('ERR_105')
    expect((await admin.refused('/payee_account/save', { iban: 'DE03', holder: '' })).fields).toEqual({
      iban: 'not_iban',
      holder: 'requiredField',
    })
    const nobody = { user_id: 99_999, iban: IBAN, holder: 'x' }
    expect((await admin.refused('/payee_account/save', nobody)).fields).toEqual({ user_id: 'not_allowed' })
  })
})

describe('a slip in a transfer file', () => {
  async function slip() {
    const order = await buildClosedOrder(app)
    const form = payoutForm([order], { islem_tar: today, vergisiz: '1' })
    const { save_response } = await admin.call('/prim_odeme_fis/odeme_yap', form)
    return save_response as { id: number; fis_no: string; odenecek: number; version: number }
  }
  const account = () =>
    sql`insert into payee_accounts (user_id, iban, holder) values (${people.personel.id}, ${IBAN}, 'Pérsonel Test')
      on conflict do nothing`.execute(app.db)
  const preview = (...slips: number[]) => admin.call('/transfer_run/preview', { day: today, slips })
  const make = async (...slips: number[]) => {
    const { total } = await preview(...slips)
    return (await admin.call('/transfer_run/create', { day: today, total, slips })).save_response as {
      id: number
      count: number
      total: number
    }
  }

  test('needs an account and goes out when it was chosen and released by a second person', async () => {
    const { id, fis_no, odenecek } = await slip()
    await sql`delete from payee_accounts where user_id = ${people.personel.id}`.execute(app.db)
    expect((await preview(id)).excluded).toMatchObject([{ fis_id: id, kind: 'slip', reason: 'no_account' }])
    await account()
    const seen = await preview()
    expect(seen.datalist).toEqual([])
    expect(seen.slips).toMatchObject([{ fis_id: id, fis_no, has_account: true, amount: odenecek }])
    const run = await make(id)
    expect(run).toMatchObject({ count: 1, total: odenecek })
    expect((await preview(id)).excluded).toMatchObject([{ fis_id: id, reason: 'in_run' }])
    expect((await preview()).slips).toEqual([])
    expect((await admin.refused('/transfer_run/release', { id: run.id })).code).toBe(
      'run_needs_second_person',
    )
    await second.call('/transfer_run/release', { id: run.id })
    const { datalist } = await admin.call('/prim_odeme_fis/list', { filters: { id } })
    expect(datalist).toMatchObject([{ transferred_on: today }])
    const answer = await app.post('/transfer_run/file', { id: run.id, sesion_id: admin.sesion_id })
    const xml = await answer.text()
    expect(xml).toContain(`<Ustrd>Provisionsabrechnung ${fis_no}</Ustrd>`)
    expect(xml).toContain('<Nm>Personel Test</Nm>')
    expect((await preview(id)).datalist).toEqual([])
    expect((await admin.refused('/prim_odeme_fis/delete', { id })).code).toBe('slip_in_transfer')
  })

  test('is neither deleted nor changed nor put into a second one, until the file is cancelled', async () => {
    await account()
    const { id, version, odenecek } = await slip()
    const run = await make(id)
    expect((await admin.refused('/prim_odeme_fis/delete', { id })).code).toBe('slip_in_transfer')
    const retax = { id, version, vergisiz: '0' }
    expect((await admin.refused('/prim_odeme_fis_personel/update', retax)).code).toBe('slip_in_transfer')
    const again = { day: today, total: odenecek, slips: [id] }
    expect((await admin.refused('/transfer_run/create', again)).code).toBe('transfer_run_empty')
    await admin.call('/transfer_run/cancel', { id: run.id })
    expect((await preview(id)).datalist).toMatchObject([{ fis_id: id }])
    await admin.call('/prim_odeme_fis/delete', { id })
    expect((await admin.refused('/transfer_run/create', again)).code).toBe('record_not_found')
  })

  test('is in one of two files that are made at once', async () => {
    await account()
    const { id, odenecek } = await slip()
    const answers = await Promise.all(
      [admin, second].map((person) =>
        person.raw('/transfer_run/create', { day: today, total: odenecek, slips: [id] }),
      ),
    )
    expect(answers.filter(({ status }) => status.isContinue)).toHaveLength(1)
    const { rows } = await sql`select from transfer_items where fis_id = ${id} and is_live`.execute(app.db)
    expect(rows).toHaveLength(1)
  })
})
