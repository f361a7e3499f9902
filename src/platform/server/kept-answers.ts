import type { CompiledQuery } from 'kysely'
import type { Database } from './database.ts'

/**
 * Some answers cost more than the page they belong to and hardly change while somebody leafs on: the totals of a long
 * list, the hits of a wide search. They are kept for some seconds and forgotten with the next write of this node, so
 * that whoever saves sees what was saved.
 */
const KEPT_MS = 5_000
const MOST_KEPT = 500

/** Shorter lists are always counted. */
export const LONG_LIST = 10_000

type Kept = { answer: Promise<unknown>; until: number }

const caches = new WeakMap<Database, Map<string, Kept>>()

/** The kept answer to the question, or a new one, which is kept if it was dear. Who asks meanwhile waits for the same. */
export async function keptAnswer<Answer>(
  db: Database,
  question: CompiledQuery,
  ask: () => Promise<Answer>,
  isDear: (answer: Answer) => boolean,
): Promise<Answer> {
  const key = JSON.stringify([question.sql, question.parameters])
  const cache = cacheOf(db)
  const kept = cache.get(key)
  if (kept && kept.until > Date.now()) return kept.answer as Promise<Answer>
  const asked = { answer: ask(), until: Number.POSITIVE_INFINITY }
  if (cache.size >= MOST_KEPT) cache.clear()
  cache.set(key, asked)
  let isKept = false
  try {
    const answer = await asked.answer
    isKept = isDear(answer)
    asked.until = Date.now() + KEPT_MS
    return answer
  } finally {
    if (!isKept) cache.delete(key)
  }
}

function cacheOf(db: Database): Map<string, Kept> {
  const cache = caches.get(db) ?? new Map<string, Kept>()
  caches.set(db, cache)
  return cache
}

/** Somebody wrote: what was found may be different, and so may be what is being looked for just now. */
export const forgetAnswers = (db: Database): boolean => caches.delete(db)
