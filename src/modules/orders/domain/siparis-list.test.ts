import { expect, test } from 'vitest'
import { orderListDefinitions, reminderOrders } from './siparis-list.ts'

test('lists that show what is open sum it up, as their tab does', () => {
  const { open, creditNotes } = orderListDefinitions
  expect([open, creditNotes, reminderOrders].map(({ columns }) => columns.kalan)).toEqual(
    Array(3).fill(expect.objectContaining({ sum: true })),
  )
})
