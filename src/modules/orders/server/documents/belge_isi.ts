import { tellRefusal } from '#core/calls.ts'
import { AppError } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import type { Language } from '#core/texts/texts.ts'
import type { Database } from '#platform/server/database/database.ts'
import { chosenIds } from '#platform/server/calls/chosen-rows.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { firstRow } from '#platform/server/database/sql.ts'
import { listsOfOrders } from '#modules/orders/domain/order/bulk.ts'
import {
  cancelJob,
  createJob,
  getJob,
  jobFile,
  MOST_DOCUMENTS,
  type DocumentJob,
} from '#modules/orders/domain/calls.ts'
import { runJob, SILENT_SECONDS, type LeftOutDocument } from './document-job.ts'

const refusals = defineRefusals({
  document_job_not_done: {
    tr: 'Belgeler henüz hazır değil.',
    de: 'Die Belege sind noch nicht fertig.',
    en: 'The documents are not ready yet.',
  },
})

type StoredJob = Omit<DocumentJob, 'hatalar'> & { hatalar: LeftOutDocument[] }

/** The user's own job; one whose heartbeat is too old counts as failed. */
async function readJob(db: Database, id: number, userId: number): Promise<StoredJob> {
  const job = await firstRow(db)<StoredJob>`
    select j.id, j.tur, j.toplam, j.biten, j.gonderilen, j.hatalar, f.file_name,
      case when j.status = 'running' and j.alive_at < now() - make_interval(secs => ${SILENT_SECONDS})
        then 'failed' else j.status end as status
    from belge_isleri j left join sys_files f on f.id = j.file_id
    where j.id = ${id} and j.user_id = ${userId}`
  if (!job) throw new AppError(recordsRefusals.record_not_found)
  return job
}

const toldDocument = ({ id, ...reason }: LeftOutDocument, language: Language) => ({
  id,
  ...tellRefusal(reason, language),
})

async function fileOf(db: Database, id: number) {
  const file = await db
    .selectFrom('belge_isleri as j')
    .innerJoin('sys_files as f', 'f.id', 'j.file_id')
    .select(['f.bytes', 'f.file_name', 'f.file_type'])
    .where('j.id', '=', id)
    .executeTakeFirst()
  if (!file) throw new AppError(refusals.document_job_not_done)
  return { file: file.bytes, file_name: file.file_name, file_type: file.file_type }
}

export const documentJobEndpoints = [
  serve(createJob, async (call) => {
    const { db, actor, input, services, afterCommit } = call
    const ids = await chosenIds(call, input, { lists: listsOfOrders, limit: MOST_DOCUMENTS })
    const { id } = await db
      .insertInto('belge_isleri')
      .values({ user_id: actor.id, tur: input.tur, toplam: ids.length })
      .returning('id')
      .executeTakeFirstOrThrow()
    afterCommit(() =>
      services.documents.inBackground(() =>
        runJob(services, actor, { id, tur: input.tur, ids, isMailed: input.gonder === '1' }),
      ),
    )
    return { save_response: { id } }
  }),
  serve(getJob, async ({ db, actor, input, language }) => {
    const job = await readJob(db, input.id, actor.id)
    return { item: { ...job, hatalar: job.hatalar.map((left) => toldDocument(left, language)) } }
  }),
  serve(cancelJob, async ({ db, actor, input }) => {
    const { id } = await readJob(db, input.id, actor.id)
    await db
      .updateTable('belge_isleri')
      .set({ status: 'cancelled' })
      .where('id', '=', id)
      .where('status', '=', 'running')
      .execute()
    return { save_response: { id } }
  }),
  serve(jobFile, async ({ db, actor, input }) => {
    const { id } = await readJob(db, input.id, actor.id)
    return fileOf(db, id)
  }),
]
