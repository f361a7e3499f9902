/** Spaces and hyphens of other widths are printed as plain ones, marks without a width not at all. */
const plain: readonly (readonly [RegExp, string])[] = [
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what must go
  [/[\u0000-\u001f\u007f\u2000-\u200a\u202f\u205f\u3000\ufffe\uffff]/g, ' '],
  [/[\u00ad\u200b-\u200f\u2060\ufeff]/g, ''],
  [/[\u2010\u2011\u2012]/g, '-'],
]

/** Text as documents print it, on one line. */
export const asPrinted = (text: string): string =>
  plain.reduce((tidied, [strange, usual]) => tidied.replace(strange, usual), text.normalize('NFC'))

/** What the embedded fonts lack: they have Latin with its extensions, Greek, Cyrillic, and the signs of print. */
const UNPRINTABLE =
  /[^ -~\u00a0-\u024f\u0370-\u03e1\u03f0-\u052f\u1e00-\u1fff\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2030\u2039\u203a\u20ac\u20b4\u20bd\u2116\u2122\u2212\u2248]/gu

/** The letters of a text that no document can print, each once. */
export const unprintableIn = (text: string): string[] => [...new Set(asPrinted(text).match(UNPRINTABLE))]
