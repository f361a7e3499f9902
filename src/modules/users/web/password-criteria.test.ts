import { expect, test } from 'vitest'
import vectors from '#test/rule-vectors.json' with { type: 'json' }
import { isStrong } from '../domain/password-strength.ts'
import { criterionNames, passwordCriteria } from './password-criteria.ts'

const unmet = (password: string) => criterionNames.filter((name) => !passwordCriteria[name].test(password))

test.each([
  ['', ['lowercase', 'uppercase', 'digit', 'length']],
  ['abc', ['uppercase', 'digit', 'length']],
  ['ABCDEFGH', ['lowercase', 'digit']],
  ['12345678', ['lowercase', 'uppercase']],
  ['Passwort', ['digit']],
  ['Passw1', ['length']],
  ['Passwort1', []],
])('"%s" still lacks %j', (password, lacking) => {
  expect(unmet(password)).toEqual(lacking)
})

test.each([...vectors.password.map(({ p }) => p), 'Ärger123', 'Aa1\n\n\n\n\n', 'Aa1😀😀😀'])(
  '"%s" has every tick exactly when it is strong',
  (password) => {
    expect(unmet(password).length === 0).toBe(isStrong(password))
  },
)
