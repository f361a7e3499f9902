import { sql } from 'kysely'
import type { z } from 'zod'
import { admin, UNASSIGNED_USER } from '#core/actor.ts'
import { AppError, fieldTexts, invalid, type FieldProblem } from '#core/errors.ts'
import { check, fieldProblems } from '#core/fields.ts'
import { say, type Language, type Text } from '#core/texts.ts'
import { firmFlag } from '#modules/customers/domain/customer.ts'
import { AddressType } from '#modules/customers/domain/cus_adress.ts'
import type { Database } from '#platform/server/database.ts'
import { isRetryable, refusalOf } from '#platform/server/database-errors.ts'
import { endpoint, type EndpointAnswer, type SignedInCall } from '#platform/server/endpoint.ts'
import { insertRow } from '#platform/server/rows.ts'
import { ImportCall, ImportRow, ImportStatus, withKeys } from '../domain/import-row.ts'
import { importTexts } from '../texts.ts'
import { findDuplicate } from './duplicates.ts'

type Outcome = { id: number | null; status_code: ImportStatus; status_desc: string }
type Lists = Parameters<typeof withKeys>[1]

async function referenceLists(db: Database): Promise<Lists> {
  const titles = await db
    .selectFrom('sys_unvan')
    .select(['un_type', 'unvan', 'unvan_tr', 'unvan_en'])
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

/** A title or country that nobody knows is named, never silently left out. */
function unknownKeys(row: ReturnType<typeof withKeys>, { countries }: Lists): Record<string, FieldProblem> {
  const isKnownCountry = countries.some((country) => country.country_code === row.cus_country_code)
  return {
    ...(typeof row.cus_m_f === 'string' ? { cus_m_f: { code: 'not_allowed' as const } } : {}),
    ...(row.cus_country_code && !isKnownCountry
      ? { cus_country_code: { code: 'not_allowed' as const } }
      : {}),
  }
}

async function insertCustomer(db: Database, row: ImportRow, cus_category: string): Promise<number> {
  const { adres, pk, bolge, ...customer } = row
  const { id } = await insertRow(db, 'customers', {
    ...customer,
    cus_is_firm: firmFlag(row.cus_firm),
    cus_user: UNASSIGNED_USER,
    cus_category,
  })
  if (adres)
    await insertRow(db, 'cus_adress', {
      cus_id: id,
      adres,
      pk,
      bolge,
      sehir: row.cus_city,
      ulke: row.cus_country_code,
      c_type: AddressType.invoice,
      a_def: '1',
    })
  return id
}

async function importRow(
  db: Database,
  sent: Record<string, unknown>,
  cus_category: string,
  lists: Lists,
  language: Language,
): Promise<Outcome> {
  const invalidRow = (problems: Record<string, FieldProblem>): Outcome => ({
    id: null,
    status_code: ImportStatus.invalid,
    status_desc: describeProblems(problems, language),
  })
  const keyed = withKeys(sent, lists)
  const unknown = unknownKeys(keyed, lists)
  if (Object.keys(unknown).length) return invalidRow(unknown)
  const parsed = check(ImportRow, textCells(keyed))
  if (!parsed.success) return invalidRow(fieldProblems(parsed.error))
  const known = await findDuplicate(db, parsed.data)
  if (known !== null) {
    const status_desc = say(importTexts.status_2, language, { id: known })
    return { id: null, status_code: ImportStatus.duplicate, status_desc }
  }
  const id = await insertCustomer(db, parsed.data, cus_category)
  return { id, status_code: ImportStatus.successful, status_desc: say(importTexts.status_1, language) }
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

/** Each row stands or falls alone; what the database refuses is told, what breaks is repeated by the caller. */
async function guarded(db: Database, language: Language, work: () => Promise<Outcome>): Promise<Outcome> {
  await sql`savepoint import_row`.execute(db)
  try {
    const outcome = await work()
    await sql`release savepoint import_row`.execute(db)
    return outcome
  } catch (error) {
    if (isRetryable(error)) throw error
    await sql`rollback to savepoint import_row`.execute(db)
    const refusal = error instanceof AppError ? error : refusalOf(error)
    if (refusal && Object.keys(refusal.fields).length) {
      const status_desc = describeProblems(refusal.fields, language)
      return { id: null, status_code: ImportStatus.invalid, status_desc }
    }
    return {
      id: null,
      status_code: ImportStatus.systemError,
      status_desc: say(importTexts.status_9, language),
    }
  }
}

async function importRows(call: SignedInCall<z.output<typeof ImportCall>>): Promise<EndpointAnswer> {
  const { db, input, language } = call
  const { datalist: sent, cus_category } = input.params
  await refuseUnknownCategory(db, cus_category)
  const lists = await referenceLists(db)
  // Two uploads of the same sheet at once must not both find a person missing.
  await sql`select pg_advisory_xact_lock(hashtext('weinkontor.import'))`.execute(db)
  const datalist = []
  for (const row of sent) {
    const outcome = await guarded(db, language, () => importRow(db, row, cus_category, lists, language))
    datalist.push({ ...row, ...outcome })
  }
  return { status_code: ImportStatus.successful, datalist, data: { datalist } }
}

export const importEndpoints = [
  endpoint({ path: '/product', who: admin, writes: true, input: ImportCall, run: importRows }),
  endpoint({
    path: '/product_test',
    who: admin,
    writes: true,
    input: ImportCall,
    run: async (call) => {
      if (!call.services.settings.testMode) throw new AppError('ERR_105')
      const { db } = call
      await sql`savepoint rehearsal`.execute(db)
      const answer = await importRows(call)
      // The rehearsal answers like the real call and keeps nothing.
      await sql`rollback to savepoint rehearsal`.execute(db)
      return answer
    },
  }),
]
