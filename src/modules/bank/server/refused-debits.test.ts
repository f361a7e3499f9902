import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { businessDay } from '#core/days/dates.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { buildCustomer, placeInvoice } from '#test/server/factories.ts'
import { OWN_IBAN } from '#test/fixtures/bank-entry.ts'
import { statusReportOf, type WrittenReport } from '#test/fixtures/status-report.ts'

let app: TestApp
let admin: Caller
const today = businessDay()
const far = Temporal.PlainDate.from(today).add({ days: 40 }).toString()

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  await sql`insert into firma_bilgileri (id, legal_name, iban, creditor_id)
    values (1, 'Weinkontor', ${OWN_IBAN}, 'DE98ZZZ09999999999')
    on conflict (id) do update set iban = excluded.iban, creditor_id = excluded.creditor_id`.execute(app.db)
})

/** A run over two invoices whose file was handed over. */
async function handedOver() {
  const ids = []
  for (let count = 0; count < 2; count += 1) {
    const cus_id = await buildCustomer(app.db)
    ids.push(await placeInvoice(app.db, admin, 10, { cus_id, s_lastschrift: '1' }))
    const form = { cus_id, iban: 'DE02120300000000202051', holder: 'Jürgen Groß' }
    const { save_response } = await admin.call('/mandate/create', form)
    await admin.call('/mandate/sign', { id: save_response.id, signed_on: today })
  }
  const { total } = await admin.call('/debit_run/preview', { day: far })
  const { id } = (await admin.call('/debit_run/create', { day: far, total })).save_response
  await app.post('/debit_run/file', { id, sesion_id: admin.sesion_id })
  const items = await app.db
    .selectFrom('debit_items')
    .selectAll()
    .where('run_id', '=', id)
    .where('sip_id', 'in', ids)
    .orderBy('id')
    .execute()
  const [first, second] = items
  if (!first || !second) throw new Error('the invoices are not in their run')
  return { id, first, second, batchId: `WK-L${id}` }
}

const itemOf = async (id: number) =>
  app.db.selectFrom('debit_items').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const runOf = async (id: number) =>
  (await admin.call('/debit_run/list')).datalist.find((run: { id: number }) => run.id === id)
const isOffered = async (sip_id: number) =>
  ((await admin.call('/debit_run/preview', { day: far })).datalist ?? []).some(
    (row: { sip_id: number }) => row.sip_id === sip_id,
  )
const report = (written: WrittenReport) => ({
  file_name: 'pain002.xml',
  base_64: Buffer.from(statusReportOf(written)).toString('base64'),
})

test.each(['personel', 'bayiadmin', 'bayi'] as const)('%s may not', async (person) => {
  const caller = await app.as(person)
  for (const path of ['refuse', 'refuse_undo'])
    expect((await caller.refused(`/debit_run/${path}`, { id: 1, code: 'AC04' })).code).toBe('ERR_105')
})

test('bad input and what does not exist is refused', async () => {
  expect((await admin.refused('/debit_run/refuse', { id: 1, code: '' })).fields).toHaveProperty('code')
  expect((await admin.refused('/debit_run/refuse', { id: 999_999, code: 'FF01' })).code).toBe(
    'record_not_found',
  )
  expect((await admin.refused('/debit_run/refuse_undo', { id: 999_999 })).code).toBe('record_not_found')
})

describe('a person enters that the bank refused', () => {
  test('the file: all of it can be drawn anew, and the reason is kept; taken back, it is in flight', async () => {
    const { id, first } = await handedOver()
    expect((await admin.refused('/debit_run/cancel', { id })).code).toBe('run_handed_over')
    await admin.call('/debit_run/refuse', { id, code: 'FF01', text: 'Datei unlesbar' })
    expect(await runOf(id)).toMatchObject({ state: 'refused', in_flight: 0 })
    expect(await itemOf(first.id)).toMatchObject({
      state: 'refused',
      return_code: 'FF01',
      refusal: 'Datei unlesbar',
      returned_on: today,
    })
    expect(await isOffered(first.sip_id)).toBe(true)
    expect((await admin.refused('/debit_run/cancel', { id })).code).toBe('run_is_refused')
    expect((await admin.refused('/debit_run/refuse', { id, code: 'FF01' })).code).toBe('nothing_in_flight')
    await admin.call('/debit_run/refuse_undo', { id })
    expect(await runOf(id)).toMatchObject({ state: 'handed_over', refused: 0 })
    expect(await isOffered(first.sip_id)).toBe(false)
    expect((await admin.refused('/debit_run/refuse_undo', { id })).code).toBe('nothing_refused')
  })

  test('one debit: the others stay in flight; a closed account ends the mandate', async () => {
    const { id, first, second } = await handedOver()
    await admin.call('/debit_run/refuse', { id, item_id: first.id, code: 'AC04' })
    expect([(await itemOf(first.id)).state, (await itemOf(second.id)).state]).toEqual([
      'refused',
      'in_flight',
    ])
    expect(await runOf(id)).toMatchObject({ state: 'handed_over', refused: 1 })
    const mandate = async () =>
      (
        await sql<{ state: string }>`select state from mandates where id = ${first.mandate_id}`.execute(
          app.db,
        )
      ).rows[0]?.state
    expect(await mandate()).toBe('revoked')
    await admin.call('/debit_run/refuse_undo', { id, item_id: first.id })
    expect(await mandate()).toBe('active')
    expect((await itemOf(first.id)).state).toBe('in_flight')
  })

  test('what was drawn again is not in flight twice', async () => {
    const { id, first } = await handedOver()
    await admin.call('/debit_run/refuse', { id, code: 'FF01' })
    const { total } = await admin.call('/debit_run/preview', { day: far })
    await admin.call('/debit_run/create', { day: far, total })
    expect((await admin.refused('/debit_run/refuse_undo', { id, item_id: first.id })).code).toBe(
      'debit_again_in_flight',
    )
  })
})

