import { expect, test } from 'vitest'
import { referenceLabel } from './references.ts'

test.each([
  [{ id: 7, user_name: 'akaya', name: 'Ayşe', surname: 'Kaya' }, 'Ayşe Kaya'],
  [{ id: 8, user_name: 'mert', name: 'Mert', surname: null }, 'Mert'],
  [{ id: 9, user_name: 'kasse', name: null, surname: null }, 'kasse'],
])('people are called by their names, else as they sign in: %o', (row, label) => {
  expect(referenceLabel('sys_users', row, 'de')).toBe(label)
})
