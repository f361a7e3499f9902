import type { CompiledQuery } from 'kysely'
import type { Database } from './database.ts'

/**
 * Count and sums of a very long list cost more than its page, and hardly change while somebody leafs through it. They
 * are kept for some seconds and forgotten with the next write of this node, so that whoever saves sees the new figure.
 */
export type Totals = { count: number; sums: Record<string, number> }

/** Shorter lists are always counted. */
const WORTH_KEEPING = 50_000
const KEPT_MS = 5_000
const MOST_KEPT = 500

type Kept = { totals: Totals; until: number }

const caches = new WeakMap<Database, Map<string, Kept>>()

export async function keptTotals(
  db: Database,
  question: CompiledQuery,
  ask: () => Promise<Totals>,
): Promise<Totals> {
  const key = JSON.stringify([question.sql, question.parameters])
  const cache = cacheOf(db)
  const kept = cache.get(key)
  if (kept && kept.until > Date.now()) return kept.totals
  const totals = await ask()
  if (totals.count >= WORTH_KEEPING) {
    if (cache.size >= MOST_KEPT) cache.clear()
    cache.set(key, { totals, until: Date.now() + KEPT_MS })
  }
  return totals
}

function cacheOf(db: Database): Map<string, Kept> {
  const cache = caches.get(db) ?? new Map<string, Kept>()
  caches.set(db, cache)
  return cache
}

/** Somebody wrote: what was counted may be different, and so may be what is being counted just now. */
export const forgetTotals = (db: Database): boolean => caches.delete(db)
