import { languages, type Text } from '#core/texts/texts.ts'
import type { ChoiceName, Columns } from './column.ts'
import { columnsOf, guideText, reasonText, sheetNames, sheetTexts, type SheetName } from './columns.ts'

/** Words are compared without case, accents and punctuation; Turkish letters count as their plain ones. */
export const foldHead = (word: string) =>
  word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replace(/[^\p{L}\p{N}]/gu, '')

const wordsOf = (text: Text) => languages.map((language) => foldHead(text[language]))

const otherNames: Record<SheetName, readonly string[]> = {
  wines: ['artikel', 'stok', 'products'],
  customers: ['kundenstamm', 'musteri', 'customer', 'kunde'],
  addresses: ['adresse', 'adres', 'address', 'lieferadressen'],
  stock: ['bestand', 'lager', 'stock', 'lagerbestand'],
  invoices: ['rechnungen', 'faturalar', 'invoices', 'op', 'opliste', 'offeneposten'],
  instalments: ['rate', 'taksit'],
  advances: ['vorschuss', 'avans'],
}

/** The sheet with this name; null for the guide, which is not read, and undefined for an unknown name. */
export function sheetByName(name: string): SheetName | null | undefined {
  const wanted = foldHead(name)
  if (wordsOf(guideText).includes(wanted)) return null
  return sheetNames.find((sheet) =>
    [sheet, ...wordsOf(sheetTexts[sheet]), ...otherNames[sheet]].includes(wanted),
  )
}

const headsOf = (columns: Columns): ReadonlyMap<string, string> => {
  const heads = new Map<string, string>()
  // In rising precedence, later ones overwrite: the name of the field, its synonyms, its headings.
  for (const field of Object.keys(columns)) heads.set(foldHead(field), field)
  for (const [field, { also = [] }] of Object.entries(columns))
    for (const word of also) heads.set(foldHead(word), field)
  for (const [field, { head }] of Object.entries(columns))
    for (const word of wordsOf(head)) heads.set(word, field)
  return heads
}

const knownHeads = Object.fromEntries(
  sheetNames.map((sheet) => [sheet, headsOf(columnsOf(sheet))]),
) as Record<SheetName, ReadonlyMap<string, string>>

/** The sheet that these headings belong to: all its required columns are there, and most of the others. */
export function sheetByHeads(heads: readonly string[]): SheetName | undefined {
  const fit = sheetNames.map((sheet) => {
    const fields = new Set(heads.map((head) => knownHeads[sheet].get(foldHead(head))))
    const isWhole = Object.entries(columnsOf(sheet)).every(
      ([field, { isRequired }]) => !isRequired || fields.has(field),
    )
    fields.delete(undefined)
    return { sheet, score: isWhole ? fields.size : 0 }
  })
  const best = fit.toSorted((a, b) => b.score - a.score)[0]
  return best && best.score > 0 ? best.sheet : undefined
}

/** Where a heading of the file goes: a field, null if the user left it out, or undefined if unknown. */
export type HeadPlace = { head: string; field: string | null | undefined }

/** The user's choices: the sheet of a page of the file, and the field of a heading; null leaves it out. */
export type Mapping = {
  sheets?: Readonly<Record<string, SheetName | null>> | undefined
  columns?: Readonly<Record<string, Readonly<Record<string, string | null>>>> | undefined
  /** The row of the headings of a page. */
  heads?: Readonly<Record<string, number>> | undefined
  /** What a word stands for that no list has; null for nothing. */
  words?: Readonly<Partial<Record<ChoiceName, Readonly<Record<string, string | number | null>>>>> | undefined
}

const countKnown = (sheet: SheetName, heads: readonly string[]) =>
  new Set(heads.map((head) => knownHeads[sheet].get(foldHead(head)))).difference(new Set([undefined])).size

/** Which of the first rows of a page has its headings: the one in which most are known, or else the first. */
export function headRowOf(sheet: SheetName | undefined, rows: readonly (readonly string[])[]): number {
  const scores = rows.map((heads) => {
    const known = sheet ?? sheetByHeads(heads)
    return known ? countKnown(known, heads) : 0
  })
  return Math.max(0, scores.indexOf(Math.max(...scores)))
}

/** The fields of the headings, in their order; a field is not assigned twice. */
export function placeHeads(sheet: SheetName, heads: readonly string[], mapping: Mapping): HeadPlace[] {
  const chosen = mapping.columns?.[sheet] ?? {}
  const taken = new Set(Object.values(chosen))
  return heads.map((head) => {
    const decided = chosen[head]
    if (decided !== undefined)
      return { head, field: decided !== null && decided in columnsOf(sheet) ? decided : null }
    if (wordsOf(reasonText).includes(foldHead(head))) return { head, field: null }
    const field = knownHeads[sheet].get(foldHead(head))
    if (field === undefined || taken.has(field)) return { head, field: undefined }
    taken.add(field)
    return { head, field }
  })
}
