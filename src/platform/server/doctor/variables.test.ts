import { expect, test } from 'vitest'
import { checkExposure, checkVariables } from './variables.ts'

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['HOST', 'my host'],
  ['SMTP_URL', 'mail.example'],
  ['PUBLIC_URL', 'wein.example'],
  ['DATABASE_URL', 'localhost/weinkontor'],
  ['DATABASE_URL', 'base'],
  ['CODE_GATEWAY_URL', 'ftp://codes.example'],
  ['MAIL_FROM', 'nobody'],
  ['DEMO', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['CALL_LIMIT', '-1'],
])('%s=%s is named with its remedy', (name, value) => {
  const [finding, ...others] = checkVariables({ [name]: value })
  expect(others).toEqual([])
  expect(finding?.about).toBe(name)
  expect(finding?.problem).toMatch(/\.$/)
  expect(finding?.remedy).toMatch(/^[A-Z].*\.$/)
})

test('what is right or not set is not named, and no password is shown', () => {
  const right = {
    PORT: '3000',
    HOST: '0.0.0.0',
    SMTP_URL: 'smtps://user:secret@mail.example:465',
    PUBLIC_URL: 'https://wein.example',
    DATABASE_URL: 'postgres://user:secret@db:5432/weinkontor',
    MAIL_FROM: 'Kontor <post@wein.example>',
    DEMO: '0',
    LOG_LEVEL: '',
  }
  expect(checkVariables(right)).toEqual([])
  expect(checkVariables({})).toEqual([])
  expect(JSON.stringify(checkVariables({ SMTP_URL: 'imap://user:secret@mail.example' }))).not.toContain(
    'secret',
  )
})

test.each([
  ['0.0.0.0', true, 1],
  ['0.0.0.0', false, 0],
  ['127.0.0.1', true, 0],
  ['localhost', true, 0],
])('the published passwords on %s, demo %s: %i', (host, demo, count) => {
  expect(checkExposure({ host, demo })).toHaveLength(count)
})
