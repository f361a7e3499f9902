import { sql } from 'kysely'
import {
  labelColumns,
  referenceLabel,
  references,
  type ReferenceName,
  type ReferenceRow,
} from '#core/references.ts'
import type { Language } from '#core/texts/texts.ts'
import type { Database } from '#platform/server/database/database.ts'
import { invalid } from '#core/errors.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { foldWord, type CellValue, type Lists } from '../domain/cells.ts'
import { choiceTables, type ChoiceName, type ListName } from '../domain/column.ts'
import { foldHead, type Mapping } from '../domain/recognise.ts'

type Word = [string, CellValue]

/** Retired entries and people who have left are not offered to a file either. */
const isOffered = (name: ReferenceName) =>
  name === 'sys_users'
    ? sql`sil = '0' and user_level <> 0`
    : 'retires' in references[name]
      ? sql`status = '1'`
      : sql`true`

async function wordsOf(db: Database, name: ReferenceName): Promise<Word[]> {
  const { key } = references[name]
  const labels = labelColumns(name).filter((column) => column !== 'name' && column !== 'surname')
  const rows = await allRows(db)<Record<string, string | number | null>>`
    select ${sql.join([key, ...labels].map((column) => sql.ref(column)))}
      ${name === 'sys_users' ? sql`, concat_ws(' ', name, surname) as whole` : sql``}
    from ${sql.table(name)} where ${isOffered(name)}`
  return rows.flatMap((row) => {
    const value = row[key]
    if (value === null || value === undefined) return []
    const words = [...labels.map((label) => row[label]), row.whole, name === 'sys_users' ? null : value]
    return words
      .filter((word) => word !== null && word !== undefined)
      .map((word): Word => [foldHead(String(word)), value])
  })
}

/** What stands on cars, and in the addresses of older systems. */
const carSigns: readonly Word[] = [
  ['d', 'DE'],
  ['a', 'AT'],
  ['ch', 'CH'],
  ['i', 'IT'],
  ['f', 'FR'],
  ['e', 'ES'],
]

/** What was chosen, as the list has it; undefined where that cannot be chosen. */
function meant(choice: ChoiceName, value: CellValue, words: readonly Word[]): CellValue | undefined {
  if (value === null) return null
  if (choice === 'flags') return value === '0' || value === '1' ? value : undefined
  if (choice === 'rates') return typeof value === 'number' && value >= 0 && value <= 100 ? value : undefined
  return words.find(([, key]) => String(key) === String(value))?.[1]
}

/** Adds what somebody chose for the unknown words of a file. */
function addChosen(
  lists: Partial<Record<ChoiceName, Word[]>>,
  choice: ChoiceName,
  words: Readonly<Record<string, CellValue>>,
): void {
  const known = lists[choice] ?? []
  const added = Object.entries(words).map(([word, value]): Word => {
    const key = meant(choice, value, known)
    if (key === undefined) throw invalid({ mapping: { code: 'not_allowed' } })
    return [foldWord(word), key]
  })
  lists[choice] = [...known, ...added]
}

/** Every word that a cell of a list may use, in three languages, with its key. */
export async function readLists(
  db: Database,
  chosen: NonNullable<Mapping['words']> = {},
): Promise<Record<keyof Lists, Word[]>> {
  const lists: Partial<Record<ChoiceName, Word[]>> = { flags: [], rates: [] }
  for (const [list, name] of Object.entries(choiceTables)) lists[list as ListName] = await wordsOf(db, name)
  const known = new Set((lists.countries ?? []).map(([, code]) => code))
  lists.countries?.push(...carSigns.filter(([, code]) => known.has(code)))
  for (const [choice, words] of Object.entries(chosen)) addChosen(lists, choice as ChoiceName, words)
  return lists as Record<ChoiceName, Word[]>
}

/** Words for the keys of each list, which are understood when they are read again. */
export type Names = {
  lists: Record<ListName, ReadonlyMap<CellValue, string>>
  flags: ReadonlyMap<CellValue, string>
}

const yesAndNo: Record<Language, readonly [string, string]> = {
  tr: ['hayır', 'evet'],
  de: ['nein', 'ja'],
  en: ['no', 'yes'],
}

/** A country and a person are named by their code, as their words alone are not unique. */
const nameOf = (name: ReferenceName, row: ReferenceRow, language: Language) =>
  name === 'sys_country_code' || name === 'sys_users'
    ? String(row[references[name].label])
    : referenceLabel(name, row, language)

export async function namesOf(db: Database, language: Language): Promise<Names> {
  const lists: Partial<Names['lists']> = {}
  for (const [list, name] of Object.entries(choiceTables)) {
    const rows = await allRows(db)<ReferenceRow>`select * from ${sql.table(name)}`
    lists[list as ListName] = new Map(
      rows.map((row) => [row[references[name].key] ?? null, nameOf(name, row, language)]),
    )
  }
  const [no, yes] = yesAndNo[language]
  return {
    lists: lists as Names['lists'],
    flags: new Map([
      ['0', no],
      ['1', yes],
    ]),
  }
}
