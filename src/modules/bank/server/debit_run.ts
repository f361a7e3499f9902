import { sql } from 'kysely'
import { debitDay } from '#core/days/banking-days.ts'
import { businessDay, type IsoDate } from '#core/days/dates.ts'
import { AppError, refuseIf } from '#core/errors.ts'
import { cents, euros, type Cents } from '#core/money/money.ts'
import { defineRefusals } from '#core/refusal.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import {
  amountDrawn,
  isDue,
  needsAddress,
  NEVER_DRAWN,
  whyNotDebit,
  type DebitMandate,
  type DirectDebitItem,
} from '#modules/orders/domain/money/debits.ts'
import { purposeOf } from '#modules/orders/domain/documents/transfer.ts'
import { ordersRefusals } from '#modules/orders/domain/refusals.ts'
import {
  debitHistories,
  debitMandates,
  directDebitItems,
  holdInvoices,
  withdrawReturnLetters,
} from '#modules/orders/server/public.ts'
import { sendTask } from '#modules/tasks/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { fileAnswer, storeFile } from '#platform/server/files/files.ts'
import { insertRow, insertRows, updateRow } from '#platform/server/database/rows.ts'
import { allRows, oneRow } from '#platform/server/database/sql.ts'
import {
  cancelDebits,
  createDebits,
  debitFile,
  listDebits,
  previewDebits,
  type DebitRow,
  type DebitRun,
  type ExcludedRow,
} from '../domain/calls.ts'
import { whyNotAsPreviewed } from '../domain/as-previewed.ts'
import { bankRefusals } from '../domain/refusals.ts'
import { sepaReference } from '../domain/sepa/characters.ts'
import { pain008, totalOf } from '../domain/sepa/pain008.ts'
import { replacedIn } from '../domain/sepa/replaced.ts'
import type { Acting } from './acting.ts'
import { holdDebitRuns } from './own-debits.ts'
import { bankSettings, type BankSettings } from './settings.ts'

const refusals = defineRefusals({
  debit_run_empty: {
    tr: 'Tahsil edilecek bir şey yok.',
    de: 'Es gibt nichts einzuziehen.',
    en: 'There is nothing to draw.',
  },
})

type Chosen = { item: DirectDebitItem; mandate: DebitMandate; amount: number; isAgain: boolean }

/** What is due by direct debit on a day, and why some of it is left out. */
async function chooseDebits({ db, actor }: Pick<Acting, 'db' | 'actor'>, day: IsoDate) {
  const { drawsCharge } = await bankSettings(db)
  const items = (await directDebitItems(db, actor)).filter((item) => isDue(item, day))
  const mandates = await debitMandates(db, [...new Set(items.map(({ cus_id }) => cus_id))])
  const histories = await debitHistories(
    db,
    items.map(({ sip_id }) => sip_id),
  )
  const chosen: Chosen[] = []
  const excluded: (ExcludedRow & { per_id: number })[] = []
  for (const item of items) {
    const mandate = mandates.get(item.cus_id)
    const history = histories.get(`${item.sip_id} ${item.taksit_id}`) ?? NEVER_DRAWN
    const reason = whyNotDebit(item, mandate, history)
    const { sip_id, taksit_id, f_no, cus_id, name, open, per_id } = item
    if (reason || !mandate)
      excluded.push({
        sip_id,
        taksit_id,
        f_no,
        cus_id,
        name,
        amount: open,
        reason: reason ?? 'no_mandate',
        per_id,
      })
    else {
      const amount = amountDrawn(item, history, drawsCharge)
      chosen.push({ item, mandate, amount, isAgain: history.returnCodes.length > 0 })
    }
  }
  return { chosen, excluded }
}

