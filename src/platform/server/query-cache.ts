import type { CompiledQuery } from 'kysely'
import type { Database } from './database.ts'

/**
 * Some queries cost more than the page they belong to and hardly change while somebody pages on: the totals of a long
 * list, the hits of a wide search. Their results are cached for some seconds; every write of this node invalidates the
 * cache, so that whoever saves sees what was saved.
 */
const CACHED_MS = 5_000
const MAX_ENTRIES = 500

/** The totals of shorter lists are not cached. */
export const LONG_LIST = 10_000

type Entry = { answer: Promise<unknown>; until: number }

const caches = new WeakMap<Database, Map<string, Entry>>()

/** The cached result of a query, or a new one, which is cached if it was expensive. Identical queries at once are coalesced. */
export async function cachedQuery<Answer>(
  db: Database,
  question: CompiledQuery,
  ask: () => Promise<Answer>,
  isExpensive: (answer: Answer) => boolean,
): Promise<Answer> {
  const key = JSON.stringify([question.sql, question.parameters])
  const cache = cacheOf(db)
  const entry = cache.get(key)
  if (entry && entry.until > performance.now()) return entry.answer as Promise<Answer>
  const fresh = { answer: ask(), until: Number.POSITIVE_INFINITY }
  if (cache.size >= MAX_ENTRIES) cache.clear()
  cache.set(key, fresh)
  let isCached = false
  try {
    const answer = await fresh.answer
    isCached = isExpensive(answer)
    fresh.until = performance.now() + CACHED_MS
    return answer
  } finally {
    if (!isCached) cache.delete(key)
  }
}

function cacheOf(db: Database): Map<string, Entry> {
  const cache = caches.get(db) ?? new Map<string, Entry>()
  caches.set(db, cache)
  return cache
}

/** After a write: cached results and those of running queries may be out of date. */
export const invalidateCache = (db: Database): boolean => caches.delete(db)
