import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { queueMail } from '#platform/server/mail/mail.ts'
import { startNode, startTestApp, type TestApp } from '#test/server/app.ts'
import { atEndOfFile } from '#test/server/cleanup.ts'
import { eventually } from '#test/server/eventually.ts'
import { openMailbox, type Mailbox } from '#test/server/mailbox.ts'
import { present } from '#test/server/present.ts'

const MINUTE = 60

let mailbox: Mailbox
let app: TestApp
let second: TestApp

beforeAll(async () => {
  mailbox = await openMailbox()
  const settings = {
    smtpUrl: mailbox.url,
    publicUrl: 'https://wein.example',
    mailFrom: 'Wein <buero@wein.example>',
  }
  app = await startTestApp(settings)
  second = await startNode(app.databaseUrl, settings)
  atEndOfFile(() => second.app.close())
})
beforeEach(async () => {
  mailbox.behave('accept')
  await app.db.deleteFrom('mail_outbox').execute()
  mailbox.letters.length = 0
})

let serial = 0
const letter = () => ({
  kind: 'test',
  recipient: `kunde${(serial += 1)}@example.com`,
  subject: 'Prost',
  text: 'Zum Wohl',
})

const outbox = (db = app.db) =>
  db
    .selectFrom('mail_outbox')
    .select(['status', 'attempts', 'last_error', 'recipient'])
    .select(sql<number>`extract(epoch from next_attempt_at - now())::float`.as('wait'))
    .select(sql<boolean>`sent_at is not null`.as('was_sent'))
    .orderBy('id')
    .execute()

const recipients = () => mailbox.letters.flatMap((mail) => mail.to)

async function attempt(): Promise<void> {
  const [before] = await outbox()
  await app.db
    .updateTable('mail_outbox')
    .set({ next_attempt_at: sql<string>`now()` })
    .execute()
  app.app.services.wakeMail()
  await eventually(async () => (await outbox())[0]?.attempts).toBe((before?.attempts ?? 0) + 1)
}

describe('a mail and the transaction that causes it', () => {
  test('nothing is sent before the commit, and nothing at all after a rollback', async () => {
    const undone = letter()
    const done = letter()
    const rolledBack = app.db.transaction().execute(async (trx) => {
      await queueMail(trx, undone)
      throw new Error('undone')
    })
    await expect(rolledBack).rejects.toThrow('undone')
    await app.db.transaction().execute(async (trx) => {
      await queueMail(trx, done)
      app.app.services.wakeMail()
      second.app.services.wakeMail()
      expect(recipients()).toEqual([])
    })
    app.app.services.wakeMail()
    await eventually(recipients).toEqual([done.recipient])
    await eventually(() => outbox()).toMatchObject([
      { status: 'sent', attempts: 1, last_error: null, was_sent: true },
    ])
  })

  test('two nodes at work send each mail once', async () => {
    const mails = Array.from({ length: 20 }, letter)
    for (const mail of mails) await queueMail(app.db, mail)
    for (const node of [app, second, app, second]) node.app.services.wakeMail()
    await eventually(async () => (await outbox()).every((mail) => mail.status === 'sent')).toBe(true)
    expect(recipients().toSorted()).toEqual(mails.map((mail) => mail.recipient).toSorted())
  })

  test('carries sender, subject and words as they are', async () => {
    await queueMail(app.db, {
      ...letter(),
      subject: 'Grüße aus Köln',
      text: 'Sehr geehrte Frau Müller, der Wein kostet 12,50 €.',
      html: '<p>Öküzgözü</p>',
    })
    app.app.services.wakeMail()
    await eventually(() => mailbox.letters.length).toBe(1)
    const [mail] = mailbox.letters
    expect(mail?.raw).toContain('From: Wein <buero@wein.example>')
    expect(mail?.text).toContain('Sehr geehrte Frau Müller, der Wein kostet 12,50 €.')
    expect(mail?.text).toContain('<p>Öküzgözü</p>')
  })

  test('a mail that is sent twice because its outcome was lost carries one message id', async () => {
    await queueMail(app.db, letter())
    app.app.services.wakeMail()
    await eventually(() => outbox()).toMatchObject([{ status: 'sent' }])
    await app.db.updateTable('mail_outbox').set({ status: 'waiting' }).execute()
    app.app.services.wakeMail()
    await eventually(() => mailbox.letters.length).toBe(2)
    const ids = mailbox.letters.map(({ raw }) => /^Message-ID: (\S+)/im.exec(raw)?.[1])
    expect(ids[0]).toMatch(/^<[\da-f-]{36}@wein\.example>$/)
    expect(ids[1]).toBe(ids[0])
  })

  test('answers go to the company', async () => {
    await app.db
      .updateTable('firma_bilgileri')
      .set({ legal_name: 'Wein GmbH', email: 'kontor@wein.example' })
      .execute()
    await queueMail(app.db, letter())
    app.app.services.wakeMail()
    await eventually(() => mailbox.letters.length).toBe(1)
    expect(mailbox.letters[0]?.raw).toContain('Reply-To: Wein GmbH <kontor@wein.example>')
  })

  test('a subject cannot smuggle further headers or recipients in', async () => {
    await queueMail(app.db, { ...letter(), subject: 'a\r\nBcc: fremd@example.com' })
    app.app.services.wakeMail()
    await eventually(() => mailbox.letters.length).toBe(1)
    expect(mailbox.letters[0]?.raw).not.toMatch(/^bcc:/im)
    expect(recipients()).not.toContain('fremd@example.com')
  })
})

