import { z } from 'zod'
import { defineCall, done, type TypesOf } from '../calls.ts'

const MESSAGE_MAX = 2_000
const STACK_MAX = 10_000

const SECRET_VALUE =
  /((?:sesion_id|user_pass|secret_input|new_secret|reset_link|challenge)["']?\s*[:=]\s*["']?)[^"'\s,;&}]+/gi

/** Removes credentials, as a stack or message may quote a call. */
export const withoutSecrets = (text: string) => text.replace(SECRET_VALUE, '$1…')

/** Shortens long reports instead of refusing them. */
const reported = (max: number) => z.string().transform((text) => withoutSecrets(text).slice(0, max))

export const ErrorReport = z.object({
  message: reported(MESSAGE_MAX).describe('what the browser said'),
  stack: reported(STACK_MAX).nullish().describe('where it happened'),
  host: reported(200).nullish().describe('address of the page'),
})

/** Public, as errors before the sign-in are reported too. */
export const reportError = defineCall({
  path: '/error_log/create',
  who: 'public',
  maxBytes: 65_536,
  input: ErrorReport,
  answer: done,
})

declare module '../calls.ts' {
  interface CallTypes extends TypesOf<readonly [typeof reportError]> {}
}
