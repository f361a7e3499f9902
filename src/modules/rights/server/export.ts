import { sql } from 'kysely'
import type { Actor } from '#core/actor.ts'
import { businessDay } from '#core/days/dates.ts'
import { isNamedList, type LogReader } from '#core/log/history-value.ts'
import { listTexts } from '#core/lists/list-texts.ts'
import { loggedKinds } from '#core/log/logged-kinds.ts'
import type { Language } from '#core/texts/texts.ts'
import { fieldTextsOf } from '#modules/audit/domain/field-names.ts'
import { drawIssued } from '#modules/orders/server/public.ts'
import { readCompany } from '#platform/server/company.ts'
import { readCompanySettings } from '#platform/server/company-settings.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Documents } from '#platform/server/documents/renderer.ts'
import { secretColumns } from '#platform/server/database/rows.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { readWords } from '#platform/server/workbooks/words.ts'
import { zipOf, type PackedFile } from '#platform/server/files/zip-writer.ts'
import { accessPage, type Change, type Stored } from '../domain/access-page.ts'
import { personalTables } from '../domain/personal-data.ts'
import { retentionTable } from '../domain/retention.ts'
import { personOf, type Person } from './person.ts'
import { belongsTo } from './personal-rows.ts'

type Row = Record<string, unknown>

async function storedRows(db: Database, person: Person): Promise<Stored[]> {
  const found: Stored[] = []
  for (const [name, table] of Object.entries(personalTables)) {
    const rows = await allRows(db)<{ row: Row }>`
      select to_jsonb(t) - ${[...secretColumns, 'salt']}::text[] as row from ${sql.table(name)} t
      where ${belongsTo(table, person)}`
    if (rows.length) found.push({ name, rows: rows.map(({ row }) => row) })
  }
  return found
}

const idsOf = (rows: readonly Row[]) => rows.flatMap(({ id }) => (typeof id === 'number' ? [id] : []))

type LoggedRow = Change & { id: number; user_id: number | null; row_id: number | null }

/** What was changed of these rows, by whom and when. */
async function changesOf(db: Database, stored: readonly Stored[]): Promise<LoggedRow[]> {
  const parts = await Promise.all(
    stored.map(({ name, rows }) =>
      sql<LoggedRow>`select a.id, a.at, a.user_id, a.table_name, a.row_id, a.action, a.before - 'cus_note' as before,
          a.after - 'cus_note' as after, a.note
        from sys_audit a where a.table_name = ${name} and a.row_id = any(${idsOf(rows)}::integer[]) order by a.id`.execute(
        db,
      ),
    ),
  )
  return parts.flatMap(({ rows }) => rows)
}

/** Stored files of the rows, and attachments of the mails. */
function fileIdsOf(stored: readonly Stored[]): number[] {
  const own = stored.flatMap(({ name, rows }) =>
    (personalTables[name]?.files ?? []).flatMap((column) => rows.map((row) => row[column])),
  )
  return own.filter((id): id is number => typeof id === 'number')
}

async function readFiles(db: Database, stored: readonly Stored[]): Promise<PackedFile[]> {
  const mails = idsOf(stored.find(({ name }) => name === 'mail_outbox')?.rows ?? [])
  const rows = await allRows(db)<{ id: number; file_name: string; bytes: Buffer }>`
    select f.id, f.file_name, f.bytes from sys_files f where f.id = any(${fileIdsOf(stored)}::integer[])
      or f.id in (select a.file_id from mail_attachments a where a.mail_id = any(${mails}::integer[]))
    order by f.id`
  return rows.map(({ id, file_name, bytes }) => ({
    name: `dateien/${id}-${file_name.replaceAll(/[\\/:*?"<>|]/g, '_')}`,
    bytes,
  }))
}

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

/** How people read the columns of each table, in a language. */
async function readers(db: Database, language: Language) {
  const words = await readWords(db, loggedKinds.filter(isNamedList), language)
  const flag = { yes: listTexts.yes_short, no: listTexts.no_short }
  return (table: string): LogReader => ({
    table,
    language,
    texts: fieldTextsOf(table),
    flag,
    wordOf: (list, key) => words(list)[key],
  })
}

async function controllerOf(db: Database): Promise<string[]> {
  const { legal_name, street, postcode, town, country, phone, email } = await readCompany(db)
  const place = [[country, postcode].filter(Boolean).join('-'), town].filter(Boolean).join(' ')
  return [legal_name, street, place, phone, email].filter((line): line is string => !!line)
}

type Asking = { db: Database; actor: Actor; documents: Documents; now: Temporal.Instant }

type Told = { id: number; name: string | null; number: string; language: Language }

/** Everything that is stored about a customer, as an archive that begins with a page to read; answers the number of rows too. */
export async function packPerson(
  { db, actor, documents, now }: Asking,
  { id, language, name, number }: Told,
) {
  await drawIssued({ db, actor, documents }, id)
  const stored = await storedRows(db, await personOf(db, id))
  const changes = await changesOf(db, stored)
  const settings = await readCompanySettings(db)
  const page = accessPage({
    language,
    person: { name, number },
    day: businessDay(now),
    controller: await controllerOf(db),
    stored,
    changes,
    retention: retentionTable(settings),
    note: settings.access_note,
    readerOf: await readers(db, language),
  })
  const data = Object.fromEntries(stored.map(({ name: table, rows }) => [table, rows]))
  const files: PackedFile[] = [
    { name: 'auskunft.html', bytes: Buffer.from(page) },
    { name: 'daten.json', bytes: json(data) },
    { name: 'aenderungen.json', bytes: json(changes) },
    ...(await readFiles(db, stored)),
  ]
  const count = stored.reduce((sum, { rows }) => sum + rows.length, 0) + changes.length
  return { file: zipOf(files), count }
}
