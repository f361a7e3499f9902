import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { businessDay } from '#core/dates.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { buildCustomer, placeInvoice, smallFiles } from '#test/server/factories.ts'
import { pdfText } from '#test/server/pdf-text.ts'
import { camtOf, statementOver } from '../domain/camt-writer.ts'
import { bankEntry, OWN_IBAN } from '../domain/fixtures.ts'
import type { BankEntry } from '../domain/statement.ts'

let app: TestApp
let admin: Caller
let second: Caller
const today = businessDay()
const far = Temporal.PlainDate.from(today).add({ days: 40 }).toString()
const IBAN = 'DE02120300000000202051'

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  second = await app.as('admin2')
  await sql`insert into firma_bilgileri (id, legal_name, iban, creditor_id)
    values (1, 'Weinkontor Handels GmbH', ${OWN_IBAN}, 'DE98ZZZ09999999999')
    on conflict (id) do update set iban = excluded.iban, creditor_id = excluded.creditor_id, legal_name = excluded.legal_name`.execute(
    app.db,
  )
})

const order = async (id: number) => (await admin.call('/siparisler/get', { id })).item
const stateOf = async (id: number) => {
  const { kalan, f_close } = await order(id)
  return { kalan, f_close }
}
const fileOf = async (path: string, id: number, caller = admin) => {
  const answer = await app.post(path, { id, sesion_id: caller.sesion_id })
  return Buffer.from(await answer.arrayBuffer())
}

let number = 0
async function load(values: Partial<BankEntry>) {
  number += 1
  const entry = bankEntry({ day: today, iban: null, reference: `R${number}`, ...values })
  const statement = statementOver(
    { iban: OWN_IBAN, statementId: `R-${number}`, sequence: null, day: today, opening: 0 },
    [entry],
  )
  const base_64 = Buffer.from(camtOf([statement])).toString('base64')
  const { save_response } = await admin.call('/bank_import/create', { file_name: 'a.xml', base_64 })
  return (await admin.call('/bank_entry/list', { filters: { import_id: save_response.id } })).datalist?.[0]
}

async function mandate(cus_id: number, iban = IBAN) {
  const { save_response } = await admin.call('/mandate/create', { cus_id, iban, holder: 'Jürgen Groß' })
  return (await admin.call('/mandate/sign', { id: save_response.id, signed_on: today })).save_response
}

/** An invoice by direct debit over 105.93 (3 % off), due within two weeks. */
async function debitInvoice(values: Record<string, unknown> = {}, customer: Record<string, unknown> = {}) {
  const cus_id = await buildCustomer(app.db, customer)
  const id = await placeInvoice(app.db, admin, 10, { cus_id, s_lastschrift: '1', ...values })
  const { f_no, kalan } = await order(id)
  return { id, cus_id, f_no: f_no as string, kalan: kalan as number }
}

const itemsOf = async (run_id: number) =>
  app.db.selectFrom('debit_items').selectAll().where('run_id', '=', run_id).orderBy('id').execute()

/** A run over one new invoice, and whatever else is due. */
async function oneRun() {
  const invoice = await debitInvoice()
  const signed = await mandate(invoice.cus_id)
  const { save_response } = await admin.call('/debit_run/create', { day: far })
  const item = (await itemsOf(save_response.id)).find(({ sip_id }) => sip_id === invoice.id)
  if (!item) throw new Error('the invoice is not in its run')
  return { ...invoice, mandate: signed, run_id: save_response.id as number, item }
}

describe('who may', () => {
  test.each(['personel', 'bayiadmin', 'bayi'] as const)('%s may not', async (person) => {
    const caller = await app.as(person)
    const calls = [
      'mandate/list',
      'mandate/create',
      'mandate/sign',
      'mandate/revoke',
      'mandate/form',
      'mandate/file',
      'debit_run/preview',
      'debit_run/create',
      'debit_run/file',
      'debit_run/cancel',
      'debit_run/list',
      'transfer_run/preview',
      'transfer_run/create',
      'transfer_run/release',
      'transfer_run/cancel',
      'transfer_run/file',
      'transfer_run/list',
    ]
    for (const path of calls)
      expect((await caller.refused(`/${path}`, { id: 1, day: far })).code).toBe('ERR_105')
  })
})

