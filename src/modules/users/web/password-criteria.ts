/** The single demands of a strong password, to tick one by one; all of them together are isStrong(). */
export const passwordCriteria = {
  lowercase: /[a-z]/,
  uppercase: /[A-Z]/,
  digit: /[0-9]/,
  length: /.{8,}/s,
} as const

export type PasswordCriterion = keyof typeof passwordCriteria

export const criterionNames = Object.keys(passwordCriteria) as PasswordCriterion[]
