import { sql } from 'kysely'
import {
  labelColumns,
  referenceLabel,
  references,
  type ReferenceName,
  type ReferenceRow,
} from '#core/references.ts'
import type { Language } from '#core/texts/texts.ts'
import { allRows } from '#platform/server/database/sql.ts'
import type { Database } from '../database/database.ts'
import type { Words } from './sheet.ts'

/** The words of reference lists in a language, by their keys. */
export async function readWords(
  db: Database,
  lists: readonly ReferenceName[],
  language: Language,
): Promise<(list: ReferenceName) => Words> {
  const words = new Map<ReferenceName, Words>()
  for (const list of lists) words.set(list, await wordsOf(db, list, language))
  return (list) => words.get(list) ?? {}
}

async function wordsOf(db: Database, list: ReferenceName, language: Language): Promise<Words> {
  const { key } = references[list]
  const columns = [...new Set([key, ...labelColumns(list)])].map((column) => sql.ref(column))
  const rows = await allRows(db)<ReferenceRow>`select ${sql.join(columns)} from ${sql.table(list)}`
  return Object.fromEntries(rows.map((row) => [String(row[key]), referenceLabel(list, row, language)]))
}
