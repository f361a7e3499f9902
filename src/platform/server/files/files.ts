import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { AppError } from '#core/errors.ts'
import type { Database } from '../database/database.ts'
import type { FileAnswer } from '#core/calls.ts'
import { filesRefusals } from '#core/refusals/files.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { mediaSignatures, type Signature } from './media-signatures.ts'
import { officeSignatures } from './office-signatures.ts'
import { allRows } from '../database/sql.ts'

/** Files are stored in a table of their own. The type of a file is decided by its first bytes, never by its name. */

const signatures: readonly Signature[] = [
  {
    type: 'application/pdf',
    endings: ['pdf'],
    matches: (bytes) => bytes.subarray(0, 5).toString('latin1') === '%PDF-',
  },
  {
    type: 'image/png',
    endings: ['png'],
    matches: (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  },
  {
    type: 'image/jpeg',
    endings: ['jpg', 'jpeg', 'jpe', 'jfif'],
    matches: (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  },
  {
    type: 'image/gif',
    endings: ['gif'],
    matches: (bytes) => /^GIF8[79]a/.test(bytes.subarray(0, 6).toString('latin1')),
  },
  {
    type: 'image/webp',
    endings: ['webp'],
    matches: (bytes) => /^RIFF.{4}WEBP/s.test(bytes.subarray(0, 12).toString('latin1')),
  },
  ...officeSignatures,
  {
    type: 'application/xml',
    endings: ['xml'],
    matches: (bytes) => bytes.subarray(0, 5).equals(Buffer.from('<?xml')),
  },
  ...mediaSignatures,
]

export type FileRule = { types: readonly string[]; maxBytes: number }

/** File names come from outside: no paths, no control characters, nothing that turns the direction of writing. */
function safeFileName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? ''
  const clean = base
    .replace(/[\p{Cc}\p{Bidi_Control}"<>|:*?]/gu, '')
    .replace(/[. ]+$/, '')
    .trim()
  return clean.slice(-200) || 'datei'
}

const WORD_ENDING = /\.(?=\w*[a-z])\w{1,8}$/i

/** The name of a file of this type: its extension matches the bytes, because a double click trusts the extension. */
export function fileNameFor(type: string, name: string): string {
  const endings = signatures.find((signature) => signature.type === type)?.endings ?? ['bin']
  const isFitting = (given: string) => endings.some((ending) => given.toLowerCase().endsWith(`.${ending}`))
  const clean = safeFileName(name)
  const stem = isFitting(clean) ? clean : clean.replace(WORD_ENDING, '') || 'datei'
  return isFitting(stem) ? stem : `${stem.slice(-195)}.${endings[0]}`
}

const BASE64 = /^(?:data:[\w/+.-]+;base64,)?(?<data>[A-Za-z0-9+/\s]+={0,2}\s*)$/

function decode(base64: string): Buffer {
  const data = BASE64.exec(base64)?.groups?.data
  if (!data) throw new AppError(filesRefusals.file_type_not_allowed, { allowed: 'base64' })
  return Buffer.from(data, 'base64')
}

export async function storeFile(
  db: Database,
  file: { name: string; base64: string; userId: number },
  rule: FileRule,
): Promise<number> {
  return (await keepFile(db, file, rule)).id
}

/** Stores a file and says what it is. */
export async function keepFile(
  db: Database,
  file: { name: string; base64: string; userId: number },
  rule: FileRule,
): Promise<{ id: number; type: string }> {
  const bytes = decode(file.base64)
  if (bytes.length > rule.maxBytes) {
    throw new AppError(filesRefusals.file_too_large, { max: Math.floor(rule.maxBytes / 1_048_576) })
  }
  const type = signatures.find((signature) => signature.matches(bytes))?.type
  if (!type || !rule.types.includes(type)) {
    throw new AppError(filesRefusals.file_type_not_allowed, { allowed: rule.types.join(', ') })
  }
  const { id } = await db
    .insertInto('sys_files')
    .values({
      file_name: fileNameFor(type, file.name),
      file_type: type,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      bytes,
      created_by: file.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, type }
}

/** A stored file as the answer of a call. */
export async function fileAnswer(db: Database, id: number): Promise<FileAnswer> {
  const file = await db
    .selectFrom('sys_files')
    .select(['file_name', 'file_type', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!file) throw new AppError(recordsRefusals.record_not_found)
  return { file: file.bytes, file_name: file.file_name, file_type: file.file_type }
}

export async function readFileBase64(db: Database, id: number) {
  const file = await db
    .selectFrom('sys_files')
    .select(['file_name', 'file_type', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!file) throw new AppError(recordsRefusals.record_not_found)
  return { file_name: file.file_name, file_type: file.file_type, base_64: file.bytes.toString('base64') }
}

export async function renameFile(db: Database, id: number, name: string): Promise<void> {
  const files = db.selectFrom('sys_files').select('file_type').where('id', '=', id)
  const { file_type } = await files.executeTakeFirstOrThrow()
  await db
    .updateTable('sys_files')
    .set({ file_name: fileNameFor(file_type, name) })
    .where('id', '=', id)
    .execute()
}

export async function deleteFile(db: Database, id: number | null): Promise<void> {
  if (id !== null) await db.deleteFrom('sys_files').where('id', '=', id).execute()
}

/** Deletes those files that nothing refers to any more; the foreign keys are read from the database catalog. */
export async function deleteUnusedFiles(db: Database, ids: readonly number[]): Promise<void> {
  const rows = await allRows(db)<{ name: string; column: string }>`
    select c.conrelid::regclass::text as name, a.attname as column from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'sys_files'::regclass`
  const unused = rows.map(
    ({ name, column }) =>
      sql`not exists (select from ${sql.table(name)} r where r.${sql.ref(column)} = f.id)`,
  )
  await sql`delete from sys_files f where f.id = any(${ids}::integer[])
    and ${sql.join(unused, sql` and `)}`.execute(db)
}
