import { beforeAll, describe, expect, test } from 'vitest'
import { queueMail } from '#platform/server/mail/mail.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { buildCustomer } from '#test/server/factories.ts'
import { eventually } from '#test/server/eventually.ts'
import { openMailbox } from '#test/server/mailbox.ts'
import { bounceMail } from '#test/fixtures/bounce-mail.ts'
import { present } from '#test/server/present.ts'

let app: TestApp
let admin: Caller

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
})

async function sentMail(recipient: string) {
  await queueMail(app.db, { kind: 'document', recipient, subject: 'Rechnung 7', text: 'Guten Tag' })
  return app.db
    .updateTable('mail_outbox')
    .set({ status: 'sent' })
    .where('recipient', '=', recipient)
    .returning(['id', 'message_id'])
    .executeTakeFirstOrThrow()
}

const upload = (raw: string) => ({ file_name: 'meldung.eml', base_64: Buffer.from(raw).toString('base64') })
const stateOf = async (id: number) =>
  (await app.db.selectFrom('mail_outbox').select('status').where('id', '=', id).executeTakeFirst())?.status

describe('/mail_bounce/create', () => {
  test('marks mail and address; further mails are refused until somebody tries again', async () => {
    const customer = await buildCustomer(app.db, { cus_email: 'Weg@example.com' })
    const { id, message_id } = await sentMail('Weg@example.com')
    const report = bounceMail({ id: message_id, recipient: 'weg@example.com' })
    expect(await admin.call('/mail_bounce/create', upload(report))).toMatchObject({
      address: 'weg@example.com',
      marked: true,
    })
    expect(await stateOf(id)).toBe('bounced')
    const [row] = (await admin.call('/mail_bounce/list', {})).datalist
    expect(row).toMatchObject({
      address: 'weg@example.com',
      cus_id: customer,
      code: '5.1.1',
      state: 'closed',
      mail_id: id,
    })
    // The same report again changes nothing.
    await admin.call('/mail_bounce/create', upload(report))
    expect((await admin.call('/mail_bounce/list', { count: true })).count).toBe(1)
    await expect(
      queueMail(app.db, { kind: 'document', recipient: 'WEG@example.com', subject: 'x', text: 'y' }),
    ).rejects.toMatchObject({ code: 'mail_address_unreachable' })
    expect((await admin.refused('/mail_outbox/resend', { id })).code).toBe('mail_address_unreachable')
    const correction = { id, recipient: 'weg@example.com', subject: 'Rechnung 7' }
    expect((await admin.refused('/mail_outbox/correct', correction)).code).toBe('mail_address_unreachable')
    await admin.call('/mail_outbox/correct', { ...correction, recipient: 'neu@example.com' })
    expect(await stateOf(id)).toBe('waiting')
    await admin.call('/mail_bounce/release', { id: present(row?.id) })
    await queueMail(app.db, { kind: 'document', recipient: 'weg@example.com', subject: 'x', text: 'y' })
    expect((await admin.call('/mail_bounce/list', {})).datalist[0]?.state).toBe('released')
  })

  test('a delay closes nothing', async () => {
    const { id, message_id } = await sentMail('voll@example.com')
    const late = bounceMail({ id: message_id, action: 'delayed', status: '4.4.1' })
    expect(await admin.call('/mail_bounce/create', upload(late))).toMatchObject({ marked: false })
    expect(await stateOf(id)).toBe('sent')
  })

  test.each([
    ['bounce_not_mail', 'Hallo'],
    ['bounce_not_report', 'From: a@b.de\nContent-Type: text/plain\n\nUrlaub\n'],
    ['bounce_unknown_mail', bounceMail({ id: '0f6c2a1e-1111-4222-8333-444455556666' })],
  ])('is refused with %s', async (code, raw) => {
    expect((await admin.refused('/mail_bounce/create', upload(raw))).code).toBe(code)
  })

  test('is for administrators', async () => {
    const staff = await app.as('personel')
    for (const [path, body] of [
      ['/mail_bounce/create', upload('x')],
      ['/mail_bounce/list', {}],
      ['/mail_bounce/release', { id: 1 }],
    ] as const)
      expect((await staff.refused(path, body)).code).toBe('ERR_105')
    expect((await admin.refused('/mail_bounce/release', { id: 999_999 })).code).toBe('record_not_found')
  })
})

test('each mail has a return path of its own', async () => {
  const mailbox = await openMailbox()
  const sending = await startTestApp({ smtpUrl: mailbox.url })
  await sending.db
    .updateTable('company_settings')
    .set({ chosen: JSON.stringify({ bounce_address: 'zurueck@example.com' }) })
    .execute()
  await queueMail(sending.db, { kind: 'document', recipient: 'a@example.com', subject: 'x', text: 'y' })
  sending.app.services.wakeMail()
  await eventually(() => mailbox.letters.length).toBe(1)
  const { message_id } = await sending.db
    .selectFrom('mail_outbox')
    .select('message_id')
    .executeTakeFirstOrThrow()
  expect(mailbox.letters[0]?.from).toBe(`zurueck+${message_id.replaceAll('-', '')}@example.com`)
})
