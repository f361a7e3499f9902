import { sql } from 'kysely'
import { Level } from '#core/actor.ts'
import { AppError } from '#core/errors.ts'
import { escapeHtml } from '#core/texts/escape-html.ts'
import { defineRefusals } from '#core/refusal.ts'
import { say, type Language } from '#core/texts/texts.ts'
import type { Caller } from '#platform/server/calls/caller.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve, type Call } from '#platform/server/calls/endpoint.ts'
import { companyFooter } from '#platform/server/mail/company-footer.ts'
import { queueSecretMail, type SecretWords } from '#platform/server/mail/mail.ts'
import { hashPassword, hashToken, newToken } from '#platform/server/entrance/passwords.ts'
import { recordEvent } from '#platform/server/entrance/security-events.ts'
import { endAllSessions } from '#platform/server/entrance/sessions.ts'
import type { Settings } from '#platform/server/settings.ts'
import { happenedWithin } from '#platform/server/database/spans.ts'
import { firstRow } from '#platform/server/database/sql.ts'
import { requestResetLink, resetPassword } from '../domain/calls.ts'
import { isGuessable } from '../domain/common-passwords.ts'
import { afterNewPassword, isLockedByTries } from '../domain/lockout.ts'
import { isStrong } from '../domain/password-strength.ts'
import { usersRefusals } from '../domain/refusals.ts'
import { userTexts } from '../texts.ts'
import { knownNames } from './known-names.ts'
import { refuseAndCount } from './failed-attempts.ts'

const refusals = defineRefusals({
  ERR_102: { tr: 'E-posta bulunamadı.', de: 'Diese E-Mail-Adresse ist unbekannt.', en: 'Email not found.' },
  ERR_103: {
    tr: 'Sıfırlama bağlantısı bulunamadı. Lütfen yeni bir bağlantı isteyin.',
    de: 'Der Link ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.',
    en: 'Reset link not found. Please request a new one.',
  },
})

const KIND = 'reset_password'
const MINUTES = 60
/** A repeated request within a minute sends no mail, so that outsiders cannot flood a mailbox. */
const wasJustAsked = happenedWithin(sql.ref('created_at'), '1 minute')

const accounts = (db: Database) =>
  db
    .selectFrom('sys_users')
    .select(['id', 'user_name', 'name', 'surname', 'email'])
    .where('sil', '=', '0')
    .where('user_level', '<>', Level.system)

const accountOf = (db: Database, address: string) =>
  accounts(db).where(sql<boolean>`lower(email) = lower(${address})`)

type LinkWords = {
  ask: 'reset_mail_ask' | 'lock_mail_ask'
  ignore: 'reset_mail_ignore' | 'lock_mail_ignore'
}

/** The mail in the product's own texts; subject and link text from the browser are ignored. */
function linkMail(name: string, link: string, language: Language, words: LinkWords) {
  const before = [
    say(userTexts.reset_mail_greeting, language, { name }),
    say(userTexts[words.ask], language, { minutes: MINUTES }),
  ]
  const after = say(userTexts[words.ignore], language)
  const paragraph = (html: string) => `<p>${html}</p>`
  const anchor = `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`
  return {
    text: [...before, link, after].join('\n\n'),
    html: [...before.map(escapeHtml), anchor, escapeHtml(after)].map(paragraph).join('\n'),
  }
}

/** Makes the link when its mail is sent, so that no table and no backup ever contains a valid one. */
const mailWithLink =
  ({ publicUrl }: Settings, words: LinkWords): SecretWords =>
  async (db, { secret_user, language }) => {
    const user = await accounts(db).where('id', '=', secret_user).executeTakeFirst()
    if (!user) return null
    const token = newToken()
    await db
      .insertInto('sys_reset_links')
      .values({
        token_hash: hashToken(token),
        user_id: user.id,
        expires_at: sql<string>`now() + ${`${MINUTES} minutes`}::interval`,
      })
      .execute()
    const query = new URLSearchParams({ reset_link: token, email: user.email })
    const name = [user.name, user.surname].filter(Boolean).join(' ') || user.user_name
    const mail = linkMail(name, `${publicUrl}/ResetPassword?${query}`, language, words)
    const footer = await companyFooter(db)
    return { text: `${mail.text}\n\n${footer.text}`.trim(), html: `${mail.html}\n${footer.html}` }
  }

export const resetLinkMail = (settings: Settings) =>
  mailWithLink(settings, { ask: 'reset_mail_ask', ignore: 'reset_mail_ignore' })

export const lockMail = (settings: Settings) =>
  mailWithLink(settings, { ask: 'lock_mail_ask', ignore: 'lock_mail_ignore' })

