import { setTimeout as pause } from 'node:timers/promises'
import { callsByPath } from '#app/endpoints.ts'
import { shownByCalls } from '#app/shows.ts'
import type { Area } from '#core/areas.ts'
import { createPool } from '#platform/server/database.ts'
import type { Company } from './company.ts'
import { cpuOf } from './cpu.ts'
import { post, signIn } from './lists.ts'
import { record, type Recorded } from './people/recorded.ts'
import { sellerAt, type Seller } from './people/seller.ts'
import {
  areasBy,
  emptyTally,
  VirtualWindow,
  type Policy,
  type Surroundings,
  type Tally,
} from './people/window.ts'
import { startProduct, type Running } from './servers.ts'
import { hireSalesPeople, stockedWines, type SalesPerson, type Wine } from './soak-people.ts'

/** A seller finishes or looks at some ninety customers an hour. */
const PACE_MS = { least: 20_000, spread: 38_000 }
const ADMINS = 3
/** So many sellers have a second window, which they do not look at. */
const HIDDEN_EVERY = 3
/** How long nobody was at the windows that only watch. */
const UNTOUCHED_MS = 300_000
/** The acts whose cost is measured; the areas are what every window was told before. */
const written = {
  outcome: ['customers', 'calls'],
  order: ['orders', 'stock', 'customers'],
} as const satisfies Record<string, readonly Area[]>

type Office = {
  sellers: Seller[]
  windows: VirtualWindow[]
  tally: { now: Tally }
  acts: { count: number }
  policy: Policy
}

type Place = {
  company: Company
  servers: readonly Running[]
  recorded: Recorded
  people: readonly SalesPerson[]
  customers: ReadonlyMap<number, number[]>
  wines: readonly Wine[]
  surroundings(origin: string, tally: () => Tally, policy: Policy): Surroundings
}

const originOf = ({ url }: Running) => new URL(url).origin

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

async function openOffice(place: Place, sellers: number, policy: Policy): Promise<Office> {
  const tally = { now: emptyTally() }
  const office: Office = { sellers: [], windows: [], tally, acts: { count: 0 }, policy }
  const at = (index: number) =>
    place.surroundings(
      originOf(place.servers[index % place.servers.length] as Running),
      () => tally.now,
      policy,
    )
  for (const [index, person] of place.people.slice(0, sellers).entries()) {
    const own = place.customers.get(person.id) ?? []
    const seller = await sellerAt(at(index), place.recorded, person, own, place.wines)
    office.sellers.push(seller)
    office.windows.push(seller.window)
    if (index % HIDDEN_EVERY) continue
    const second = new VirtualWindow(at(index), seller.window.sesion_id)
    await second.ready()
    await second.open(place.recorded.screens.home)
    second.isHidden = true
    office.windows.push(second)
  }
  for (let index = 0; index < ADMINS; index += 1) {
    const window = new VirtualWindow(at(index), await signIn(at(index).origin))
    await window.ready()
    await window.open(index ? place.recorded.screens.orders : place.recorded.screens.office)
    office.windows.push(window)
  }
  return office
}

const close = ({ windows }: Office) => windows.forEach((window) => window.close())

async function actOf(office: Office, seller: Seller): Promise<void> {
  const roll = Math.random()
  const tell = (areas: readonly Area[]) => {
    if (office.policy === 'everything') for (const window of office.windows) window.heardArea(areas)
  }
  if (roll < 0.6) {
    await seller.outcome()
    tell(written.outcome)
  } else if (roll < 0.8) await seller.nextCustomer()
  else if (roll < 0.92) {
    await seller.order()
    tell(written.order)
  } else {
    const others = office.sellers.filter((other) => other !== seller)
    await seller.chat(others[Math.floor(Math.random() * others.length)]?.person.id ?? 2)
  }
  office.acts.count += 1
}

async function workUntil(office: Office, seller: Seller, end: number): Promise<void> {
  await pause(Math.random() * (PACE_MS.least + PACE_MS.spread))
  while (performance.now() < end) {
    await actOf(office, seller).catch((error: unknown) => office.tally.now.refused.push(String(error)))
    await pause(PACE_MS.least + Math.random() * PACE_MS.spread)
  }
}

const cpuOfAll = ({ company, servers }: Place) =>
  cpuOf(company.postmaster) + servers.reduce((sum, { pid }) => sum + cpuOf(pid), 0)

const shareOf = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0

