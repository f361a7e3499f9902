/** Keys that follow each other within this time are one word. */
export const SAME_WORD_MS = 700

const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').toLowerCase()

export const isLetter = ({ key, ctrlKey, altKey, metaKey }: KeyEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey

type KeyEvent = { key: string; ctrlKey: boolean; altKey: boolean; metaKey: boolean }

/**
 * The entry that typed letters lead to, beginning below the present one and going round. The same letter again leads to
 * the next entry that begins with it; more letters stay at an entry that they still fit.
 */
export function entryFor(labels: readonly string[], current: number, typed: string): number | null {
  const word = folded(typed)
  const isRepeated = word === word.charAt(0).repeat(word.length)
  const wanted = isRepeated ? word.slice(0, 1) : word
  const start = isRepeated ? current + 1 : Math.max(0, current)
  for (let step = 0; step < labels.length; step += 1) {
    const place = (start + step) % labels.length
    if (folded(labels[place] ?? '').startsWith(wanted)) return place
  }
  return null
}
