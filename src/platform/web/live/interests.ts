import type { Query } from '@tanstack/react-query'
import { interestOf, type Interest, type RecordKey } from '#core/announced.ts'
import type { Area, Shows } from '#core/areas.ts'
import { questionsOf } from './questions.ts'

/** What the windows of a person say that they show, as the server reads it. */
export type SaidShown = { areas: Area[]; whole: Area[]; keys: [RecordKey, Area[]][] }

/** A window that shows more records says that it shows their areas as a whole. */
const MOST_KEYS = 1_000

export type Interests = (query: Query) => readonly Interest[]

/** What of the data a query shows, by its questions and by the records that its answer names. */
export function createInterests(shows: Shows, unhurried: Shows = {}): Interests {
  const areasOf = new Map<string, readonly Area[]>(Object.entries(shows))
  const unhurriedOf = new Map<string, readonly Area[]>(Object.entries(unhurried))
  const known = new WeakMap<Query, { data: unknown; interests: readonly Interest[] }>()
  return (query) => {
    const { data } = query.state
    const before = known.get(query)
    if (before && before.data === data) return before.interests
    const interests = questionsOf(query).map(({ path, asked }) => ({
      ...interestOf(areasOf.get(path) ?? [], path, asked, data),
      unhurried: unhurriedOf.get(path),
    }))
    known.set(query, { data, interests })
    return interests
  }
}

/** The interests of all queries together. */
export function joined(interests: readonly Interest[]): SaidShown {
  const areas = new Set<Area>()
  const whole = new Set<Area>()
  const keys = new Map<RecordKey, Set<Area>>()
  for (const interest of interests) {
    for (const area of interest.areas) areas.add(area)
    if (!interest.keys) for (const area of interest.areas) whole.add(area)
    else
      for (const key of interest.keys) {
        const of = keys.get(key) ?? new Set()
        for (const area of interest.areas) of.add(area)
        keys.set(key, of)
      }
  }
  if (keys.size > MOST_KEYS) return { areas: [...areas], whole: [...areas], keys: [] }
  return {
    areas: [...areas].toSorted(),
    whole: [...whole].toSorted(),
    keys: [...keys]
      .map(([key, of]): [RecordKey, Area[]] => [key, [...of].toSorted()])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  }
}