const rowOf = ({ item, mandate, amount, isAgain }: Chosen): DebitRow => ({
  sip_id: item.sip_id,
  taksit_id: item.taksit_id,
  f_no: item.f_no,
  cus_id: item.cus_id,
  name: item.name,
  due: item.due,
  amount,
  left_open: euros((cents(item.open) - cents(amount)) as Cents),
  is_again: isAgain,
  reference: mandate.reference,
  iban: mandate.iban,
  replaced: replacedIn([
    mandate.holder,
    ...(needsAddress(mandate.iban) ? [item.street ?? '', item.town ?? ''] : []),
  ]),
})

const withoutPerson = ({ per_id: _person, ...row }: ExcludedRow & { per_id: number }): ExcludedRow => row

function creditorOf({ iban, bic, holder, creditorId }: BankSettings) {
  if (!iban) throw new AppError(ordersRefusals.company_iban_invalid)
  if (!creditorId) throw new AppError(bankRefusals.creditor_id_missing)
  return { name: holder, iban, bic, creditorId }
}

const debitOf = ({ item, mandate, amount }: Chosen, endToEndId: string) => ({
  endToEndId,
  amount,
  mandate: { reference: mandate.reference, signedOn: mandate.signed_on ?? '' },
  debtor: {
    name: mandate.holder,
    iban: mandate.iban,
    bic: mandate.bic,
    address: needsAddress(mandate.iban)
      ? {
          street: item.street ?? '',
          postcode: item.postcode ?? '',
          town: item.town ?? '',
          country: item.country,
        }
      : null,
  },
  purpose: purposeOf({ f_no: item.f_no, cus_id: item.cus_id }),
})

/** Sends one task per order by direct debit that has no mandate. */
async function askForMandates(
  call: SignedInCall<unknown>,
  excluded: readonly (ExcludedRow & { per_id: number })[],
) {
  const { db } = call
  const lacking = new Map(
    excluded.filter(({ reason }) => reason === 'no_mandate').map((row) => [row.sip_id, row]),
  )
  const rows = await allRows(db)<{ sip_id: number }>`
    select sip_id from mandate_tasks where sip_id = any(${[...lacking.keys()]}::integer[])`
  for (const { sip_id } of rows) lacking.delete(sip_id)
  for (const { sip_id, per_id, f_no, name } of lacking.values()) {
    const { id } = await sendTask(call, {
      reciver_usr: per_id,
      sender_msg: `Rechnung ${f_no}, ${name}: Lastschrift vereinbart, aber kein unterschriebenes SEPA-Mandat. Bitte einholen.`,
    })
    await sql`insert into mandate_tasks (sip_id, task_id) values (${sip_id}, ${id})`.execute(db)
  }
}

async function create(call: SignedInCall<{ day: IsoDate; total?: number | null | undefined }>) {
  const { db, actor, input, now } = call
  await holdDebitRuns(db)
  const settings = await bankSettings(db)
  const creditor = creditorOf(settings)
  const day = debitDay(input.day, businessDay(now), settings.debitLeadDays)
  const { chosen: seen } = await chooseDebits(call, day)
  await holdInvoices(
    db,
    actor,
    seen.map(({ item }) => item.sip_id),
  )
  const { chosen, excluded } = await chooseDebits(call, day)
  if (!chosen.length) throw new AppError(refusals.debit_run_empty)
  refuseIf(whyNotAsPreviewed(totalOf(chosen.map(rowOf)), input.total))
  const row = await oneRow(db)<{
    id: number
  }>`select nextval(pg_get_serial_sequence('debit_runs', 'id'))::integer as id`
  const id = row.id
  const batchId = `WK-L${id}`
  const debits = chosen.map((one, index) =>
    debitOf(one, sepaReference(`L${id}-${index + 1}-${one.item.f_no}`)),
  )
  const madeAt = now.round({ smallestUnit: 'second', roundingMode: 'trunc' }).toString()
  const xml = pain008({ messageId: batchId, batchId, madeAt, day, creditor, debits })
  const file = {
    name: `Lastschriften-${id}.xml`,
    base64: Buffer.from(xml).toString('base64'),
    userId: actor.id,
  }
  const file_id = await storeFile(db, file, { types: ['application/xml'], maxBytes: 20 * 1_048_576 })
  const total = totalOf(debits)
  await insertRow(db, 'debit_runs', {
    id,
    day,
    batch_id: batchId,
    count: debits.length,
    total,
    file_id,
    created_by: actor.id,
    created_at: now.toString(),
  })
  for (let start = 0; start < chosen.length; start += 1000)
    await insertRows(
      db,
      'debit_items',
      chosen.slice(start, start + 1000).map(({ item, mandate, amount }, index) => ({
        run_id: id,
        sip_id: item.sip_id,
        taksit_id: item.taksit_id,
        cus_id: item.cus_id,
        mandate_id: mandate.id,
        amount,
        end_to_end_id: debits[start + index]?.endToEndId,
      })),
    )
  await sql`update mandates set last_used = ${day} where id = any(${chosen.map(({ mandate }) => mandate.id)}::integer[])`.execute(
    db,
  )
  const again = chosen.filter(({ isAgain }) => isAgain)
  await withdrawReturnLetters(
    db,
    again.map(({ item }) => item.sip_id),
  )
  await askForMandates(call, excluded)
  return { save_response: { id, count: debits.length, total, day }, excluded: excluded.map(withoutPerson) }
}

