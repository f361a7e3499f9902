import { AppError } from '#core/errors.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { closeAddress, reopenAddress } from '#platform/server/mail/mail.ts'
import { markBounced } from '#platform/server/mail/queued.ts'
import { firstRow } from '#platform/server/database/sql.ts'
import { releaseAddress, uploadBounce } from '../domain/calls.ts'
import { readDeliveryReport } from '../domain/delivery-status.ts'
import { mailRefusals } from '../domain/refusals.ts'
import { unreachableList } from '../domain/unreachable.ts'

export const bounceEndpoints = [
  listEndpoint(unreachableList, { from: 'unreachable_address_list' }),
  serve(uploadBounce, async ({ db, input }) => {
    const read = readDeliveryReport(Buffer.from(input.base_64, 'base64').toString('utf8'))
    if ('refusal' in read) throw new AppError(read.refusal)
    const { messageId, isFinal, code, reason } = read.report
    const mail = await firstRow(db)<{ id: number; recipient: string; status: string }>`
      select id, recipient, status from mail_outbox where message_id = ${messageId}::uuid for update`
    if (!mail) throw new AppError(mailRefusals.bounce_unknown_mail)
    const address = mail.recipient.toLowerCase()
    if (!isFinal) return { address, marked: false }
    await markBounced(db, mail.id, `${code} ${reason}`.trim())
    await closeAddress(db, { address, code, reason, mail_id: mail.id })
    return { address, marked: true }
  }),
  serve(releaseAddress, async ({ db, input, actor, now }) => {
    const row = await db
      .selectFrom('unreachable_addresses')
      .select(['id', 'released_at'])
      .where('id', '=', input.id)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new AppError(recordsRefusals.record_not_found)
    if (row.released_at === null)
      await reopenAddress(db, row.id, { released_at: now.toString(), released_by: actor.id })
    return { save_response: { id: row.id } }
  }),
]
