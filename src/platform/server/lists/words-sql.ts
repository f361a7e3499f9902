import { sql } from 'kysely'
import { spellings } from '#core/texts/spelling.ts'
import { anySpelling, escapeLike, type Predicate } from './list-query.ts'
import { unseen } from '../calls/unseen.ts'

/** Shorter words are matched only at the start of words: the trigram index finds no shorter text inside a word. */
const ANYWHERE_FROM = 3

function hasWord(text: Predicate, word: string): Predicate {
  const before = word.length < ANYWHERE_FROM ? '% ' : '%'
  return anySpelling(word, (one) => sql`${text} like ${before} || search_fold(${escapeLike(one)}) || '%'`)
}

const allOf = (predicates: readonly Predicate[]): Predicate => sql`(${sql.join(predicates, sql` and `)})`

/** Whether a folded text, whose words have a blank before them, has all the words. */
export const hasWords = (text: Predicate, words: readonly string[]): Predicate =>
  allOf(words.map((word) => hasWord(text, word)))

/**
 * The text is compared without its trigram index, which would read every row that has the letters after another sign,
 * and first, since it costs less than finding the starts of words in a row.
 */
const startsWord = (text: Predicate, word: string): Predicate =>
  anySpelling(
    word,
    (one) => sql`(${text} || '' like '% ' || search_fold(${escapeLike(one)}) || '%'
      and word_starts(${text}) @> array[left(search_fold(${one}), 2)])`,
  )

/** The same for a text with an index of the starts of its words. */
export const hasIndexedWords = (text: Predicate, words: readonly string[]): Predicate =>
  allOf(words.map((word) => (word.length < ANYWHERE_FROM ? startsWord(text, word) : hasWord(text, word))))

/** Whether a text begins with what was typed. */
export const beginsWith = (folded: Predicate, typed: string): Predicate =>
  anySpelling(typed, (one) => sql`${folded} like search_fold(${escapeLike(one)}) || '%'`)

/** After every other character, so that all that begins with a text is before the text and this one. */
const LAST = sql`chr(1114111)`

/**
 * The same, one condition for each spelling: an index by code point is read in its order only for one beginning at a
 * time. As a range it fits a kept plan.
 */
export const beginnings = (folded: Predicate, typed: string): Predicate[] =>
  spellings(typed).map((one) => {
    const start = sql`search_fold(${unseen(one, 'text')})`
    return sql`(${folded} >= ${start} and ${folded} < ${start} || ${LAST})`
  })
