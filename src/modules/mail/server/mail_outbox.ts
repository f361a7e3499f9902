import { sql } from 'kysely'
import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { AppError } from '#core/errors.ts'
import { rowId } from '#core/fields.ts'
import type { Database } from '#platform/server/database.ts'
import { endpoint } from '#platform/server/endpoint.ts'
import { listEndpoint } from '#platform/server/list-endpoint.ts'
import { isSecret, mailList, mayResend, type MailStatus } from '../domain/outbox.ts'

async function mailById(db: Database, id: number) {
  const mail = await db.selectFrom('mail_outbox').selectAll().where('id', '=', id).executeTakeFirst()
  if (!mail) throw new AppError('record_not_found')
  return { ...mail, status: mail.status as MailStatus }
}

const attachedFiles = (db: Database, mailId: number) =>
  db
    .selectFrom('mail_attachments as a')
    .innerJoin('sys_files as f', 'f.id', 'a.file_id')
    .where('a.mail_id', '=', mailId)
    .orderBy('f.id')

export const outboxEndpoints = [
  listEndpoint(mailList, { from: 'mail_outbox_view' }),
  endpoint({
    path: '/mail_outbox/get',
    who: admin,
    input: z.object({ id: rowId }),
    run: async ({ db, input, services }) => {
      const { body_text, body_html, ...mail } = await mailById(db, input.id)
      const files = await attachedFiles(db, mail.id).select(['f.id', 'f.file_name']).execute()
      // Without a mail server nobody else could hand the link on.
      const isHidden = isSecret(mail.kind) && services.settings.smtpUrl !== null
      return { item: { ...mail, files, body_text: isHidden ? null : body_text } }
    },
  }),
  endpoint({
    path: '/mail_outbox/file',
    who: admin,
    input: z.object({ id: rowId, file_id: rowId }),
    run: async ({ db, input }) => {
      const file = await attachedFiles(db, input.id)
        .select(['f.file_name', 'f.file_type', 'f.bytes'])
        .where('f.id', '=', input.file_id)
        .executeTakeFirst()
      if (!file) throw new AppError('record_not_found')
      return { file: file.bytes, file_name: file.file_name, file_type: file.file_type }
    },
  }),
  endpoint({
    path: '/mail_outbox/resend',
    who: admin,
    writes: true,
    input: z.object({ id: rowId }),
    run: async ({ db, input, services, afterCommit }) => {
      const mail = await mailById(db, input.id)
      if (!mayResend(mail)) throw new AppError('mail_is_waiting')
      await db
        .updateTable('mail_outbox')
        .set({ status: 'waiting', attempts: 0, next_attempt_at: sql<string>`now()`, last_error: null })
        .where('id', '=', mail.id)
        .execute()
      afterCommit(() => services.wakeMail())
      return { save_response: { id: mail.id } }
    },
  }),
]
