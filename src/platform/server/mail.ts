import { sql } from 'kysely'
import nodemailer, { type Transporter } from 'nodemailer'
import type { Database } from './database.ts'
import type { Settings } from './settings.ts'

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
  /** Stored files that travel along. */
  fileIds?: readonly number[]
}

export async function queueMail(db: Database, mail: Mail): Promise<void> {
  const { id } = await db
    .insertInto('mail_outbox')
    .values({
      kind: mail.kind,
      recipient: mail.recipient,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html ?? null,
      created_by: mail.userId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const attachments = [...new Set(mail.fileIds)].map((file_id) => ({ mail_id: id, file_id }))
  if (attachments.length) await db.insertInto('mail_attachments').values(attachments).execute()
}

async function attachmentsOf(db: Database, mailId: number) {
  const files = await db
    .selectFrom('mail_attachments as a')
    .innerJoin('sys_files as f', 'f.id', 'a.file_id')
    .select(['f.file_name', 'f.file_type', 'f.bytes'])
    .where('a.mail_id', '=', mailId)
    .orderBy('f.id')
    .execute()
  return files.map((file) => ({
    filename: file.file_name,
    contentType: file.file_type,
    content: file.bytes,
  }))
}

const POLL_MS = 30_000
/** Minutes to wait after each failed attempt; after the last one the mail has failed. */
const BACKOFF_MINUTES = [1, 5, 15, 60, 240, 720]

/** The row is held while its mail is sent; the database ends a transaction that is silent for a minute. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

export type MailSender = { wake(): void; close(): Promise<void> }

export function startMailSender(
  db: Database,
  settings: Settings,
  onError: (error: unknown) => void,
): MailSender {
  if (!settings.smtpUrl) return { wake: () => undefined, close: async () => undefined }
  const transport = nodemailer.createTransport(
    { url: settings.smtpUrl, ...PATIENCE },
    { from: settings.mailFrom, disableFileAccess: true, disableUrlAccess: true },
  )
  let running: Promise<void> | undefined
  let again = false

  function wake() {
    again = true
    running ??= drain()
  }

  async function drain() {
    try {
      while (again) {
        again = false
        while (await sendNext(db, transport)) continue
      }
    } catch (error) {
      // The database is away; the mails lie safe and the next poll finds them.
      onError(error)
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

/** Sends the oldest waiting mail; the row lock keeps other nodes from sending it too. False when nothing waits. */
async function sendNext(db: Database, transport: Transporter): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const mail = await trx
      .selectFrom('mail_outbox')
      .selectAll()
      .where('status', '=', 'waiting')
      .where(sql<boolean>`next_attempt_at <= now()`)
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!mail) return false
    const attempts = mail.attempts + 1
    const outcome = await transport
      .sendMail({
        to: mail.recipient,
        subject: mail.subject,
        text: mail.body_text,
        ...(mail.body_html ? { html: mail.body_html } : {}),
        attachments: await attachmentsOf(trx, mail.id),
      })
      .then(
        () => ({ status: 'sent', attempts, sent_at: sql<string>`now()`, last_error: null }),
        (error: Error) => failed(attempts, error),
      )
    await trx.updateTable('mail_outbox').set(outcome).where('id', '=', mail.id).execute()
    return true
  })
}

function failed(attempts: number, error: Error) {
  const minutes = BACKOFF_MINUTES[attempts - 1]
  return {
    attempts,
    status: minutes === undefined ? 'failed' : 'waiting',
    next_attempt_at: sql<string>`now() + ${`${minutes ?? 0} minutes`}::interval`,
    last_error: error.message.slice(0, 500),
  }
}
