const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ı: 'i', æ: 'ae', ø: 'o', ł: 'l', đ: 'd' }

/** Words that are common in names and distinguish nobody. */
const COMMON = new Set([
  'herr',
  'frau',
  'dr',
  'prof',
  'und',
  'u',
  'oder',
  'gmbh',
  'kg',
  'ag',
  'ug',
  'co',
  'ek',
  'ohg',
])

/** The words of a name without case, accents and titles; ä and ae are the same. */
export function nameWords(name: string | null): string[] {
  return (name ?? '')
    .toLowerCase()
    .replace(/[ßıæøłđ]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ae|oe|ue/g, (pair) => pair[0] ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !COMMON.has(word))
}

/** Whether two texts differ by at most one sign: another, a missing, one too many, or two that changed places. */
export function isNear(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  return (
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  )
}

const LONG_WORD = 5

const isSameWord = (a: string, b: string) =>
  a === b || (a.length >= LONG_WORD && b.length >= LONG_WORD && isNear(a, b))

/** Similarity of two names, from 0 to 1: all words of the shorter one give 1, only one of them at most 0.5. */
export const nameScore = (a: string | null, b: string | null): number => wordScore(nameWords(a), nameWords(b))

/** The same for names whose words are known. */
export function wordScore(a: readonly string[], b: readonly string[]): number {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a]
  if (!few.length) return 0
  const common = few.filter((word) => many.some((other) => isSameWord(word, other))).length
  return common < 2 ? common * 0.5 : common / few.length
}

export const SAME_NAME = 0.8
