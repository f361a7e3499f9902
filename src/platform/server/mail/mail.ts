import { sql } from 'kysely'
import nodemailer, { type Transporter } from 'nodemailer'
import { AppError } from '#core/errors.ts'
import { platformRefusals } from '#core/refusals/platform.ts'
import { toLanguage, type Language } from '#core/texts/texts.ts'
import type { Database } from '../database/database.ts'
import { updateRow } from '../database/rows.ts'
import { readCompanySettings } from '../company-settings.ts'
import { watched } from '../work/jobs.ts'
import { unreachableBecause, type MailError } from './mail-refusal.ts'
import { readSender, returnPath } from './mail-sender.ts'
import type { Settings } from '../settings.ts'

/**
 * The outbox is the queue: a mail is a row written by the transaction that causes it and sent after commit.
 * Without SMTP_URL the rows wait, readable by an administrator.
 */
export type Mail = {
  kind: string
  recipient: string
  subject: string
  text: string
  html?: string
  userId?: number
  /** The id of the invoice, if the mail is a reminder. */
  reminds?: number
  /** Stored files that travel along. */
  fileIds?: readonly number[]
}

/** Whether mails to an address came back, and nobody has corrected or released it since. */
export async function isUnreachable(db: Database, recipient: string): Promise<boolean> {
  const closed = await db
    .selectFrom('unreachable_addresses')
    .select('id')
    .where('address', '=', recipient.trim().toLowerCase())
    .where('released_at', 'is', null)
    .executeTakeFirst()
  return closed !== undefined
}

/** Refuses an address from which mails bounced; a user must correct or release it first. */
export async function refuseUnreachable(db: Database, recipient: string): Promise<void> {
  if (await isUnreachable(db, recipient))
    throw new AppError(platformRefusals.mail_address_unreachable, { address: recipient })
}

/** Closes an address to which nothing can be delivered. */
export async function closeAddress(
  db: Database,
  { address, ...why }: { address: string; code: string; reason: string; mail_id: number },
): Promise<void> {
  await db
    .insertInto('unreachable_addresses')
    .values({ ...why, address: address.trim().toLowerCase() })
    .onConflict((conflict) => conflict.column('address').where('released_at', 'is', null).doNothing())
    .execute()
}

/** Lets mails go to a closed address again. */
export async function reopenAddress(
  db: Database,
  id: number,
  released: { released_at: string; released_by: number },
): Promise<void> {
  await updateRow(db, 'unreachable_addresses', id, null, released)
}

