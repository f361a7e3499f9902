import type { Actor } from '#core/actor.ts'
import { refuseIf } from '#core/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Documents } from '#platform/server/documents/renderer.ts'
import { storeFile } from '#platform/server/files/files.ts'
import { queueMail } from '#platform/server/mail/mail.ts'
import { allRows } from '#platform/server/database/sql.ts'
import {
  isReminder,
  whyNotMailed,
  type DocumentKind,
} from '#modules/orders/domain/documents/document-rules.ts'
import { documentMail } from '#modules/orders/domain/documents/mail.ts'
import type { OrderDocument } from './document-source.ts'
import { issuedFileId, type IssuedDocument } from './issued-documents.ts'

const PDF = 'application/pdf'
const MAX_BYTES = 20 * 1_048_576

export type Drawing = { db: Database; actor: Actor; documents: Documents }

/** The only PDF of an issued document, drawn at the first request. */
export const archivedPdf = ({ db, actor, documents }: Drawing, issued: IssuedDocument) =>
  issuedFileId(db, issued, 'pdf', async () => ({
    name: issued.model.fileName,
    bytes: await documents.render(issued.model),
    userId: actor.id,
  }))

/** Draws a customer's issued documents that have no PDF yet. */
export async function drawIssued(drawing: Drawing, cus_id: number): Promise<void> {
  const rows = await allRows(drawing.db)<IssuedDocument>`
    select b.id, b.model, b.e_fatura, b.file_id, b.sha256, b.xml_file_id, b.xml_sha256
    from belge_arsiv b join siparisler s on s.id = b.sip_id
    where s.cus_id = ${cus_id} and b.file_id is null and b.model <> '{}' order by b.id`
  for (const issued of rows) await archivedPdf(drawing, issued)
}

/** The file that a mail carries: the issued one itself, or a new one. */
async function attachmentOf(drawing: Drawing, { model, issued }: OrderDocument): Promise<number> {
  if (issued) return archivedPdf(drawing, issued)
  const { db, actor, documents } = drawing
  const base64 = Buffer.from(await documents.render(model)).toString('base64')
  return storeFile(
    db,
    { name: model.fileName, base64, userId: actor.id },
    { types: [PDF], maxBytes: MAX_BYTES },
  )
}

/** Locks the order, so that a concurrent dispute either comes first or finds the mail waiting. */
async function refuseUnlessMailable(db: Database, id: number, tur: DocumentKind): Promise<void> {
  const order = await db
    .selectFrom('siparisler')
    .select('disputed_on')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirstOrThrow()
  refuseIf(whyNotMailed(tur, order))
}

export type Letter = { id: number; tur: DocumentKind; to: string; note: string | null }

/** Puts a document into the outbox, within a transaction. */
export async function mailDocument(
  drawing: Drawing,
  document: OrderDocument,
  { id, tur, to, note }: Letter,
): Promise<void> {
  const { db, actor } = drawing
  await refuseUnlessMailable(db, id, tur)
  await queueMail(db, {
    kind: 'document',
    recipient: to,
    ...documentMail(document.source, document.model, note),
    userId: actor.id,
    ...(isReminder(tur) ? { reminds: id } : {}),
    fileIds: [await attachmentOf(drawing, document)],
  })
}

/** Whether this document was already mailed to this address, so that a repeated batch sends no duplicates. */
export async function wasMailed(db: Database, { issued }: OrderDocument, to: string): Promise<boolean> {
  if (!issued?.file_id) return false
  const mail = await db
    .selectFrom('mail_attachments as a')
    .innerJoin('mail_outbox as m', 'm.id', 'a.mail_id')
    .select('m.id')
    .where('a.file_id', '=', issued.file_id)
    .where('m.recipient', '=', to)
    .where('m.status', 'in', ['waiting', 'sent'])
    .executeTakeFirst()
  return mail !== undefined
}