describe('an answer of the bank (pain.002) is read like a statement', () => {
  test('that refuses the message', async () => {
    const { id, first, batchId } = await handedOver()
    const file = report({ messageId: batchId, groupStatus: 'RJCT', code: 'FF01', text: 'Schema' })
    const { summary } = await admin.call('/bank_import/create', file)
    expect(summary.booked).toBeGreaterThanOrEqual(2)
    expect(await runOf(id)).toMatchObject({ state: 'refused' })
    expect(await itemOf(first.id)).toMatchObject({ state: 'refused', return_code: 'FF01', refusal: 'Schema' })
    expect((await admin.call('/bank_import/create', file)).summary).toMatchObject({ booked: 0 })
  })

  test('that refuses the batch', async () => {
    const { id, batchId } = await handedOver()
    await admin.call(
      '/bank_import/create',
      report({ messageId: 'anything', batch: { batchId, status: 'RJCT', code: 'DT01' } }),
    )
    expect(await runOf(id)).toMatchObject({ state: 'refused' })
  })

  test('that refuses single debits', async () => {
    const { id, first, second, batchId } = await handedOver()
    const payments = [
      { endToEndId: first.end_to_end_id, status: 'RJCT', code: 'AM04', text: 'Deckung' },
      { endToEndId: second.end_to_end_id, status: 'ACSC' },
      { endToEndId: 'unbekannt', status: 'RJCT', code: 'AC01' },
    ]
    const { summary } = await admin.call(
      '/bank_import/create',
      report({ messageId: batchId, groupStatus: 'PART', batch: { batchId, payments } }),
    )
    expect(summary).toMatchObject({ entries: 3, booked: 1, ignored: 2 })
    expect(await itemOf(first.id)).toMatchObject({ state: 'refused', return_code: 'AM04' })
    expect((await itemOf(second.id)).state).toBe('in_flight')
    expect(await runOf(id)).toMatchObject({ state: 'handed_over' })
  })

  test('that accepts everything changes nothing', async () => {
    const { id, batchId } = await handedOver()
    const { summary } = await admin.call(
      '/bank_import/create',
      report({ messageId: batchId, groupStatus: 'ACCP' }),
    )
    expect(summary.booked).toBe(0)
    expect(await runOf(id)).toMatchObject({ state: 'handed_over', refused: 0 })
  })

  test('about a file that is not ours is refused by its name', async () => {
    const { code, params } = await admin.refused(
      '/bank_import/create',
      report({ messageId: 'FREMD-1', groupStatus: 'RJCT' }),
    )
    expect({ code, params }).toMatchObject({ code: 'status_report_unknown', params: { name: 'FREMD-1' } })
  })

  test('with a DTD or without the original message is not read', async () => {
    const file = report({ messageId: 'X' })
    const text = Buffer.from(file.base_64, 'base64').toString()
    const sent = (changed: string) => ({ ...file, base_64: Buffer.from(changed).toString('base64') })
    const bomb = text.replace('<Document', '<!DOCTYPE d><Document')
    expect((await admin.refused('/bank_import/create', sent(bomb))).code).toBe('statement_has_dtd')
    const nameless = text.replace(/<OrgnlMsgId>.*?<\/OrgnlMsgId>/, '')
    expect((await admin.refused('/bank_import/create', sent(nameless))).code).toBe('statement_broken')
  })
})
