/** The same limits on both sides of the search over all areas. */
export const SEARCH_MIN_LETTERS = 2
export const SEARCH_MAX_LENGTH = 100
export const SEARCH_MAX_LIMIT = 20
export const SEARCH_LIMIT = 6

/** The search text as an area looks for it. */
export type Wanted = { text: string; words: readonly string[]; limit: number }

/** A record that was found: its number, what it is called, and a line that tells it from others. */
export type FoundRow = { id: number; label: string; hint: string }

/** The non-empty facts, joined to a hint. */
export const hintOf = (...facts: readonly (string | number | null | undefined)[]): string =>
  facts.filter((fact) => fact !== null && fact !== undefined && fact !== '').join(' · ')

/** Further words are ignored. */
const MAX_WORDS = 6

/** The words that were typed; null where there is too little to look for. */
export function readWanted(typed: string, limit: number): Wanted | null {
  const text = typed.trim().replace(/\s+/g, ' ')
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  if (letters < SEARCH_MIN_LETTERS) return null
  const words = text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word))
  return { text, words: words.slice(0, MAX_WORDS), limit }
}
