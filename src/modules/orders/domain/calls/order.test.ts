import { expect, test } from 'vitest'
import { z } from 'zod'
import { storedRows } from '#core/stored-rows.ts'
import { OrderRow } from '../order/order-columns.ts'
import { Order } from './order.ts'

/** What a field may be, without its description. */
function kindOf(field: z.ZodType | undefined): unknown {
  if (!field) return null
  const { description: _, ...kind } = z.toJSONSchema(field, { unrepresentable: 'any' })
  return kind
}

const columns: Readonly<Record<string, z.ZodType>> = storedRows.siparisler.shape
const shared = Object.entries(OrderRow.shape).filter(([name]) => name in columns && name !== 'id')

test('rows of lists have the columns of the table as it declares them', () => {
  expect(shared.length).toBeGreaterThan(40)
  expect(Object.fromEntries(shared.map(([name, field]) => [name, kindOf(field)]))).toEqual(
    Object.fromEntries(shared.map(([name]) => [name, kindOf(columns[name])])),
  )
})

test('an order is its stored row with what is computed of it, all but the frozen company', () => {
  const names = new Set(Object.keys(Order.shape))
  const missing = [...Object.keys(columns), ...Object.keys(OrderRow.shape)].filter((name) => !names.has(name))
  expect(missing).toEqual(['f_firma_bilgi'])
})
