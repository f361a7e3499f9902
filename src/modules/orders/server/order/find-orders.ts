import { sql } from 'kysely'
import type { Actor } from '#core/actor.ts'
import { formatDate, formatDayOf } from '#core/days/dates.ts'
import { formatEuro } from '#core/money/money.ts'
import { hintOf, type FoundRow, type Wanted } from '#core/lists/search.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Predicate } from '#platform/server/lists/list-query.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { allRows } from '#platform/server/database/sql.ts'
import {
  invoiceNumberIn,
  numbersBeginningWith,
  orderDigits,
} from '#modules/orders/domain/order/number-search.ts'
import { orderScope } from '#modules/orders/domain/scope.ts'
import { customerName } from '#platform/server/database/customer-name.ts'

type Order = {
  id: number
  f_no: string | null
  customer: string
  s_tar: string
  f_tarih: string | null
  s_g_toplam: number
}

const shown = sql`id, f_no, s_tar, f_tarih, s_g_toplam,
  ${customerName('siparisler')} as customer`

/** Orders by number: the exact match first, then the newest that begin with it. */
export async function findOrders(db: Database, actor: Actor, { text, limit }: Wanted): Promise<FoundRow[]> {
  const digits = orderDigits(text)
  const ranges = digits ? numbersBeginningWith(digits) : []
  if (!ranges.length) return []
  const rows = await allRows(db)<Order>`
    select o.* from unnest(${ranges.map(({ low }) => low)}::integer[], ${ranges.map(({ high }) => high)}::integer[]) r (low, high)
    cross join lateral (
      select ${shown} from siparisler
      where s_is_teklif = 0 and id between r.low and r.high and ${scopeSql(orderScope(actor))}
      order by id desc limit ${limit}) o
    order by o.id = ${Number(digits)} desc, o.id desc limit ${limit}`
  return rows.map(({ id, customer, s_tar, s_g_toplam }) => ({
    id,
    label: String(id),
    hint: hintOf(customer, formatDayOf(s_tar), formatEuro(s_g_toplam)),
  }))
}

const key = sql`invoice_key(f_no) collate "C"`

/** Invoices and credit notes by printed number: the exact match first, then the newest that begin with it. */
export async function findInvoices(db: Database, actor: Actor, { text, limit }: Wanted): Promise<FoundRow[]> {
  const number = invoiceNumberIn(text)
  if (number === null) return []
  const typed = sql`invoice_key(${number})`
  const invoices = (where: Predicate) =>
    allRows(db)<Order>`
    select ${shown} from siparisler
    where f_no is not null and ${typed} <> '' and ${where} and ${scopeSql(orderScope(actor))}
    order by ${key} desc limit ${limit}`
  const same = await invoices(sql`${key} = ${typed}`)
  const longer = await invoices(sql`${key} like ${typed} || '_%'`)
  return [...same, ...longer].slice(0, limit).map(({ id, f_no, customer, f_tarih, s_g_toplam }) => ({
    id,
    label: f_no ?? String(id),
    hint: hintOf(customer, formatDate(f_tarih), formatEuro(s_g_toplam)),
  }))
}
