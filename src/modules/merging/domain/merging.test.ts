import { expect, test } from 'vitest'
import { mergeColumns, type MergeColumn } from '#modules/customers/domain/merging.ts'
import { lostIn, onlyInOther, whyNotMerged, type MergeFacts } from './merging.ts'

const fine: MergeFacts = { isSame: false, dealers: [1, 1], moneyUnderWay: 0, hasTwoMandates: false }

test.each<[string, Partial<MergeFacts>, string | undefined]>([
  ['two of one dealer', {}, undefined],
  ['one of them in the pool', { dealers: [null, 2] }, undefined],
  ['one with itself', { isSame: true }, 'merge_same_customer'],
  ['two dealers', { dealers: [1, 2] }, 'merge_other_dealer'],
  ['a debit under way', { moneyUnderWay: 1 }, 'merge_money_under_way'],
  ['two mandates in use', { hasTwoMandates: true }, 'merge_two_mandates'],
])('%s', (_, changed, code) => expect(whyNotMerged({ ...fine, ...changed })?.code).toBe(code))

const none = Object.fromEntries(mergeColumns.map((column) => [column, null])) as Record<MergeColumn, unknown>
const record = (values: Partial<Record<MergeColumn, unknown>>) => ({ ...none, ...values })

test('what only the other record has is proposed, with all that belongs to it', () => {
  const from = record({ cus_email: 'a@b.de', cus_tel1: '1', s_b: '1', s_k: '0' })
  const to = record({ cus_email: '', mail_verifyed: '0', cus_tel1: '2', s_k: '0', s_b: '0' })
  expect(onlyInOther(from, to)).toEqual(['cus_email', 's_k'])
  expect(onlyInOther(record({ cus_bank_iban: 'DE1' }), record({ cus_bank_sube: 'Mitte' }))).toEqual([])
})

test('what loses against the other value is named, whichever side it is on', () => {
  const from = record({ cus_code: 'ALT-77', cus_email: 'a@b.de', cus_bank_iban: 'DE1' })
  const to = record({ cus_email: 'c@d.de', cus_bank_iban: 'DE1', cus_bank_hesap: 'Erika' })
  expect(lostIn(from, to, ['cus_email'])).toEqual([
    { field: 'cus_code', isOfGone: true },
    { field: 'cus_email', isOfGone: false },
    { field: 'cus_bank_iban', isOfGone: true },
  ])
  expect(lostIn(from, to, ['cus_code', 'cus_bank_iban'])).toEqual([
    { field: 'cus_email', isOfGone: true },
    { field: 'cus_bank_iban', isOfGone: false },
  ])
})