/** Mails a link for unlocking to a user whose account was locked by wrong passwords, whoever typed them. */
export async function tellOfLock(
  db: Database,
  user: { id: number; email: string },
  language: Language,
): Promise<void> {
  await queueSecretMail(db, {
    kind: 'account_locked',
    recipient: user.email,
    subject: say(userTexts.lock_mail_subject, language),
    secret_user: user.id,
    language,
  })
}

async function sendLink(call: Call<{ email: string }>): Promise<void> {
  const { db, services, input, language } = call
  const user = await accountOf(db, input.email).executeTakeFirst()
  if (!user) return refuseAndCount(call, refusals.ERR_102)
  await call.commit(async (trx) => {
    if (!(await mayAskNow(trx, user.id))) return
    await queueSecretMail(trx, {
      kind: KIND,
      recipient: user.email,
      subject: say(userTexts.reset_mail_subject, language),
      secret_user: user.id,
      language,
    })
  })
  call.afterCommit(() => services.wakeMail())
}

/** One request at a time, without the row of the user, which his own work needs. */
async function mayAskNow(db: Database, userId: number): Promise<boolean> {
  const row = await firstRow(db)<{ alone: boolean }>`
    select pg_try_advisory_xact_lock(hashtext(${`reset_link ${userId}`})) as alone`
  if (!row?.alone) return false
  const asked = db.selectFrom('mail_outbox').select('id').where('secret_user', '=', userId)
  return !(await asked.where('kind', '=', KIND).where(wasJustAsked).executeTakeFirst())
}

/** The user of a link that still works. Nothing is locked before it is known. */
async function userOfLink(db: Database, link: string, address: string): Promise<number | null> {
  const user = await accountOf(db, address).executeTakeFirst()
  if (!user) return null
  const found = await db
    .selectFrom('sys_reset_links')
    .select('user_id')
    .where('used_at', 'is', null)
    .where(sql<boolean>`expires_at > now()`)
    .where('token_hash', '=', hashToken(link))
    .where('user_id', '=', user.id)
    .executeTakeFirst()
  return found?.user_id ?? null
}

/** Uses a link up, which works once; the user's other links become invalid, too. */
async function redeemLink(db: Database, link: string, userId: number): Promise<boolean> {
  await db.selectFrom('sys_users').select('id').where('id', '=', userId).forUpdate().execute()
  const open = db
    .updateTable('sys_reset_links')
    .set({ used_at: sql<string>`now()` })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
  const used = await open
    .where('token_hash', '=', hashToken(link))
    .where(sql<boolean>`expires_at > now()`)
    .executeTakeFirst()
  if (used.numUpdatedRows === 0n) return false
  await open.execute()
  return true
}

type NewPassword = { userId: number; user_pass: string }

/** A new password ends all sessions, pending sign-ins and a lock; only an administrator lifts a block. */
async function setPassword(db: Database, caller: Caller, { userId, user_pass }: NewPassword): Promise<void> {
  const user = await db
    .selectFrom('sys_users')
    .select(['id', 'user_name', 'failed_login_try_count', 'blocked'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('sys_users')
    .set({ user_pass, ...afterNewPassword(user) })
    .where('id', '=', userId)
    .execute()
  await recordEvent(db, 'password_changed', { user, caller, detail: 'link' })
  if (isLockedByTries(user)) await recordEvent(db, 'account_opened', { user, caller, detail: 'link' })
  await db.deleteFrom('sys_otp_codes').where('user_id', '=', userId).execute()
  await endAllSessions(db, userId)
}

export const passwordResetEndpoints = [
  serve(requestResetLink, async (call) => {
    await sendLink(call)
    return {}
  }),
  serve(resetPassword, async (call) => {
    const { db, input, services } = call
    if (!isStrong(input.user_pass)) throw new AppError(usersRefusals.password_not_strong)
    if (isGuessable(input.user_pass, await knownNames(db, input.email)))
      throw new AppError(usersRefusals.password_guessable)
    const userId = await userOfLink(db, input.reset_link, input.email)
    if (userId === null) return refuseAndCount(call, refusals.ERR_103)
    const user_pass = await hashPassword(input.user_pass)
    const isSet = await call.commit(async (trx) => {
      if (!(await redeemLink(trx, input.reset_link, userId))) return false
      await setPassword(trx, call.caller, { userId, user_pass })
      return true
    })
    if (!isSet) return refuseAndCount(call, refusals.ERR_103)
    call.afterCommit(() => services.realtime.disconnect(`user:${userId}`))
    return {}
  }),
]
