import { z } from 'zod'
import { defineCall, done } from '#core/calls.ts'
import { flag, optionalText, requiredText } from '#core/fields.ts'
import { storedRows } from '#core/stored-rows.ts'
import { ChatEntry } from '#modules/chat/domain/chat.ts'
import { WaitingTask } from '#modules/tasks/domain/calls.ts'
import { PASSWORD_MAX } from '../users.ts'

const { name, ...known } = storedRows.sys_users.pick({
  id: true,
  name: true,
  email: true,
  user_name: true,
  user_level: true,
  bayi: true,
  random_customer_access: true,
  country_code: true,
}).shape

const SessionUser = z.object({
  ...known,
  name,
  sur_name: name,
  name_surname: z.string(),
  photoURL: z.string().nullable(),
  info: z.object({ uid: z.number() }),
})

/** Data that is shown after signing in: the list of conversations and the waiting tasks. */
const Waiting = z.object({
  chat_list: z.array(ChatEntry),
  notification_list: z.array(WaitingTask),
})

export type Waiting = z.infer<typeof Waiting>

/** The answer of every kind of sign-in: the session, and the versions of the reference lists. */
const SignInAnswer = Waiting.extend({
  user: SessionUser,
  sesion_id: z.string(),
  remember_me: z.boolean(),
  ref_data: z.record(z.string(), z.number()),
  company: storedRows.firma_bilgileri.nullable(),
})

export type SignInAnswer = z.infer<typeof SignInAnswer>

export const login = defineCall({
  path: '/login',
  who: 'public',
  input: z.object({
    user_name: requiredText(50).describe('name to sign in with'),
    user_pass: z.string().min(1, { message: 'requiredField' }).max(PASSWORD_MAX).describe('password'),
    remember_me: flag.nullish().describe('stay signed in on this device'),
    current_date: z.string().max(40).nullish().describe('clock of the browser, informative'),
  }),
  answer: SignInAnswer,
})

export const resumeSession = defineCall({
  path: '/token',
  who: 'public',
  input: z.object({ fcm: optionalText(500).describe('push token of this browser') }),
  answer: SignInAnswer,
})

/** Needs no session: whoever signs out is signed out, also at night, paused, or after the session has ended. */
export const logout = defineCall({
  path: '/logout',
  who: 'public',
  isAlwaysHeard: true,
  input: z.object({}),
  answer: done,
})

const challenge = requiredText(100).describe('proof of the password, from the refused sign-in')

export const sendCodeAgain = defineCall({
  path: '/login_otp_send',
  who: 'public',
  input: z.object({ challenge }),
  answer: done,
})

export const confirmCode = defineCall({
  path: '/login_otp_confirm',
  who: 'public',
  input: z.object({ challenge, code: requiredText(20).describe('the six digits that were sent') }),
  answer: SignInAnswer,
})

const email = requiredText(150).pipe(z.email()).describe('e-mail of the account')

export const requestResetLink = defineCall({
  path: '/reset_password_link',
  who: 'public',
  input: z.object({
    email,
    mail_subject: optionalText(200).describe('accepted for old clients, not used'),
    link_text: optionalText(200).describe('accepted for old clients, not used'),
  }),
  answer: done,
})

export const resetPassword = defineCall({
  path: '/reset_password',
  who: 'public',
  input: z.object({
    user_pass: z.string().max(PASSWORD_MAX).describe('new password'),
    email,
    reset_link: requiredText(200).describe('token of the link in the mail'),
  }),
  answer: done,
})
