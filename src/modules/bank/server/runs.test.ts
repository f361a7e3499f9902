import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { businessDay } from '#core/days/dates.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { buildCustomer, placeInvoice, smallFiles } from '#test/server/factories.ts'
import { pdfText } from '#test/server/pdf-text.ts'
import { camtOf, statementOver } from '../domain/camt-writer.ts'
import { bankEntry, OWN_IBAN } from '#test/fixtures/bank-entry.ts'
import type { BankEntry } from '../domain/statement.ts'
import { present } from '#test/server/present.ts'

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
/** The entries of one statement, as they were decided. */
async function loadAll(...given: Partial<BankEntry>[]) {
  number += 1
  const entries = given.map((values, place) =>
    bankEntry({ day: today, iban: null, reference: `R${number}-${place}`, ...values }),
  )
  const statement = statementOver(
    { iban: OWN_IBAN, statementId: `R-${number}`, sequence: null, day: today, opening: 0 },
    entries,
  )
  const base_64 = Buffer.from(camtOf([statement])).toString('base64')
  const { save_response } = await admin.call('/bank_import/create', { file_name: 'a.xml', base_64 })
  return (await admin.call('/bank_entry/list', { filters: { import_id: save_response.id } })).datalist ?? []
}

const load = async (values: Partial<BankEntry>) => (await loadAll(values))[0]

async function mandate(cus_id: number, iban = IBAN) {
  const { save_response } = await admin.call('/mandate/create', { cus_id, iban, holder: 'Jürgen Groß' })
  return (await admin.call('/mandate/sign', { id: save_response.id, signed_on: today })).save_response
}

/** An invoice by direct debit over 105.93 (3 % off), due within two weeks. */
async function debitInvoice(values: Record<string, unknown> = {}, customer: Record<string, unknown> = {}) {
  const cus_id = await buildCustomer(app.db, customer)
  const id = await placeInvoice(app.db, admin, 10, { cus_id, s_lastschrift: '1', ...values })
  const { f_no, kalan } = await order(id)
  return { id, cus_id, f_no: f_no as string, kalan: kalan }
}

/** Makes a run with the total of its preview. */
async function makeRun(kind: 'debit_run' | 'transfer_run', day = far, caller = admin) {
  const { total } = await caller.call(`/${kind}/preview`, { day })
  return caller.call(`/${kind}/create`, { day, total })
}

const itemsOf = async (run_id: number) =>
  app.db.selectFrom('debit_items').selectAll().where('run_id', '=', run_id).orderBy('id').execute()