/** Median and 95th percentile. */
function spread(times: readonly number[]): string {
  if (!times.length) return '–'
  const sorted = times.toSorted((a, b) => a - b)
  return [0.5, 0.95].map((share) => shareOf(sorted, share).toFixed(0)).join(' / ')
}

type Figures = Record<string, string>

/** What was read again most often because of others. */
function sayAgain(again: ReadonlyMap<string, number>): void {
  const most = [...again].toSorted(([, a], [, b]) => b - a).slice(0, 8)
  console.error(`read again: ${most.map(([path, count]) => `${path} ${count}`).join(', ')}`)
}

/** So many sellers and three administrators work at their own pace. */
async function working(place: Place, sellers: number, policy: Policy, ms: number): Promise<Figures> {
  const office = await openOffice(place, sellers, policy)
  await pause(5_000)
  const end = performance.now() + ms
  const work = office.sellers.map((seller) => workUntil(office, seller, end))
  await pause(ms / 4)
  office.tally.now = emptyTally()
  office.acts.count = 0
  const began = { at: performance.now(), cpu: cpuOfAll(place) }
  await pause(end - performance.now())
  const spent = performance.now() - began.at
  const cpu = cpuOfAll(place) - began.cpu
  const { calls, reads, seen, busy, refused, again } = office.tally.now
  sayAgain(again)
  await Promise.all(work)
  close(office)
  const all = calls.person + calls.others
  const name = `${sellers} sellers + ${ADMINS} administrators${policy === 'everything' ? ', windows that read everything again' : ''}`
  return {
    [name]: [
      `${((all * 1000) / spent).toFixed(1)} calls/s`,
      `${(cpu / spent).toFixed(2)} cores`,
      `${((calls.others / all) * 100).toFixed(0)} % of the calls because of others`,
      `${(cpu / office.acts.count).toFixed(0)} CPU-ms per act (${office.acts.count})`,
      `reads ${spread(reads)} ms`,
      `seen by others after ${spread(seen.record)} ms, in a list after ${spread(seen.list)} ms`,
      `${busy} busy, ${refused.length} refused${refused.length ? ` (${[...new Set(refused)].slice(0, 3).join('; ')})` : ''}`,
    ].join(', '),
  }
}

/** Windows that nobody touches, while one person saves. */
async function watching(
  place: Place,
  windows: number,
  saves: { every: number; times: number },
): Promise<Figures> {
  const office = await openOffice(place, 1, 'concerned')
  const [seller] = office.sellers
  if (!seller) throw new Error('nobody works')
  const around = place.surroundings(
    originOf(place.servers[0] as Running),
    () => office.tally.now,
    'concerned',
  )
  const sessions = await Promise.all(
    place.people.slice(1, 1 + Math.min(windows, 40)).map(({ user_name }) => signIn(around.origin, user_name)),
  )
  const { calling, orders, home } = place.recorded.screens
  let admin = ''
  for (let index = 0; index < windows; index += 1) {
    // A session opens no more windows than anybody needs.
    if (index % 30 === 0) admin = await signIn(around.origin)
    const sesion_id = index % 3 ? sessions[index % sessions.length] : admin
    const window = new VirtualWindow(around, sesion_id ?? admin)
    await window.ready()
    await window.open([orders, calling, home][index % 3] ?? home)
    window.leaveAlone(UNTOUCHED_MS)
    office.windows.push(window)
  }
  await pause(10_000)
  const idle = { at: performance.now(), cpu: cpuOfAll(place) }
  await pause(10_000)
  const idleCores = (cpuOfAll(place) - idle.cpu) / (performance.now() - idle.at)
  office.tally.now = emptyTally()
  const began = { at: performance.now(), cpu: cpuOfAll(place) }
  for (let time = 0; time < saves.times; time += 1) {
    await seller.order()
    await pause(saves.every)
  }
  if (saves.times === 1) await pause(60_000)
  const spent = performance.now() - began.at
  const cpu = cpuOfAll(place) - began.cpu - idleCores * spent
  const { calls, again } = office.tally.now
  close(office)
  sayAgain(again)
  return {
    [`${windows} windows that nobody has touched for ${UNTOUCHED_MS / 60_000} minutes, ${saves.times} orders saved`]: `${((calls.others * 1000) / spent).toFixed(1)} calls/s because of others, ${(cpu / spent).toFixed(3)} cores, ${(cpu / saves.times / 1000).toFixed(3)} CPU-s an order and what follows, ${idleCores.toFixed(3)} cores before`,
  }
}

