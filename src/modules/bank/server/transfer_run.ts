import { sql } from 'kysely'
import { isIban } from '#core/money/bank.ts'
import { Level } from '#core/actor.ts'
import { businessDay, type IsoDate } from '#core/days/dates.ts'
import { AppError, refuseIf } from '#core/errors.ts'
import {
  holdSlips,
  noteTransferred,
  transferableSlips,
  type TransferableSlip,
} from '#modules/commissions/server/public.ts'
import { cents } from '#core/money/money.ts'
import { orderForUpdate, payOut, recordsOwingMoney, type OwingRecord } from '#modules/orders/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { fileAnswer, storeFile } from '#platform/server/files/files.ts'
import { insertRow, insertRows, updateRow, type StoredRow } from '#platform/server/database/rows.ts'
import {
  cancelTransfers,
  createTransfers,
  listTransfers,
  previewTransfers,
  releaseTransfers,
  transferFile,
  type LeftOut,
  type NotTransferred,
  type OfferedSlip,
  type TransferRow,
  type TransferRun,
} from '../domain/calls.ts'
import { whyNotAsPreviewed } from '../domain/as-previewed.ts'
import { nextBankingDay } from '#core/days/banking-days.ts'
import { defineRefusals } from '#core/refusal.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { ordersRefusals } from '#modules/orders/domain/refusals.ts'
import { allRows, lockNamed, oneRow } from '#platform/server/database/sql.ts'
import { bankRefusals } from '../domain/refusals.ts'
import { sepaReference } from '../domain/sepa/characters.ts'
import { pain001 } from '../domain/sepa/pain001.ts'
import { totalOf } from '../domain/sepa/pain008.ts'
import { replacedIn } from '../domain/sepa/replaced.ts'
import type { Acting } from './acting.ts'
import { bankSettings } from './settings.ts'

const refusals = defineRefusals({
  run_not_released: {
    tr: 'Önce başka bir yönetici onaylamalı.',
    de: 'Zuerst muss ein anderer Administrator den Lauf freigeben.',
    en: 'Another administrator must release the run first.',
  },
  run_needs_second_person: {
    tr: 'Kendi dosyanızı onaylayamazsınız; başka bir yönetici onaylamalı.',
    de: 'Den eigenen Lauf gibt ein anderer Administrator frei.',
    en: 'Another administrator must release your own run.',
  },
  run_already_released: {
    tr: 'Bu dosya zaten onaylanmış.',
    de: 'Dieser Lauf ist schon freigegeben.',
    en: 'This run is already released.',
  },
  transfer_run_empty: {
    tr: 'Ödenecek bir şey yok.',
    de: 'Es gibt nichts zu überweisen.',
    en: 'There is nothing to transfer.',
  },
})

/** The known accounts of customers: stored, on an active mandate, or learned from payments. */
async function accountsOf(db: Database, customers: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await allRows(db)<{ cus_id: number; iban: string; rank: number }>`
    select id as cus_id, compact_iban(cus_bank_iban) as iban, 1 as rank from customers
    where id = any(${customers}::integer[]) and cus_bank_iban is not null
    union all select cus_id, iban, 2 from mandate_list where cus_id = any(${customers}::integer[]) and state = 'active'
    union all select cus_id, iban, 3 from customer_ibans where cus_id = any(${customers}::integer[])
    order by rank`
  const best = new Map<number, { rank: number; ibans: string[] }>()
  for (const { cus_id, iban, rank } of rows.filter((row) => isIban(row.iban))) {
    const known = best.get(cus_id)
    if (!known) best.set(cus_id, { rank, ibans: [iban] })
    else if (known.rank === rank && !known.ibans.includes(iban)) known.ibans.push(iban)
  }
  return new Map([...best].map(([cus_id, { ibans }]) => [cus_id, ibans]))
}

const purposeOf = ({ kind, f_no, cus_id }: OwingRecord) =>
  `${kind === 'credit_note' ? 'Gutschrift' : 'Erstattung Rechnung'} ${f_no} Kunde ${cus_id}`

type Sorted = { chosen: TransferRow[]; excluded: NotTransferred[] }

/** Credit notes and paid invoices that were cancelled: what their customers get back. */
async function chooseRefunds({ db, actor }: Pick<Acting, 'db' | 'actor'>): Promise<Sorted> {
  const records = await recordsOwingMoney(db, actor)
  const accounts = await accountsOf(db, [...new Set(records.map(({ cus_id }) => cus_id))])
  const rows = await allRows(db)<{ sip_id: number }>`
    select i.sip_id from transfer_items i join transfer_runs r on r.id = i.run_id
    where r.state = 'made' and i.sip_id is not null`
  const waiting = new Set(rows.map(({ sip_id }) => sip_id))
  const chosen: TransferRow[] = []
  const excluded: NotTransferred[] = []
  for (const record of records) {
    const { kind, sip_id, f_no, cus_id, name, amount } = record
    const [iban, ...others] = accounts.get(cus_id) ?? []
    const row = { kind, sip_id, fis_id: null, f_no, cus_id, name, amount }
    if (waiting.has(sip_id)) excluded.push({ ...row, reason: 'in_run' })
    else if (!iban) excluded.push({ ...row, reason: 'no_account' })
    else if (others.length) excluded.push({ ...row, reason: 'several_accounts' })
    else chosen.push({ ...row, iban, purpose: purposeOf(record), replaced: replacedIn([name]) })
  }
  return { chosen, excluded }
}

