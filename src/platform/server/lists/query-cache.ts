import type { CompiledQuery } from 'kysely'
import { areasWritten, type Announced } from '#core/announced.ts'
import type { Area } from '#core/areas.ts'
import type { Database } from '../database/database.ts'

/**
 * Some queries cost more than the page they belong to and hardly change while somebody pages on: the totals of a long
 * list, the hits of a wide search. Others are asked alike by every window that shows the same list, because somebody
 * wrote. Their results are cached for some seconds: until something of the areas that they read is written, on whichever
 * node, or anything on this node where the areas are not known.
 */
const CACHED_MS = { knownAreas: 10_000, unknownAreas: 5_000 }
const MAX_ENTRIES = 500

/** The totals of shorter lists are not cached. */
export const LONG_LIST = 10_000

type Entry = { answer: Promise<unknown>; until: number; areas: readonly Area[] | null }

/** Of which areas a query reads, and whether every window that shows the same asks it now. */
export type Reading = { areas: readonly Area[] | null; isShared: boolean }

type Cached<Answer> = {
  isExpensive(answer: Answer): boolean
  reading?: Reading | undefined
  /** Tells apart results of one query that are read in different ways. */
  form?: string | undefined
}

const caches = new WeakMap<Database, Map<string, Entry>>()

/**
 * The cached result of a query, or a new one, which is cached if it was expensive or is shared. Identical queries at
 * once are coalesced. Nobody may change a result.
 */
export async function cachedQuery<Answer>(
  db: Database,
  question: CompiledQuery,
  ask: () => Promise<Answer>,
  { isExpensive, reading, form = '' }: Cached<Answer>,
): Promise<Answer> {
  const key = JSON.stringify([form, question.sql, question.parameters])
  const cache = cacheOf(db)
  const entry = cache.get(key)
  if (entry && entry.until > performance.now()) return entry.answer as Promise<Answer>
  const areas = reading?.areas ?? null
  const fresh: Entry = { answer: ask(), until: Number.POSITIVE_INFINITY, areas }
  if (cache.size >= MAX_ENTRIES) cache.clear()
  cache.set(key, fresh)
  let isCached = false
  try {
    const answer = await (fresh.answer as Promise<Answer>)
    isCached = (areas !== null && reading?.isShared) || isExpensive(answer)
    fresh.until = performance.now() + (areas ? CACHED_MS.knownAreas : CACHED_MS.unknownAreas)
    return answer
  } finally {
    if (!isCached && cache.get(key) === fresh) cache.delete(key)
  }
}

/** The result of a query that is cheap for one window, but not for every window that shows the same. */
export const sharedQuery = <Answer>(
  db: Database,
  question: CompiledQuery,
  ask: () => Promise<Answer>,
  reading: Reading | undefined,
  form?: string,
): Promise<Answer> =>
  reading?.isShared ? cachedQuery(db, question, ask, { isExpensive: () => false, reading, form }) : ask()

function cacheOf(db: Database): Map<string, Entry> {
  const cache = caches.get(db) ?? new Map<string, Entry>()
  caches.set(db, cache)
  return cache
}

/**
 * After a write: cached results of what it wrote, and those of running queries, may be out of date; all of them if it is
 * not known what was written.
 */
export function invalidateCache(db: Database, written?: readonly Announced[]): void {
  if (!written) return void caches.delete(db)
  const cache = cacheOf(db)
  const areas = areasWritten(written)
  for (const [key, entry] of cache)
    if (!entry.areas || entry.areas.some((area) => areas.has(area))) cache.delete(key)
}