/** Somebody looks at the customer of a seller who takes orders. */
async function lookingOn(place: Place, times: number): Promise<Figures> {
  const office = await openOffice(place, 1, 'concerned')
  const [seller] = office.sellers
  if (!seller) throw new Error('nobody works')
  const around = place.surroundings(
    originOf(place.servers[0] as Running),
    () => office.tally.now,
    'concerned',
  )
  const window = new VirtualWindow(around, await signIn(around.origin))
  await window.ready()
  await window.open(seller.screen())
  office.windows.push(window)
  await pause(3_000)
  office.tally.now = emptyTally()
  for (let time = 0; time < times; time += 1) {
    await seller.order()
    await pause(2_000)
  }
  const { seen } = office.tally.now
  close(office)
  return { [`a card that somebody else has open, ${times} orders`]: `seen after ${spread(seen.record)} ms` }
}

/** More calls than the machine can answer, then a quiet moment. */
async function overloaded(place: Place, perSecond: number, ms: number): Promise<Figures> {
  const origin = originOf(place.servers[0] as Running)
  const sessions = await Promise.all(
    place.people.slice(0, 40).map(({ user_name }) => signIn(origin, user_name)),
  )
  const times: number[] = []
  let refused = 0
  let failed = 0
  const ask = async (index: number) => {
    const asked = performance.now()
    const sesion_id = sessions[index % sessions.length]
    const body = {
      limit: 50,
      count: true,
      filters: { cus_code: { value: String(index), matchMode: 'contains' } },
    }
    const text = await post(`${origin}/api/customer_all_list/list`, { ...body, sesion_id }).catch(() => '')
    times.push(performance.now() - asked)
    if (text.includes('server_busy')) refused += 1
    else if (!text.includes('"isContinue":true')) failed += 1
  }
  const began = performance.now()
  const asked: Promise<void>[] = []
  while (performance.now() - began < ms) {
    const due = Math.floor(((performance.now() - began) * perSecond) / 1000)
    while (asked.length < due) asked.push(ask(asked.length))
    await pause(5)
  }
  const stopped = performance.now()
  await Promise.all(asked)
  const recovery = performance.now() - stopped
  const sorted = times.toSorted((a, b) => a - b)
  return {
    [`${perSecond} calls a second for ${ms / 1000} s`]: `slowest ${((sorted.at(-1) ?? 0) / 1000).toFixed(1)} s, p95 ${(shareOf(sorted, 0.95) / 1000).toFixed(2)} s, ${refused} of ${times.length} refused with a time, ${failed} failed, quiet again after ${(recovery / 1000).toFixed(1)} s`,
  }
}

async function placeOf(company: Company, nodes: number, most: number): Promise<Place> {
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

/** The parts that are measured, all if none is named. */
type Size = { nodes: number; people: number; minutes: number; only?: string | undefined }

/** A company at work: windows that ask what a real browser asked, and read again what concerns them. */
export async function measurePeople(
  company: Company,
  { nodes, people, minutes, only }: Size,
): Promise<Figures> {
  const place = await placeOf(company, nodes, Math.max(people, 80))
  const ms = minutes * 60_000
  const { afterOutcome, nextCustomer } = place.recorded
  const figures: Figures = {
    'calls of a window': `${afterOutcome.length} for an outcome with the next customer, ${nextCustomer.length} for the next page`,
  }
  const few = Math.min(people, 80)
  const parts: Record<string, () => Promise<Figures>> = {
    working: () => working(place, few, 'concerned', ms),
    everything: () => working(place, few, 'everything', ms),
    more: async () => (people > few ? working(place, people, 'concerned', ms) : {}),
    watching: () => watching(place, 60, { every: 2_000, times: 30 }),
    card: () => lookingOn(place, 30),
    one_order: () => watching(place, 500, { every: 0, times: 1 }),
    overloaded: () => overloaded(place, 800, 60_000),
  }
  const wanted = only?.split(',') ?? Object.keys(parts)
  for (const [part, measure] of Object.entries(parts)) {
    if (!wanted.includes(part)) continue
    const measured = await measure()
    // A part takes minutes; whoever waits sees it when it is done.
    console.error(measured)
    Object.assign(figures, measured)
  }
  for (const server of place.servers) await server.stop()
  return figures
}