export async function debitRunForUpdate(db: Database, id: number) {
  const run = await db
    .selectFrom('debit_runs')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!run) throw new AppError(recordsRefusals.record_not_found)
  if (run.state === 'cancelled') throw new AppError(bankRefusals.run_is_cancelled)
  return run
}

export const debitEndpoints = [
  serve(previewDebits, async ({ db, actor, input, now }) => {
    const { debitLeadDays } = await bankSettings(db)
    const day = debitDay(input.day, businessDay(now), debitLeadDays)
    const { chosen, excluded } = await chooseDebits({ db, actor }, day)
    const datalist = chosen.map(rowOf)
    return { datalist, excluded: excluded.map(withoutPerson), day, total: totalOf(datalist) }
  }),
  serve(createDebits, create),
  serve(debitFile, async ({ db, input }) => {
    const run = await debitRunForUpdate(db, input.id)
    if (run.state === 'made') await updateRow(db, 'debit_runs', run.id, null, { state: 'handed_over' })
    return fileAnswer(db, run.file_id)
  }),
  serve(cancelDebits, async ({ db, input: { id } }) => {
    const run = await debitRunForUpdate(db, id)
    if (run.state === 'handed_over') throw new AppError(bankRefusals.run_handed_over)
    if (run.state === 'refused') throw new AppError(bankRefusals.run_is_refused)
    await updateRow(db, 'debit_runs', id, null, { state: 'cancelled' })
    const rows = await allRows(db)<{ sip_id: number }>`
      update debit_items set state = 'cancelled' where run_id = ${id} returning sip_id`
    await withdrawReturnLetters(
      db,
      rows.map(({ sip_id }) => sip_id),
    )
    return { save_response: { id } }
  }),
  serve(listDebits, async ({ db, now }) => {
    const { safeWeeks } = await bankSettings(db)
    const safeBefore = Temporal.PlainDate.from(businessDay(now)).subtract({ weeks: safeWeeks }).toString()
    const rows = await allRows(db)<DebitRun>`
      select r.id, r.day, r.state, r.count, r.total, r.created_at, u.user_name,
        count(*) filter (where i.state = 'in_flight')::integer as in_flight,
        count(*) filter (where i.state = 'credited')::integer as credited,
        count(*) filter (where i.state = 'credited' and i.credited_on < ${safeBefore})::integer as safe,
        count(*) filter (where i.state = 'returned')::integer as returned,
        count(*) filter (where i.state = 'refused')::integer as refused
      from debit_runs r left join debit_items i on i.run_id = r.id left join sys_users u on u.id = r.created_by
      group by r.id, u.user_name order by r.id desc limit 100`
    return { datalist: rows }
  }),
]
