import { UNASSIGNED_USER } from '#core/actor.ts'
import { businessDay, type IsoDate } from '#core/days/dates.ts'
import type { Flag } from '#core/fields.ts'
import { cents, euros } from '#core/money/money.ts'
import { refreshActivities } from '#modules/customers/server/public.ts'
import { readCompanySettings } from '#platform/server/company-settings.ts'
import type { Database } from '#platform/server/database/database.ts'
import { personName } from '#platform/server/database/person-name.ts'
import { insertRowSet } from '#platform/server/database/rows.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { fillParts, type Part } from '#modules/orders/domain/money/allocations.ts'
import { dueDate } from '#modules/orders/domain/money/due.ts'
import { EntryType, PAYMENT_DIRECTION } from '#modules/orders/domain/money/payments.ts'
import { totalWithFee } from '#modules/orders/domain/reminders/fees.ts'
import { containedTax } from '#modules/orders/domain/order/totals.ts'
import type { Acting } from '../money/ledger.ts'

/** An open invoice of another system with what happened to it there. */
type OldInvoice = {
  cus_id: number
  f_no: string
  day: IsoDate
  due: IsoDate | null
  total: number
  tax_rate: number | null
  paid: number
  paid_day: IsoDate | null
  /** The days of the three reminders. */
  reminders: readonly (IsoDate | null)[]
  /** The fees of the second and the third. */
  fees: readonly number[]
  seller: number | null
  payment_type: number | null
  note: string | null
  instalments: readonly { due: IsoDate; amount: number }[]
}

type Party = {
  id: number
  cus_code: string | null
  cus_is_firm: Flag
  cus_m_f: number | null
  cus_firm: string | null
  cus_name: string | null
  cus_surname: string | null
  cus_atu_no: string | null
  cus_country_code: string
  cus_user: number
  f_adres: string | null
  f_pk: string | null
  f_sehir: string | null
  f_bolge: string | null
  f_ulke: string | null
}

async function partiesOf(db: Database, ids: readonly number[]): Promise<Map<number, Party>> {
  const rows = await allRows(db)<Party>`
    select c.id, c.cus_code, c.cus_is_firm, c.cus_m_f, c.cus_firm, c.cus_name, c.cus_surname, c.cus_atu_no,
      c.cus_country_code, c.cus_user, a.adres as f_adres, a.pk as f_pk, a.sehir as f_sehir, a.bolge as f_bolge,
      a.ulke as f_ulke
    from customers c
    left join cus_adress a on a.cus_id = c.id and a.c_type = 4 and a.a_def = '1' and a.sil = '0'
    where c.id = any(${ids}::integer[])`
  return new Map(rows.map((row) => [row.id, row]))
}

type Person = { per_id: number; per_name: string; bayi_id: number }

async function peopleOf(db: Database, ids: readonly number[]): Promise<Map<number, Person>> {
  const rows = await allRows(db)<Person>`
    select u.id as per_id, u.bayi as bayi_id, ${personName} as per_name
    from sys_users u where u.id = any(${ids}::integer[]) and u.id <> ${UNASSIGNED_USER}`
  return new Map(rows.map((row) => [row.per_id, row]))
}

/** The rate of each invoice where its file names none: that of its country on its day. */
async function ratesOf(db: Database, invoices: readonly OldInvoice[], parties: Map<number, Party>) {
  const asked = invoices.map(({ cus_id, day }, n) => ({
    n,
    country: parties.get(cus_id)?.cus_country_code,
    day,
  }))
  const rows = await allRows(db)<{ rate: number | null }>`
    select tax_rate_on(r.country, r.day) as rate
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as r(n integer, country text, day date)
    order by r.n`
  const usual = (await readCompanySettings(db)).default_tax_rate
  return invoices.map(({ tax_rate }, index) => tax_rate ?? rows[index]?.rate ?? usual)
}

const dayBefore = (day: IsoDate): IsoDate => Temporal.PlainDate.from(day).subtract({ days: 1 }).toString()

/** Agreed due days are after the order day, so an invoice due on its own day gets the day before. */
const orderDayOf = ({ day, due }: OldInvoice) => (due === day ? dayBefore(day) : day)

/** The reminder fields of an invoice. */
function remindersOf({ reminders, fees, total }: OldInvoice) {
  const [first, second, third] = reminders
  const fee = (sent: unknown, amount: number | undefined) => (sent ? (amount ?? 0) : null)
  const [fee2, fee3] = [fee(second, fees[0]), fee(third, fees[1])]
  return {
    sd_uyari_1_is: first ? '1' : '0',
    sd_uyari_2_is: second ? '1' : '0',
    sd_uyari_3_is: third ? '1' : '0',
    sd_uyari_1_is_tar: first ?? null,
    sd_uyari_2_is_tar: second ?? null,
    sd_uyari_3_is_tar: third ?? null,
    sd_uyari_2_fark: fee2,
    sd_uyari_3_fark: fee3,
    fark_2_toplam: fee2 === null ? null : totalWithFee(total, fee2),
    fark_3_toplam: fee3 === null ? null : totalWithFee(total, fee3),
  }
}

