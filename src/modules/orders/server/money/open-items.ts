import { sql } from 'kysely'
import type { Actor } from '#core/actor.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Predicate } from '#platform/server/lists/list-query.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { hasIndexedWords } from '#platform/server/lists/words-sql.ts'
import { countryCode } from '#modules/orders/domain/documents/country.ts'
import { invoiceNumberIn } from '#modules/orders/domain/order/number-search.ts'
import { itemsOf, type OpenInvoice, type OpenItem } from '#modules/orders/domain/money/open-items.ts'
import { orderScope } from '#modules/orders/domain/scope.ts'
import { customerName } from '#platform/server/database/customer-name.ts'

type Part = { id: number; sip_id: number; tak_tar: string; open: number }

/** The open items of invoices by a condition on `open_invoices i` and `siparisler o`, the oldest first. */
async function readOpenItems(
  db: Database,
  actor: Actor,
  which: Predicate,
  limit: number,
  order: Predicate = sql`i.sip_id`,
): Promise<OpenItem[]> {
  const rows = await allRows(db)<OpenInvoice>`
    select o.id as sip_id, o.f_no, o.f_tarih, o.cus_id, i.kalan, o.version,
      ${customerName('o')} as name,
      agreed_due(o.s_tar, o.s_odeme_tarihi, o.f_tarih, o.s_vade_gun) as due
    from open_invoices i join siparisler o on o.id = i.sip_id
    where ${which} and ${scopeSql(orderScope(actor), 'o')} order by ${order} limit ${limit}`
  const parts = await allRows(db)<Part>`
    select id, sip_id, tak_tar, (tak_tutar - odenen)::amount as open from cus_taksitler
    where sip_id = any(${rows.map(({ sip_id }) => sip_id)}) order by sip_id, tak_tar, id`
  const partsOf = Map.groupBy(parts, ({ sip_id }) => sip_id)
  return rows.flatMap((invoice) => itemsOf(invoice, partsOf.get(invoice.sip_id) ?? []))
}

const key = sql`invoice_key(o.f_no) collate "C"`

/** A condition that every open invoice meets, written out so that the index of the numbers is used. */
const mayBeOpen = sql`o.fd_fon = '1' and o.f_close = '0' and o.sd_cancel_on = '0' and o.s_is_teklif = 0`

/** Finds by invoice number or payment reference; an exact match comes before longer numbers. */
export async function openItemsByNumber(
  db: Database,
  actor: Actor,
  typed: string,
  limit: number,
): Promise<{ items: OpenItem[]; isExact: boolean }> {
  const number = invoiceNumberIn(typed)
  if (number === null) return { items: [], isExact: false }
  const exact = await readOpenItems(db, actor, sql`${key} = invoice_key(${number})`, limit)
  if (exact.length) return { items: exact, isExact: true }
  // Keys consist of a to z and digits, which sort before '{': the range scan need not compute the keys again.
  const longer = sql`${mayBeOpen} and invoice_key(${number}) <> '' and ${key} > invoice_key(${number})
    and ${key} < invoice_key(${number}) || '{'`
  return { items: await readOpenItems(db, actor, longer, limit, key), isExact: false }
}

/** By an amount that is open: of an instalment or of a whole invoice. */
export async function openItemsByAmount(
  db: Database,
  actor: Actor,
  amount: number,
  limit: number,
): Promise<OpenItem[]> {
  const which = sql`i.sip_id in (
    select sip_id from open_invoices where kalan = ${amount}
    union select sip_id from cus_taksitler where odeme = '0' and tak_tutar - odenen = ${amount})`
  const items = await readOpenItems(db, actor, which, limit)
  return items.filter(({ open }) => open === amount)
}

/** Most customers that are searched, as many may have a common name. */
const MOST_NAMED = 200

/** Finds by words of the customer: name, firm, town, number. */
export async function openItemsByWords(
  db: Database,
  actor: Actor,
  words: readonly string[],
  limit: number,
): Promise<OpenItem[]> {
  const rows = await allRows(db)<{ id: number }>`
    select id from customers where ${hasIndexedWords(sql`search_text`, words)}
      and exists (select from open_invoices i where i.cus_id = customers.id) limit ${MOST_NAMED}`
  return openItemsOfCustomers(
    db,
    actor,
    rows.map(({ id }) => id),
    limit,
  )
}

