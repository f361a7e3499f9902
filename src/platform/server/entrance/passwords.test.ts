import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

test('are stored as argon2id of 19 MiB and two passes, with a salt of their own', async () => {
  const [one, two] = await Promise.all([hashPassword('Weinkontor1'), hashPassword('Weinkontor1')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(two)
  expect(await verifyPassword('Weinkontor1', one)).toBe(true)
  expect(await verifyPassword('Weinkontor2', one)).toBe(false)
  expect(await verifyPassword('Weinkontor1', null)).toBe(false)
})
