import { sql } from 'kysely'
import type { Actor } from '#core/actor.ts'
import { businessDay } from '#core/days/dates.ts'
import { AppError, refuseIf } from '#core/errors.ts'
import type { Reason } from '#core/refusal.ts'
import { announcedTransaction } from '#platform/server/live/announced.ts'
import type { Bundle } from '#platform/server/documents/renderer.ts'
import { storeFile } from '#platform/server/files/files.ts'
import type { Services } from '#platform/server/services.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { whyNotMailed, type DocumentKind } from '#modules/orders/domain/documents/document-rules.ts'
import { makeDocument, type OrderDocument } from './document-source.ts'
import { markHandedOut } from './issued-documents.ts'
import { mailDocument, wasMailed, type Letter } from './document-mail.ts'

type Job = { id: number; tur: DocumentKind; ids: readonly number[]; isMailed: boolean }
type Serving = Pick<Services, 'db' | 'documents' | 'now' | 'realtime' | 'wakeMail'>

/** A document that was left out of the job, and why. */
export type LeftOutDocument = Reason & { id: number }

type Progress = { failed: LeftOutDocument[]; mailed: number; printed: number }

/** After this long without a heartbeat a job counts as lost; heartbeats are far more frequent. */
export const SILENT_SECONDS = 60

const DOCUMENTS_PER_HEARTBEAT = 5
const MAX_BYTES = 200 * 1_048_576

/** Prints the documents of a job into one file, or mails them; stops early if it is cancelled. */
export async function runJob(services: Serving, actor: Actor, job: Job): Promise<void> {
  try {
    await printAll(services, actor, job)
  } catch (error) {
    await sql`update belge_isleri set status = 'failed' where id = ${job.id} and status = 'running'`.execute(
      services.db,
    )
    throw error
  }
}

async function printAll(services: Serving, actor: Actor, job: Job): Promise<void> {
  const { documents, now } = services
  const progress: Progress = { failed: [], mailed: 0, printed: 0 }
  const head = { title: 'Belege', date: businessDay(now()), author: 'Weinkontor' }
  const bundle = await documents.bundle(head)
  for (const [index, id] of job.ids.entries()) {
    await deliver(services, actor, bundle, { ...job, id }, progress)
    const done = index + 1
    const isHeartbeatDue = done % DOCUMENTS_PER_HEARTBEAT === 0 && done < job.ids.length
    if (isHeartbeatDue && !(await isWanted(services, job.id, done, progress))) return bundle.discard()
  }
  if (!progress.printed) {
    await bundle.discard()
    return finish(services, job, progress, null)
  }
  const file = await bundle.finish()
  return finish(services, job, progress, { file, userId: actor.id })
}

/** Mails or prints one document; an unexpected error ends the job, since a page may be half drawn. */
async function deliver(
  services: Serving,
  actor: Actor,
  bundle: Bundle,
  { id, tur, isMailed }: Omit<Job, 'ids'>,
  progress: Progress,
): Promise<void> {
  const { db, now } = services
  try {
    const document = await makeDocument({ db, actor, now: now() }, id, tur)
    if (isMailed) refuseIf(whyNotMailed(tur, document.source.order))
    const to = isMailed ? document.source.email?.trim() : null
    if (to) {
      await mailOnce(services, actor, document, { id, tur, to, note: null })
      progress.mailed += 1
      return
    }
    await bundle.add(document.model)
    if (document.issued) await markHandedOut(db, document.issued.id)
    progress.printed += 1
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, words, params } = error
    progress.failed.push({ id, code, words, params })
  }
}

async function mailOnce(
  services: Serving,
  actor: Actor,
  document: OrderDocument,
  letter: Letter,
): Promise<void> {
  const { db, documents } = services
  if (await wasMailed(db, document, letter.to)) return
  await announcedTransaction(services, actor, (trx) =>
    mailDocument({ db: trx, actor, documents }, document, letter),
  )
  services.wakeMail()
}

/** Stores the progress of the job; false if it was cancelled meanwhile. */
async function isWanted({ db }: Serving, id: number, biten: number, { failed, mailed }: Progress) {
  const rows = await allRows(db)`
    update belge_isleri set biten = ${biten}, hatalar = ${JSON.stringify(failed)}::jsonb, gonderilen = ${mailed},
      alive_at = now()
    where id = ${id} and status = 'running' returning id`
  return rows.length > 0
}

async function finish(
  { db }: Serving,
  { id, tur, ids }: Job,
  { failed, mailed }: Progress,
  printed: { file: Uint8Array; userId: number } | null,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const rows = await allRows(trx)`
      select id from belge_isleri where id = ${id} and status = 'running' for update`
    if (!rows.length) return
    const fileId = printed
      ? await storeFile(
          trx,
          {
            name: `Belege-${tur}-${id}.pdf`,
            base64: Buffer.from(printed.file).toString('base64'),
            userId: printed.userId,
          },
          { types: ['application/pdf'], maxBytes: MAX_BYTES },
        )
      : null
    await sql`
      update belge_isleri set status = ${printed || mailed ? 'done' : 'failed'}, gonderilen = ${mailed}, biten = ${ids.length},
        hatalar = ${JSON.stringify(failed)}::jsonb, file_id = ${fileId}, alive_at = now()
      where id = ${id}`.execute(trx)
  })
}
