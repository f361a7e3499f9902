import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { DocumentModel } from '#core/document.ts'
import { AppError } from '#core/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { FileAnswer } from '#core/calls.ts'
import { defineRefusals } from '#core/refusal.ts'
import { fileAnswer, storeFile } from '#platform/server/files/files.ts'
import { firstRow } from '#platform/server/database/sql.ts'
import type { EInvoice } from '#modules/orders/domain/documents/e-invoice/e-invoice.ts'
import type { KeptKind } from '#modules/orders/domain/documents/document-rules.ts'

const refusals = defineRefusals({
  cancellation_handed_out: {
    tr: 'İptal faturası verilmiş: faturanın iptali artık geri alınamaz. Lütfen yeni bir sipariş oluşturun.',
    de: 'Die Stornorechnung wurde schon ausgegeben: Die Stornierung lässt sich nicht mehr zurücknehmen. Bitte legen Sie einen neuen Auftrag an.',
    en: 'The cancellation has been handed out: it can no longer be undone. Please enter a new order.',
  },
})

/** Archive of issued documents: their content is stored once, and their files are made once and reused. */

export type IssuedDocument = {
  id: number
  model: DocumentModel
  e_fatura: EInvoice | null
  file_id: number | null
  sha256: string | null
  xml_file_id: number | null
  xml_sha256: string | null
}

type Draft = {
  sip_id: number
  tur: KeptKind
  userId: number
  now: Temporal.Instant
  model: DocumentModel
  eInvoice: EInvoice | null
}

export async function readIssued(
  db: Database,
  sip_id: number,
  tur: KeptKind,
): Promise<IssuedDocument | null> {
  const row = await firstRow(db)<IssuedDocument>`
    select id, model, e_fatura, file_id, sha256, xml_file_id, xml_sha256 from belge_arsiv
    where sip_id = ${sip_id} and tur = ${tur} and geri_alindi_at is null`
  return row ?? null
}

/** When two store the same document, the first one wins. */
export async function keepDocument(db: Database, draft: Draft): Promise<void> {
  const { sip_id, tur, userId, now, model, eInvoice } = draft
  await sql`
    insert into belge_arsiv (sip_id, tur, model, e_fatura, user_id, created_at)
    values (${sip_id}, ${tur}, ${JSON.stringify(model)}::jsonb,
      ${eInvoice ? JSON.stringify(eInvoice) : null}::jsonb, ${userId}, ${now.toString()})
    on conflict do nothing`.execute(db)
}

/** Marks the document as handed out. */
export async function markHandedOut(db: Database, id: number): Promise<void> {
  await sql`update belge_arsiv set verildi_at = now() where id = ${id} and verildi_at is null`.execute(db)
}

/** A withdrawn reminder stays in the archive; the next one of its stage is another letter. */
export const withdrawDocument = (db: Database, sip_id: number, tur: KeptKind): Promise<void> =>
  withdrawDocuments(db, [sip_id], tur)

export async function withdrawDocuments(
  db: Database,
  orders: readonly number[],
  tur: KeptKind,
): Promise<void> {
  await sql`
    update belge_arsiv set geri_alindi_at = now()
    where sip_id = any(${orders}::integer[]) and tur = ${tur} and geri_alindi_at is null`.execute(db)
}

/** A cancellation that was handed out cannot be undone, as the customer may know it. */
export async function withdrawCancellation(db: Database, sip_id: number): Promise<void> {
  const row = await firstRow(db)<{ verildi_at: string | null }>`
    select verildi_at from belge_arsiv
    where sip_id = ${sip_id} and tur = 'iptal_faturasi' and geri_alindi_at is null for update`
  if (row?.verildi_at) throw new AppError(refusals.cancellation_handed_out)
  await withdrawDocument(db, sip_id, 'iptal_faturasi')
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const columns = {
  pdf: { file: 'file_id', hash: 'sha256', type: 'application/pdf' },
  xml: { file: 'xml_file_id', hash: 'xml_sha256', type: 'application/xml' },
} as const

const MAX_BYTES = 20 * 1_048_576

type Form = keyof typeof columns
type Made = { name: string; bytes: Uint8Array; userId: number }

const inTransaction = <Result>(db: Database, work: (trx: Database) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? work(db) : db.transaction().execute(work)

/** Stores the bytes unless another call was faster; answers the id of the stored file. */
async function storeOnce(db: Database, id: number, form: Form, made: Made): Promise<number> {
  const { file, hash, type } = columns[form]
  return inTransaction(db, async (trx) => {
    const row = await firstRow(trx)<{ stored: number | null }>`
      select ${sql.ref(file)} as stored from belge_arsiv where id = ${id} for update`
    const stored = row?.stored ?? null
    if (stored !== null) return stored
    const base64 = Buffer.from(made.bytes).toString('base64')
    const rule = { types: [type], maxBytes: MAX_BYTES }
    const fileId = await storeFile(trx, { name: made.name, base64, userId: made.userId }, rule)
    await sql`
      update belge_arsiv set ${sql.ref(file)} = ${fileId}, ${sql.ref(hash)} = ${hashOf(made.bytes)}
      where id = ${id}`.execute(trx)
    return fileId
  })
}

/** The number of the file that holds a document; made by `make` the first time. */
export async function issuedFileId(
  db: Database,
  issued: IssuedDocument,
  form: Form,
  make: () => Promise<Made>,
): Promise<number> {
  const fileId = issued[columns[form].file] ?? (await storeOnce(db, issued.id, form, await make()))
  await markHandedOut(db, issued.id)
  return fileId
}

/** The archived file; one that does not match its hash is refused. */
export async function issuedFile(db: Database, issued: IssuedDocument, fileId: number): Promise<FileAnswer> {
  const row = await firstRow(db)<{ hash: string | null }>`
    select case when file_id = ${fileId} then sha256 else xml_sha256 end as hash
    from belge_arsiv where id = ${issued.id}`
  const answer = await fileAnswer(db, fileId)
  if (row?.hash !== hashOf(answer.file))
    throw new Error(`file ${fileId} is not the issued document ${issued.id}`)
  return answer
}
