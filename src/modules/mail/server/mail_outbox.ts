import { AppError } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { refuseUnreachable, wordsOf } from '#platform/server/mail/mail.ts'
import { cancelQueued, queueAgain } from '#platform/server/mail/queued.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { cancelMail, correctMail, getMail, getMailFile, getMailLink, resendMail } from '../domain/calls.ts'
import {
  hasLink,
  isSecret,
  mailList,
  mayCancel,
  mayCorrect,
  mayResend,
  type MailStatus,
} from '../domain/outbox.ts'
import { mailRefusals } from '../domain/refusals.ts'

const refusals = defineRefusals({
  mail_is_waiting: {
    tr: 'Bu e-posta zaten gönderilmeyi bekliyor.',
    de: 'Diese E-Mail wartet bereits auf den Versand.',
    en: 'This email is already waiting to be sent.',
  },
  mail_has_left: {
    tr: 'Bu e-posta artık değiştirilemez; gönderimi bitmiş veya durdurulmuş.',
    de: 'Diese E-Mail lässt sich nicht mehr ändern; ihr Versand ist beendet.',
    en: 'This email can no longer be changed; its sending has ended.',
  },
  mail_goes_to_its_account: {
    tr: 'Şifre bağlantısı yalnızca hesabın kendi adresine gider.',
    de: 'Ein Passwort-Link geht nur an die Adresse des Kontos.',
    en: 'A password link goes to the address of its account only.',
  },
  mail_has_no_link: {
    tr: 'Bu e-posta için burada gösterilecek bir bağlantı yok.',
    de: 'Zu dieser E-Mail gibt es hier keinen Link zu zeigen.',
    en: 'There is no link to show for this email.',
  },
})

const mails = (db: Database, id: number) => db.selectFrom('mail_outbox').selectAll().where('id', '=', id)

async function found(query: ReturnType<typeof mails>) {
  const mail = await query.executeTakeFirst()
  if (!mail) throw new AppError(recordsRefusals.record_not_found)
  return { ...mail, status: mail.status as MailStatus }
}

const mailById = (db: Database, id: number) => found(mails(db, id))

/** Locks the mail, which waits for a sender that has locked it. */
const lockedMail = (db: Database, id: number) => found(mails(db, id).forUpdate())

const attachedFiles = (db: Database, mailId: number) =>
  db
    .selectFrom('mail_attachments as a')
    .innerJoin('sys_files as f', 'f.id', 'a.file_id')
    .where('a.mail_id', '=', mailId)
    .orderBy('f.id')

/**
 * A reminder of an invoice is not sent again while the invoice is disputed. The invoice is locked before the mail,
 * in the same order as a dispute does, which then finds the mail waiting.
 */
async function refuseDisputedReminder(db: Database, mailId: number): Promise<void> {
  const rows = await allRows(db)<{ disputed_on: string | null }>`
    select o.disputed_on from mail_outbox m join siparisler o on o.id = m.reminds
    where m.id = ${mailId} for share of o`
  if (rows.some(({ disputed_on }) => disputed_on !== null)) throw new AppError(mailRefusals.order_is_disputed)
}

export const outboxEndpoints = [
  listEndpoint(mailList, { from: 'mail_outbox_view' }),
  serve(getMail, async ({ db, input, services }) => {
    const { body_html, message_id, secret_user, reminds, ...mail } = await mailById(db, input.id)
    const files = await attachedFiles(db, mail.id).select(['f.id', 'f.file_name']).execute()
    // Without a mail server only an administrator can pass the link on.
    const has_link = hasLink(mail.kind) && services.settings.smtpUrl === null
    return { item: { ...mail, files, has_link, body_text: isSecret(mail.kind) ? null : mail.body_text } }
  }),
  serve(getMailLink, async ({ db, input, services }) => {
    const mail = await mailById(db, input.id)
    const isOffered = hasLink(mail.kind) && services.settings.smtpUrl === null
    const words = isOffered ? await wordsOf(db, services.secretMails, mail) : null
    if (!words) throw new AppError(refusals.mail_has_no_link)
    return { body_text: words.text }
  }),
  serve(getMailFile, async ({ db, input }) => {
    const file = await attachedFiles(db, input.id)
      .select(['f.file_name', 'f.file_type', 'f.bytes'])
      .where('f.id', '=', input.file_id)
      .executeTakeFirst()
    if (!file) throw new AppError(recordsRefusals.record_not_found)
    return { file: file.bytes, file_name: file.file_name, file_type: file.file_type }
  }),
  serve(resendMail, async ({ db, input, services, afterCommit }) => {
    await refuseDisputedReminder(db, input.id)
    const mail = await lockedMail(db, input.id)
    if (!mayResend(mail)) throw new AppError(refusals.mail_is_waiting)
    if (!isSecret(mail.kind)) await refuseUnreachable(db, mail.recipient)
    await queueAgain(db, mail.id)
    afterCommit(() => services.wakeMail())
    return { save_response: { id: mail.id } }
  }),
  serve(cancelMail, async ({ db, input }) => {
    const mail = await lockedMail(db, input.id)
    if (!mayCancel(mail)) throw new AppError(refusals.mail_has_left)
    await cancelQueued(db, mail.id)
    return { save_response: { id: mail.id } }
  }),
  serve(correctMail, async ({ db, input: { id, ...changes }, services, afterCommit }) => {
    await refuseDisputedReminder(db, id)
    const mail = await lockedMail(db, id)
    if (isSecret(mail.kind)) throw new AppError(refusals.mail_goes_to_its_account)
    if (!mayCorrect(mail)) throw new AppError(refusals.mail_has_left)
    await refuseUnreachable(db, changes.recipient)
    await queueAgain(db, id, changes)
    afterCommit(() => services.wakeMail())
    return { save_response: { id } }
  }),
]
