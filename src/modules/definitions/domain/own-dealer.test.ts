import { expect, test } from 'vitest'
import { dealerChanges, dealerOfCompany } from './own-dealer.ts'

const nothing = { legal_name: null, street: null, postcode: null, town: null, ustid: null }
const company = {
  legal_name: 'Weingut Sonnenhang GmbH & Co. KG',
  street: 'Am Berg 1',
  postcode: '67346',
  town: 'Speyer',
  ustid: 'DE136695976',
}
const named = {
  firma: 'Weingut Sonnenhang',
  firma_cari: 'Weingut Sonnenhang GmbH & Co. KG',
  adres: 'Am Berg 1, 67346 Speyer',
  ustid: 'DE136695976',
}

test('the own dealer has the name, address and VAT id of the company', () => {
  expect(dealerOfCompany(company)).toEqual(named)
  expect(dealerOfCompany({ ...company, legal_name: 'Sonnenhangweingutsgesellschaft mbH' }).firma).toBe(
    'Sonnenhangweingutsge',
  )
})

test.each([
  ['a dealer without data takes them', dealerOfCompany(nothing), nothing, company, named],
  [
    'a name of its own stays',
    { ...dealerOfCompany(nothing), firma: 'Zentrale' },
    nothing,
    company,
    { ...named, firma: undefined },
  ],
  [
    'the address follows',
    named,
    company,
    { ...company, street: 'Am Tal 2' },
    { adres: 'Am Tal 2, 67346 Speyer' },
  ],
  ['nothing changes', named, company, company, {}],
])('%s', (_, dealer, before, after, changes) => {
  expect(dealerChanges(dealer, before, after)).toEqual(
    Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
  )
})
