import type { z } from 'zod'
import { UNASSIGNED_USER } from '#core/actor.ts'
import { AppError, invalid, type FieldProblem } from '#core/errors.ts'
import { fieldTexts } from '#core/texts/field-texts.ts'
import { check, fieldProblems } from '#core/fields.ts'
import { accessRefusals } from '#core/refusals/access.ts'
import { say, type Language, type Text } from '#core/texts/texts.ts'
import { firmFlag } from '#modules/customers/domain/customer.ts'
import { AddressType } from '#modules/customers/domain/addresses.ts'
import { insertAddresses, insertCustomers } from '#modules/customers/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import { refusalOf } from '#platform/server/database/database-errors.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { importCustomers, rehearseImport, type Outcome } from '#modules/data-in/domain/import-calls.ts'
import {
  hasAddress,
  ImportRow,
  ImportStatus,
  withKeys,
  type ImportCall,
} from '#modules/data-in/domain/import/import-row.ts'
import { importTexts } from '#modules/data-in/import-texts.ts'
import { findDuplicates } from './duplicates.ts'
import { inSavepoint, lockNamed, rehearsed } from '#platform/server/database/sql.ts'

type Lists = Parameters<typeof withKeys>[1]

async function referenceLists(db: Database): Promise<Lists> {
  const titles = await db
    .selectFrom('sys_unvan')
    .select(['un_type', 'unvan', 'unvan_tr', 'unvan_en'])
    .where('status', '=', '1')
    .orderBy('sort_order')
    .orderBy('un_type')
    .execute()
  const countries = await db
    .selectFrom('sys_country_code')
    .select(['country_code', 'country', 'country_tr', 'country_en'])
    .orderBy('c_type')
    .execute()
  return { titles, countries }
}

async function refuseUnknownCategory(db: Database, cat_type: string): Promise<void> {
  const found = await db
    .selectFrom('sys_category')
    .select('id')
    .where('cat_type', '=', cat_type)
    .executeTakeFirst()
  if (!found) throw invalid({ 'params.cus_category': { code: 'not_allowed' } })
}

const texts: Readonly<Record<string, Text | undefined>> = importTexts

function describeProblems(problems: Readonly<Record<string, FieldProblem>>, language: Language): string {
  const words = Object.entries(problems).map(([field, { code, params }]) => {
    const label = texts[field]
    return `${label ? say(label, language) : field}: ${say(fieldTexts[code], language, params)}`
  })
  return say(importTexts.status_3, language, { fields: words.join('; ') })
}

/** Reports an unknown title or country instead of silently leaving it out. */
function unknownKeys(row: ReturnType<typeof withKeys>, { countries }: Lists): Record<string, FieldProblem> {
  const isKnownCountry = countries.some((country) => country.country_code === row.cus_country_code)
  return {
    ...(typeof row.cus_m_f === 'string' ? { cus_m_f: { code: 'not_allowed' as const } } : {}),
    ...(row.cus_country_code && !isKnownCountry
      ? { cus_country_code: { code: 'not_allowed' as const } }
      : {}),
  }
}

/** Stores new customers with their invoice addresses and answers their numbers, in the order of the rows. */
async function storeCustomers(
  db: Database,
  rows: readonly ImportRow[],
  cus_category: string,
): Promise<number[]> {
  const customers = rows.map(({ adres: _, pk: __, bolge: ___, ...customer }) => ({
    ...customer,
    cus_is_firm: firmFlag(customer.cus_firm),
    cus_user: UNASSIGNED_USER,
    cus_category,
  }))
  const ids = await insertCustomers(db, customers)
  const addresses = rows.flatMap((row, index) => {
    const cus_id = ids[index]
    if (!hasAddress(row) || cus_id === undefined) return []
    const { pk, bolge, cus_country_code: ulke } = row
    const place = { adres: row.adres ?? '', pk, bolge, sehir: row.cus_city ?? '', ulke }
    return [{ cus_id, ...place, c_type: AddressType.invoice, a_def: '1' as const }]
  })
  await insertAddresses(db, addresses)
  return ids
}