/** Approved, invoiced and sent: only the payment is missing. */
const finished = { sd_kesin: '1', sd_onaylama: '1', fd_fon: '1', sd_gonderi_status: '1', sd_kago_cikis: '1' }

function headOf(invoice: OldInvoice, party: Party, kdv_oran: number) {
  const { day, due, total } = invoice
  const { id, cus_user: _, ...snapshot } = party
  const hasParts = invoice.instalments.length > 0
  return {
    ...snapshot,
    ...finished,
    ...remindersOf(invoice),
    cus_id: id,
    s_tar: `${orderDayOf(invoice)}T10:00:00Z`,
    s_odeme_tarihi: due ?? orderDayOf(invoice),
    s_odeme_tip: invoice.payment_type ?? 1,
    s_toplam: total,
    s_ara_toplam: total,
    s_g_toplam: total,
    s_kargo: 0,
    kdv_oran,
    s_kdv: euros(containedTax(cents(total), { s_vergisiz: '0', kdv_oran })),
    s_vadeli_odeme: hasParts ? '1' : '0',
    s_taksit_sayisi: invoice.instalments.length,
    sd_onaylama_tar: day,
    s_gon_tar: day,
    f_no: invoice.f_no,
    f_tarih: day,
    fat_note: invoice.note,
  }
}

/** Stores the parts of each invoice with their due days, and answers the ids of the instalments. */
async function storeParts(
  db: Database,
  invoices: readonly OldInvoice[],
  ids: readonly number[],
  s_vade_gun: number,
): Promise<Part[][]> {
  const rows = invoices.flatMap(({ instalments, cus_id }, index) =>
    instalments.map(({ due, amount }) => ({
      sip_id: ids[index] ?? 0,
      cus_id,
      tak_tar: due,
      tak_tutar: amount,
    })),
  )
  const stored = await insertRowSet(db, 'cus_taksitler', rows)
  let next = 0
  return invoices.map((invoice) => {
    if (!invoice.instalments.length) {
      const dates = {
        orderDay: orderDayOf(invoice),
        s_odeme_tarihi: invoice.due,
        f_tarih: invoice.day,
        s_vade_gun,
      }
      return [{ taksit_id: null, due: dueDate(dates), amount: invoice.total, filled: 0 }]
    }
    return invoice.instalments.map(({ due, amount }) => {
      const taksit_id = stored[next] ?? 0
      next += 1
      return { taksit_id, due, amount, filled: 0 }
    })
  })
}

/** Books what was paid so far and lets it fill the invoice as every payment does. */
async function bookPayments(
  { db, actor, now }: Acting,
  data_in_id: number,
  invoices: readonly OldInvoice[],
  ids: readonly number[],
  parts: readonly Part[][],
): Promise<void> {
  const paid = invoices.flatMap((invoice, index) => (invoice.paid > 0 ? [{ invoice, index }] : []))
  const entries = await insertRowSet(
    db,
    'cari_islem',
    paid.map(({ invoice, index }) => ({
      cus_id: invoice.cus_id,
      s_no: ids[index] ?? 0,
      islem_type: EntryType.payment,
      in_out: PAYMENT_DIRECTION,
      islem_zamani: invoice.paid_day,
      borc: invoice.paid,
      descp: 'Zahlungen im früheren System',
      per_id: actor.id,
      data_in_id,
    })),
  )
  const today = businessDay(now)
  const allocations = paid.flatMap(({ invoice, index }, place) => {
    const [second, third] = invoice.fees
    const fee = invoice.reminders[2] ? third : invoice.reminders[1] ? second : 0
    const money = [{ entry_id: entries[place] ?? 0, free: invoice.paid }]
    return fillParts({ parts: parts[index] ?? [], money, fee: fee ?? 0, left: 0, today }).map((one) => ({
      ...one,
      sip_id: ids[index] ?? 0,
    }))
  })
  await insertRowSet(db, 'allocations', allocations)
}

/** Stores open invoices of another system under their own numbers; answers their ids. */
export async function takeInInvoices(
  call: Acting,
  data_in_id: number,
  invoices: readonly OldInvoice[],
): Promise<number[]> {
  const { db, actor } = call
  const parties = await partiesOf(
    db,
    invoices.map(({ cus_id }) => cus_id),
  )
  const owners = [...parties.values()].map(({ cus_user }) => cus_user)
  const people = await peopleOf(db, [actor.id, ...owners, ...invoices.flatMap(({ seller }) => seller ?? [])])
  const rates = await ratesOf(db, invoices, parties)
  const s_vade_gun = (await readCompanySettings(db)).payment_term_days
  const rows = invoices.map((invoice, index) => {
    const party = parties.get(invoice.cus_id)
    const person = people.get(invoice.seller ?? party?.cus_user ?? 0) ?? people.get(actor.id)
    if (!party || !person) throw new Error(`invoice ${invoice.f_no} without its customer or salesperson`)
    return { ...headOf(invoice, party, rates[index] ?? 0), ...person, s_vade_gun, data_in_id }
  })
  const ids = await insertRowSet(db, 'siparisler', rows)
  const parts = await storeParts(db, invoices, ids, s_vade_gun)
  await bookPayments(call, data_in_id, invoices, ids, parts)
  await refreshActivities(db, [...parties.keys()])
  return ids
}
