import type { Insertable } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DB } from '#platform/server/database/database-types.ts'
import { storeFile } from '#platform/server/files/files.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { eventually } from '#test/server/eventually.ts'
import { smallFiles } from '#test/server/factories.ts'
import { openMailbox } from '#test/server/mailbox.ts'

let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
})
beforeEach(() => app.db.deleteFrom('mail_outbox').execute())

type Row = Partial<Insertable<DB['mail_outbox']>>

/** Inserts the mail in its final state with one statement, so that no sender finds it in another. */
async function mailIn(target: TestApp, row: Row = {}, fileIds: readonly number[] = []): Promise<number> {
  const mail = {
    kind: 'document',
    recipient: 'kunde@example.com',
    subject: 'Rechnung 7',
    body_text: 'Guten Tag',
    created_by: people.admin.id,
    ...row,
  }
  const { id } = await target.db
    .insertInto('mail_outbox')
    .values(mail)
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const file_id of fileIds)
    await target.db.insertInto('mail_attachments').values({ mail_id: id, file_id }).execute()
  return id
}

const stateOf = (id: number) =>
  app.db.selectFrom('mail_outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const corrected = { recipient: 'neu@example.com', subject: 'Rechnung 7, noch einmal' }
const pdf = { name: 'Rechnung-7.pdf', base64: smallFiles.pdf, userId: people.admin.id }
const pdfRule = { types: ['application/pdf'], maxBytes: 1_000_000 }

describe('the list', () => {
  test('shows who wrote to whom, what came of it, and is searched by words', async () => {
    const fileId = await storeFile(app.db, pdf, pdfRule)
    await mailIn(app, {}, [fileId])
    await mailIn(app, { recipient: 'anna@example.com', status: 'failed' })
    const { datalist, count } = await admin.call('/mail_outbox/list', { count: true })
    expect(count).toBe(2)
    expect(datalist[1]).toMatchObject({ subject: 'Rechnung 7', attachments: 1, name_surname: 'admin Test' })
    expect(datalist[0]).not.toHaveProperty('body_text')
    const found = await admin.call('/mail_outbox/list', {
      globalFilter: 'anna',
      filters: { status: 'failed' },
    })
    expect(found.datalist).toMatchObject([{ recipient: 'anna@example.com', status: 'failed' }])
  })

  test('is for administrators', async () => {
    const id = await mailIn(app, { status: 'failed' })
    for (const person of ['bayiadmin', 'personel', 'bayi'] as const) {
      const caller = await app.as(person)
      for (const path of ['list', 'get', 'file', 'link', 'resend', 'cancel', 'correct'])
        expect((await caller.refused(`/mail_outbox/${path}`, { id, file_id: 1, ...corrected })).code).toBe(
          'ERR_105',
        )
    }
  })
})

describe('a single mail', () => {
  test('is read with its files; a file of another mail is not handed out', async () => {
    const fileId = await storeFile(app.db, pdf, pdfRule)
    const id = await mailIn(app, {}, [fileId])
    const other = await mailIn(app, {}, [await storeFile(app.db, pdf, pdfRule)])
    const { item } = await admin.call('/mail_outbox/get', { id })
    expect(item).toMatchObject({
      body_text: 'Guten Tag',
      files: [{ id: fileId, file_name: 'Rechnung-7.pdf' }],
    })
    const answer = await app.post('/mail_outbox/file', { id, file_id: fileId, sesion_id: admin.sesion_id })
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect((await admin.refused('/mail_outbox/file', { id: other, file_id: fileId })).code).toBe(
      'record_not_found',
    )
    expect((await admin.refused('/mail_outbox/get', { id: 999_999 })).code).toBe('record_not_found')
  })

  test('waiting mails are not sent twice', async () => {
    const id = await mailIn(app)
    expect((await admin.refused('/mail_outbox/resend', { id })).code).toBe('mail_is_waiting')
  })

  test('a waiting mail is stopped; what has left is not', async () => {
    const id = await mailIn(app)
    await admin.call('/mail_outbox/cancel', { id })
    expect(await stateOf(id)).toMatchObject({ status: 'cancelled' })
    expect((await admin.refused('/mail_outbox/cancel', { id })).code).toBe('mail_has_left')
    await admin.call('/mail_outbox/resend', { id })
    expect(await stateOf(id)).toMatchObject({ status: 'waiting' })
  })

  test('a mail that did not arrive gets another address and is queued as a new one', async () => {
    const id = await mailIn(app, { status: 'failed', attempts: 7, last_error: 'unknown mailbox' })
    const before = await stateOf(id)
    await admin.call('/mail_outbox/correct', { id, ...corrected })
    const after = await stateOf(id)
    expect(after).toMatchObject({ ...corrected, status: 'waiting', attempts: 0, last_error: null })
    expect(after.message_id).not.toBe(before.message_id)
    const sent = await mailIn(app, { status: 'sent' })
    expect((await admin.refused('/mail_outbox/correct', { id: sent, ...corrected })).code).toBe(
      'mail_has_left',
    )
    const { fields } = await admin.refused('/mail_outbox/correct', { id, recipient: 'x', subject: '' })
    expect(fields).toEqual({ recipient: 'not_email', subject: 'requiredField' })
  })
})

describe('a password link', () => {
  const forSatis = { kind: 'reset_password', body_text: '', secret_user: people.satis.id, language: 'de' }

  test('is made for an administrator only where no mail server could carry it', async () => {
    const id = await mailIn(app, forSatis)
    expect((await admin.call('/mail_outbox/get', { id })).item).toMatchObject({
      body_text: null,
      has_link: true,
    })
    expect((await admin.call('/mail_outbox/link', { id })).body_text).toContain('/ResetPassword?reset_link=')
    const other = await mailIn(app)
    expect((await admin.refused('/mail_outbox/link', { id: other })).code).toBe('mail_has_no_link')
  })

  test('is not sent to another address', async () => {
    const id = await mailIn(app, forSatis)
    expect((await admin.refused('/mail_outbox/correct', { id, ...corrected })).code).toBe(
      'mail_goes_to_its_account',
    )
  })

  test('goes out again after a failure as a new link, and nobody in the company reads it', async () => {
    const mailbox = await openMailbox()
    const sending = await startTestApp({ smtpUrl: mailbox.url })
    const boss = await sending.as('admin')
    const failed = { status: 'failed', attempts: 7, last_error: 'No' }
    const id = await mailIn(sending, { ...forSatis, ...failed })
    expect((await boss.refused('/mail_outbox/link', { id })).code).toBe('mail_has_no_link')
    await boss.call('/mail_outbox/resend', { id })
    await eventually(async () => (await boss.call('/mail_outbox/get', { id })).item).toMatchObject({
      status: 'sent',
      attempts: 1,
      last_error: null,
      body_text: null,
      has_link: false,
    })
    expect(mailbox.letters).toHaveLength(1)
    expect(mailbox.letters[0]?.text).toContain('/ResetPassword?reset_link=')
  })
})
