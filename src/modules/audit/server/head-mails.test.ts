import { sql, type RawBuilder } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { closeAddress } from '#platform/server/mail/mail.ts'
import { startNode, startTestApp, type Caller, type TestApp } from '#test/server/app.ts'
import { atEndOfFile } from '#test/server/cleanup.ts'
import { buildCustomer, grantCalls } from '#test/server/factories.ts'
import { eventually } from '#test/server/eventually.ts'
import { openMailbox, type Mailbox } from '#test/server/mailbox.ts'
import { keepDailyHeads } from './head-mails.ts'

let app: TestApp
let second: TestApp
let admin: Caller
let mailbox: Mailbox
let customer: number

beforeAll(async () => {
  mailbox = await openMailbox()
  app = await startTestApp({ smtpUrl: mailbox.url })
  second = await startNode(app.databaseUrl, { smtpUrl: mailbox.url })
  atEndOfFile(() => second.app.close())
  admin = await app.as('admin')
  customer = await buildCustomer(app.db, { cus_city: 'Köln' })
  await grant()
  await grant()
  // Later than the entries, which the real clock has dated; both nodes agree.
  await on('2027-01-10T03:00:00Z')
})

const grant = () => grantCalls(app.db, customer, '+492214711002')

const on = async (moment: string) => {
  app.setNow(moment)
  second.setNow(moment)
}

const both = () => Promise.all([app, second].map(({ app: { services } }) => keepDailyHeads(services)))

const mails = () =>
  app.db
    .selectFrom('mail_outbox')
    .select(['recipient', 'subject', 'body_text'])
    .where('kind', '=', 'chain_heads')
    .orderBy('id')
    .execute()

const unguarded = (write: RawBuilder<unknown>) =>
  app.db.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db)
    await write.execute(db)
  })

test('administrators get the ends of both chains once a day, whatever the number of nodes', async () => {
  await both()
  await both()
  const [mail, other, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ recipient: 'admin@example.com', subject: 'Enden der Ketten (10.01.2027)' })
  expect(other).toEqual({ ...mail, recipient: 'admin2@example.com' })
  const { rows } = await sql<{ head: string }>`
    select id || ' ' || hash as head from consent_entries where id = 2`.execute(app.db)
  expect(mail?.body_text).toContain(`Einwilligungen: ${rows[0]?.head}`)
  expect(mail?.body_text).toMatch(/Änderungsprotokoll: \d+ [0-9a-f]{64}/)
  await eventually(() => mailbox.letters).toHaveLength(2)
})

test('the next day begins with the time of the daily backup', async () => {
  await on('2027-01-11T01:00:00Z')
  await both()
  expect(await mails()).toHaveLength(2)
  await on('2027-01-11T02:00:00Z')
  await both()
  expect(await mails()).toHaveLength(4)
})

test('the text of a mail is compared with the chains', async () => {
  const [mail] = await mails()
  const kept = mail?.body_text ?? ''
  expect((await admin.call('/audit/verify', { kept })).kept).toEqual({ found: 2, missing: [] })
  const foreign = `7 ${'0'.repeat(64)}`
  expect((await admin.call('/audit/verify', { kept: `${kept} ${foreign}` })).kept).toEqual({
    found: 2,
    missing: [foreign],
  })
  expect((await admin.call('/audit/verify', {})).kept).toBeNull()
  expect((await admin.refused('/audit/verify', { kept: 'nichts davon' })).code).toBe('no_heads_in_text')
})

test('a day is neither changed nor deleted', async () => {
  for (const change of [
    sql`delete from kept_heads where day is not null`,
    sql`update kept_heads set head = repeat('1', 3) || ' ' || repeat('0', 64) where day is not null`,
    sql`truncate kept_heads`,
  ])
    await expect(change.execute(app.db)).rejects.toThrow('append-only')
})

test('a consent that is deleted past all kept heads shows by the mail', async () => {
  const [mail] = await mails()
  await unguarded(sql`delete from consent_entries where id = 2`)
  expect((await admin.call('/audit/verify', {})).consents).toMatchObject({ ok: false, first_break: 2 })
  // Writing on does not cover the gap, even without the heads of the days.
  await unguarded(sql`delete from kept_heads where chain = 'consents' and day is not null`)
  await grant()
  expect((await admin.call('/audit/verify', {})).consents).toMatchObject({ ok: false })
  // Whoever owns the database can remove these as well.
  await unguarded(sql`delete from kept_heads where chain = 'consents'`)
  const proof = await admin.call('/audit/verify', { kept: mail?.body_text })
  expect(proof.consents).toMatchObject({ ok: true })
  expect(proof.kept).toMatchObject({ found: 1, missing: [expect.stringMatching(/^2 [0-9a-f]{64}$/)] })
})

test('the next mail says in its subject that a chain is broken', async () => {
  await unguarded(sql`update consent_entries set hash = repeat('1', 64) where id = 1`)
  await on('2027-01-12T03:00:00Z')
  await both()
  expect((await mails()).at(-1)?.subject).toBe('Achtung, eine Kette ist unterbrochen (12.01.2027)')
})

test('switched off, and to an address from which mails came back, nothing is mailed; the heads are kept', async () => {
  const before = await mails()
  const { id } = await app.db
    .selectFrom('mail_outbox')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  for (const address of ['admin@example.com', 'admin2@example.com'])
    await closeAddress(app.db, { address, code: '5.1.1', reason: 'unknown', mail_id: id })
  await on('2027-01-13T03:00:00Z')
  await both()
  const { version } = (await admin.call('/settings/get', {})).item
  await admin.call('/settings/update', { version, mail_heads: '0' })
  await on('2027-01-14T03:00:00Z')
  await both()
  expect(await mails()).toEqual(before)
  const { rows } = await sql<{ days: number }>`
    select count(distinct day) as days from kept_heads where day >= '2027-01-13'`.execute(app.db)
  expect(rows[0]?.days).toBe(2)
})
