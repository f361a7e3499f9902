import type { FieldCode } from '#core/texts/field-texts.ts'
import { isGuessable } from './common-passwords.ts'

export type PasswordStrength = 'weak' | 'medium' | 'strong'

/**
 * The requirements of a strong password, all of which must be met. Only unaccented letters count, so that a
 * password can be typed on every keyboard of the company.
 */
export const passwordCriteria = {
  lowercase: /[a-z]/,
  uppercase: /[A-Z]/,
  digit: /[0-9]/,
  length: /.{8,}/s,
} as const

export type PasswordCriterion = keyof typeof passwordCriteria

export const criterionNames = Object.keys(passwordCriteria) as PasswordCriterion[]

const characterClasses = [passwordCriteria.lowercase, passwordCriteria.uppercase, passwordCriteria.digit]

const MEDIUM_LENGTH = 6

/** How strong a new password is. */
export function passwordStrength(password: string): PasswordStrength {
  const classes = characterClasses.filter((characters) => characters.test(password)).length
  if (criterionNames.every((name) => passwordCriteria[name].test(password))) return 'strong'
  return classes >= 2 && password.length >= MEDIUM_LENGTH ? 'medium' : 'weak'
}

export const isStrong = (password: string) => passwordStrength(password) === 'strong'

/** Strength is checked before the confirmation. */
export function whyNotNewPassword(password: string, confirmation: string): FieldCode | null {
  if (!isStrong(password)) return 'password_not_strong'
  if (isGuessable(password)) return 'password_guessable'
  return password === confirmation ? null : 'passwords_differ'
}