/** The slips that somebody has chosen, as far as they can be paid. */
function chooseSlips(slips: readonly TransferableSlip[], ids: readonly number[]): Sorted {
  const chosen: TransferRow[] = []
  const excluded: NotTransferred[] = []
  for (const slip of slips.filter(({ fis_id }) => ids.includes(fis_id))) {
    const { fis_id, fis_no: f_no, amount, iban } = slip
    const row = { kind: 'slip' as const, sip_id: null, fis_id, f_no, cus_id: null, amount }
    if (slip.is_waiting) excluded.push({ ...row, name: slip.name, reason: 'in_run' })
    else if (!iban || !isIban(iban)) excluded.push({ ...row, name: slip.name, reason: 'no_account' })
    else {
      const name = slip.holder ?? slip.name
      const purpose = `Provisionsabrechnung ${f_no}`
      chosen.push({ ...row, name, iban, purpose, replaced: replacedIn([name]) })
    }
  }
  return { chosen, excluded }
}

/** The transfers of a run: all refunds, and the chosen slips. */
async function chooseTransfers(call: Acting, slipIds: readonly number[]) {
  const slips = await transferableSlips(call.db, call.now, slipIds)
  const refunds = await chooseRefunds(call)
  const commissions = chooseSlips(slips, slipIds)
  return {
    chosen: [...refunds.chosen, ...commissions.chosen],
    excluded: [...refunds.excluded, ...commissions.excluded],
    offered: slips.filter(({ is_waiting }) => !is_waiting).map(offeredSlip),
  }
}

const offeredSlip = ({
  fis_id,
  fis_no,
  name,
  day,
  amount,
  user_id,
  bayi_id,
  iban,
}: TransferableSlip): OfferedSlip => ({
  fis_id,
  fis_no,
  name,
  day,
  amount,
  user_id,
  bayi_id,
  has_account: iban !== null,
})

const dayOf = (day: IsoDate, now: Temporal.Instant) => {
  const today = businessDay(now)
  return nextBankingDay(day < today ? today : day)
}

async function create(
  call: SignedInCall<{ day: IsoDate; total?: number | null | undefined; slips: number[] }>,
) {
  const { db, actor, input, now } = call
  await lockNamed(db, 'transfer_runs')
  const { iban } = await bankSettings(db)
  if (!iban) throw new AppError(ordersRefusals.company_iban_invalid)
  await holdSlips(db, input.slips)
  const { chosen } = await chooseTransfers(call, input.slips)
  if (!chosen.length) throw new AppError(refusals.transfer_run_empty)
  refuseIf(whyNotAsPreviewed(totalOf(chosen), input.total))
  const day = dayOf(input.day, now)
  const row = await oneRow(db)<{
    id: number
  }>`select nextval(pg_get_serial_sequence('transfer_runs', 'id'))::integer as id`
  const id = row.id
  const total = totalOf(chosen)
  await insertRow(db, 'transfer_runs', {
    id,
    day,
    batch_id: `WK-U${id}`,
    count: chosen.length,
    total,
    created_by: actor.id,
    created_at: now.toString(),
  })
  await insertRows(
    db,
    'transfer_items',
    chosen.map(({ sip_id, fis_id, cus_id, amount, name, iban: to, purpose, f_no }, index) => ({
      run_id: id,
      sip_id,
      fis_id,
      cus_id,
      amount,
      name,
      iban: to,
      purpose,
      end_to_end_id: sepaReference(`U${id}-${index + 1}-${f_no}`),
    })),
  )
  return { save_response: { id, count: chosen.length, total, day } }
}

type Run = StoredRow<'transfer_runs'>

async function runForUpdate(db: Database, id: number): Promise<Run> {
  const run = await db
    .selectFrom('transfer_runs')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!run) throw new AppError(recordsRefusals.record_not_found)
  if (run.state === 'cancelled') throw new AppError(bankRefusals.run_is_cancelled)
  return run
}

/** Whether there is an administrator besides the one who made a run. */
async function hasSecondPerson(db: Database, userId: number): Promise<boolean> {
  const rows = await allRows(db)`select from sys_users
    where user_level = ${Level.administrator} and id <> ${userId} and blocked = '0' limit 1`
  return rows.length > 0
}

type Item = StoredRow<'transfer_items'>

/** Refunds whose money was used meanwhile, for example by the balance; the records are locked from here on. */
async function noLongerOwed(
  { db, actor }: Acting,
  items: readonly Item[],
): Promise<(LeftOut & { id: number })[]> {
  const left: (LeftOut & { id: number })[] = []
  for (const { id, sip_id, name, purpose, amount } of items) {
    if (sip_id === null) continue
    const owed = 0 - (await orderForUpdate(db, actor, sip_id)).kalan
    if (cents(owed) < cents(amount)) left.push({ id, sip_id, name, purpose, amount, owed: Math.max(0, owed) })
  }
  return left
}

