import { call, CallError } from '#platform/web/api.ts'
import { tell } from '#platform/web/language.tsx'
import { learnVersions } from '#platform/web/references.ts'
import { closeSession, currentSession, forgetRemembered, openSession } from '#platform/web/session/session.ts'
import type { SignInAnswer } from '#modules/users/domain/calls.ts'
import { signInTexts } from './sign-in-texts.ts'

function enter({ sesion_id, user, remember_me, company, ref_data }: SignInAnswer): void {
  learnVersions(ref_data)
  openSession({ sesion_id, user, remember_me, company })
}

export type Credentials = { user_name: string; user_pass: string; remember_me: boolean }

export async function signIn({ user_name, user_pass, remember_me }: Credentials): Promise<void> {
  const answer = await call('/login', {
    user_name,
    user_pass,
    remember_me: remember_me ? '1' : '0',
    current_date: new Date().toISOString(),
  })
  enter(answer)
}

/** The challenge of a sign-in that was refused to ask for a one-time code. */
export function challengeOf(error: unknown): string | null {
  if (!(error instanceof CallError) || error.status.code !== 'otp_required') return null
  return String(error.status.params?.challenge ?? '') || null
}

export async function confirmCode(challenge: string, code: string): Promise<void> {
  enter(await call('/login_otp_confirm', { challenge, code }))
}

export async function sendCodeAgain(challenge: string): Promise<void> {
  await call('/login_otp_send', { challenge })
}

/**
 * Signs in with the cookie of the remembered sign-in. It is only forgotten when refused: outside the working
 * hours, or without a connection, it stays valid.
 */
export async function resumeRemembered(): Promise<void> {
  try {
    enter(await call('/token'))
  } catch (error) {
    if (error instanceof CallError && error.status.code === 'ERR_108') forgetRemembered()
  }
}

export async function requestResetLink(email: string): Promise<void> {
  const mail_subject = tell(signInTexts, 'mail_subject')
  await call('/reset_password_link', { email, mail_subject, link_text: tell(signInTexts, 'link_text') })
}

type NewPassword = { user_pass: string; email: string; reset_link: string }

/** A new password ends all sessions of the account, so a session of it in this browser goes too. */
export async function resetPassword(fields: NewPassword): Promise<void> {
  await call('/reset_password', fields)
  const signedIn = currentSession()?.user.email
  if (signedIn?.toLowerCase() === fields.email.toLowerCase()) closeSession()
}
