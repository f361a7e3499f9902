import { localNames } from '#db/seed/data/names.ts'
import { operationLists } from '#modules/orders/domain/order/order-lists.ts'
import { operationQuery } from '#modules/orders/domain/order/order-columns.ts'
import { openCompany } from './company.ts'
import { post, signIn } from './lists.ts'
import { middle, round, type Round } from './load.ts'
import { SEARCHED } from './questions.ts'
import { startProduct } from './servers.ts'

/** The same lists in a small and in a large company: how much more a page of the same size costs. */

const surnames = [...new Set(Object.values(localNames).flatMap((country) => country.surnames))]

const paging = { limit: 100, count: true }

type Question = { path: string; body: object; words?: readonly string[] }

/** Lists whose data grow with the orders, and the wines of those orders. */
const others: Record<string, Question> = {
  'orders with a word': {
    path: '/siparisler/list',
    body: { ...paging, filters: { s_is_teklif: 0 }, globalFilter: SEARCHED, sum_field: 's_g_toplam' },
  },
  'orders with ever new words': {
    path: '/siparisler/list',
    body: { ...paging, filters: { s_is_teklif: 0 }, sum_field: 's_g_toplam' },
    words: surnames,
  },
  'credit notes': { path: '/siparisler/list', body: { ...paging, filters: { s_is_teklif: 2 } } },
  'order lines': { path: '/siparis_icerik/list', body: paging },
  bookings: { path: '/cari_islem_view/list', body: paging },
  instalments: { path: '/cus_taksitler/list', body: paging },
  parcels: { path: '/kargo_cikti/list', body: paging },
  movements: { path: '/stok_hareketleri/list', body: paging },
  'reserved bottles': { path: '/rezerve_stok_sip/list', body: paging },
  wines: { path: '/stok_all_list_view/list', body: paging },
  'wines in the order form': {
    path: '/stok_search_dialialog_view/list',
    body: { ...paging, globalFilter: 'riesling' },
  },
  commissions: { path: '/prim_listesi/prim_listesi_getir', body: paging },
  customers: { path: '/customer_all_list/list', body: paging },
  'customers by surname': {
    path: '/customer_all_list/list',
    body: { ...paging, orderByField: 'cus_surname', orderBy: 'ASC' },
  },
  appointments: { path: '/customer_randevu_view/list', body: paging },
  birthdays: { path: '/customer_birthday_view/list', body: paging },
  'home screen': { path: '/siparisler/dashboard_report', body: {} },
}

const orderLists = operationLists.map((name): [string, Question] => {
  const { filters } = operationQuery(name, null, null)
  return [
    `orders: ${name}`,
    { path: '/siparisler/list', body: { ...paging, filters, sum_field: 's_g_toplam' } },
  ]
})

const questions: Record<string, Question> = { ...Object.fromEntries(orderLists), ...others }

const REQUESTS = 40

async function measureAt(folder: string, orders: number, rounds: number): Promise<Record<string, Round>> {
  const company = await openCompany(folder, orders)
  const product = await startProduct(company.url)
  const origin = new URL(product.url).origin
  const sesion_id = await signIn(origin)
  const figures: Record<string, Round> = {}
  for (const [name, { path, body, words }] of Object.entries(questions)) {
    const ask = (index: number) =>
      post(`${origin}/api${path}`, {
        ...body,
        // Each single word finds too few rows for a second page.
        ...(words ? { globalFilter: words[index % words.length] } : { offset: (index % 8) * 100 }),
        sesion_id,
      })
    const answer = await ask(0)
    if (!answer.includes('"isContinue":true')) throw new Error(`${name} is refused: ${answer.slice(0, 300)}`)
    const found: Round[] = []
    for (let index = 0; index < rounds; index += 1)
      found.push(
        await round({ clients: 1, requests: REQUESTS, processes: [product.pid, company.postmaster], ask }),
      )
    figures[name] = middle(found)
  }
  await product.stop()
  await company.stop()
  return figures
}

export type Growth = Record<string, { small: Round; large: Round }>

export async function measureGrowth(folder: string, orders: number, rounds: number): Promise<Growth> {
  const small = await measureAt(folder, 10_000, rounds)
  const large = await measureAt(folder, orders, rounds)
  return Object.fromEntries(
    Object.entries(small).flatMap(([name, figure]) => {
      const grown = large[name]
      return grown ? [[name, { small: figure, large: grown }]] : []
    }),
  )
}
