import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { wordsOf } from '#platform/server/mail/mail.ts'
import { startTestApp } from '#test/server/app.ts'
import { PASSWORD, people } from '#test/server/company.ts'
import { codeOf } from '#test/server/users.ts'

const app = await startTestApp({ publicUrl: 'https://wein.example', logLevel: 'trace' })
const NEW = 'NeuesPasswort9'
const MAILBOX = 'satis@example.com'

/** Everything the app logs; the logger keeps its stream under a symbol. */
const log: string[] = []
const logger = app.app.http.log as unknown as Record<symbol, { write(line: string): void }>
const streamKey = Object.getOwnPropertySymbols(logger).find((symbol) => symbol.description === 'pino.stream')
const stream = streamKey ? logger[streamKey] : undefined
if (!stream) throw new Error('the log stream was not found')
vi.spyOn(stream, 'write').mockImplementation((line) => void log.push(line))

const ask = (email: string, more = {}) => app.raw('/reset_password_link', { email, ...more })
const reset = (user_pass: string, email: string, reset_link: string) =>
  app.raw('/reset_password', { user_pass, email, reset_link })
const mails = () => app.db.selectFrom('mail_outbox').selectAll().orderBy('id').execute()

async function linkFor(email = MAILBOX): Promise<string> {
  expect(codeOf(await ask(email))).toBe('ok')
  const link = /reset_link=([\w-]+)/.exec((await lastWords()).text)?.[1] ?? ''
  await app.db
    .updateTable('mail_outbox')
    .set({ created_at: sql<string>`now() - interval '2 minutes'` })
    .execute()
  return link
}

/** The words of the last mail as they are sent. */
async function lastWords() {
  const mail = (await mails()).at(-1)
  const words = mail && (await wordsOf(app.db, app.app.services.secretMails, mail))
  if (!words) throw new Error('no mail is on its way')
  return words
}

const expireIn = (minutes: number) =>
  app.db
    .updateTable('sys_reset_links')
    .set({ expires_at: new Date(Date.now() + minutes * 60_000).toISOString() })
    .execute()

beforeEach(async () => {
  await app.db.deleteFrom('sys_reset_links').execute()
  await app.db.deleteFrom('mail_outbox').execute()
})

describe('/reset_password_link', () => {
  test.each([
    ['de', 'Weinkontor: neues Passwort', '60 Minuten'],
    ['tr', 'Weinkontor: yeni şifre', '60 dakika'],
    ['en', 'Weinkontor: new password', '60 minutes'],
    ['fr', 'Weinkontor: new password', '60 minutes'],
  ])('writes in %s', async (language, subject, words) => {
    await ask('SATIS@example.com', { language })
    const [mail] = await mails()
    expect(mail).toMatchObject({ kind: 'reset_password', recipient: MAILBOX, subject, status: 'waiting' })
    const said = await lastWords()
    expect(said.text).toContain(words)
    expect(said.text).toMatch(
      /https:\/\/wein\.example\/ResetPassword\?reset_link=[\w-]{43}&email=satis%40example\.com/,
    )
    expect(said.html).toContain('<a href="https://wein.example/ResetPassword?reset_link=')
  })

  test('uses its own words and escapes the name', async () => {
    const name = (value: string) =>
      app.db.updateTable('sys_users').set({ name: value }).where('id', '=', people.satis.id).execute()
    await name('<b>{link}</b>')
    await ask(MAILBOX, { mail_subject: 'Gewonnen!', link_text: 'https://evil.example' })
    const [mail] = await mails()
    expect(mail?.subject).toBe('Weinkontor: neues Passwort')
    const said = await lastWords()
    expect(`${said.text}${said.html}`).not.toMatch(/evil|Gewonnen/)
    expect(said.html).not.toContain('<b>')
    await name('satis')
  })

  test('does not know a stranger, the system or a deleted user', async () => {
    await app.db.updateTable('sys_users').set({ sil: '1' }).where('id', '=', people.fremd.id).execute()
    expect(codeOf(await ask('niemand@example.com'))).toBe('ERR_102')
    expect(codeOf(await ask('fremd@example.com'))).toBe('ERR_102')
    expect((await app.refused('/reset_password_link', { email: '' })).fields).toEqual({
      email: 'requiredField',
    })
    expect((await app.refused('/reset_password_link', { email: 'x' })).fields).toEqual({ email: 'not_email' })
    expect(await mails()).toEqual([])
  })

  test('keeps the link nowhere: it is made when the mail leaves', async () => {
    await ask(MAILBOX)
    expect(await mails()).toMatchObject([{ body_text: '', body_html: null, secret_user: people.satis.id }])
    expect(await app.db.selectFrom('sys_reset_links').selectAll().execute()).toEqual([])
    await lastWords()
    expect(await mails()).toMatchObject([{ body_text: '', body_html: null }])
    const stored = app.db.updateTable('mail_outbox').set({ body_text: 'link' }).execute()
    await expect(stored).rejects.toThrow('mail_outbox_secret_is_not_stored')
  })

  test('fills nobody’s mailbox', async () => {
    expect((await Promise.all([ask(MAILBOX), ask(MAILBOX), ask(MAILBOX)])).map(codeOf)).toEqual([
      'ok',
      'ok',
      'ok',
    ])
    expect(await mails()).toHaveLength(1)
  })
})

