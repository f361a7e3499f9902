import { expect, test } from 'vitest'
import { onlyInOther, whyNotMerged, type MergeFacts } from './merging.ts'

const fine: MergeFacts = { isSame: false, dealers: [1, 1], moneyUnderWay: 0, hasTwoMandates: false }

test.each<[string, Partial<MergeFacts>, string | undefined]>([
  ['two of one dealer', {}, undefined],
  ['one of them in the pool', { dealers: [null, 2] }, undefined],
  ['one with itself', { isSame: true }, 'merge_same_customer'],
  ['two dealers', { dealers: [1, 2] }, 'merge_other_dealer'],
  ['a debit under way', { moneyUnderWay: 1 }, 'merge_money_under_way'],
  ['two mandates in use', { hasTwoMandates: true }, 'merge_two_mandates'],
])('%s', (_, changed, code) => expect(whyNotMerged({ ...fine, ...changed })?.code).toBe(code))

test('what only the other record has is proposed', () => {
  const fields = ['cus_email', 'cus_tel1', 'note2'] as const
  expect(
    onlyInOther(
      fields,
      { cus_email: 'a@b.de', cus_tel1: '1', note2: null },
      { cus_email: '', cus_tel1: '2', note2: null },
    ),
  ).toEqual(['cus_email'])
})
