import { operationLists } from '#modules/orders/domain/order-lists.ts'
import { operationQuery } from '#modules/orders/domain/siparis-list.ts'
import { openCompany } from './company.ts'
import { post, signIn } from './lists.ts'
import { middle, round, type Round } from './load.ts'
import { startProduct } from './servers.ts'

/** The same lists in a small and in a large company: what does a page cost that holds no more rows than before? */

const paging = { limit: 100, count: true }

const questions: Record<string, { path: string; body: object }> = {
  ...Object.fromEntries(
    operationLists.map((name) => {
      const { filters } = operationQuery(name, null, null)
      return [
        `orders: ${name}`,
        { path: '/siparisler/list', body: { ...paging, filters, sum_field: 's_g_toplam' } },
      ]
    }),
  ),
  customers: { path: '/customer_all_list/list', body: paging },
  'customers by surname': {
    path: '/customer_all_list/list',
    body: { ...paging, orderByField: 'cus_surname', orderBy: 'ASC' },
  },
  appointments: { path: '/customer_randevu_view/list', body: paging },
}

const REQUESTS = 40

async function measureAt(folder: string, orders: number, rounds: number): Promise<Record<string, Round>> {
  const company = await openCompany(folder, orders)
  const product = await startProduct(company.url)
  const origin = new URL(product.url).origin
  const sesion_id = await signIn(origin)
  const figures: Record<string, Round> = {}
  for (const [name, { path, body }] of Object.entries(questions)) {
    const ask = (index: number) =>
      post(`${origin}/api${path}`, { ...body, offset: (index % 8) * 100, sesion_id })
    await ask(0)
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
