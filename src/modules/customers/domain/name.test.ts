import { expect, test } from 'vitest'
import { contactName, customerLabel, customerName, fullName, personName } from './name.ts'

const named = (cus_firm: string | null, cus_name: string | null, cus_surname: string | null) => ({
  id: 7,
  cus_firm,
  cus_name,
  cus_surname,
})

test.each([
  ['a firm with a person', named('Keller AG', 'Erika', 'Muster'), 'Keller AG', 'Erika Muster'],
  ['a firm alone', named('Keller AG', null, null), 'Keller AG', 'Keller AG'],
  ['a person', named(null, 'Erika', 'Muster'), 'Erika Muster', 'Erika Muster'],
  ['an empty firm', named('', 'Erika', null), 'Erika', 'Erika'],
  ['a surname alone', named(null, '', 'Muster'), 'Muster', 'Muster'],
  ['nobody', named(null, null, null), '', ''],
])('%s', (_what, customer, name, contact) => {
  expect([customerName(customer), contactName(customer)]).toEqual([name, contact])
})

test('who has no name is shown by number', () => {
  expect(customerLabel(named(null, null, null))).toBe('7')
  expect(customerLabel(named('', 'Erika', null))).toBe('Erika')
})

test('firm and person beside each other', () => {
  expect(fullName(named('Keller AG', 'Erika', 'Muster'))).toBe('Keller AG · Erika Muster')
  expect(fullName(named('Keller AG', null, null))).toBe('Keller AG')
  expect(personName(named('Keller AG', null, null))).toBe('')
})
