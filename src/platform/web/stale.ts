import type { Query, QueryClient } from '@tanstack/react-query'
import { isArea, resourceOf, type Area, type Shows } from '#core/areas.ts'

/** Resources that show one of these areas. */
export function resourcesOf(shows: readonly Shows[], changed: ReadonlySet<Area>): Set<string> {
  const named = shows.flatMap((part) => Object.entries(part))
  return new Set(
    named.flatMap(([resource, areas]) => (areas.some((area) => changed.has(area)) ? [resource] : [])),
  )
}

type Throttle = { add(areas: Iterable<Area>): void; flush(): void }

type Timing = {
  /** The shortest time between two runs. */
  every: number
  /** Whether the first change runs at once; otherwise it waits for others like it. */
  atOnce: boolean
}

/** Collects changed areas and hands them over now and then, so that a hundred writes are one refresh. */
export function collectAreas(run: (areas: ReadonlySet<Area>) => void, { every, atOnce }: Timing): Throttle {
  const waiting = new Set<Area>()
  let timer: ReturnType<typeof setTimeout> | null = null

  function flush() {
    if (!waiting.size) return
    const areas = new Set(waiting)
    waiting.clear()
    run(areas)
  }

  function later() {
    timer = setTimeout(() => {
      timer = null
      if (!waiting.size) return
      flush()
      later()
    }, every)
  }

  return {
    add(areas) {
      for (const area of areas) waiting.add(area)
      if (timer !== null || !waiting.size) return
      if (atOnce) flush()
      later()
    },
    flush,
  }
}

/** Own writes show at once; writes of others may wait a little, and wait while the page is hidden. */
const OWN_EVERY_MS = 500
const OTHERS_EVERY_MS = 4_000

export type StaleData = {
  /** What a call of this window has changed. */
  written(changed: readonly string[]): void
  /** What somebody else has changed. */
  heard(changed: readonly string[]): void
}

/** Refetches all data that have changed. */
export function watchStaleData(queries: QueryClient, shows: readonly Shows[]): StaleData {
  const refresh = (areas: ReadonlySet<Area>, isMeant: (query: Query) => boolean) => {
    const resources = resourcesOf(shows, areas)
    void queries.invalidateQueries({
      predicate: (query) => {
        const [path] = query.queryKey
        return typeof path === 'string' && resources.has(resourceOf(path)) && isMeant(query)
      },
    })
  }
  const own = collectAreas((areas) => refresh(areas, () => true), { every: OWN_EVERY_MS, atOnce: true })
  const others = collectAreas(
    (areas) => {
      if (document.hidden) unseen = new Set([...unseen, ...areas])
      else refresh(areas, ({ meta }) => !meta?.isEdited)
    },
    { every: OTHERS_EVERY_MS, atOnce: false },
  )
  let unseen: ReadonlySet<Area> = new Set()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || !unseen.size) return
    others.add(unseen)
    unseen = new Set()
    others.flush()
  })
  return {
    written: (changed) => own.add(changed.filter(isArea)),
    heard: (changed) => others.add(changed.filter(isArea)),
  }
}