/** Takes refunds out of a run that are no longer owed; a run without any payment is not released. */
async function leaveOut(db: Database, run: Run, items: readonly Item[], left: readonly { id: number }[]) {
  const gone = new Set(left.map(({ id }) => id))
  const kept = items.filter(({ id }) => !gone.has(id))
  if (!kept.length) throw new AppError(refusals.transfer_run_empty)
  if (!gone.size) return kept
  await sql`update transfer_items set is_live = false where id = any(${[...gone]}::integer[])`.execute(db)
  await updateRow(db, 'transfer_runs', run.id, null, { count: kept.length, total: totalOf(kept) })
  return kept
}

/** Releases a run: it is recorded as paid out, and the file for the bank is made once. */
async function release(call: SignedInCall<{ id: number }>) {
  const { db, actor, input, now } = call
  const run = await runForUpdate(db, input.id)
  if (run.state === 'released') throw new AppError(refusals.run_already_released)
  if (run.created_by === actor.id && (await hasSecondPerson(db, actor.id)))
    throw new AppError(refusals.run_needs_second_person)
  const planned = await db
    .selectFrom('transfer_items')
    .selectAll()
    .where('run_id', '=', run.id)
    .orderBy('sip_id')
    .execute()
  const left = await noLongerOwed(call, planned)
  const items = await leaveOut(db, run, planned, left)
  await noteTransferred(
    db,
    items.flatMap(({ fis_id }) => fis_id ?? []),
    businessDay(now),
  )
  for (const { sip_id, amount } of items.flatMap((item) =>
    item.sip_id ? [{ ...item, sip_id: item.sip_id }] : [],
  ))
    await payOut({ ...call, input: { s_no: sip_id, tutar: amount, islem_zamani: businessDay(now) } })
  const { iban, bic, holder } = await bankSettings(db)
  if (!iban) throw new AppError(ordersRefusals.company_iban_invalid)
  const xml = pain001({
    messageId: run.batch_id,
    batchId: run.batch_id,
    madeAt: now.round({ smallestUnit: 'second', roundingMode: 'trunc' }).toString(),
    day: run.day,
    debtor: { name: holder, iban, bic },
    transfers: items
      .toSorted((a, b) => a.id - b.id)
      .map((item) => ({
        endToEndId: item.end_to_end_id,
        amount: item.amount,
        creditor: { name: item.name, iban: item.iban, bic: null },
        purpose: item.purpose,
      })),
  })
  const file = {
    name: `Ueberweisungen-${run.id}.xml`,
    base64: Buffer.from(xml).toString('base64'),
    userId: actor.id,
  }
  const file_id = await storeFile(db, file, { types: ['application/xml'], maxBytes: 20 * 1_048_576 })
  await updateRow(db, 'transfer_runs', run.id, null, {
    state: 'released',
    file_id,
    released_by: actor.id,
    released_at: now.toString(),
  })
  const left_out = left.map(({ id: _item, ...row }) => row)
  return { save_response: { id: run.id, state: 'released' as const }, left_out }
}

export const transferEndpoints = [
  serve(previewTransfers, async (call) => {
    const { chosen, excluded, offered } = await chooseTransfers(call, call.input.slips)
    return {
      datalist: chosen,
      excluded,
      slips: offered,
      day: dayOf(call.input.day, call.now),
      total: totalOf(chosen),
    }
  }),
  serve(createTransfers, create),
  serve(releaseTransfers, release),
  serve(cancelTransfers, async ({ db, input: { id } }) => {
    const run = await runForUpdate(db, id)
    if (run.state === 'released') throw new AppError(bankRefusals.run_handed_over)
    await updateRow(db, 'transfer_runs', id, null, { state: 'cancelled' })
    await sql`update transfer_items set is_live = false where run_id = ${id}`.execute(db)
    return { save_response: { id, state: 'cancelled' as const } }
  }),
  serve(transferFile, async ({ db, input }) => {
    const run = await db
      .selectFrom('transfer_runs')
      .select('file_id')
      .where('id', '=', input.id)
      .executeTakeFirst()
    if (!run) throw new AppError(recordsRefusals.record_not_found)
    if (!run.file_id) throw new AppError(refusals.run_not_released)
    return fileAnswer(db, run.file_id)
  }),
  serve(listTransfers, async ({ db, actor }) => {
    const rows = await allRows(db)<Omit<TransferRun, 'may_release'> & { created_by: number }>`
      select r.id, r.day, r.state, r.count, r.total, r.created_at, r.created_by, u.user_name, s.user_name as released_by
      from transfer_runs r left join sys_users u on u.id = r.created_by left join sys_users s on s.id = r.released_by
      order by r.id desc limit 100`
    const isAlone = !(await hasSecondPerson(db, actor.id))
    return {
      datalist: rows.map(({ created_by, ...run }) => ({
        ...run,
        may_release: run.state === 'made' && (isAlone || created_by !== actor.id),
      })),
    }
  }),
]
