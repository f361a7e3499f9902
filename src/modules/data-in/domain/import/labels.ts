import { languages } from '#core/texts/texts.ts'
import { referenceLabel, type ReferenceRow } from '#core/references.ts'

/** Words compare without case and surrounding space; the Turkish dotless and dotted i count as one letter. */
const fold = (word: string) =>
  word
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/\u0307/g, '')
    .replaceAll('ı', 'i')
    .normalize('NFC')

/** Key of the title that a cell names in any of the three languages, or the key itself; null if unknown. */
export function titleKey(cell: string, titles: readonly ReferenceRow[]): number | null {
  const wanted = fold(cell)
  const found = titles.find(
    (row) =>
      String(row.un_type) === wanted ||
      languages.some((language) => fold(referenceLabel('sys_unvan', row, language)) === wanted),
  )
  return found ? Number(found.un_type) : null
}

/** Code of the country a cell names by code or by name in any of the three languages. */
export function countryKey(cell: string, countries: readonly ReferenceRow[]): string | null {
  const wanted = fold(cell)
  const found = countries.find((row) =>
    [row.country_code, row.country, row.country_tr, row.country_en].some(
      (word) => word !== null && word !== undefined && fold(String(word)) === wanted,
    ),
  )
  return found ? String(found.country_code) : null
}
