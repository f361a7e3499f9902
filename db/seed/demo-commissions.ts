import { defaultSettings } from '#core/company/company-settings.ts'
import type { ClientBase } from 'pg'
import { monthOf, type DayRange, type IsoDate } from '#core/days/dates.ts'
import type { Flag } from '#core/fields.ts'
import { cents, euros, sumCents } from '#core/money/money.ts'
import {
  advanceParts,
  PayoutType,
  slipTotals,
  type OpenAdvance,
} from '#modules/commissions/domain/commission.ts'
import { commissionBase, commissionOf } from '#modules/orders/domain/money/earning.ts'
import { ADMIN_ID } from './data/staff.ts'
import { moment } from './days.ts'
import { ibanOf } from './demo-mandates.ts'
import { insertRows, type Row } from './rows.ts'

const MONTHS = 14
/** The last month is still to be paid, but for these. */
const PAID_LATELY = { [PayoutType.staff]: [7], [PayoutType.dealer]: [2] }
/** Two people wait for more months than the last. */
const LATE: Readonly<Record<number, number>> = { 9: 3, 12: 2 }
/** People and dealers by their user or dealer number. */
const STAFF = [3, 4, 6, 7, 8, 9, 10, 12, 13]
const DEALERS = [2, 3]

type Advance = { per_id: number; monthsAgo: number; day: number; tutar: number; aciklama: string }

/** The large one is settled over several slips; the last two are still open. */
const ADVANCES: readonly Advance[] = [
  { per_id: 3, monthsAgo: 4, day: 12, tutar: 300, aciklama: 'Vorschuss Messe' },
  { per_id: 4, monthsAgo: 3, day: 5, tutar: 150, aciklama: 'Vorschuss Reisekosten' },
  { per_id: 8, monthsAgo: 3, day: 18, tutar: 5000, aciklama: 'Vorschuss Umzug' },
  { per_id: 3, monthsAgo: 1, day: 9, tutar: 200, aciklama: 'Vorschuss Weihnachtsgeschäft' },
]

type Earner = { tip: PayoutType; id: number; yuzde: number; party: object }

type PaidOrder = {
  id: number
  s_g_toplam: number
  kdv_oran: number
  s_vergisiz: Flag
  s_is_teklif: number
}

function monthBefore(today: IsoDate, months: number): DayRange {
  return monthOf(Temporal.PlainDate.from(today).subtract({ months }).toString())
}

const periodName = ({ to }: DayRange) => `${to.slice(5, 7)}/${to.slice(0, 4)}`

async function readEarners(client: ClientBase): Promise<Earner[]> {
  const { rows: staff } = await client.query<Earner>(
    `SELECT 0 AS tip, id, yuzde, jsonb_build_object('adi', concat_ws(' ', name, surname), 'adres', adres, 'ustid', ustid) AS party
     FROM sys_users WHERE id = ANY ($1) ORDER BY id`,
    [STAFF],
  )
  const { rows: dealers } = await client.query<Earner>(
    `SELECT 1 AS tip, id, yuzde, jsonb_build_object('adi', firma_cari, 'adres', adres, 'ustid', ustid) AS party
     FROM bayi_cari WHERE id = ANY ($1) ORDER BY id`,
    [DEALERS],
  )
  return [...staff, ...dealers]
}

async function seedAdvances(client: ClientBase, today: IsoDate): Promise<void> {
  await insertRows(
    client,
    'personel_odeme',
    ADVANCES.map(({ monthsAgo, day, ...advance }, index) => {
      const tarihi = Temporal.PlainDate.from(monthBefore(today, monthsAgo).from).with({ day }).toString()
      const amounts = {
        kalan: advance.tutar,
        komisyon_tutar: advanceParts(advance.tutar, defaultSettings.commission_vat).net,
      }
      return {
        id: index + 1,
        ...advance,
        ...amounts,
        komisyon_brut: advance.tutar,
        islem: 2,
        tarihi,
        odeme_tar: tarihi,
        kayit_user: ADMIN_ID,
        version: 1,
      }
    }),
  )
}

async function readOrders(client: ClientBase, { tip, id }: Earner, month: DayRange): Promise<PaidOrder[]> {
  const owner = tip === PayoutType.staff ? 'per_id' : 'bayi_id'
  const { rows } = await client.query<PaidOrder>(
    `SELECT id, s_g_toplam::float8, kdv_oran::float8, s_vergisiz, s_is_teklif FROM siparisler
     WHERE ${owner} = $1 AND f_odeme_tar BETWEEN $2 AND $3 AND f_close = '1' AND sd_cancel_on = '0'
       AND s_is_teklif IN (0, 2) AND f_status = '0' ORDER BY id`,
    [id, month.from, month.to],
  )
  return rows
}

