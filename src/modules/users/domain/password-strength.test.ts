import { expect, test } from 'vitest'
import vectors from '#test/rule-vectors.json' with { type: 'json' }
import { isStrong, passwordStrength, whyNotNewPassword } from './password-strength.ts'

test.each(vectors.password)('"$p" is $level', ({ p, level, ok }) => {
  expect(passwordStrength(p)).toBe(level)
  expect(isStrong(p)).toBe(ok)
})

test.each([
  ['Burgunder7', 'Burgunder7', null],
  ['Burgunder7', 'burgunder7', 'passwords_differ'],
  ['Passwort1', 'Passwort1', 'password_guessable'],
  ['abc', 'xyz', 'password_not_strong'],
  ['abc', 'abc', 'password_not_strong'],
])('"%s" confirmed by "%s": %s', (password, confirmation, reason) => {
  expect(whyNotNewPassword(password, confirmation)).toBe(reason)
})
