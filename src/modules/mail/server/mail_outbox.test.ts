import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storeFile } from '#platform/server/files.ts'
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

type Row = {
  kind?: string
  recipient?: string
  status?: string
  body_text?: string
  attempts?: number
  last_error?: string
}

/** One statement writes the mail as it shall be, so that no sender finds it in another state. */
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

const pdf = { name: 'Rechnung-7.pdf', base64: smallFiles.pdf, userId: people.admin.id }
const pdfRule = { types: ['application/pdf'], maxBytes: 1_000_000 }

describe('the list', () => {
  test('shows who wrote to whom, what came of it, and is searched by words', async () => {
    const fileId = await storeFile(app.db, pdf, pdfRule)
    await mailIn(app, {}, [fileId])
    await mailIn(app, { recipient: 'anna@example.com', status: 'failed' })
    const { datalist = [], count } = await admin.call('/mail_outbox/list', { count: true })
    expect(count).toBe(2)
    expect(datalist[1]).toMatchObject({ subject: 'Rechnung 7', attachments: 1, user_name: 'admin' })
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
      for (const path of ['list', 'get', 'file', 'resend'])
        expect((await caller.refused(`/mail_outbox/${path}`, { id, file_id: 1 })).code).toBe('ERR_105')
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

  test('a password link is read only where no mail server could carry it', async () => {
    const id = await mailIn(app, { kind: 'reset_password', body_text: 'geheim' })
    expect((await admin.call('/mail_outbox/get', { id })).item.body_text).toBe('geheim')
  })
})

test('with a mail server a failed mail goes out again, and its secret stays one', async () => {
  const mailbox = await openMailbox()
  const sending = await startTestApp({ smtpUrl: mailbox.url })
  const boss = await sending.as('admin')
  const id = await mailIn(sending, {
    kind: 'reset_password',
    body_text: 'geheim',
    status: 'failed',
    attempts: 7,
    last_error: 'No',
  })
  expect((await boss.call('/mail_outbox/get', { id })).item.body_text).toBeNull()
  await boss.call('/mail_outbox/resend', { id })
  await eventually(async () => (await boss.call('/mail_outbox/get', { id })).item).toMatchObject({
    status: 'sent',
    attempts: 1,
    last_error: null,
  })
  expect(mailbox.letters).toHaveLength(1)
})
