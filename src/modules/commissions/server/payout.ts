import { sql } from 'kysely'
import { businessDay, type IsoDate } from '#core/dates.ts'
import { AppError, refuseIf } from '#core/errors.ts'
import type { Flag } from '#core/fields.ts'
import { cents, euros, sumCents } from '#core/money.ts'
import { isCancelled } from '#modules/orders/domain/order-state.ts'
import type { Database } from '#platform/server/database.ts'
import type { SignedInCall } from '#platform/server/endpoint.ts'
import { insertRow, type SavedRow } from '#platform/server/rows.ts'
import {
  commissionBase,
  commissionOf,
  COMMISSION_VAT,
  fittingClawBacks,
  PayoutType,
  slipTotals,
  whyNotSlip,
  type SettledAdvance,
} from '../domain/commission.ts'
import type { PayoutForm } from '../domain/prim_odeme_fis.ts'
import { whyNotPayOut, whyNotRate, whyNotSelected, type CommissionOrder } from '../domain/selection.ts'
import { whyNotTaxed } from '../domain/documents/slip.ts'
import { earnerOf } from './payees.ts'

/** Where each side of the commission stands in an order. */
export const sides = {
  [PayoutType.staff]: {
    owner: 'per_id',
    flag: 'per_odeme',
    day: 'per_odeme_tar',
    slip: 'per_belge_no',
    clawBack: 'usr_c_belge',
  },
  [PayoutType.dealer]: {
    owner: 'bayi_id',
    flag: 'bayi_odeme',
    day: 'bayi_odeme_tar',
    slip: 'bayi_belge_no',
    clawBack: 'by_c_belge',
  },
} as const

type Order = CommissionOrder & { id: number; s_g_toplam: number; kdv_oran: number; s_vergisiz: Flag }

type Line = { sip_id: number; g_toplam: number; net_t: number; provizyon: number; prim_net: number }

/** Orders whose commission was paid by a slip and which were cancelled since; what was paid is frozen in that slip. */
export async function openClawBacks(db: Database, tip: PayoutType, earnerId: number) {
  const side = sides[tip]
  const { rows } = await sql<Line & { f_no: string; f_tarih: IsoDate }>`
    select l.sip_id, o.f_no, o.f_tarih, l.g_toplam, l.net_t, l.provizyon, l.prim_net
    from siparisler o join prim_odeme_fis_siparis l on l.sip_id = o.id and l.tip = ${tip} and l.iptal = '0'
    where ${sql.ref(`o.${side.owner}`)} = ${earnerId} and o.sd_cancel_on = '1'
      and ${sql.ref(`o.${side.slip}`)} is not null and ${sql.ref(`o.${side.clawBack}`)} is null
    order by l.sip_id`.execute(db)
  return rows
}

/** Holds the orders until the transaction ends, always in the order of their numbers. */
async function lockOrders(db: Database, ids: readonly number[]): Promise<Map<number, Order>> {
  const { rows } = await sql<Order>`
    select id, per_id, bayi_id, s_is_teklif, sd_cancel_on, fd_fon, f_close, f_status, f_odeme_tar, per_odeme,
      bayi_odeme, s_g_toplam, kdv_oran, s_vergisiz
    from siparisler where id = any(${ids}::integer[]) order by id for update`.execute(db)
  return new Map(rows.map((order) => [order.id, order]))
}

export async function openAdvances(db: Database, per_id: number, isForUpdate = false) {
  const lock = isForUpdate ? sql`for update` : sql``
  const { rows } = await sql<{ id: number; tarihi: IsoDate; tutar: number; kalan: number }>`
    select id, tarihi, tutar, kalan from personel_odeme where per_id = ${per_id} and kalan > 0
    order by id ${lock}`.execute(db)
  return rows
}

function lineOf(order: Order, provizyon: number): Line {
  const base = commissionBase(order)
  return { sip_id: order.id, ...base, provizyon, prim_net: commissionOf(base.net_t, provizyon) }
}