export async function queueMail(db: Database, mail: Mail): Promise<void> {
  await refuseUnreachable(db, mail.recipient)
  const { id } = await db
    .insertInto('mail_outbox')
    .values({
      kind: mail.kind,
      recipient: mail.recipient,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html ?? null,
      created_by: mail.userId ?? null,
      reminds: mail.reminds ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const attachments = [...new Set(mail.fileIds)].map((file_id) => ({ mail_id: id, file_id }))
  if (attachments.length) await db.insertInto('mail_attachments').values(attachments).execute()
}

/** Cancels the waiting mails to these addresses. */
export async function cancelWaitingMails(db: Database, addresses: readonly string[]): Promise<void> {
  await sql`update mail_outbox set status = 'cancelled'
    where status = 'waiting' and secret_user is null and lower(recipient) = any(${addresses}::text[])`.execute(
    db,
  )
}

/** Cancels the waiting reminders of an invoice. */
export async function cancelReminders(db: Database, orderId: number): Promise<void> {
  await sql`update mail_outbox set status = 'cancelled' where reminds = ${orderId} and status = 'waiting'`.execute(
    db,
  )
}

/** Removes the files from all mails they are attached to. */
export async function detachFiles(db: Database, fileIds: readonly number[]): Promise<void> {
  await sql`delete from mail_attachments where file_id = any(${fileIds}::integer[])`.execute(db)
}

/** The person for whom a secret mail is written, and its language. */
export type SecretMail = { secret_user: number; language: Language }

type Words = { text: string; html?: string }

/** Makes the words of a secret mail; null when the person is gone. */
export type SecretWords = (db: Database, mail: SecretMail) => Promise<Words | null>

/** The words of each kind of mail that are made when it is sent and are stored nowhere. */
export type SecretKinds = Readonly<Record<string, SecretWords>>

/** Queues a mail with a secret, such as a sign-in link; its text is not stored. */
export async function queueSecretMail(
  db: Database,
  mail: SecretMail & { kind: string; recipient: string; subject: string },
): Promise<void> {
  await db
    .insertInto('mail_outbox')
    .values({ ...mail, body_text: '' })
    .execute()
}

type StoredMail = {
  kind: string
  secret_user: number | null
  language: string | null
  body_text: string
  body_html: string | null
}

/** What the mail says: as it is stored, or made now. */
export async function wordsOf(db: Database, kinds: SecretKinds, mail: StoredMail): Promise<Words | null> {
  const make = kinds[mail.kind]
  if (!make) return { text: mail.body_text, ...(mail.body_html ? { html: mail.body_html } : {}) }
  if (mail.secret_user === null) return null
  return make(db, { secret_user: mail.secret_user, language: toLanguage(mail.language) })
}

/** The content id by which the HTML of a mail shows an attached picture. */
export const contentId = (fileId: number) => `bild-${fileId}@weinkontor`

async function attachmentsOf(db: Database, mailId: number) {
  const files = await db
    .selectFrom('mail_attachments as a')
    .innerJoin('sys_files as f', 'f.id', 'a.file_id')
    .select(['f.id', 'f.file_name', 'f.file_type', 'f.bytes'])
    .where('a.mail_id', '=', mailId)
    .orderBy('f.id')
    .execute()
  return files.map((file) => ({
    filename: file.file_name,
    contentType: file.file_type,
    content: file.bytes,
    ...(file.file_type.startsWith('image/') ? { cid: contentId(file.id) } : {}),
  }))
}

const POLL_MS = 30_000
/** Minutes to wait after each failed attempt; after the last one the mail has failed. */
const BACKOFF_MINUTES = [1, 5, 15, 60, 240, 720]
const LONGEST_PAUSE = '721 minutes'

/** The row is locked while its mail is sent, and the database ends a transaction that is idle for a minute. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

export const openTransport = (smtpUrl: string): Transporter =>
  nodemailer.createTransport(
    { url: smtpUrl, ...TIMEOUTS },
    { disableFileAccess: true, disableUrlAccess: true },
  )

export type MailSender = { wake(): void; close(): Promise<void> }

export function startMailSender(
  db: Database,
  settings: Settings,
  secrets: SecretKinds,
  on: { tried(): void; error(error: unknown): void },
): MailSender {
  if (!settings.smtpUrl) return { wake: () => undefined, close: async () => undefined }
  const transport = openTransport(settings.smtpUrl)
  let running: Promise<void> | undefined
  let again = false

  function wake() {
    again = true
    running ??= drain()
  }

  const sendAll = watched('sending_mails', POLL_MS, async () => {
    while (again) {
      again = false
      while (await sendNext({ db, settings, secrets, transport })) on.tried()
    }
  })

  async function drain() {
    try {
      await sendAll()
    } catch (error) {
      // The database is unreachable; the next poll finds the mails.
      on.error(error)
    } finally {
      running = undefined
    }
  }

  const timer = setInterval(wake, POLL_MS)
  wake()
  return {
    wake,
    close: async () => {
      clearInterval(timer)
      await running
      transport.close()
    },
  }
}

type Sending = { db: Database; settings: Settings; secrets: SecretKinds; transport: Transporter }

/** Sends the oldest waiting mail; the row lock keeps other nodes from sending it too. False when nothing waits. */
async function sendNext({ db, settings, secrets, transport }: Sending): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const mail = await trx
      .selectFrom('mail_outbox')
      .selectAll()
      .where('status', '=', 'waiting')
      // Later than the longest pause from now was set by a clock that was ahead.
      .where(sql<boolean>`(next_attempt_at <= now() or next_attempt_at > now() + ${LONGEST_PAUSE}::interval)`)
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!mail) return false
    const attempts = mail.attempts + 1
    // A link is stored before its mail is sent: it must be valid even if the result of sending is lost.
    const words = await wordsOf(db, secrets, mail)
    const message = {
      ...(await readSender(trx, settings)),
      messageId: `<${mail.message_id}@${new URL(settings.publicUrl).hostname}>`,
      to: mail.recipient,
      subject: mail.subject,
      ...words,
      attachments: await attachmentsOf(trx, mail.id),
      ...returnPath((await readCompanySettings(trx)).bounce_address, mail),
    }
    const outcome = words
      ? await transport.sendMail(message).then(
          () => ({ status: 'sent', attempts, sent_at: sql<string>`now()`, last_error: null }),
          async (error: MailError) => {
            const why = unreachableBecause(error)
            if (why) await closeAddress(trx, { ...why, address: mail.recipient, mail_id: mail.id })
            return failed(attempts, error)
          },
        )
      : { status: 'failed', attempts, last_error: 'nobody waits for this mail any more' }
    await trx.updateTable('mail_outbox').set(outcome).where('id', '=', mail.id).execute()
    return true
  })
}

/** The mail server refused this recipient or this text permanently, so the mail is not tried again. */
const isFinal = (error: MailError) =>
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') && (error.responseCode ?? 0) >= 500

function failed(attempts: number, error: MailError) {
  const minutes = isFinal(error) ? undefined : BACKOFF_MINUTES[attempts - 1]
  return {
    attempts,
    status: minutes === undefined ? 'failed' : 'waiting',
    next_attempt_at: sql<string>`now() + ${`${minutes ?? 0} minutes`}::interval`,
    last_error: error.message.slice(0, 500),
  }
}
