import { setTimeout as pause } from 'node:timers/promises'
import type { Area } from '#core/areas.ts'
import { ADMINS, close, openOffice, sayAgain, type Office } from './office.ts'
import { cpuOfAll, spread, type Figures, type Place } from './place.ts'
import type { Seller } from './seller.ts'
import { emptyTally, type Policy, type VirtualWindow } from './window.ts'

/** A seller finishes or looks at some ninety customers an hour. */
const PACE_MS = { least: 20_000, spread: 38_000 }
/** The acts whose cost is measured; the areas are what every window was told before. */
const written = {
  outcome: ['customers', 'calls'],
  order: ['orders', 'stock', 'customers'],
} as const satisfies Record<string, readonly Area[]>

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

/** Whoever only looks at the windows of the office touches them as often as sellers act. */
async function lookUntil(window: VirtualWindow, end: number): Promise<void> {
  while (performance.now() < end) {
    await pause(Math.min(paceMs(), end - performance.now()))
    window.touch()
  }
}

const paceMs = () => PACE_MS.least + Math.random() * PACE_MS.spread

async function workUntil(office: Office, seller: Seller, end: number): Promise<void> {
  await pause(Math.random() * (PACE_MS.least + PACE_MS.spread))
  while (performance.now() < end) {
    await actOf(office, seller).catch((error: unknown) => office.tally.now.refused.push(String(error)))
    await pause(paceMs())
  }
}

/** So many sellers and three administrators work at their own pace. */
export async function working(place: Place, sellers: number, policy: Policy, ms: number): Promise<Figures> {
  const office = await openOffice(place, sellers, policy)
  await pause(5_000)
  const end = performance.now() + ms
  const work = [
    ...office.sellers.map((seller) => workUntil(office, seller, end)),
    ...office.windows.slice(-ADMINS).map((window) => lookUntil(window, end)),
  ]
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
