import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { people } from '#test/server/company.ts'
import { buildCustomer, buildWine, smallFiles } from '#test/server/factories.ts'
import { openMailbox } from '#test/server/mailbox.ts'
import { openShowing, toldOf } from '#test/server/window.ts'

const path = '/stok/sendmail'
let app: TestApp
let admin: Caller
let staff: Caller
let wine: number

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.as('admin')
  staff = await app.as('personel')
  wine = await buildWine(app.db, {
    stok_name: 'Müller & Co',
    stok_year: 2021,
    stok_de_price: 9.9,
    stok_at_price: 12,
  })
})
beforeEach(() => app.db.deleteFrom('mail_outbox').execute())

let serial = 0
async function recipient(values: object = {}): Promise<string> {
  serial += 1
  const cus_email = `Kunde${serial}@example.com`
  await buildCustomer(app.db, { cus_email, cus_user: people.personel.id, ...values })
  return cus_email.toLowerCase()
}

const mails = () => app.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute()
const send = (caller: Caller, to: string, more: object = {}) =>
  caller.call(path, { to, ids: [wine], html: '<p>Hallo</p>', ...more })

test('a cleaned mail with the prices of the customer and the brochures lies in the outbox', async () => {
  await admin.call('/stok/update', {
    id: wine,
    version: 1,
    base_64_brosur: smallFiles.pdf,
    brosur_file_name: 'm.pdf',
  })
  const html = '<p onclick="x">Guten Tag<script>alert(1)</script> <a href="javascript:x">hier</a></p>'
  const answer = await send(staff, await recipient({ cus_class: 2 }), { html })
  expect(answer.status.isContinue).toBe(true)
  const [mail] = await mails()
  expect(mail).toMatchObject({
    kind: 'wine_recommendation',
    created_by: people.personel.id,
    status: 'waiting',
  })
  expect(mail?.body_html).toContain('<p>Guten Tag <a>hier</a></p>')
  expect(mail?.body_html).toContain('Müller &#38; Co 2021')
  expect(mail?.body_html).toContain('12,00')
  expect(mail?.body_text).toMatch(/16,00\s€ je Liter/)
  expect(mail?.body_text).toContain('Müller & Co 2021')
  expect(mail?.body_text).toContain('Wein · Artikel · Preis · Grundpreis')
  expect(mail?.body_text).toContain('Müller & Co 2021 · ')
  expect(mail?.body_text).toContain('liegen als Anhang bei')
  const files = await app.db
    .selectFrom('mail_attachments as a')
    .innerJoin('sys_files as f', 'f.id', 'a.file_id')
    .select(['a.mail_id', 'f.file_name'])
    .execute()
  expect(files).toEqual([{ mail_id: mail?.id, file_name: 'm.pdf' }])
})

test('names the company and how to be left in peace, and claims no attachment that is not there', async () => {
  const plain = await buildWine(app.db)
  await send(staff, await recipient(), { ids: [plain] })
  const [mail] = await mails()
  const company = await app.db.selectFrom('firma_bilgileri').selectAll().executeTakeFirstOrThrow()
  for (const text of [mail?.body_text, mail?.body_html]) {
    expect(text).toContain(company.legal_name)
    expect(text).toContain(company.ustid)
    expect(text).toContain('Abmelden')
    expect(text).not.toContain('Anhang')
  }
})

describe('who may be written to', () => {
  test('only customers the sender may see, and who may be called', async () => {
    const foreign = await recipient({ cus_user: people.satis.id })
    const resting = await recipient({ cus_dnd: 2 })
    const code = async (to: string) => (await staff.refused(path, { to, ids: [wine], html: 'x' })).code
    expect(await code('stranger@example.com')).toBe('mail_recipient_unknown')
    expect(await code(foreign)).toBe('customer_belongs_to_other_user_customer_information_cannot_be_viewed')
    expect(await code(resting)).toBe('customer_wants_no_contact')
    expect((await admin.refused(path, { to: resting, ids: [wine], html: 'x' })).code).toBe(
      'customer_wants_no_contact',
    )
    expect(await mails()).toEqual([])
    expect((await send(admin, foreign)).status.isContinue).toBe(true)
  })

  test('bad input is named', async () => {
    const to = await recipient()
    expect((await staff.refused(path, { ids: [wine], html: 'x' })).fields).toEqual({ to: 'requiredField' })
    expect((await staff.refused(path, { to: `${to},b@example.com`, ids: [wine], html: 'x' })).fields).toEqual(
      {
        to: 'not_email',
      },
    )
    const offSale = await buildWine(app.db, { stok_user_on: '0' })
    for (const ids of [[offSale], [wine, 999_999]])
      expect((await staff.refused(path, { to, ids, html: 'x' })).fields).toEqual({ ids: 'not_allowed' })
  })
})

test('more than ten mails within a minute are refused, for this person only', async () => {
  const to = await recipient({ cus_user: 1 })
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => staff.raw(path, { to, ids: [wine], html: '<p>Hallo</p>' })),
  )
  expect(answers.filter((answer) => answer.status.isContinue)).toHaveLength(10)
  expect(answers.find((answer) => !answer.status.isContinue)?.err).toBe('too_many_mails')
  expect((await send(admin, to)).status.isContinue).toBe(true)
})

test('brochure and picture travel with the mail', async () => {
  const mailbox = await openMailbox()
  const sending = await startTestApp({ smtpUrl: mailbox.url })
  const id = await buildWine(sending.db)
  await (
    await sending.as('admin')
  ).call('/stok/update', {
    id,
    version: 1,
    base_64_brosur: smallFiles.pdf,
    base_64_image: Buffer.from('89504e470d0a1a0a0000', 'hex').toString('base64'),
    brosur_file_name: 'Riesling.pdf',
  })
  await buildCustomer(sending.db, { cus_email: 'eva@example.com' })
  const window = await openShowing(sending, 'admin', { whole: ['mail'] })
  await (await sending.as('personel')).call(path, { to: 'eva@example.com', ids: [id], html: 'Hallo' })
  await expect.poll(() => mailbox.letters.length).toBe(1)
  // By the call, and once more when it was sent.
  await expect.poll(() => toldOf(window)).toEqual([expect.stringMatching(/^mail mail:\d+$/), 'mail'])
  expect(mailbox.letters[0]?.to).toEqual(['eva@example.com'])
  expect(mailbox.letters[0]?.raw).toContain('filename=Riesling.pdf')
  const { body_html } = await sending.db
    .selectFrom('mail_outbox')
    .select('body_html')
    .executeTakeFirstOrThrow()
  const shown = /<img src="cid:([^"]+)"/.exec(body_html ?? '')?.[1]
  expect(mailbox.letters[0]?.raw).toContain(`Content-ID: <${shown}>`)
  expect(mailbox.letters[0]?.raw).toContain(smallFiles.pdf)
})
