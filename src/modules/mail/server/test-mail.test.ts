import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetCounts } from '#platform/server/entrance/throttle.ts'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { openMailbox, type Mailbox } from '#test/server/mailbox.ts'
import { say } from '#core/texts/texts.ts'
import { testMailTexts } from '../test-mail-texts.ts'

let mailbox: Mailbox
let app: TestApp
let admin: Caller

beforeAll(async () => {
  mailbox = await openMailbox()
  app = await startTestApp({ smtpUrl: mailbox.url, mailFrom: 'Wein <buero@wein.example>' })
  admin = await app.as('admin')
})
beforeEach(() => {
  forgetCounts()
  mailbox.behave('accept')
  mailbox.letters.length = 0
})

const path = '/mail_test/send'
const body = { recipient: 'chef@wein.example' }

describe(path, () => {
  test.each(['de', 'tr', 'en'] as const)('arrives, in the language of the person: %s', async (language) => {
    expect(await admin.call(path, { ...body, language })).toMatchObject({ outcome: 'sent', detail: null })
    expect(mailbox.letters).toMatchObject([{ from: 'buero@wein.example', to: ['chef@wein.example'] }])
    expect(mailbox.letters[0]?.text).toContain(say(testMailTexts.body, language).slice(0, 20))
    const stored = await app.db.selectFrom('mail_outbox').select('id').execute()
    expect(stored).toEqual([])
  })

  test.each([
    ['unknown', 'recipient', '550 no such mailbox'],
    ['refuse', 'recipient', '452 mailbox is full'],
    ['silent', 'no_answer', null],
  ] as const)('says what is wrong with a server that is %s', async (behaviour, outcome, detail) => {
    mailbox.behave(behaviour)
    const answer = await admin.call(path, body)
    expect(answer.outcome).toBe(outcome)
    if (detail) expect(answer.detail).toBe(detail)
    // What a test finds out closes no address.
    expect((await admin.call('/mail_bounce/list', { count: true })).count).toBe(0)
  })

  test.each([
    ['smtp://127.0.0.1:9', 'no_connection'],
    ['smtp://nobody.invalid:587', 'unknown_host'],
    [null, 'not_set'],
  ])('with SMTP_URL %s says %s', async (smtpUrl, outcome) => {
    const other = await startTestApp({ smtpUrl })
    expect(await (await other.as('admin')).call(path, body)).toMatchObject({ outcome })
  })

  test('is limited, for each administrator', async () => {
    for (let count = 0; count < 5; count += 1) await admin.call(path, body)
    expect(await admin.refused(path, body)).toMatchObject({ code: 'test_mail_too_many', params: { max: 5 } })
    expect(mailbox.letters).toHaveLength(5)
  })

  test('is for administrators, and to an address', async () => {
    for (const person of ['personel', 'bayiadmin', 'bayi'] as const)
      expect((await (await app.as(person)).refused(path, body)).code).toBe('ERR_105')
    for (const recipient of ['', 'chef', 'a@b.de, c@d.de', 'a@b.de\nBcc: c@d.de'])
      expect((await admin.refused(path, { recipient })).fields).toHaveProperty('recipient')
    expect(mailbox.letters).toEqual([])
  })
})
