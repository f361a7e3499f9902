const UMLAUTS = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' } as const

const written = /[äöüÄÖÜ]/g
/** Two letters that may stand for an umlaut; in "Bauer", "neue" and "Quelle" they do not. */
const spelledOut = /ae|oe|(?<![aeq])ue/gi

/**
 * The ways in which what was typed may be stored: as it is, with umlauts for the letters that stand for them, and
 * with such letters for its umlauts. What is stored without accents is found by each of them.
 */
export function spellings(word: string): string[] {
  const text = word.normalize('NFC')
  const short = text.replace(spelledOut, (letters) => letters.slice(0, 1))
  const long = text.replace(written, (letter) => UMLAUTS[letter as keyof typeof UMLAUTS])
  return [...new Set([word, short, long])]
}