/** The selected orders, held and found due, and what is to be taken back from the same earner. */
async function duePayments(db: Database, form: PayoutForm, earnerId: number, provizyon: number) {
  const { tip, start_date, end_date } = form
  const ids = [...new Set(form.siparisler)]
  refuseIf(ids.length ? null : whyNotSelected(tip, []))
  const candidates = form.iptal_odemelerini_isle === '1' ? await openClawBacks(db, tip, earnerId) : []
  const orders = await lockOrders(db, [...ids, ...candidates.map(({ sip_id }) => sip_id)])
  const lines = ids.map((id) => {
    const order = orders.get(id)
    if (!order) throw new AppError('record_not_found')
    refuseIf(whyNotPayOut(order, { tip, id: earnerId, start_date, end_date }))
    return lineOf(order, provizyon)
  })
  // Asked again under the lock: a colleague may have taken one back, or undone its cancellation, meanwhile.
  const stillOpen = candidates.length ? await openClawBacks(db, tip, earnerId) : []
  const held = stillOpen.filter(({ sip_id }) => {
    const order = orders.get(sip_id)
    return order !== undefined && isCancelled(order)
  })
  return { lines, clawBacks: fittingClawBacks(sumOf(lines, 'prim_net'), held) }
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

async function markOrders(
  db: Database,
  slip: Slip,
  islem_tar: IsoDate,
  { lines, clawBacks }: { lines: readonly Line[]; clawBacks: readonly Line[] },
): Promise<void> {
  const { flag, day, slip: number, clawBack } = sides[slip.tip]
  const idsOf = (some: readonly Line[]) => some.map(({ sip_id }) => sip_id)
  await sql`update siparisler set ${sql.ref(flag)} = '1', ${sql.ref(day)} = ${islem_tar}, ${sql.ref(number)} = ${slip.id}
    where id = any(${idsOf(lines)}::integer[])`.execute(db)
  await sql`update siparisler set ${sql.ref(clawBack)} = ${slip.id}
    where id = any(${idsOf(clawBacks)}::integer[])`.execute(db)
}

/**
 * Pays the commission of some orders to one person or dealer. Nothing that the browser reckoned is believed: the orders
 * are held, found due once more and reckoned anew.
 */
export async function payOut({ db, input, actor, now }: SignedInCall<PayoutForm>): Promise<SavedRow> {
  const { tip, islem_tar, prim_donemi, vergisiz, aciklama, start_date, end_date } = input
  const { provizyon } = input
  refuseIf(whyNotRate(provizyon))
  const earner = await earnerOf(db, input)
  if (vergisiz === '0') refuseIf(whyNotTaxed(earner.party))
  if (islem_tar > businessDay(now)) throw new AppError('payment_in_future')
  const due = await duePayments(db, input, earner.id, provizyon ?? 0)
  const settles = tip === PayoutType.staff && input.avans_odemelerini_isle === '1'
  const { advances, ...totals } = slipTotals({
    commissions: due.lines.map(({ prim_net }) => prim_net),
    clawBacks: due.clawBacks.map(({ prim_net }) => prim_net),
    advances: settles ? await openAdvances(db, earner.id, true) : [],
    isTaxFree: vergisiz === '1',
  })
  refuseIf(whyNotSlip(totals))
  const saved = await insertRow(db, 'prim_odeme_fis', {
    tip,
    user_id: tip === PayoutType.staff ? earner.id : null,
    bayi_id: tip === PayoutType.dealer ? earner.id : null,
    islem_tar,
    prim_donemi,
    vergisiz,
    provizyon,
    kdv_oran: COMMISSION_VAT,
    aciklama,
    start_date,
    end_date,
    avans_odemelerini_isle: input.avans_odemelerini_isle,
    iptal_odemelerini_isle: input.iptal_odemelerini_isle,
    net_t: sumOf(due.lines, 'net_t'),
    ...totals,
    firma_bilgi: sql`(select to_jsonb(f) - 'version' from firma_bilgileri f where f.id = 1)`,
    alici_bilgi: JSON.stringify(earner.party),
    per_id: actor.id,
  })
  const slip = { id: saved.id, tip }
  await writeLines(db, slip, due.lines, '0')
  await writeLines(db, slip, due.clawBacks, '1')
  await writeAdvances(db, slip, advances)
  await markOrders(db, slip, islem_tar, due)
  return saved
}