describe('a mandate', () => {
  test('is drawn up, printed, signed, replaced and revoked', async () => {
    const cus_id = await buildCustomer(app.db)
    const { save_response: draft } = await admin.call('/mandate/create', {
      cus_id,
      iban: 'de02 1203 0000 0000 2020 51',
      holder: 'Ayşe Yıldız',
    })
    expect(draft).toMatchObject({ state: 'draft', reference: `WK-${cus_id}-1`, iban: IBAN, signed_on: null })
    const printed = pdfText(await fileOf('/mandate/form', draft.id))
    for (const words of [
      'SEPA-Lastschriftmandat',
      'DE98ZZZ09999999999',
      draft.reference,
      'acht Wochen',
      'Weinkontor Handels GmbH',
    ])
      expect(printed).toContain(words)
    const file = { file_name: 'mandat.pdf', base_64: smallFiles.pdf }
    const { save_response: active } = await admin.call('/mandate/sign', {
      id: draft.id,
      signed_on: today,
      file,
    })
    expect(active).toMatchObject({ state: 'active', has_file: true })
    expect((await fileOf('/mandate/file', draft.id)).toString()).toContain('%PDF')
    const next = await mandate(cus_id)
    expect(next).toMatchObject({ state: 'active', reference: `WK-${cus_id}-2` })
    const { datalist = [] } = await admin.call('/mandate/list', { cus_id })
    expect(datalist.map(({ state }) => state)).toEqual(['active', 'revoked'])
    expect((await admin.call('/mandate/revoke', { id: next.id, reason: 'Kunde' })).save_response.state).toBe(
      'revoked',
    )
    expect((await admin.refused('/mandate/revoke', { id: next.id, reason: 'x' })).code).toBe(
      'mandate_is_revoked',
    )
  })

  test('with a wrong account, day or customer is refused by its name', async () => {
    const cus_id = await buildCustomer(app.db)
    const wrong = { cus_id, iban: 'DE03120300000000202051', bic: 'x', holder: '' }
    expect((await admin.refused('/mandate/create', wrong)).fields).toEqual({
      iban: 'not_iban',
      bic: 'not_allowed',
      holder: 'requiredField',
    })
    expect((await admin.refused('/mandate/create', { cus_id: 999_999, iban: IBAN, holder: 'x' })).code).toBe(
      'record_not_found',
    )
    const { save_response } = await admin.call('/mandate/create', { cus_id, iban: IBAN, holder: 'x' })
    expect((await admin.refused('/mandate/sign', { id: save_response.id, signed_on: far })).code).toBe(
      'mandate_signed_in_future',
    )
    expect((await admin.refused('/mandate/file', { id: save_response.id })).code).toBe('record_not_found')
  })

  test('expires after 36 months without use', async () => {
    const cus_id = await buildCustomer(app.db)
    const { id } = await mandate(cus_id)
    await sql`update mandates set signed_on = '2020-01-01' where id = ${id}`.execute(app.db)
    expect((await admin.call('/mandate/list', { cus_id })).datalist).toMatchObject([{ state: 'expired' }])
  })
})