export const openItemsOfCustomers = (db: Database, actor: Actor, ids: readonly number[], limit: number) =>
  ids.length
    ? readOpenItems(db, actor, sql`i.cus_id = any(${ids}::integer[])`, limit)
    : Promise.resolve<OpenItem[]>([])

/** Every open item of the company, for matching. */
export const everyOpenItem = (db: Database, actor: Actor, limit: number) =>
  readOpenItems(db, actor, sql`true`, limit)

export type NamedInvoice = {
  sip_id: number
  f_no: string
  cus_id: number
  name: string
  total: number
  state: 'closed' | 'cancelled' | 'not_invoiced'
}

/**
 * Records with these numbers that ask for no money: paid and cancelled invoices, and orders without an invoice.
 * Numbers of open invoices are only searched among the orders.
 */
export async function notOpenInvoices(
  db: Database,
  actor: Actor,
  keys: readonly string[],
  isOpen: (key: string) => boolean,
): Promise<NamedInvoice[]> {
  const ids = keys.filter((number) => /^\d{1,9}$/.test(number)).map(Number)
  const name = sql`${customerName('o')} as name`
  return allRows(db)<NamedInvoice>`
    select o.id as sip_id, o.f_no, o.cus_id, o.s_g_toplam as total, ${name},
      case when o.sd_cancel_on = '1' then 'cancelled' else 'closed' end as state
    from unnest(${keys.filter((one) => !isOpen(one))}::text[]) k join siparisler o on ${key} = k collate "C"
    where o.f_no is not null and o.s_is_teklif = 0 and ${scopeSql(orderScope(actor), 'o')}
      and not exists (select from open_invoices i where i.sip_id = o.id)
    union all
    select o.id, o.id::text, o.cus_id, o.s_g_toplam, ${name}, 'not_invoiced'
    from siparisler o
    where o.id = any(${ids}::integer[]) and o.f_no is null and o.s_is_teklif = 0 and o.sd_cancel_on = '0'
      and ${scopeSql(orderScope(actor), 'o')}`
}

/** Locks these invoices until the end of the transaction, and answers their open amounts. */
export async function holdInvoices(
  db: Database,
  actor: Actor,
  ids: readonly number[],
): Promise<Map<number, number>> {
  await sql`select id from siparisler where id = any(${ids}::integer[]) and ${scopeSql(orderScope(actor))}
    order by id for update`.execute(db)
  const rows = await allRows(db)<{ sip_id: number; kalan: number }>`
    select sip_id, kalan from open_invoices where sip_id = any(${ids}::integer[])`
  return new Map(rows.map(({ sip_id, kalan }) => [sip_id, kalan]))
}

type Debtor = {
  sip_id: number
  f_ytakip: number
  disputed_on: string | null
  per_id: number
  country: string
  street: string | null
  postcode: string | null
  town: string | null
}

/** Open items of invoices that are paid by direct debit, with the facts about their debtor. */
export async function directDebitItems(db: Database, actor: Actor): Promise<(OpenItem & Debtor)[]> {
  const items = await readOpenItems(db, actor, sql`(o.s_lastschrift = '1' or o.s_odeme_tip = 2)`, MOST_DEBITS)
  const rows = await allRows(db)<Debtor & { f_ulke: string | null }>`
    select id as sip_id, f_ytakip, disputed_on, per_id, f_ulke, cus_country_code as country, f_adres as street, f_pk as postcode, f_sehir as town
    from siparisler where id = any(${items.map(({ sip_id }) => sip_id)})`
  const debtors = new Map(
    rows.map(({ f_ulke, ...debtor }) => [
      debtor.sip_id,
      { ...debtor, country: countryCode(f_ulke, debtor.country) },
    ]),
  )
  return items.flatMap((item) => {
    const debtor = debtors.get(item.sip_id)
    return debtor ? [{ ...item, ...debtor }] : []
  })
}

const MOST_DEBITS = 100_000
