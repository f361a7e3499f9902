import { expect, test } from 'vitest'
import { meaningOf } from './other-tab.ts'

const anna = { user: { id: 1 } }
const bert = { user: { id: 2 } }

test.each([
  ['nobody here, nobody there', null, null, 'nothing'],
  ['signed out there', anna, null, 'signed-out'],
  ['nobody here, somebody there: no alert about another user', null, bert, 'reload'],
  ['the same person again', anna, { ...anna }, 'renewed'],
  ['another person', anna, bert, 'other-user'],
] as const)('%s', (_, here, there, meaning) => {
  expect(meaningOf(here, there)).toBe(meaning)
})