describe('a debit run', () => {
  test('takes what is due with a mandate, and says why the rest is left out', async () => {
    const ready = await debitInvoice()
    await mandate(ready.cus_id)
    const without = await debitInvoice()
    const seized = await debitInvoice()
    await mandate(seized.cus_id)
    await sql`update siparisler set f_ytakip = 1 where id = ${seized.id}`.execute(app.db)
    const plan = await debitInvoice({ s_vadeli_odeme: '1', s_taksit_sayisi: 3 })
    await mandate(plan.cus_id)
    const swiss = await debitInvoice()
    await mandate(swiss.cus_id, 'CH9300762011623852957')
    const transfer = await placeInvoice(app.db, admin, 10, { cus_id: ready.cus_id })

    const { datalist = [], excluded } = await admin.call('/debit_run/preview', { day: far })
    const rows = datalist.map(({ sip_id }) => sip_id)
    expect(rows).toEqual(expect.arrayContaining([ready.id, swiss.id, plan.id]))
    expect(rows).not.toContain(transfer)
    expect(rows.filter((id) => id === plan.id).length).toBeLessThan(3)
    const reasons = new Map(
      (excluded as { sip_id: number; reason: string }[]).map(({ sip_id, reason }) => [sip_id, reason]),
    )
    expect([reasons.get(without.id), reasons.get(seized.id)]).toEqual(['no_mandate', 'seized'])

    const { total } = await admin.call('/debit_run/preview', { day: far })
    const stale = await admin.refused('/debit_run/create', { day: far, total: total - 0.01 })
    expect(stale.code).toBe('run_total_changed')
    const { save_response } = await admin.call('/debit_run/create', { day: far, total })
    const xml = (await fileOf('/debit_run/file', save_response.id)).toString()
    expect(xml).toContain('urn:iso:std:iso:20022:tech:xsd:pain.008.001.08')
    expect(xml).toContain('<Nm>Juergen Gross</Nm>')
    expect(xml).toContain(`<Ustrd>Rechnung ${ready.f_no} Kunde ${ready.cus_id}</Ustrd>`)
    expect(xml).toContain('<Id>DE98ZZZ09999999999</Id>')
    expect(xml).toContain(
      `<NbOfTxs>${save_response.count}</NbOfTxs><CtrlSum>${save_response.total.toFixed(2)}</CtrlSum>`,
    )
    const tasks = await app.db.selectFrom('mandate_tasks').select('sip_id').execute()
    expect(tasks.map(({ sip_id }) => sip_id)).toContain(without.id)
    const again = await admin.call('/debit_run/preview', { day: far })
    expect(
      (again.excluded as { sip_id: number; reason: string }[]).find(({ sip_id }) => sip_id === ready.id)
        ?.reason,
    ).toBe('in_flight')
  })

  test('has the same bytes at every download, and is cancelled only before the first', async () => {
    const { run_id, id } = await oneRun()
    expect((await admin.refused('/debit_run/create', { day: far })).code).toBe('debit_run_empty')
    await admin.call('/debit_run/cancel', { id: run_id })
    expect((await admin.refused('/debit_run/file', { id: run_id })).code).toBe('run_is_cancelled')
    const { save_response } = await admin.call('/debit_run/create', { day: far })
    expect((await itemsOf(save_response.id)).map(({ sip_id }) => sip_id)).toContain(id)
    const hash = async () =>
      createHash('sha256')
        .update(await fileOf('/debit_run/file', save_response.id))
        .digest('hex')
    const first = await hash()
    await sql`update firma_bilgileri set legal_name = 'Anders' where id = 1`.execute(app.db)
    expect(await hash()).toBe(first)
    await sql`update firma_bilgileri set legal_name = 'Weinkontor Handels GmbH' where id = 1`.execute(app.db)
    expect((await admin.refused('/debit_run/cancel', { id: save_response.id })).code).toBe('run_handed_over')
  })

  test('by two people at once draws each invoice once', async () => {
    const invoice = await debitInvoice()
    await mandate(invoice.cus_id)
    await Promise.all([admin, second].map((person) => person.call('/debit_run/create', { day: far })))
    const { rows } = await sql`select from debit_items where sip_id = ${invoice.id}`.execute(app.db)
    expect(rows).toHaveLength(1)
  })

  test('is on a banking day that the bank can keep, and needs the creditor id', async () => {
    const { day } = await admin.call('/debit_run/preview', { day: today })
    expect(day > today).toBe(true)
    await sql`update firma_bilgileri set creditor_id = null where id = 1`.execute(app.db)
    expect((await admin.refused('/debit_run/create', { day: far })).code).toBe('creditor_id_missing')
    await sql`update firma_bilgileri set creditor_id = 'DE98ZZZ09999999999' where id = 1`.execute(app.db)
  })
})

describe('what the bank says about a run', () => {
  test('the credit of the batch pays its invoices; taken back, they are in flight again', async () => {
    const { id, kalan, run_id, item } = await oneRun()
    const { total } = (await admin.call('/debit_run/list')).datalist?.find((one) => one.id === run_id) ?? {}
    const credit = await load({ amount: total, batchId: `WK-L${run_id}`, name: null })
    expect(credit).toMatchObject({ state: 'booked', tier: 'A' })
    expect(await stateOf(id)).toEqual({ kalan: 0, f_close: '1' })
    expect((await admin.call('/debit_run/list')).datalist?.[0]).toMatchObject({
      id: run_id,
      credited: 1,
      in_flight: 0,
      returned: 0,
    })
    await admin.call('/bank_entry/undo', { id: credit.id })
    expect(await stateOf(id)).toEqual({ kalan, f_close: '0' })
    expect(await itemsOf(run_id)).toMatchObject([{ id: item.id, state: 'in_flight', receipt_id: null }])
  })

  test.each([
    ['MS03', 'active', null],
    ['AC04', 'revoked', 'no_mandate'],
    ['MD06', 'active', 'returned'],
  ])('a return with %s opens the invoice again', async (returnCode, state, reason) => {
    const { id, kalan, cus_id, item, run_id } = await oneRun()
    const credit = await load({ amount: kalan, endToEndId: item.end_to_end_id })
    expect(credit).toMatchObject({ state: 'booked', tier: 'A' })
    const back = await load({
      amount: -(kalan * 100 + 108) / 100,
      charges: 1.08,
      originalAmount: kalan,
      endToEndId: item.end_to_end_id,
      returnCode,
    })
    expect(back).toMatchObject({ state: 'booked', tier: 'A', return_code: returnCode })
    expect(await stateOf(id)).toEqual({ kalan, f_close: '0' })
    expect(await itemsOf(run_id)).toMatchObject([
      { state: 'returned', return_code: returnCode, charge: 1.08 },
    ])
    expect((await admin.call('/mandate/list', { cus_id })).datalist).toMatchObject([{ state }])
    const { datalist = [], excluded } = await admin.call('/debit_run/preview', { day: far })
    expect(
      (excluded as { sip_id: number; reason: string }[]).find(({ sip_id }) => sip_id === id)?.reason ?? null,
    ).toBe(reason)
    expect(datalist.some(({ sip_id }) => sip_id === id)).toBe(reason === null)
    expect((await admin.refused('/bank_entry/undo', { id: credit.id })).code).toBe('debit_returned_meanwhile')
    await admin.call('/bank_entry/undo', { id: back.id })
    expect(await stateOf(id)).toEqual({ kalan: 0, f_close: '1' })
    expect((await admin.call('/mandate/list', { cus_id })).datalist).toMatchObject([{ state: 'active' }])
    await admin.call('/bank_entry/book', { id: back.id })
    expect(await stateOf(id)).toEqual({ kalan, f_close: '0' })
    // So that the next run is not about this one.
    await admin.call('/siparisler/fatura_iptali', { id, f_ip_neden_type: 1 })
  })

  test('a return after the commission was paid asks', async () => {
    const { id, kalan, item } = await oneRun()
    await load({ amount: kalan, endToEndId: item.end_to_end_id })
    await app.db.transaction().execute(async (db) => {
      await sql`select set_config('weinkontor.audit', 'off', true)`.execute(db)
      await sql`update siparisler set per_odeme = '1' where id = ${id}`.execute(db)
    })
    const back = await load({ amount: -kalan, endToEndId: item.end_to_end_id, returnCode: 'MS03' })
    expect(back).toMatchObject({ state: 'asks' })
    expect(await stateOf(id)).toEqual({ kalan: 0, f_close: '1' })
    expect((await admin.refused('/bank_entry/book', { id: back.id })).code).toBe('commission_already_paid')
  })
})

