import { sql } from 'kysely'
import { anySpelling, escapeLike, type Predicate } from './list-query.ts'

/** Shorter words are matched only at the start of words: the trigram index finds no shorter text inside a word. */
const ANYWHERE_FROM = 3

function hasWord(text: Predicate, word: string): Predicate {
  const before = word.length < ANYWHERE_FROM ? '% ' : '%'
  return anySpelling(word, (one) => sql`${text} like ${before} || search_fold(${escapeLike(one)}) || '%'`)
}

/** Whether a folded text, whose words have a blank before them, has all the words. */
export const hasWords = (text: Predicate, words: readonly string[]): Predicate =>
  sql`(${sql.join(
    words.map((word) => hasWord(text, word)),
    sql` and `,
  )})`

/** Whether a text begins with what was typed; collated by code point, like the index for this comparison. */
export const beginsWith = (folded: Predicate, typed: string): Predicate =>
  anySpelling(typed, (one) => sql`${folded} like search_fold(${escapeLike(one)}) || '%'`)
