import { sql } from 'kysely'
import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { AppError } from '#core/errors.ts'
import { flag, rowId } from '#core/fields.ts'
import type { Database } from '#platform/server/database.ts'
import { endpoint } from '#platform/server/endpoint.ts'
import { paperKinds } from '../domain/documents/paper-rules.ts'
import { runJob, SILENT_SECONDS, type FailedPaper } from './document-job.ts'

const JobForm = z.object({
  tur: z.enum(paperKinds).describe('kind of paper'),
  gonder: flag.default('0').describe('mail to customers with an address, print the rest'),
  ids: z.array(rowId).min(1).max(1_000).describe('orders, in the order of the pages'),
})

const byId = z.object({ id: rowId.describe('number of the job') })

type Job = {
  id: number
  tur: string
  status: 'running' | 'done' | 'cancelled' | 'failed'
  toplam: number
  biten: number
  /** Papers that were mailed instead of printed. */
  gonderilen: number
  hatalar: FailedPaper[]
  file_name: string | null
}

/** One's own job. One whose node has gone silent will not come to an end any more. */
async function readJob(db: Database, id: number, userId: number): Promise<Job> {
  const { rows } = await sql<Job>`
    select j.id, j.tur, j.toplam, j.biten, j.gonderilen, j.hatalar, f.file_name,
      case when j.status = 'running' and j.alive_at < now() - make_interval(secs => ${SILENT_SECONDS})
        then 'failed' else j.status end as status
    from belge_isleri j left join sys_files f on f.id = j.file_id
    where j.id = ${id} and j.user_id = ${userId}`.execute(db)
  const [job] = rows
  if (!job) throw new AppError('record_not_found')
  return job
}

async function fileOf(db: Database, id: number) {
  const file = await db
    .selectFrom('belge_isleri as j')
    .innerJoin('sys_files as f', 'f.id', 'j.file_id')
    .select(['f.bytes', 'f.file_name', 'f.file_type'])
    .where('j.id', '=', id)
    .executeTakeFirst()
  if (!file) throw new AppError('document_job_not_done')
  return { file: file.bytes, file_name: file.file_name, file_type: file.file_type }
}

export const documentJobEndpoints = [
  endpoint({
    path: '/belge_isi/create',
    who: admin,
    writes: true,
    input: JobForm,
    run: async ({ db, actor, input, services, afterCommit }) => {
      const { id } = await db
        .insertInto('belge_isleri')
        .values({ user_id: actor.id, tur: input.tur, toplam: input.ids.length })
        .returning('id')
        .executeTakeFirstOrThrow()
      afterCommit(() =>
        services.documents.inBackground(() =>
          runJob(services, actor, { id, ...input, isMailed: input.gonder === '1' }),
        ),
      )
      return { save_response: { id } }
    },
  }),
  endpoint({
    path: '/belge_isi/get',
    who: admin,
    input: byId,
    run: async ({ db, actor, input }) => ({ item: await readJob(db, input.id, actor.id) }),
  }),
  endpoint({
    path: '/belge_isi/cancel',
    who: admin,
    writes: true,
    input: byId,
    run: async ({ db, actor, input }) => {
      const { id } = await readJob(db, input.id, actor.id)
      await db
        .updateTable('belge_isleri')
        .set({ status: 'cancelled' })
        .where('id', '=', id)
        .where('status', '=', 'running')
        .execute()
      return { save_response: { id } }
    },
  }),
  endpoint({
    path: '/belge_isi/file',
    who: admin,
    input: byId,
    run: async ({ db, actor, input }) => {
      const { id } = await readJob(db, input.id, actor.id)
      return fileOf(db, id)
    },
  }),
]