/** A run over one new invoice, and whatever else is due. */
async function oneRun() {
  const invoice = await debitInvoice()
  const signed = await mandate(invoice.cus_id)
  const { save_response } = await makeRun('debit_run')
  const item = (await itemsOf(save_response.id)).find(({ sip_id }) => sip_id === invoice.id)
  if (!item) throw new Error('the invoice is not in its run')
  return { ...invoice, mandate: signed, run_id: save_response.id, item }
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
    const { datalist } = await admin.call('/mandate/list', { cus_id })
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

  test('signed twice at once is active once', async () => {
    const cus_id = await buildCustomer(app.db)
    const drafts = []
    for (const holder of ['Anna', 'Berta'])
      drafts.push((await admin.call('/mandate/create', { cus_id, iban: IBAN, holder })).save_response)
    await Promise.all(drafts.map(({ id }) => admin.call('/mandate/sign', { id, signed_on: today })))
    const { datalist } = await admin.call('/mandate/list', { cus_id })
    expect(datalist.map(({ state }) => state).toSorted()).toEqual(['active', 'revoked'])
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
    const disputed = await debitInvoice()
    await mandate(disputed.cus_id)
    await admin.call('/invoice_dispute/set', { id: disputed.id, reason: 'Kork' })
    const plan = await debitInvoice({ s_vadeli_odeme: '1', s_taksit_sayisi: 3 })
    await mandate(plan.cus_id)
    const swiss = await debitInvoice()
    await mandate(swiss.cus_id, 'CH9300762011623852957')
    const transfer = await placeInvoice(app.db, admin, 10, { cus_id: ready.cus_id })

    const { datalist, excluded } = await admin.call('/debit_run/preview', { day: far })
    const rows = datalist.map(({ sip_id }) => sip_id)
    expect(rows).toEqual(expect.arrayContaining([ready.id, swiss.id, plan.id]))
    expect(rows).not.toContain(transfer)
    expect(rows.filter((id) => id === plan.id).length).toBeLessThan(3)
    const reasons = new Map(
      (excluded as { sip_id: number; reason: string }[]).map(({ sip_id, reason }) => [sip_id, reason]),
    )
    expect([without, seized, disputed].map(({ id }) => reasons.get(id))).toEqual([
      'no_mandate',
      'seized',
      'disputed',
    ])

    const { total } = await admin.call('/debit_run/preview', { day: far })
    const stale = await admin.refused('/debit_run/create', { day: far, total: total - 0.01 })
    expect(stale.code).toBe('run_total_changed')
    // Other software names the day only.
    const { save_response } = await admin.call('/debit_run/create', { day: far })
    expect(save_response.total).toBe(total)
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
    expect((await admin.refused('/debit_run/create', { day: far, total: 0 })).code).toBe('debit_run_empty')
    await admin.call('/debit_run/cancel', { id: run_id })
    expect((await admin.refused('/debit_run/file', { id: run_id })).code).toBe('run_is_cancelled')
    const { save_response } = await makeRun('debit_run')
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
    const { total } = await admin.call('/debit_run/preview', { day: far })
    await Promise.all([admin, second].map((person) => person.raw('/debit_run/create', { day: far, total })))
    const { rows } = await sql`select from debit_items where sip_id = ${invoice.id}`.execute(app.db)
    expect(rows).toHaveLength(1)
  })

  test('is on a banking day that the bank can keep, and needs the creditor id', async () => {
    const { day } = await admin.call('/debit_run/preview', { day: today })
    expect(day > today).toBe(true)
    await sql`update firma_bilgileri set creditor_id = null where id = 1`.execute(app.db)
    expect((await admin.refused('/debit_run/create', { day: far, total: 0 })).code).toBe(
      'creditor_id_missing',
    )
    await sql`update firma_bilgileri set creditor_id = 'DE98ZZZ09999999999' where id = 1`.execute(app.db)
  })
})

