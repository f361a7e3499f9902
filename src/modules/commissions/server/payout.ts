import { sql } from 'kysely'
import { businessDay } from '#core/days/dates.ts'
import { AppError, refuseIf } from '#core/errors.ts'
import type { Flag } from '#core/fields.ts'
import { cents, euros, sumCents } from '#core/money/money.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import type { EarningTerms } from '#modules/orders/domain/money/debit-safety.ts'
import { commissionBase } from '#modules/orders/domain/money/earning.ts'
import { ordersRefusals } from '#modules/orders/domain/refusals.ts'
import type { Database } from '#platform/server/database/database.ts'
import { readCompanySettings } from '#platform/server/company-settings.ts'
import { chosenIds } from '#platform/server/calls/chosen-rows.ts'
import type { SignedInCall } from '#platform/server/calls/endpoint.ts'
import { insertRow, type StoredRow } from '#platform/server/database/rows.ts'
import { allRows } from '#platform/server/database/sql.ts'
import type { OpenAdvance, OpenCreditNote } from '../domain/calls.ts'
import {
  debtLeft,
  debtOf,
  openLine,
  PayoutType,
  slipTotals,
  takeBack,
  whyNotLeaveDebt,
  whyNotAsShown,
  whyNotSlip,
  type SettledAdvance,
} from '../domain/commission.ts'
import { commissionList, type CommissionRow } from '../domain/commission-list.ts'
import type { PayoutForm } from '../domain/slips.ts'
import {
  MAX_ORDERS,
  whyNotPayOut,
  whyNotRate,
  whyNotSelected,
  type CommissionOrder,
} from '../domain/selection.ts'
import { whyNotTaxed } from '../domain/documents/slip.ts'
import { commissionsRefusals } from '../domain/refusals.ts'
import { earnerOf, type Earner } from './payees.ts'

type Order = CommissionOrder & { id: number; s_g_toplam: number; kdv_oran: number; s_vergisiz: Flag }

type Line = { sip_id: number; g_toplam: number; net_t: number; provizyon: number; prim_net: number }

/** Commission that was paid for orders which were cancelled since, as far as no slip has taken it back. */
export async function openClawBacks(db: Database, tip: PayoutType, earnerId: number) {
  return allRows(db)<Line & { f_no: string }>`
    select d.sip_id, d.f_no, c.g_toplam, c.net_t, d.provizyon, d.odenen as prim_net
    from prim_borc d cross join lateral (
      select l.g_toplam, l.net_t from prim_odeme_fis_siparis l where l.sip_id = d.sip_id and l.tip = d.tip
      order by l.id limit 1) c
    where d.tip = ${tip} and d.alici_id = ${earnerId} order by d.sip_id`
}

/** Credit notes of the earner that no slip has deducted; they are owed whether somebody has selected them or not. */
export async function openCreditNotes(db: Database, tip: PayoutType, earnerId: number) {
  return allRows(db)<OpenCreditNote>`
    select p.id as sip_id, p.f_no, p.net_t, p.yuzde, p.prim_net, p.yeniden
    from commission_debts d join prim_listesi p on p.id = d.sip_id and p.tip = d.tip
    where d.kind = 'credit_note' and d.tip = ${tip} and d.alici_id = ${earnerId} order by p.id`
}

/** Locks the orders until the transaction ends, always in the order of their ids. */
async function lockOrders(
  db: Database,
  tip: PayoutType,
  ids: readonly number[],
): Promise<Map<number, Order>> {
  const rows = await allRows(db)<Order>`
    select id, per_id, bayi_id, s_is_teklif, sd_cancel_on, fd_fon, f_close, f_status, f_odeme_tar, per_odeme,
      bayi_odeme, kdv_oran, s_vergisiz,
      (s_g_toplam - coalesce((select s.amount from set_offs s where s.sip_id = siparisler.id), 0))::amount as s_g_toplam,
      (select max(d.credited_on) from debit_items d where d.sip_id = siparisler.id and d.state = 'credited') as debited_on,
      exists (select from prim_odeme_fis_siparis l where l.sip_id = siparisler.id and l.tip = ${tip}) as was_settled
    from siparisler where id = any(${ids}::integer[]) order by id for update`
  return new Map(rows.map((order) => [order.id, order]))
}

export async function openAdvances(db: Database, per_id: number, isForUpdate = false) {
  const lock = isForUpdate ? sql`for update` : sql``
  return allRows(db)<OpenAdvance>`
    select id, tarihi, tutar, kalan from personel_odeme where per_id = ${per_id} and kalan > 0
    order by id ${lock}`
}

/** The open commission of each order: its rate and, if it was taken back before, its amount. */
async function openCommissions(db: Database, tip: PayoutType, ids: readonly number[]) {
  const rows = await allRows(db)<Pick<CommissionRow, 'id' | 'yuzde' | 'prim_net' | 'yeniden'>>`
    select id, yuzde, prim_net, yeniden from prim_listesi
    where tip = ${tip} and id = any(${ids}::integer[])`
  return new Map(rows.map((row) => [row.id, row]))
}

