import { callsByPath } from '#app/endpoints.ts'
import { shownByCalls } from '#app/shows.ts'
import { createPool } from '#platform/server/database/database.ts'
import type { Company } from '../company.ts'
import { cpuOf } from '../cpu.ts'
import { startProduct, type Running } from '../servers.ts'
import { hireSalesPeople, stockedWines, type SalesPerson, type Wine } from '../soak-people.ts'
import { record, type Recorded } from './recorded.ts'
import { areasBy, type Policy, type Surroundings, type Tally } from './window.ts'

/** A company with its nodes and people, and what a browser was seen to ask there. */
export type Place = {
  company: Company
  servers: readonly Running[]
  recorded: Recorded
  people: readonly SalesPerson[]
  customers: ReadonlyMap<number, number[]>
  wines: readonly Wine[]
  surroundings(origin: string, tally: () => Tally, policy: Policy): Surroundings
}

export const originOf = ({ url }: Running): string => new URL(url).origin

async function customersOf(company: Company, people: readonly SalesPerson[]): Promise<Map<number, number[]>> {
  const pool = createPool(company.url, 1)
  const { rows } = await pool.query<{ cus_user: number; ids: number[] }>(
    `SELECT cus_user, array_agg(id ORDER BY id DESC) AS ids FROM customers
     WHERE cus_user = ANY($1) AND cus_del = '0' GROUP BY cus_user`,
    [people.map(({ id }) => id)],
  )
  await pool.end()
  return new Map(rows.map(({ cus_user, ids }) => [cus_user, ids]))
}

export async function placeOf(company: Company, nodes: number, most: number): Promise<Place> {
  const people = await hireSalesPeople(company, most)
  const servers: Running[] = []
  for (let index = 0; index < nodes; index += 1) servers.push(await startProduct(company.url, 4310 + index))
  const shows = new Map(Object.entries(shownByCalls))
  const writes = new Set([...callsByPath.values()].filter((call) => call.writes).map(({ path }) => path))
  const [first] = people
  return {
    company,
    servers,
    people,
    recorded: await record(originOf(servers[0] as Running), first?.user_name ?? ''),
    customers: await customersOf(company, people),
    wines: await stockedWines(company),
    surroundings: (origin, tally, policy) => ({ origin, writes, areasOf: areasBy(shows), tally, policy }),
  }
}

export const cpuOfAll = ({ company, servers }: Place) =>
  cpuOf(company.postmaster) + servers.reduce((sum, { pid }) => sum + cpuOf(pid), 0)

export const shareOf = (sorted: readonly number[], share: number) =>
  sorted[Math.floor(sorted.length * share)] ?? 0

/** Median and 95th percentile. */
export function spread(times: readonly number[]): string {
  if (!times.length) return '–'
  const sorted = times.toSorted((a, b) => a - b)
  return [0.5, 0.95].map((share) => shareOf(sorted, share).toFixed(0)).join(' / ')
}

/** What was measured, in words. */
export type Figures = Record<string, string>