describe('/reset_password', () => {
  test('sets the password once, ends every session and keeps secrets out of logs', async () => {
    const inside = await app.as('satis')
    await app.db
      .insertInto('sys_remember_tokens')
      .values({ token_hash: 'x', user_id: people.satis.id, expires_at: '2100-01-01' })
      .execute()
    await app.db
      .updateTable('sys_users')
      .set({ failed_login_try_count: 2 })
      .where('id', '=', people.satis.id)
      .execute()
    const disconnect = vi.spyOn(app.app.services.realtime, 'disconnect')
    const link = await linkFor()

    expect(codeOf(await reset(NEW, MAILBOX, link))).toBe('ok')
    expect((await inside.refused('/sys_users/list')).code).toBe('ERR_108')
    expect(disconnect).toHaveBeenCalledWith(`user:${people.satis.id}`)
    expect(await app.db.selectFrom('sys_remember_tokens').selectAll().execute()).toEqual([])
    const user = await app.db
      .selectFrom('sys_users')
      .select(['user_pass', 'failed_login_try_count'])
      .where('id', '=', people.satis.id)
      .executeTakeFirstOrThrow()
    expect(user.failed_login_try_count).toBe(0)
    expect(user.user_pass).toMatch(/^\$argon2id\$/)

    expect(codeOf(await reset('Noch1Passwort', MAILBOX, link))).toBe('ERR_103')
    expect(codeOf(await app.raw('/login', { user_name: 'satis', user_pass: PASSWORD }))).toBe('ERR_100')
    expect(codeOf(await app.call('/login', { user_name: 'satis', user_pass: NEW }))).toBe('ok')

    const audit = await app.db.selectFrom('sys_audit').selectAll().execute()
    const links = await app.db.selectFrom('sys_reset_links').selectAll().execute()
    const written = [...log, JSON.stringify(audit), JSON.stringify(links)].join('\n')
    expect(log.join('\n')).toContain('/api/reset_password')
    for (const secret of [NEW, PASSWORD, link, inside.sesion_id ?? '', user.user_pass ?? '']) {
      expect(written).not.toContain(secret)
    }
  })

  test('asks for strength before it looks at the link', async () => {
    expect(codeOf(await reset('schwach', MAILBOX, 'invented'))).toBe('password_not_strong')
    expect(codeOf(await reset('', MAILBOX, 'invented'))).toBe('password_not_strong')
    expect(codeOf(await reset(NEW, MAILBOX, 'invented'))).toBe('ERR_103')
    expect((await app.refused('/reset_password', { user_pass: NEW })).fields).toEqual({
      email: 'requiredField',
      reset_link: 'requiredField',
    })
  })

  test('refuses a link of another account, an old one and a replaced one', async () => {
    const link = await linkFor()
    expect(codeOf(await reset(NEW, 'admin@example.com', link))).toBe('ERR_103')
    await expireIn(-1)
    expect(codeOf(await reset(NEW, MAILBOX, link))).toBe('ERR_103')
    const older = await linkFor()
    const newer = await linkFor()
    expect(newer).not.toBe(older)
    expect(codeOf(await reset(NEW, MAILBOX, newer))).toBe('ok')
    expect(codeOf(await reset(NEW, MAILBOX, older))).toBe('ERR_103')
  })

  test('used twice at the same time works once', async () => {
    const link = await linkFor()
    const codes = (await Promise.all([reset(NEW, MAILBOX, link), reset(NEW, MAILBOX, link)])).map(codeOf)
    expect(codes.toSorted()).toEqual(['ERR_103', 'ok'])
  })

  test('does not lift the block of an administrator', async () => {
    const admin = await app.as('admin')
    await admin.call('/sys_users/update', { id: people.bayi.id, blocked: '1' })
    expect(codeOf(await reset(NEW, 'bayi@example.com', await linkFor('bayi@example.com')))).toBe('ok')
    expect(codeOf(await app.raw('/login', { user_name: 'bayi', user_pass: NEW }))).toBe('ERR_USER_BLOCKED')
  })

  test('opens an account that wrong passwords locked, by the link that is mailed on its own', async () => {
    const wrong = () => app.raw('/login', { user_name: 'bayiadmin', user_pass: 'Falsch123', language: 'de' })
    for (const _ of [1, 2, 3]) await wrong()
    expect(codeOf(await app.raw('/login', { user_name: 'bayiadmin', user_pass: PASSWORD }))).toBe(
      'ERR_USER_BLOCKED',
    )
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ kind: 'account_locked', recipient: 'bayiadmin@example.com', body_text: '' })
    const { text } = await lastWords()
    expect(text).toContain('nach drei falschen Passwörtern')
    const link = /reset_link=([\w-]+)/.exec(text)?.[1] ?? ''
    expect(codeOf(await reset(NEW, 'bayiadmin@example.com', link))).toBe('ok')
    expect(codeOf(await app.call('/login', { user_name: 'bayiadmin', user_pass: NEW }))).toBe('ok')
  })
})