/** The selected orders, locked and checked to be due, and what must be taken back from the same person. */
async function duePayments(
  call: SignedInCall<PayoutForm>,
  earner: Earner,
  agreed: number,
  terms: EarningTerms,
) {
  const { db, input: form } = call
  const { tip, start_date, end_date, secim } = form
  const asked = secim ? { secim } : { ids: form.siparisler }
  const chosen = await chosenIds(call, asked, { lists: [commissionList.path], limit: MAX_ORDERS })
  refuseIf(chosen.length ? null : whyNotSelected(tip, []))
  const isTakenBack = form.iptal_odemelerini_isle === '1'
  const left = (await openCreditNotes(db, tip, earner.id)).filter(({ sip_id }) => !chosen.includes(sip_id))
  const ids = isTakenBack ? [...chosen, ...left.map(({ sip_id }) => sip_id)] : chosen
  const candidates = await openClawBacks(db, tip, earner.id)
  const orders = await lockOrders(db, tip, [...ids, ...candidates.map(({ sip_id }) => sip_id)])
  const open = await openCommissions(db, tip, ids)
  const period = { start_date, end_date }
  const always = { start_date: null, end_date: null }
  const lines = ids.map((id): Line => {
    const isChosen = chosen.includes(id)
    const order = orders.get(id)
    if (!order) throw new AppError(recordsRefusals.record_not_found)
    refuseIf(whyNotPayOut(order, { tip, id: earner.id, ...(isChosen ? period : always) }, terms))
    const commission = open.get(id)
    if (!commission) throw new AppError(commissionsRefusals.commission_not_eligible)
    const base = commissionBase(order)
    return { sip_id: id, ...base, ...openLine({ ...commission, ...base }, agreed, earner.yuzde) }
  })
  // Asked again under the lock: a colleague may have taken one back, or undone its cancellation, meanwhile.
  const stillOpen = candidates.length ? await openClawBacks(db, tip, earner.id) : []
  const owed = stillOpen.filter(({ sip_id }) => orders.has(sip_id))
  refuseIf(whyNotLeaveDebt(isTakenBack, debtOf(owed, left)))
  return { lines, owed, clawBacks: isTakenBack ? takeBack(sumOf(lines, 'prim_net'), owed) : [] }
}

const sumOf = (lines: readonly Line[], field: 'net_t' | 'prim_net') =>
  euros(sumCents(lines.map((line) => cents(line[field]))))

type Slip = { id: number; tip: PayoutType }

async function writeLines(db: Database, slip: Slip, lines: readonly Line[], iptal: Flag): Promise<void> {
  if (!lines.length) return
  await db
    .insertInto('prim_odeme_fis_siparis')
    .values(
      lines.map(({ sip_id, g_toplam, net_t, provizyon, prim_net }) => ({
        fis_id: slip.id,
        tip: slip.tip,
        sip_id,
        iptal,
        g_toplam,
        net_t,
        provizyon,
        prim_net,
      })),
    )
    .execute()
}

async function writeAdvances(db: Database, slip: Slip, advances: readonly SettledAdvance[]): Promise<void> {
  if (!advances.length) return
  await db
    .insertInto('prim_odeme_fis_avans')
    .values(advances.map(({ id, tutar }) => ({ fis_id: slip.id, odeme_id: id, tutar })))
    .execute()
}

/**
 * Pays the commission of orders to one person or dealer. Amounts from the browser are not trusted: the orders are
 * locked, checked and calculated again. Triggers mark the orders by the lines of the slip.
 */
export async function payOut(call: SignedInCall<PayoutForm>): Promise<StoredRow<'prim_odeme_fis'>> {
  const { db, input, actor, now } = call
  const { tip, islem_tar, prim_donemi, vergisiz, aciklama, start_date, end_date } = input
  refuseIf(whyNotRate(input.provizyon))
  const provizyon = input.provizyon ?? 0
  const earner = await earnerOf(db, input)
  if (vergisiz === '0') refuseIf(whyNotTaxed(earner.party))
  if (islem_tar > businessDay(now)) throw new AppError(ordersRefusals.payment_in_future)
  const { commission_vat, commission_when, debit_safe_weeks } = await readCompanySettings(db)
  const terms = { commission_when, debit_safe_weeks, today: businessDay(now) }
  const due = await duePayments(call, earner, provizyon, terms)
  const settles = tip === PayoutType.staff && input.avans_odemelerini_isle === '1'
  const { advances, ...totals } = slipTotals({
    commissions: due.lines.map(({ prim_net }) => prim_net),
    clawBacks: due.clawBacks.map(({ prim_net }) => prim_net),
    advances: settles ? await openAdvances(db, earner.id, true) : [],
    isTaxFree: vergisiz === '1',
    vat: commission_vat,
  })
  refuseIf(whyNotSlip(totals) ?? whyNotAsShown(input.beklenen, totals.odenecek))
  const saved = await insertRow(db, 'prim_odeme_fis', {
    tip,
    user_id: tip === PayoutType.staff ? earner.id : null,
    bayi_id: tip === PayoutType.dealer ? earner.id : null,
    islem_tar,
    prim_donemi,
    vergisiz,
    provizyon,
    kdv_oran: commission_vat,
    earned_when: commission_when,
    aciklama,
    start_date,
    end_date,
    avans_odemelerini_isle: input.avans_odemelerini_isle,
    iptal_odemelerini_isle: input.iptal_odemelerini_isle,
    net_t: sumOf(due.lines, 'net_t'),
    ...totals,
    borc: debtLeft(due.owed, due.clawBacks),
    firma_bilgi: sql`(select to_jsonb(f) - 'version' from firma_bilgileri f where f.id = 1)`,
    alici_bilgi: JSON.stringify(earner.party),
    per_id: actor.id,
  })
  const slip = { id: saved.id, tip }
  await writeLines(db, slip, due.lines, '0')
  await writeLines(db, slip, due.clawBacks, '1')
  await writeAdvances(db, slip, advances)
  return saved
}
