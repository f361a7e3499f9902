const UMLAUTS = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' } as const

const written = /[äöüÄÖÜ]/g
/** Two letters that may stand for an umlaut; in "Bauer", "neue" and "Quelle" they do not. */
const spelledOut = /ae|oe|(?<![aeq])ue/gi

/**
 * The spellings under which a typed word may be stored: as typed, with one letter instead of two (accents are
 * ignored), and with two letters instead of umlauts.
 */
export function spellings(word: string): string[] {
  const text = word.normalize('NFC')
  const short = text.replace(spelledOut, (letters) => letters.slice(0, 1))
  const long = text.replace(written, (letter) => UMLAUTS[letter as keyof typeof UMLAUTS])
  return [...new Set([word, short, long])]
}
