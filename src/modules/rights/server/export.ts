import { sql } from 'kysely'
import type { Actor } from '#core/actor.ts'
import { drawIssued } from '#modules/orders/server/public.ts'
import type { Database } from '#platform/server/database.ts'
import type { Documents } from '#platform/server/documents/renderer.ts'
import { secretColumns } from '#platform/server/rows.ts'
import { zipOf, type PackedFile } from '#platform/server/zip-writer.ts'
import { personalTables } from '../domain/personal-data.ts'
import { personOf, type Person } from './person.ts'
import { belongsTo } from './personal-rows.ts'

type Row = Record<string, unknown>
type Stored = { name: string; rows: Row[] }

async function storedRows(db: Database, person: Person): Promise<Stored[]> {
  const found: Stored[] = []
  for (const [name, table] of Object.entries(personalTables)) {
    const { rows } = await sql<{ row: Row }>`
      select to_jsonb(t) - ${[...secretColumns, 'salt']}::text[] as row from ${sql.table(name)} t
      where ${belongsTo(table, person)}`.execute(db)
    if (rows.length) found.push({ name, rows: rows.map(({ row }) => row) })
  }
  return found
}

const idsOf = (rows: readonly Row[]) => rows.flatMap(({ id }) => (typeof id === 'number' ? [id] : []))

/** What was changed of these rows, by whom and when. */
async function changesOf(db: Database, stored: readonly Stored[]): Promise<Row[]> {
  const parts = await Promise.all(
    stored.map(({ name, rows }) =>
      sql<Row>`select a.id, a.at, a.user_id, a.table_name, a.row_id, a.action, a.before - 'cus_note' as before,
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
  const { rows } = await sql<{ id: number; file_name: string; bytes: Buffer }>`
    select f.id, f.file_name, f.bytes from sys_files f where f.id = any(${fileIdsOf(stored)}::integer[])
      or f.id in (select a.file_id from mail_attachments a where a.mail_id = any(${mails}::integer[]))
    order by f.id`.execute(db)
  return rows.map(({ id, file_name, bytes }) => ({
    name: `dateien/${id}-${file_name.replaceAll(/[\\/:*?"<>|]/g, '_')}`,
    bytes,
  }))
}

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

const GUIDE = `Auskunft über gespeicherte Daten (Art. 15 DSGVO)

daten.json        was gespeichert ist, je Tabelle
aenderungen.json  wer wann was daran geändert hat
dateien/          ausgestellte Belege, wie sie ausgestellt wurden, und weitere Dateien

Nachrichten der Mitarbeiter untereinander sind nicht enthalten.
`

type Asking = { db: Database; actor: Actor; documents: Documents }

/** Everything that is stored about a customer, as an archive; answers the number of rows too. */
export async function packPerson({ db, actor, documents }: Asking, id: number) {
  await drawIssued({ db, actor, documents }, id)
  const stored = await storedRows(db, await personOf(db, id))
  const changes = await changesOf(db, stored)
  const data = Object.fromEntries(stored.map(({ name, rows }) => [name, rows]))
  const files: PackedFile[] = [
    { name: 'LIESMICH.txt', bytes: Buffer.from(GUIDE) },
    { name: 'daten.json', bytes: json(data) },
    { name: 'aenderungen.json', bytes: json(changes) },
    ...(await readFiles(db, stored)),
  ]
  const count = stored.reduce((sum, { rows }) => sum + rows.length, 0) + changes.length
  return { file: zipOf(files), count }
}
