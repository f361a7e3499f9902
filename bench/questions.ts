import { isShown } from '#core/lists/list.ts'
import { orderListDefinitions } from '#modules/orders/domain/order/order-columns.ts'

/** The two questions that every list of orders is measured by, for the product, the floor and the peer. */

export const shownFields = [
  'cus_name',
  'cus_surname',
  'cus_id',
  'id',
  's_tar',
  'f_no',
  'f_tarih',
  's_gon_tar',
  'vade_tar',
  's_g_toplam',
  'kalan',
  'per_name',
  'cus_firm',
  's_lastschrift',
  'sd_cancel_on',
  'fd_fon',
] as const

const open = { s_is_teklif: 0, sd_cancel_on: '0', fd_fon: '1', f_close: '0', f_status: '0', f_ytakip: 0 }

const openSql = `s_is_teklif = 0 and sd_cancel_on = '0' and fd_fon = '1' and f_close = '0' and f_status = '0'
  and f_ytakip = 0`

export const SEARCHED = 'schneider'

const list = (where: string) => ({
  totals: `select count(*) as count, coalesce(sum(s_g_toplam), 0) as sum_s_g_toplam from siparis_all_view where ${where}`,
  page: `select ${shownFields.join(', ')} from siparis_all_view where ${where} order by id desc limit 100 offset $1`,
})

export const questions = {
  status: list(openSql),
  /** Open orders from an amount that no earlier request used. */
  cold: list(`${openSql} and s_g_toplam >= $least`),
  search: list(`s_is_teklif = 0 and search_text like '%' || search_fold('${SEARCHED}') || '%'`),
}

export type Question = keyof typeof questions

/** What the screen of open invoices leaves out. */
const without_fields = Object.entries(orderListDefinitions.open.columns).flatMap(([field, column]) =>
  !isShown(column) && column.spare ? [field] : [],
)

const paging = { limit: 100, count: true, sum_field: 's_g_toplam', orderByField: 'id', orderBy: 'DESC' }

const productFilters = (least: number) => ({
  status: { filters: open },
  cold: { filters: { ...open, s_g_toplam: { value: least, matchMode: 'gte' } } },
  search: { filters: { s_is_teklif: 0 }, globalFilter: SEARCHED },
})

/** The same question as the product's call takes it. */
export const productBody = (question: Question, offset: number, least = 0) => ({
  ...paging,
  without_fields,
  compact: true,
  offset,
  ...productFilters(least)[question],
})

const camel = (name: string) => name.replace(/_+(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The same question in GraphQL. */
export function peerBody(question: Question, offset: number, least = 0) {
  const filter =
    question !== 'search'
      ? Object.entries(open)
          .map(([field, value]) => `${camel(field)}: { equalTo: ${JSON.stringify(value)} }`)
          .join(', ') + (question === 'cold' ? `, sGToplam: { greaterThanOrEqualTo: "${least}" }` : '')
      : `sIsTeklif: { equalTo: 0 }, searchText: { includes: "${SEARCHED}" }`
  const fields = shownFields.map(camel).join(' ')
  return {
    query: `{ allOrders(first: 100, offset: ${offset}, orderBy: ID_DESC, filter: { ${filter} }) {
      totalCount nodes { ${fields} } aggregates { sum { sGToplam } } } }`,
  }
}

export const peerView = `
  create schema if not exists peer;
  create or replace view peer.orders as
    select ${shownFields.join(', ')}, s_is_teklif, f_close, f_status, f_ytakip, search_text from siparis_all_view;
  comment on view peer.orders is E'@primaryKey id';`
