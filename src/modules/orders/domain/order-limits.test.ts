import { expect, test } from 'vitest'
import { check } from '#core/fields.ts'
import { AddressForm } from '#modules/customers/domain/addresses.ts'
import { CustomerFields } from '#modules/customers/domain/customer.ts'
import { OrderForm } from './order/order-forms.ts'

/** The longest text a field takes. */
function longest(schema: { safeParse(value: unknown): { success: boolean } }): number {
  let length = 1
  while (schema.safeParse('x'.repeat(length + 1)).success && length < 1_000) length += 1
  return length
}

test.each([
  ['cus_name', CustomerFields.shape.cus_name, OrderForm.shape.cus_name],
  ['cus_surname', CustomerFields.shape.cus_surname, OrderForm.shape.cus_surname],
  ['cus_firm', CustomerFields.shape.cus_firm, OrderForm.shape.cus_firm],
  ['cus_atu_no', CustomerFields.shape.cus_atu_no, OrderForm.shape.cus_atu_no],
  ['street', AddressForm.shape.adres, OrderForm.shape.f_adres],
  ['postcode', AddressForm.shape.pk, OrderForm.shape.g_pk],
  ['city', AddressForm.shape.sehir, OrderForm.shape.f_sehir],
  ['region', AddressForm.shape.bolge, OrderForm.shape.g_bolge],
  ['country', AddressForm.shape.ulke, OrderForm.shape.f_ulke],
])('%s has one length, at the customer and on an order', (_, known, ordered) => {
  expect(longest(ordered)).toBe(longest(known))
})

test('what the customer carries fits the order', () => {
  const head = { cus_id: 1, cus_name: 'x'.repeat(150), cus_surname: 'y'.repeat(150), f_sehir: 'z'.repeat(60) }
  expect(check(OrderForm, head).success).toBe(true)
})
