import type { Company } from './company.ts'
import { overloaded } from './people/overloaded.ts'
import { placeOf, type Figures } from './people/place.ts'
import { lookingOn, watching } from './people/watching.ts'
import { working } from './people/working.ts'

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
    alone: () => watching(place, 0, { every: 2_000, times: 30 }),
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