describe('a mail server that does not take it', () => {
  test('is asked again after longer and longer pauses until it does', async () => {
    mailbox.behave('refuse')
    await queueMail(app.db, letter())
    for (const minutes of [1, 5, 15]) {
      await attempt()
      const [mail] = await outbox()
      expect(mail).toMatchObject({ status: 'waiting', was_sent: false })
      expect(mail?.last_error).toContain('mailbox is full')
      expect(mail?.wait).toBeGreaterThan(minutes * MINUTE - 10)
      expect(mail?.wait).toBeLessThanOrEqual(minutes * MINUTE)
    }
    app.app.services.wakeMail()
    second.app.services.wakeMail()
    mailbox.behave('accept')
    await attempt()
    expect(await outbox()).toMatchObject([{ status: 'sent', attempts: 4, last_error: null, was_sent: true }])
    expect(mailbox.letters).toHaveLength(1)
  })

  test('is given up after the seventh time, and an administrator can read why', async () => {
    mailbox.behave('refuse')
    await queueMail(app.db, letter())
    await app.db.updateTable('mail_outbox').set({ attempts: 5 }).execute()
    await attempt()
    expect(await outbox()).toMatchObject([{ status: 'waiting', attempts: 6 }])
    await attempt()
    expect(await outbox()).toMatchObject([{ status: 'failed', attempts: 7, was_sent: false }])
  })

  test('and refuses the recipient for good is believed at once', async () => {
    mailbox.behave('unknown')
    await queueMail(app.db, letter())
    await attempt()
    expect(await outbox()).toMatchObject([
      { status: 'failed', attempts: 1, last_error: expect.stringContaining('no such mailbox') },
    ])
  })

  test('and does not know the recipient closes the address as a mail that came back does', async () => {
    mailbox.behave('unknown')
    const { recipient, ...rest } = letter()
    await queueMail(app.db, { ...rest, recipient: recipient.toUpperCase() })
    // Another mail to the same address waits already.
    await queueMail(app.db, { ...rest, recipient })
    await attempt()
    await eventually(async () => (await outbox()).map(({ status }) => status)).toEqual(['failed', 'failed'])
    const closed = await app.db
      .selectFrom('unreachable_addresses')
      .select(['code', 'reason', 'released_at'])
      .where('address', '=', recipient)
      .execute()
    expect(closed).toEqual([{ code: '550', reason: '550 no such mailbox', released_at: null }])
    await expect(queueMail(app.db, { ...rest, recipient })).rejects.toMatchObject({
      code: 'mail_address_unreachable',
    })
  })

  test('and refuses us, or refuses for now, closes no address', async () => {
    mailbox.behave('relay')
    const { recipient, ...rest } = letter()
    await queueMail(app.db, { ...rest, recipient })
    await attempt()
    await app.db.deleteFrom('mail_outbox').execute()
    mailbox.behave('refuse')
    await queueMail(app.db, { ...rest, recipient })
    await attempt()
    await queueMail(app.db, { ...rest, recipient })
  })

  test('does not keep the others waiting', async () => {
    mailbox.behave('refuse')
    await queueMail(app.db, letter())
    await attempt()
    mailbox.behave('accept')
    const next = letter()
    await queueMail(app.db, next)
    app.app.services.wakeMail()
    await eventually(recipients).toEqual([next.recipient])
  })

  test('and falls silent counts as one that refused', async () => {
    mailbox.behave('silent')
    await queueMail(app.db, letter())
    await attempt()
    expect(await outbox()).toMatchObject([
      { status: 'waiting', attempts: 1, last_error: expect.stringMatching(/timeout/i) },
    ])
  })
})

test('a forgotten password brings a link that opens the account', async () => {
  expect((await app.call('/reset_password_link', { email: 'satis@example.com' })).status.isContinue).toBe(
    true,
  )
  await eventually(recipients).toEqual(['satis@example.com'])
  const link = new URL(/https:\S+/.exec(mailbox.letters[0]?.text ?? '')?.[0] ?? '')
  expect(link.origin + link.pathname).toBe('https://wein.example/ResetPassword')
  const { reset_link, email } = Object.fromEntries(link.searchParams)
  expect(email).toBe('satis@example.com')
  const answer = await app.call('/reset_password', {
    email: present(email),
    reset_link: present(reset_link),
    user_pass: 'NeuesPasswort9',
  })
  expect(answer.status.isContinue).toBe(true)
  const login = await app.call('/login', { user_name: 'satis', user_pass: 'NeuesPasswort9' })
  expect(login.sesion_id).toEqual(expect.any(String))
})

test('without a mail server mails wait untouched', async () => {
  const quiet = await startTestApp()
  await queueMail(quiet.db, letter())
  quiet.app.services.wakeMail()
  await quiet.call('/reset_password_link', { email: 'satis@example.com' })
  expect(await outbox(quiet.db)).toMatchObject([
    { status: 'waiting', attempts: 0, last_error: null },
    { status: 'waiting', attempts: 0, recipient: 'satis@example.com' },
  ])
})