describe('what the bank says about a run', () => {
  test('the credit of the batch pays its invoices; taken back, they are in flight again', async () => {
    const { id, kalan, run_id, item } = await oneRun()
    const { total } = (await admin.call('/debit_run/list')).datalist.find((one) => one.id === run_id) ?? {}
    const credit = await load({ amount: total, batchId: `WK-L${run_id}`, name: null })
    expect(credit).toMatchObject({ state: 'booked', tier: 'A' })
    expect(await stateOf(id)).toEqual({ kalan: 0, f_close: '1' })
    expect((await admin.call('/debit_run/list')).datalist[0]).toMatchObject({
      id: run_id,
      credited: 1,
      in_flight: 0,
      returned: 0,
    })
    await admin.call('/bank_entry/undo', { id: present(credit?.id) })
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
    const owed = Math.round((kalan + 1.08) * 100) / 100
    expect(await stateOf(id)).toEqual({ kalan: owed, f_close: '0' })
    expect(await itemsOf(run_id)).toMatchObject([
      { state: 'returned', return_code: returnCode, charge: 1.08 },
    ])
    expect((await admin.call('/mandate/list', { cus_id })).datalist).toMatchObject([{ state }])
    const { datalist, excluded } = await admin.call('/debit_run/preview', { day: far })
    expect(
      (excluded as { sip_id: number; reason: string }[]).find(({ sip_id }) => sip_id === id)?.reason ?? null,
    ).toBe(reason)
    expect(datalist.some(({ sip_id }) => sip_id === id)).toBe(reason === null)
    expect((await admin.refused('/bank_entry/undo', { id: credit?.id })).code).toBe(
      'debit_returned_meanwhile',
    )
    await admin.call('/bank_entry/undo', { id: present(back?.id) })
    expect(await stateOf(id)).toEqual({ kalan: 0, f_close: '1' })
    expect((await admin.call('/mandate/list', { cus_id })).datalist).toMatchObject([{ state: 'active' }])
    await admin.call('/bank_entry/book', { id: present(back?.id) })
    expect(await stateOf(id)).toEqual({ kalan: owed, f_close: '0' })
    // Keeps this invoice out of the next run.
    await admin.call('/siparisler/fatura_iptali', { id, f_ip_neden_type: 1 })
  })

  test('a credit and its return on one statement are both booked, and a transfer after them as well', async () => {
    const { id, f_no, kalan, item, run_id } = await oneRun()
    const endToEndId = item.end_to_end_id
    const owed = Math.round((kalan + 1.08) * 100) / 100
    const [credit, back, again, transfer] = await loadAll(
      { amount: kalan, endToEndId },
      { amount: -owed, charges: 1.08, originalAmount: kalan, endToEndId, returnCode: 'AC04' },
      { amount: kalan, endToEndId },
      { amount: owed, purpose: `RG ${f_no}` },
    )
    expect([credit, back, again, transfer].map((one) => one?.state)).toEqual([
      'booked',
      'booked',
      'asks',
      'booked',
    ])
    expect(await itemsOf(run_id)).toMatchObject([{ state: 'returned', return_code: 'AC04', charge: 1.08 }])
    expect(await stateOf(id)).toEqual({ kalan: 0, f_close: '1' })
    await admin.call('/bank_entry/undo', { id: present(transfer?.id) })
    expect(await stateOf(id)).toEqual({ kalan: owed, f_close: '0' })
    await admin.call('/bank_entry/undo', { id: present(back?.id) })
    expect(await stateOf(id)).toEqual({ kalan: 0, f_close: '1' })
    expect(await itemsOf(run_id)).toMatchObject([{ state: 'credited' }])
  })

  test('what is drawn once more keeps its earlier debit until the bank has answered', async () => {
    const { id, kalan, item } = await oneRun()
    const credit = await load({ amount: kalan, endToEndId: item.end_to_end_id })
    const back = await load({ amount: -kalan, endToEndId: item.end_to_end_id, returnCode: 'AM04' })
    const { save_response: again } = await makeRun('debit_run')
    const [second_try] = await itemsOf(again.id)
    const refusal = async (entry: number) => (await admin.refused('/bank_entry/undo', { id: entry })).code
    expect(second_try).toMatchObject({ sip_id: id, state: 'in_flight' })
    const words = await admin.refused('/bank_entry/undo', { id: back?.id })
    expect(words).toMatchObject({ code: 'debit_again_in_flight', params: { run: again.id } })
    // If credited meanwhile, both may be undone; then the two credits conflict.
    const later = await load({ amount: kalan, endToEndId: second_try?.end_to_end_id ?? null })
    await admin.call('/bank_entry/undo', { id: present(back?.id) })
    await admin.call('/bank_entry/undo', { id: present(later?.id) })
    expect(await refusal(present(credit?.id))).toBe('debit_again_in_flight')
    expect(await itemsOf(item.run_id)).toMatchObject([{ state: 'credited' }])
    await admin.call('/debit_run/cancel', { id: again.id })
    await admin.call('/bank_entry/undo', { id: present(credit?.id) })
    expect(await itemsOf(item.run_id)).toMatchObject([{ state: 'in_flight', receipt_id: null }])
    expect(await stateOf(id)).toEqual({ kalan, f_close: '0' })
  })

  const setting = async (values: Record<string, unknown>) => {
    const { version } = (await admin.call('/settings/get', {})).item
    await admin.call('/settings/update', { ...values, version })
  }

  test('a second try draws what was announced; the charge of the bank only where the company says so', async () => {
    const { id, kalan, item } = await oneRun()
    const owed = Math.round((kalan + 1.08) * 100) / 100
    await load({ amount: kalan, endToEndId: item.end_to_end_id })
    await load({
      amount: -owed,
      charges: 1.08,
      originalAmount: kalan,
      endToEndId: item.end_to_end_id,
      returnCode: 'AM04',
    })
    const shown = async () => (await admin.call('/debit_run/preview', { day: far })).datalist ?? []
    await setting({ debit_draws_charge: '1' })
    expect(await shown()).toMatchObject([{ sip_id: id, amount: owed, left_open: 0, is_again: true }])
    await setting({ debit_draws_charge: '0' })
    expect(await shown()).toMatchObject([{ sip_id: id, amount: kalan, left_open: 1.08, is_again: true }])
    const { save_response } = await makeRun('debit_run')
    expect(save_response).toMatchObject({ count: 1, total: kalan })
    const [again] = await itemsOf(save_response.id)
    expect((await fileOf('/debit_run/file', save_response.id)).toString()).toContain(
      `>${kalan.toFixed(2)}</InstdAmt>`,
    )
    await load({ amount: kalan, endToEndId: again?.end_to_end_id ?? null })
    expect(await stateOf(id)).toEqual({ kalan: 1.08, f_close: '0' })
    const { datalist, excluded } = await admin.call('/debit_run/preview', { day: far })
    expect(datalist).toEqual([])
    expect(excluded.find((row: { sip_id: number }) => row.sip_id === id)).toMatchObject({
      amount: 1.08,
      reason: 'only_charge',
    })
    await admin.call('/open_item/book', { sip_id: id, amount: 1.08 })
    expect(await stateOf(id)).toEqual({ kalan: 0, f_close: '1' })
  })

  test('letter, mail and panel say what follows a return: a second try, its day, or a transfer', async () => {
    const { id, kalan, item } = await oneRun()
    await load({ amount: kalan, endToEndId: item.end_to_end_id })
    const told = async () => {
      const sent = { id, tur: 'iade_mektubu', sesion_id: admin.sesion_id }
      const pdf = await app.post('/siparisler/belge', sent)
      await admin.call('/siparisler/belge_mail', { id, tur: 'iade_mektubu', to: 'kunde@example.com' })
      const { rows } = await sql<{ text: string }>`
        select body_text as text from mail_outbox order by id desc limit 1`.execute(app.db)
      const { datalist } = await admin.call('/debit_item/list', { sip_id: id })
      return {
        letter: pdfText(Buffer.from(await pdf.arrayBuffer())).replaceAll(/\s+/g, ' '),
        mail: rows[0]?.text ?? '',
        after: datalist.find((row) => row.state === 'returned' && row.after)?.after,
      }
    }
    const back = { amount: -kalan, returnCode: 'AM04' }
    await load({ ...back, endToEndId: item.end_to_end_id })
    const first = await told()
    expect(first.after).toMatchObject({ kind: 'again_from', amount: kalan, rest: 0 })
    for (const words of [first.letter, first.mail]) {
      expect(words).toContain('noch einmal ein, frühestens am')
      expect(words).not.toContain('Bitte überweisen Sie')
    }
    const { save_response: run } = await makeRun('debit_run')
    const announced = await told()
    expect(announced.after).toEqual({ kind: 'again_on', day: run.day, amount: kalan, rest: 0 })
    const day = run.day.split('-').toReversed().join('.')
    for (const words of [announced.letter, announced.mail])
      expect(words).toContain(`am ${day} noch einmal ein`)
    await admin.call('/debit_run/cancel', { id: run.id })
    expect((await told()).letter).toContain('frühestens am')
    const { save_response: once_more } = await makeRun('debit_run')
    const [again] = await itemsOf(once_more.id)
    const endToEndId = again?.end_to_end_id ?? null
    await load({ amount: kalan, endToEndId })
    await load({ ...back, endToEndId })
    const last = await told()
    expect(last.after).toEqual({ kind: 'transfer', amount: kalan })
    for (const words of [last.letter, last.mail]) expect(words).toContain('Bitte überweisen Sie')
  })

  test('the charge of the bank is owed, told in a letter and asked for; taken back, all of it goes', async () => {
    const { id, kalan, item } = await oneRun()
    const letter = async () => {
      const answer = await app.post('/siparisler/belge', {
        id,
        tur: 'iade_mektubu',
        sesion_id: admin.sesion_id,
      })
      return Buffer.from(await answer.arrayBuffer())
    }
    const asked = { id, tur: 'iade_mektubu' }
    expect((await admin.refused('/siparisler/belge', asked)).code).toBe('debit_not_returned')
    await load({ amount: kalan, endToEndId: item.end_to_end_id })
    const returned = {
      amount: -(kalan * 100 + 108) / 100,
      charges: 1.08,
      originalAmount: kalan,
      endToEndId: item.end_to_end_id,
      returnCode: 'MD06',
    }
    const back = await load(returned)
    expect(await order(id)).toMatchObject({ return_charge: 1.08, gecikme_farki: 0 })
    const { datalist: ledger } = await admin.call('/cari_islem/list', {
      filters: { s_no: id, islem_type: 9 },
    })
    expect(ledger).toMatchObject([{ alacak: 1.08, descp: 'Bankgebühr Rücklastschrift MD06' }])
    const first = await letter()
    const words = pdfText(first)
    for (const told of ['Rücklastschrift', 'MD06: Sie haben der', '1,08', '106,98'])
      expect(words).toContain(told)
    await sql`update firma_bilgileri set legal_name = 'Anders' where id = 1`.execute(app.db)
    expect((await letter()).equals(first)).toBe(true)
    await sql`update firma_bilgileri set legal_name = 'Weinkontor Handels GmbH' where id = 1`.execute(app.db)
    const reminder = await app.post('/siparisler/belge', { id, tur: 'uyari_1', sesion_id: admin.sesion_id })
    expect(pdfText(Buffer.from(await reminder.arrayBuffer()))).toContain('Rücklastschriftgebühr der Bank')
    await admin.call('/bank_entry/undo', { id: present(back?.id) })
    expect(await order(id)).toMatchObject({ return_charge: 0, kalan: 0, f_close: '1' })
    expect((await admin.refused('/siparisler/belge', asked)).code).toBe('debit_not_returned')
    await admin.call('/bank_entry/book', { id: present(back?.id) })
    // The customer pays with the charge; later the return turns out to be wrong.
    await admin.call('/open_item/book', { sip_id: id, amount: 106.98 })
    expect(await stateOf(id)).toEqual({ kalan: 0, f_close: '1' })
    await admin.call('/bank_entry/undo', { id: present(back?.id) })
    const { cus_id } = await order(id)
    expect((await admin.call('/customers/get', { id: cus_id })).item.balance).toBe(106.98)
    expect(await stateOf(id)).toEqual({ kalan: 0, f_close: '1' })
  })

  test('a debit is in flight, paid, then safe; whoever sees the invoice sees it', async () => {
    const { id, kalan, item } = await oneRun()
    const debit = async (caller = admin) =>
      (await caller.call('/debit_item/list', { sip_id: id })).datalist ?? []
    expect(await debit()).toMatchObject([{ id: item.id, state: 'in_flight', safe_from: null }])
    await load({ amount: kalan, endToEndId: item.end_to_end_id })
    const safe_from = Temporal.PlainDate.from(today).add({ weeks: 8, days: 1 }).toString()
    expect(await debit()).toMatchObject([{ state: 'paid', safe_from }])
    expect(await debit(await app.as('bayi'))).toEqual([])
    expect((await admin.call('/debit_item/list', {})).datalist).toEqual([])
    await sql`update debit_items set credited_on = credited_on - 57 where id = ${item.id}`.execute(app.db)
    expect((await admin.call('/debit_item/list', { run_id: item.run_id })).datalist).toMatchObject([
      { id: item.id, state: 'safe' },
    ])
  })

  const account = async (sip_id: number, user_id: number) =>
    (
      (await admin.call('/commission_account/list', { user_id, filters: { sip_id }, limit: 50 })).datalist ??
      []
    )
      .map(({ kind, why, amount }) => ({ kind, why, amount }))
      .toSorted((one, other) => (one.kind < other.kind ? -1 : 1))
  const payout = (id: number, user_id: number) => ({
    tip: 0,
    user_id,
    islem_tar: today,
    prim_donemi: 'x',
    provizyon: 10,
    vergisiz: '1' as const,
    iptal_odemelerini_isle: '1' as const,
    siparisler: [id],
  })
  /** A debited and credited invoice of somebody who earns ten percent. */
  async function credited() {
    const run = await oneRun()
    await load({ amount: run.kalan, endToEndId: run.item.end_to_end_id })
    const { per_id } = await order(run.id)
    await sql`update sys_users set yuzde = 10 where id = ${per_id}`.execute(app.db)
    await sql`update prim_oranlari set yuzde = 10 where tip = 0 and alici_id = ${per_id}`.execute(app.db)
    return { ...run, per_id: per_id }
  }

  test('the company decides whether a paid or a safe debit earns; slips keep what they paid', async () => {
    const { id, per_id, item } = await credited()
    const earned = [{ kind: 'earned', why: 'customer_paid' }]
    expect(await account(id, per_id)).toMatchObject(earned)
    await setting({ commission_when: 'safe' })
    expect(await account(id, per_id)).toMatchObject([{ kind: 'expected', why: 'not_safe' }])
    const list = async () =>
      (await admin.call('/prim_listesi/list', { tip: 0, filters: { id } })).datalist ?? []
    expect(await list()).toEqual([])
    expect((await admin.refused('/prim_odeme_fis/odeme_yap', payout(id, per_id))).code).toBe(
      'commission_not_safe',
    )
    await setting({ debit_safe_weeks: 1 })
    await sql`update debit_items set credited_on = credited_on - 8 where id = ${item.id}`.execute(app.db)
    expect(await account(id, per_id)).toMatchObject(earned)
    expect(await list()).toMatchObject([{ id }])
    const { save_response: slip } = await admin.call('/prim_odeme_fis/odeme_yap', payout(id, per_id))
    expect(slip.earned_when).toBe('safe')
    await setting({ debit_safe_weeks: 8 })
    expect(await account(id, per_id)).toMatchObject([{ kind: 'paid', why: 'slip' }])
    await setting({ commission_when: 'paid' })
    expect((await admin.call('/prim_odeme_fis/list', { filters: { id: slip.id } })).datalist).toMatchObject([
      { earned_when: 'safe' },
    ])
  })

  test('a return takes the commission back that a slip has paid, and its undo gives it again', async () => {
    const { id, per_id, kalan, item } = await credited()
    const { save_response: slip } = await admin.call('/prim_odeme_fis/odeme_yap', payout(id, per_id))
    const paid = { kind: 'paid', why: 'slip', amount: slip.prim_net }
    const back = await load({ amount: -kalan, endToEndId: item.end_to_end_id, returnCode: 'MD06' })
    expect(back).toMatchObject({ state: 'booked' })
    expect(await stateOf(id)).toEqual({ kalan, f_close: '0' })
    expect(await account(id, per_id)).toEqual([
      { kind: 'debt', why: 'payment_returned', amount: -paid.amount },
      { kind: 'expected', why: 'payment_returned', amount: paid.amount },
      paid,
    ])
    expect((await admin.call('/commission_account/summary', { user_id: per_id })).debt).toBe(paid.amount)
    // The next slip takes it back; the customer pays again, and it is earned again.
    const next = await credited()
    const { save_response: later } = await admin.call('/prim_odeme_fis/odeme_yap', payout(next.id, per_id))
    expect(later).toMatchObject({ iptal_toplam: paid.amount, odenecek: 0 })
    await admin.call('/bank_entry/undo', { id: present(back?.id) })
    expect(await account(id, per_id)).toMatchObject([
      { kind: 'earned', why: 'open_again', amount: paid.amount },
      paid,
      { kind: 'taken_back', amount: -paid.amount },
    ])
    // A mistake in the statement is corrected before its commission was paid.
    await admin.call('/prim_odeme_fis/odeme_yap', payout(id, per_id))
    const entry = (await admin.call('/bank_entry/list', { filters: { sip_id: id } })).datalist.find(
      ({ amount }) => amount > 0,
    )
    expect((await admin.refused('/bank_entry/undo', { id: entry?.id })).code).toBe('commission_already_paid')
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
    const named = { cus_bank_iban: IBAN, cus_firm: null, cus_name: 'Иван', cus_surname: 'Müller' }
    const foreign = await refund(named)
    const shown = await admin.call('/transfer_run/preview', { day: today })
    expect((shown.datalist ?? []).map(({ sip_id, replaced }) => [sip_id, replaced])).toEqual(
      expect.arrayContaining([
        [id, []],
        [foreign.id, [{ text: 'Иван Müller', in_file: 'Mueller', lost: 'Иван' }]],
      ]),
    )
    await admin.call('/siparisler/iptal_fatura_geri_al', { id: foreign.id })
    const { total: previewed } = await admin.call('/transfer_run/preview', { day: today })
    const stale = await admin.refused('/transfer_run/create', { day: today, total: previewed + 1 })
    expect(stale.code).toBe('run_total_changed')
    const { save_response } = await admin.call('/transfer_run/create', { day: today })
    expect(save_response.total).toBe(previewed)
    const run = { id: save_response.id }
    expect((await admin.refused('/transfer_run/create', { day: today, total: 0 })).code).toBe(
      'transfer_run_empty',
    )
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

  test('leaves out and names a refund whose money was used meanwhile', async () => {
    const [kept, gone] = [await refund(), await refund()]
    const { save_response: run } = await makeRun('transfer_run', today)
    await admin.call('/cari_islem/bakiyeye', { s_no: gone.id })
    const { left_out } = await second.call('/transfer_run/release', { id: run.id })
    expect(left_out).toMatchObject([{ sip_id: gone.id, amount: 108.9, owed: 0 }])
    expect((await order(kept.id)).kalan).toBe(0)
    const xml = (await fileOf('/transfer_run/file', run.id)).toString()
    expect(xml).toContain('<NbOfTxs>1</NbOfTxs>')
    const { datalist } = await admin.call('/transfer_run/list')
    expect(datalist.find(({ id }) => id === run.id)).toMatchObject({
      count: 1,
      total: 108.9,
      state: 'released',
    })
  })

  test('without any refund that is still owed is not released', async () => {
    const { id } = await refund()
    const { save_response: run } = await makeRun('transfer_run', today)
    await admin.call('/cari_islem/bakiyeye', { s_no: id })
    expect((await second.refused('/transfer_run/release', { id: run.id })).code).toBe('transfer_run_empty')
    await admin.call('/transfer_run/cancel', { id: run.id })
  })

  test('is cancelled before it is released; a single administrator releases alone', async () => {
    const { id } = await refund()
    const { save_response: first } = await makeRun('transfer_run', today)
    await admin.call('/transfer_run/cancel', { id: first.id })
    expect((await second.refused('/transfer_run/release', { id: first.id })).code).toBe('run_is_cancelled')
    const { save_response } = await makeRun('transfer_run', today)
    await sql`update sys_users set blocked = '1' where user_name = 'admin2'`.execute(app.db)
    await admin.call('/transfer_run/release', { id: save_response.id })
    await sql`update sys_users set blocked = '0' where user_name = 'admin2'`.execute(app.db)
    expect((await order(id)).kalan).toBe(0)
  })
})
