import { sql } from 'kysely'
import { anySpelling, escapeLike, type Predicate } from './list-query.ts'

/** Shorter words are looked for where words begin: the index of the texts knows no fewer letters inside of one. */
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

/** Whether a text begins with what was typed; in the order of its letters, as the indexes of beginnings have it. */
export const beginsWith = (folded: Predicate, typed: string): Predicate =>
  anySpelling(typed, (one) => sql`${folded} like search_fold(${escapeLike(one)}) || '%'`)