async function openAdvances(client: ClientBase, { tip, id }: Earner, until: IsoDate): Promise<OpenAdvance[]> {
  if (tip === PayoutType.dealer) return []
  const { rows } = await client.query<OpenAdvance>(
    `SELECT id, kalan::float8 FROM personel_odeme WHERE per_id = $1 AND kalan > 0 AND tarihi <= $2 ORDER BY id`,
    [id, until],
  )
  return rows
}

type Payout = { id: number; earner: Earner; month: DayRange; islem_tar: IsoDate }

function lineOf({ id, earner: { tip, yuzde: provizyon } }: Payout, order: PaidOrder) {
  const base = commissionBase(order)
  const prim_net = commissionOf(base.net_t, provizyon)
  return { fis_id: id, tip, sip_id: order.id, iptal: '0', ...base, provizyon, prim_net }
}

function slipRow({ id, earner, month, islem_tar }: Payout, isTaxFree: boolean): Row {
  return {
    id,
    tip: earner.tip,
    user_id: earner.tip === PayoutType.staff ? earner.id : null,
    bayi_id: earner.tip === PayoutType.dealer ? earner.id : null,
    islem_tar,
    prim_donemi: periodName(month),
    vergisiz: isTaxFree ? '1' : '0',
    provizyon: earner.yuzde,
    kdv_oran: defaultSettings.commission_vat,
    start_date: month.from,
    end_date: month.to,
    avans_odemelerini_isle: '1',
    iptal_odemelerini_isle: '1',
    // An object, which a row of a seed cannot carry: it follows.
    alici_bilgi: '',
    per_id: ADMIN_ID,
    islem_zaman: moment(islem_tar, '17:00'),
    version: 1,
  }
}

async function freezeParties(client: ClientBase, id: number, party: object): Promise<void> {
  await client.query(
    `UPDATE prim_odeme_fis SET alici_bilgi = $2,
       firma_bilgi = (SELECT to_jsonb(f) - 'version' FROM firma_bilgileri f WHERE f.id = 1) WHERE id = $1`,
    [id, JSON.stringify(party)],
  )
}

/** One slip with its lines, by the rules of the product, which mark the orders; none where nothing was earned. */
async function seedSlip(client: ClientBase, payout: Payout): Promise<boolean> {
  const { id, earner, month, islem_tar } = payout
  const orders = await readOrders(client, earner, month)
  if (!orders.length) return false
  const lines = orders.map((order) => lineOf(payout, order))
  // Dealers abroad owe the tax themselves.
  const isTaxFree = earner.tip === PayoutType.dealer
  const { advances, ...totals } = slipTotals({
    commissions: lines.map(({ prim_net }) => prim_net),
    clawBacks: [],
    advances: await openAdvances(client, earner, islem_tar),
    isTaxFree,
    vat: defaultSettings.commission_vat,
  })
  const net_t = euros(sumCents(lines.map((line) => cents(line.net_t))))
  await insertRows(client, 'prim_odeme_fis', [{ ...slipRow(payout, isTaxFree), net_t, ...totals }])
  await freezeParties(client, id, earner.party)
  await insertRows(client, 'prim_odeme_fis_siparis', lines)
  await insertRows(
    client,
    'prim_odeme_fis_avans',
    advances.map(({ id: odeme_id, tutar }) => ({ fis_id: id, odeme_id, tutar })),
  )
  return true
}

const isPaid = ({ tip, id }: Earner, monthsAgo: number) =>
  PAID_LATELY[tip].includes(id) || monthsAgo > (tip === PayoutType.staff ? (LATE[id] ?? 1) : 1)

/** Most have told where their commission goes; one person and one dealer have not yet. */
async function seedPayeeAccounts(client: ClientBase, earners: readonly Earner[]): Promise<void> {
  const known = earners.filter(({ id }) => id !== 8 && id !== DEALERS.at(-1))
  await insertRows(
    client,
    'payee_accounts',
    known.map(({ tip, id, party }, index) => ({
      id: index + 1,
      user_id: tip === PayoutType.staff ? id : null,
      bayi_id: tip === PayoutType.dealer ? id : null,
      iban: ibanOf(900_000 + tip * 1000 + id),
      holder: (party as { adi: string }).adi,
      version: 1,
    })),
  )
}

/** Commission of past months that was paid out, and advances on what is still to come. */
export async function seedCommissions(client: ClientBase, today: IsoDate): Promise<void> {
  await seedAdvances(client, today)
  const earners = await readEarners(client)
  await seedPayeeAccounts(client, earners)
  let id = 1
  for (let monthsAgo = MONTHS; monthsAgo > 0; monthsAgo -= 1) {
    const month = monthBefore(today, monthsAgo)
    const fifth = Temporal.PlainDate.from(month.to).add({ days: 5 }).toString()
    const islem_tar = fifth < today ? fifth : today
    for (const earner of earners.filter((one) => isPaid(one, monthsAgo)))
      if (await seedSlip(client, { id, earner, month, islem_tar })) id += 1
  }
}