/** The row as a customer, or what is wrong with it. */
function readRow(sent: Record<string, unknown>, lists: Lists, language: Language): ImportRow | Outcome {
  const invalidRow = (problems: Record<string, FieldProblem>): Outcome => ({
    id: null,
    status_code: ImportStatus.invalid,
    status_desc: describeProblems(problems, language),
  })
  const keyed = withKeys(sent, lists)
  const unknown = unknownKeys(keyed, lists)
  if (Object.keys(unknown).length) return invalidRow(unknown)
  const parsed = check(ImportRow, textCells(keyed))
  return parsed.success ? parsed.data : invalidRow(fieldProblems(parsed.error))
}

const isOutcome = (row: ImportRow | Outcome): row is Outcome => 'status_code' in row

/** Stores the rows that are neither in the database nor in an earlier row of the same sheet. */
async function storeRows(
  db: Database,
  rows: readonly ImportRow[],
  cus_category: string,
  language: Language,
): Promise<Outcome[]> {
  const identities = await findDuplicates(db, rows)
  const firstWith = new Map<string, number>()
  const earlier = identities.map(({ id, marks }, index) => {
    const same = marks.map((mark) => firstWith.get(mark)).find((found) => found !== undefined)
    if (id === null && same === undefined) for (const mark of marks) firstWith.set(mark, index)
    return same
  })
  const isNew = (index: number) => identities[index]?.id === null && earlier[index] === undefined
  const fresh = rows.flatMap((row, index) => (isNew(index) ? [{ row, index }] : []))
  const ids = await storeCustomers(
    db,
    fresh.map(({ row }) => row),
    cus_category,
  )
  const newIds = new Map(fresh.map(({ index }, at) => [index, ids[at] ?? null]))
  return rows.map((_, index) => {
    const id = newIds.get(index)
    if (id !== undefined)
      return { id, status_code: ImportStatus.successful, status_desc: say(importTexts.status_1, language) }
    const known = identities[index]?.id ?? newIds.get(earlier[index] ?? -1) ?? ''
    const status_desc = say(importTexts.status_2, language, { id: known })
    return { id: null, status_code: ImportStatus.duplicate, status_desc }
  })
}

/** Spreadsheets keep phone numbers and postcodes as numbers; here they are text. */
function textCells(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([field, value]) => [
      field,
      typeof value === 'number' && field !== 'cus_m_f' ? String(value) : value,
    ]),
  )
}

/** Why the database refused a row, as text for the sheet. */
function refusedRow(error: unknown, language: Language): Outcome {
  const refusal = error instanceof AppError ? error : refusalOf(error)
  if (refusal && Object.keys(refusal.fields).length) {
    const status_desc = describeProblems(refusal.fields, language)
    return { id: null, status_code: ImportStatus.invalid, status_desc }
  }
  return { id: null, status_code: ImportStatus.systemError, status_desc: say(importTexts.status_9, language) }
}

/** All rows at once; when one of them fails, each is saved alone. */
function storeSheet(
  db: Database,
  rows: readonly ImportRow[],
  cus_category: string,
  language: Language,
): Promise<Outcome[]> {
  const store = (some: readonly ImportRow[]) => storeRows(db, some, cus_category, language)
  return inSavepoint(
    db,
    () => store(rows),
    async () => {
      const outcomes: Outcome[] = []
      for (const row of rows) {
        const stored = await inSavepoint(
          db,
          () => store([row]),
          (error) => [refusedRow(error, language)],
        )
        outcomes.push(...stored)
      }
      return outcomes
    },
  )
}

async function importRows(call: SignedInCall<z.output<typeof ImportCall>>) {
  const { db, input, language } = call
  const { datalist: sent, cus_category } = input.params
  await refuseUnknownCategory(db, cus_category)
  const lists = await referenceLists(db)
  // Two concurrent uploads of the same sheet must not both add a person.
  await lockNamed(db, 'weinkontor.import')
  const read = sent.map((row) => readRow(row, lists, language))
  const rows = read.filter((row) => !isOutcome(row)) as ImportRow[]
  const stored = await storeSheet(db, rows, cus_category, language)
  const datalist = read.map((row, index) => {
    const outcome = isOutcome(row) ? row : stored.shift()
    if (!outcome) throw new Error('a row was stored without an outcome')
    return { ...sent[index], ...outcome }
  })
  return { status_code: ImportStatus.successful, datalist, data: { datalist } }
}

export const importEndpoints = [
  serve(importCustomers, importRows),
  serve(rehearseImport, async (call) => {
    if (!call.services.settings.testMode) throw new AppError(accessRefusals.ERR_105)
    return rehearsed(call.db, () => importRows(call))
  }),
]