describe('a transfer run', () => {
  /** A cancelled invoice whose money is to go back. */
  async function refund(customer: Record<string, unknown> = { cus_bank_iban: IBAN }) {
    const cus_id = await buildCustomer(app.db, customer)
    const id = await placeInvoice(app.db, admin, 10, { cus_id })
    await admin.call('/cari_islem/odeme', { s_no: id, borc: 108.9, islem_zamani: today })
    await admin.call('/siparisler/fatura_iptali', { id, f_ip_neden_type: 1, iade_sekli: 'iade' })
    return { id, cus_id }
  }

  test('is made by one administrator and released by another; then the money has left', async () => {
    const { id } = await refund()
    const unknown = await refund({})
    const preview = await admin.call('/transfer_run/preview', { day: today })
    expect(preview.datalist).toMatchObject([{ sip_id: id, amount: 108.9, iban: IBAN }])
    expect(preview.excluded).toMatchObject([{ sip_id: unknown.id, reason: 'no_account' }])
    const { total: previewed } = await admin.call('/transfer_run/preview', { day: today })
    const stale = await admin.refused('/transfer_run/create', { day: today, total: previewed + 1 })
    expect(stale.code).toBe('run_total_changed')
    const { save_response } = await admin.call('/transfer_run/create', { day: today, total: previewed })
    const run = { id: save_response.id }
    expect((await admin.refused('/transfer_run/create', { day: today })).code).toBe('transfer_run_empty')
    expect((await admin.refused('/transfer_run/file', run)).code).toBe('run_not_released')
    expect((await admin.refused('/transfer_run/release', run)).code).toBe('run_needs_second_person')
    expect((await second.call('/transfer_run/list')).datalist).toMatchObject([{ ...run, may_release: true }])
    await second.call('/transfer_run/release', run)
    expect((await order(id)).kalan).toBe(0)
    const xml = (await fileOf('/transfer_run/file', run.id)).toString()
    expect(xml).toContain('pain.001.001.09')
    expect(xml).toContain('<InstdAmt Ccy="EUR">108.90</InstdAmt>')
    expect((await fileOf('/transfer_run/file', run.id)).toString()).toBe(xml)
    expect((await second.refused('/transfer_run/release', run)).code).toBe('run_already_released')
    expect((await admin.refused('/transfer_run/cancel', run)).code).toBe('run_handed_over')
  })

  test('is cancelled before it is released; a single administrator releases alone', async () => {
    const { id } = await refund()
    const { save_response: first } = await admin.call('/transfer_run/create', { day: today })
    await admin.call('/transfer_run/cancel', { id: first.id })
    expect((await second.refused('/transfer_run/release', { id: first.id })).code).toBe('run_is_cancelled')
    const { save_response } = await admin.call('/transfer_run/create', { day: today })
    await sql`update sys_users set blocked = '1' where user_name = 'admin2'`.execute(app.db)
    await admin.call('/transfer_run/release', { id: save_response.id })
    await sql`update sys_users set blocked = '0' where user_name = 'admin2'`.execute(app.db)
    expect((await order(id)).kalan).toBe(0)
  })
})
