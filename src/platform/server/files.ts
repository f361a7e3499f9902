import { createHash } from 'node:crypto'
import { AppError } from '#core/errors.ts'
import type { Database } from './database.ts'
import type { FileAnswer } from './endpoint.ts'
import { mediaSignatures } from './media-signatures.ts'

/** Files lie in the database in their own table. What a file is, its first bytes decide, never its name. */

const signatures: readonly { type: string; matches(bytes: Buffer): boolean }[] = [
  { type: 'application/pdf', matches: (bytes) => bytes.subarray(0, 1024).includes('%PDF-') },
  {
    type: 'image/png',
    matches: (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  },
  { type: 'image/jpeg', matches: (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')) },
  { type: 'image/gif', matches: (bytes) => /^GIF8[79]a/.test(bytes.subarray(0, 6).toString('latin1')) },
  {
    type: 'image/webp',
    matches: (bytes) => /^RIFF.{4}WEBP/s.test(bytes.subarray(0, 12).toString('latin1')),
  },
  {
    // The old Office container holds spreadsheets and installers too; its directory names the Word stream.
    type: 'application/msword',
    matches: (bytes) =>
      bytes.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex')) &&
      bytes.includes(Buffer.from('WordDocument', 'utf16le')),
  },
  {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    matches: (bytes) =>
      bytes.subarray(0, 4).equals(Buffer.from('504b0304', 'hex')) &&
      bytes.includes('[Content_Types].xml') &&
      bytes.includes('word/document.xml'),
  },
  { type: 'application/xml', matches: (bytes) => bytes.subarray(0, 5).equals(Buffer.from('<?xml')) },
  ...mediaSignatures,
]

export type FileRule = { types: readonly string[]; maxBytes: number }

/** Names come from strangers' disks: no paths, no control characters. */
export function safeFileName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? ''
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what must go
  const clean = base.replace(/[\u0000-\u001f\u007f"<>|:*?]/g, '').trim()
  return clean.slice(-200) || 'datei'
}

const BASE64 = /^(?:data:[\w/+.-]+;base64,)?(?<data>[A-Za-z0-9+/\s]+={0,2}\s*)$/

function decode(base64: string): Buffer {
  const data = BASE64.exec(base64)?.groups?.data
  if (!data) throw new AppError('file_type_not_allowed', { allowed: 'base64' })
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
    throw new AppError('file_too_large', { max: Math.floor(rule.maxBytes / 1_048_576) })
  }
  const type = signatures.find((signature) => signature.matches(bytes))?.type
  if (!type || !rule.types.includes(type)) {
    throw new AppError('file_type_not_allowed', { allowed: rule.types.join(', ') })
  }
  const { id } = await db
    .insertInto('sys_files')
    .values({
      file_name: safeFileName(file.name),
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
  if (!file) throw new AppError('record_not_found')
  return { file: file.bytes, file_name: file.file_name, file_type: file.file_type }
}

export async function readFileBase64(db: Database, id: number) {
  const file = await db
    .selectFrom('sys_files')
    .select(['file_name', 'file_type', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!file) throw new AppError('record_not_found')
  return { file_name: file.file_name, file_type: file.file_type, base_64: file.bytes.toString('base64') }
}

export async function renameFile(db: Database, id: number, name: string): Promise<void> {
  await db
    .updateTable('sys_files')
    .set({ file_name: safeFileName(name) })
    .where('id', '=', id)
    .execute()
}

export async function deleteFile(db: Database, id: number | null): Promise<void> {
  if (id !== null) await db.deleteFrom('sys_files').where('id', '=', id).execute()
}
