import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { AppError } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import { say, type Language } from '#core/texts/texts.ts'
import type { Database } from '#platform/server/database/database.ts'
import { queueSecretMail, type SecretWords } from '#platform/server/mail/mail.ts'
import { hashPassword } from '#platform/server/entrance/passwords.ts'
import type { Services } from '#platform/server/services.ts'
import { usersRefusals } from '../domain/refusals.ts'
import { userTexts } from '../texts.ts'

const refusals = defineRefusals({
  code_not_sent: {
    tr: 'Kod gönderilemedi. Lütfen yöneticinize haber verin.',
    de: 'Der Code konnte nicht gesendet werden. Bitte sagen Sie einem Administrator Bescheid.',
    en: 'The code could not be sent. Please tell an administrator.',
  },
})

/** The purpose of a code: signing in, or testing that codes arrive. */
export type Purpose = 'sign_in' | 'test'

export const CODE_MINUTES = 5
const LIFE = `${CODE_MINUTES} minutes`

/** Codes go through the gateway where one is set, else by mail. */
export const codeWay = (services: Services): 'gateway' | 'mail' | null => {
  if (services.sendCode) return 'gateway'
  return services.settings.smtpUrl ? 'mail' : null
}

/** The code of a mail is made when it is sent, so that no table ever contains a readable one. */
export const noCodeYet = () => ({
  code_hash: null,
  tries: 0,
  expires_at: sql<string>`now() + ${LIFE}::interval`,
})

async function makeCode(db: Database, user_id: number, purpose: Purpose): Promise<string | null> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const stored = await db
    .updateTable('sys_otp_codes')
    .set({ ...noCodeYet(), code_hash: await hashPassword(code) })
    .where('user_id', '=', user_id)
    .where('purpose', '=', purpose)
    .where(sql<boolean>`expires_at > now()`)
    .executeTakeFirst()
  return stored.numUpdatedRows > 0n ? code : null
}

type Reader = { id: number; email: string; tel_gsm: string }

/** Sends a code for the step that is stored already; the step must be committed before. */
export async function sendCode(
  services: Services,
  reader: Reader,
  purpose: Purpose,
  language: Language,
): Promise<void> {
  const way = codeWay(services)
  if (!way) throw new AppError(usersRefusals.code_way_missing)
  if (way === 'gateway') return sendByGateway(services, reader, purpose, language)
  await queueSecretMail(services.db, {
    kind: `${purpose}_code`,
    recipient: reader.email,
    subject: say(userTexts.code_mail_subject, language),
    secret_user: reader.id,
    language,
  })
  services.wakeMail()
}

async function sendByGateway(services: Services, reader: Reader, purpose: Purpose, language: Language) {
  const code = await makeCode(services.db, reader.id, purpose)
  if (!code || !services.sendCode) throw new AppError(usersRefusals.otp_expired)
  try {
    await services.sendCode(
      reader.tel_gsm,
      code,
      say(userTexts.code_mail_text, language, { code, minutes: CODE_MINUTES }),
    )
  } catch {
    // The gateway's error may contain the number or the code, so it is dropped.
    throw new AppError(refusals.code_not_sent)
  }
}

/** The body of the mail with the code; null if the step has expired. */
export const codeMail =
  (purpose: Purpose): SecretWords =>
  async (db, { secret_user, language }) => {
    const code = await makeCode(db, secret_user, purpose)
    if (!code) return null
    return {
      text: [
        say(userTexts.code_mail_text, language, { code, minutes: CODE_MINUTES }),
        say(userTexts.code_mail_ignore, language),
      ].join('\n\n'),
    }
  }
