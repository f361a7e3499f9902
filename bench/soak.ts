import { setTimeout as pause } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import type { Company } from './company.ts'
import { cpuOf, memoryOf } from './cpu.ts'
import {
  atWork,
  hireSalesPeople,
  stockedWines,
  type AtWork,
  type SalesPerson,
  type Wine,
} from './soak-people.ts'
import { startWatched } from './servers.ts'

const PEOPLE = 100
const SAMPLE_MS = 10_000
/** A person does something every five to fifteen seconds. */
const PACE_MS = 5_000
const PACE_SPREAD_MS = 10_000

type Sample = { minutes: number; heap: number; resident: number }

/** One action of a working day, chosen by how often it happens. */
async function act(person: AtWork, other: SalesPerson): Promise<void> {
  const roll = Math.random()
  if (roll < 0.45) await person.nextCustomer()
  else if (roll < 0.65) await person.note()
  else if (roll < 0.8) await person.list()
  else if (roll < 0.88) await person.orders()
  else if (roll < 0.95) await person.chat(other.id)
  else await person.order()
}

async function workUntil(end: number, person: AtWork, others: readonly SalesPerson[]): Promise<number> {
  let acts = 0
  for (;;) {
    await pause(PACE_MS + Math.random() * PACE_SPREAD_MS)
    if (performance.now() > end) return acts
    const other = others[Math.floor(Math.random() * others.length)]
    if (other) await act(person, other)
    acts += 1
  }
}

/** Megabytes per hour, by the straight line that fits best. */
function slope(samples: readonly Sample[], of: (sample: Sample) => number): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const x = mean(samples.map(({ minutes }) => minutes))
  const y = mean(samples.map(of))
  const over = samples.reduce((sum, sample) => sum + (sample.minutes - x) * (of(sample) - y), 0)
  const under = samples.reduce((sum, { minutes }) => sum + (minutes - x) ** 2, 0)
  return under ? (over / under) * 60 : 0
}

async function enter(origin: string, people: readonly SalesPerson[], wines: readonly Wine[]) {
  const working: AtWork[] = []
  const sockets: Socket[] = []
  for (const person of people) {
    const one = await atWork(origin, person, wines)
    working.push(one)
    const auth = { sesion_id: one.sesion_id }
    const socket = io(origin, { path: '/realtime', auth, transports: ['websocket'], forceNew: true })
    sockets.push(socket)
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve)
      socket.once('connect_error', reject)
    })
  }
  return { working, leave: () => sockets.forEach((socket) => socket.disconnect()) }
}

/** A hundred users sell for some minutes; the server's memory must not grow from it. */
export async function measureSoak(company: Company, minutes: number): Promise<Record<string, string>> {
  const people = await hireSalesPeople(company, PEOPLE)
  const wines = await stockedWines(company)
  const server = await startWatched(company.url)
  const { working, leave } = await enter(new URL(server.url).origin, people, wines)
  const start = performance.now()
  const end = start + minutes * 60_000
  const cpuBefore = cpuOf(server.pid) + cpuOf(company.postmaster)
  const work = Promise.all(
    working.map((person) =>
      workUntil(
        end,
        person,
        people.filter(({ id }) => id !== person.id),
      ),
    ),
  )
  const samples: Sample[] = []
  while (performance.now() < end) {
    const heap = await server.heap()
    samples.push({ minutes: (performance.now() - start) / 60_000, heap, resident: memoryOf(server.pid) })
    await pause(SAMPLE_MS)
  }
  const acts = (await work).reduce((sum, count) => sum + count, 0)
  const cpu = cpuOf(server.pid) + cpuOf(company.postmaster) - cpuBefore
  leave()
  await server.stop()
  const second = samples.slice(Math.floor(samples.length / 2))
  const shown = (name: 'heap' | 'resident') => {
    const [first, last] = [second[0]?.[name] ?? 0, second.at(-1)?.[name] ?? 0]
    const perHour = slope(second, (sample) => sample[name])
    return `${first.toFixed(1)} to ${last.toFixed(1)} MB in the second half, ${perHour.toFixed(1)} MB an hour`
  }
  return {
    [`${PEOPLE} people for ${minutes} minutes`]: `${acts} acts, ${(cpu / acts).toFixed(1)} CPU-ms each`,
    'heap after collection': shown('heap'),
    'resident memory': shown('resident'),
  }
}
