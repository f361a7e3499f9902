import { z } from 'zod'
import { flag, optionalText } from '#core/fields.ts'
import { isStrong } from './password-strength.ts'
import { PASSWORD_MAX } from './users.ts'

/** What an administrator sees of the sign-in settings. */
export const SignInSettings = z.object({
  otp: flag.describe("'1' asks everybody for a code after the password"),
  code_way: z.enum(['gateway', 'mail']).nullable().describe('how codes reach people; empty: there is no way'),
  recipient: z.string().describe('where a test code goes'),
  has_secret: z.boolean().describe('there is a company secret'),
})

export type SignInSettings = z.infer<typeof SignInSettings>

const confirmation = z
  .string()
  .max(PASSWORD_MAX)
  .describe('the company secret or, without one, the own password')

/** Switching codes on needs a received test code, switching them off the secret. */
export const CodesForm = z.object({
  on: flag.describe("'1' asks everybody for a code after the password"),
  challenge: optionalText(100).describe('answer of the call that sent the test code'),
  code: optionalText(20).describe('the six digits of the test code'),
  secret_input: confirmation.nullish(),
})

export const SecretForm = z.object({
  secret_input: confirmation.min(1, { message: 'requiredField' }),
  new_secret: z
    .string()
    .max(PASSWORD_MAX)
    .refine(isStrong, { message: 'password_not_strong' })
    .describe('the new company secret'),
})
