import { randomUUID } from 'node:crypto'
import { createPool, type Pool } from '#platform/server/database/database.ts'
import { conversationList } from '#modules/customers/domain/conversations.ts'
import { customerList } from '#modules/customers/domain/customer-lists.ts'
import type { Company } from './company.ts'
import { post, signIn } from './lists.ts'
import { productBody } from './questions.ts'

export type SalesPerson = { id: number; user_name: string }

const CUSTOMERS_EACH = 40

/** People who sell, each with customers of their own; made once and kept with the company. */
export async function hireSalesPeople(company: Company, count: number): Promise<SalesPerson[]> {
  const pool = createPool(company.url, 1)
  const find = `SELECT id, user_name FROM sys_users WHERE user_name LIKE 'soak.%' ORDER BY id LIMIT ${count}`
  const { rows: before } = await pool.query<SalesPerson>(find)
  for (let number = before.length; number < count; number += 1) await hire(pool, `soak.${number}`)
  const { rows: people } = await pool.query<SalesPerson>(find)
  for (const [index, { id }] of people.slice(before.length).entries())
    await pool.query(
      `UPDATE customers SET cus_user = $1 WHERE id IN
        (SELECT id FROM customers WHERE cus_del = '0' ORDER BY id OFFSET $2 LIMIT ${CUSTOMERS_EACH})`,
      [id, (before.length + index) * CUSTOMERS_EACH],
    )
  await pool.end()
  return people
}

/** Adds a user like the salesman of the demo company, with the same password. */
async function hire(pool: Pool, user_name: string): Promise<void> {
  const { rows } = await pool.query<Record<string, unknown>>(
    `SELECT name, tel_gsm, user_level, bayi, user_pass, country_code FROM sys_users WHERE user_name = 'satis'`,
  )
  const person = { ...rows[0], user_name, email: `${user_name}@example.com` }
  const names = Object.keys(person)
  const places = names.map((_, index) => `$${index + 1}`)
  await pool.query(
    `INSERT INTO sys_users (${names.join(', ')}) VALUES (${places.join(', ')})`,
    Object.values(person),
  )
}

export type Wine = { stk_id: number; stk_kodu: string }

/** Wines that will not run out. */
export async function stockedWines(company: Company): Promise<Wine[]> {
  const pool = createPool(company.url, 1)
  const { rows } = await pool.query<Wine>(
    `SELECT id AS stk_id, stok_code AS stk_kodu FROM stok WHERE stok_user_on = '1' ORDER BY id LIMIT 30`,
  )
  await pool.query(
    `INSERT INTO stok_islem (stok_id, giren, cikan, in_out, islem_tip, islem_zaman)
     SELECT id, 100000, 0, 2, 2, now() FROM stok WHERE id = ANY($1)`,
    [rows.map(({ stk_id }) => stk_id)],
  )
  await pool.end()
  return rows
}

type Answer = { datalist?: { id: number }[]; status: { isContinue: boolean } }

/** One person at work: signed in, with a customer on the screen. */
export async function atWork(origin: string, { id, user_name }: SalesPerson, wines: readonly Wine[]) {
  const sesion_id = await signIn(origin, user_name)
  let customers: number[] = []
  let at = 0

  async function call(path: string, body: object): Promise<Answer> {
    const answer = JSON.parse(await post(`${origin}/api${path}`, { ...body, sesion_id })) as Answer
    if (!answer.status.isContinue) throw new Error(`${path}: ${JSON.stringify(answer.status)}`)
    return answer
  }
  const write = (path: string, body: object) => call(path, { ...body, request_id: randomUUID() })

  async function list() {
    const { datalist = [] } = await call(customerList.path, {
      filters: { cus_user: id },
      limit: CUSTOMERS_EACH,
    })
    customers = datalist.map((customer) => customer.id)
  }
  async function nextCustomer() {
    at = (at + 1) % customers.length
    const cus_id = customers[at]
    await call('/customers/get_with_address', { id: cus_id })
    await call(conversationList.path, { cus_id, limit: 20 })
  }
  async function order() {
    const siparis = { cus_id: customers[at], f_adres: 'Weinstraße 1', f_pk: '67146', f_sehir: 'Deidesheim' }
    const siparis_icerik = wines.slice(at % 20, (at % 20) + 3).map((wine) => ({ ...wine, stk_adet: 1 }))
    await write('/siparisler/create_with_icerik', {
      siparis: { ...siparis, f_ulke: 'Deutschland' },
      siparis_icerik,
    })
  }

  await list()
  return {
    id,
    sesion_id,
    list,
    nextCustomer,
    order,
    note: () => write('/musteri_gorusme/create', { cus_id: customers[at], sts: 1, note: 'Ruft zurück.' }),
    orders: () => call('/siparisler/list', productBody('status', 0)),
    chat: (uid: number) =>
      call('/chat/messages/send', { uid, client_id: randomUUID(), message: `Bis gleich, ${user_name}` }),
  }
}

export type AtWork = Awaited<ReturnType<typeof atWork>>
