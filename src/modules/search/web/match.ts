import { spellings } from '#core/texts/spelling.ts'

/** No case, no accents, Turkish and German letters included. */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i').replaceAll('ß', 'ss')

/** A folded text, and for each of its letters the index in the original text. */
type Folded = { letters: string; places: number[] }

/** Folds letter by letter to keep track of the indexes. */
function foldWithPlaces(text: string): Folded {
  const folded: Folded = { letters: '', places: [] }
  let place = 0
  for (const letter of text) {
    const plain = fold(letter)
    folded.letters += plain
    for (let index = 0; index < plain.length; index += 1) folded.places.push(place)
    place += letter.length
  }
  return folded
}

export const wordsOf = (typed: string): string[] => fold(typed).split(/\s+/).filter(Boolean)

/** Whether a text has every word. */
export const hasWords = (text: string, words: readonly string[]): boolean => {
  const folded = fold(text)
  return words.every((word) => folded.includes(word) || shortened(folded).includes(shortened(word)))
}

/** Spellings of an umlaut with two letters match the umlaut and its plain letter. */
const shortened = (folded: string) => spellings(folded)[1] ?? folded

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The digits of a telephone number as they may be spelled elsewhere: without the country code or the zero. */
function phoneDigits(typed: string): string[] {
  if (!/^[\d\s()/.+-]+$/.test(typed) || digitsOf(typed).length < 4) return []
  const digits = digitsOf(typed.replace('(0)', ''))
  const local = digits.replace(/^(00)?(49|43|41|90)/, '').replace(/^0/, '')
  return [digits, digits.replace(/^0+/, ''), local].filter((one) => one.length >= 3)
}

/** Whether a text has the digits of a telephone number, however it is spelled. */
export const hasPhone = (text: string, typed: string): boolean => {
  const digits = digitsOf(text)
  return phoneDigits(typed).some((one) => digits.includes(one))
}

/** A range in a text, its end excluded. */
export type Range = { from: number; to: number }

function rangeOf({ letters, places }: Folded, part: string, end: number): Range | null {
  const at = part ? letters.indexOf(part) : -1
  const from = places[at]
  if (at < 0 || from === undefined) return null
  return { from, to: places[at + part.length] ?? end }
}

function digitRange(text: string, typed: string): Range | null {
  const places = [...text.matchAll(/\d/g)].map(({ index }) => index)
  const digits = digitsOf(text)
  for (const part of phoneDigits(typed)) {
    const at = digits.indexOf(part)
    const [from, last] = [places[at], places[at + part.length - 1]]
    if (at >= 0 && from !== undefined && last !== undefined) return { from, to: last + 1 }
  }
  return null
}

/** The ranges of a text that match what was typed, from left to right, overlapping ones merged. */
export function foundIn(text: string, typed: string): Range[] {
  const wanted = wordsOf(typed)
  const plain = fold(text)
  const isHit = wanted.some((word) => plain.includes(word)) || hasPhone(text, typed)
  if (!isHit) return []
  const folded = foldWithPlaces(text)
  const words = wanted.map((word) => rangeOf(folded, word, text.length))
  const ranges = [...words, digitRange(text, typed)]
    .filter((range) => range !== null)
    .toSorted((a, b) => a.from - b.from)
  const joined: Range[] = []
  for (const range of ranges) {
    const last = joined.at(-1)
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to)
    else joined.push({ ...range })
  }
  return joined
}
