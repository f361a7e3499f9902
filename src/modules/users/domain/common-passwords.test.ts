import { expect, test } from 'vitest'
import { isGuessable } from './common-passwords.ts'

test.each([
  'Password1',
  'Welcome1',
  'Passwort123!',
  'P4ssw0rd1',
  'Sifre2026',
  'Şifre2026',
  '123Qwertz',
  'Weinkontor1',
])('%s is tried first', (password) => expect(isGuessable(password)).toBe(true))

test.each(['Burgunder7', 'NeuesPasswort9', 'AndersPass2', 'blauerTisch4kaffee'])('%s is not', (password) =>
  expect(isGuessable(password)).toBe(false),
)

test.each([
  ['Erdem2026', ['erdem.k'], true],
  ['Xerdem77', ['Erdem'], true],
  ['Handels123', ['Weinhaus Handels GmbH'], true],
  ['Spaetlese88', ['Erdem', null, undefined, ''], false],
  ['Edelzwicker9', ['ed'], false],
])('%s beside the names %j: %s', (password, names, isKnown) =>
  expect(isGuessable(password, names)).toBe(isKnown),
)
