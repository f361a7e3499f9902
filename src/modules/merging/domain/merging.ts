import { defineRefusals, type Refusal } from '#core/refusal.ts'
import {
  columnsOf,
  mergeFields,
  mergeMarks,
  type MergeColumn,
  type MergeField,
} from '#modules/customers/domain/merging.ts'

const refusals = defineRefusals({
  merge_same_customer: {
    tr: 'Bir müşteri kendisiyle birleştirilemez.',
    de: 'Ein Kunde kann nicht mit sich selbst zusammengeführt werden.',
    en: 'A customer cannot be merged with itself.',
  },
  merge_other_dealer: {
    tr: 'İki müşteri farklı bayilere ait; önce birini aktarın.',
    de: 'Die beiden gehören zu verschiedenen Händlern; übertragen Sie zuerst einen.',
    en: 'The two belong to different dealers; hand one of them over first.',
  },
  merge_money_under_way: {
    tr: 'Bankada cevaplanmamış ödeme var ({count:number}); önce tamamlanmalı.',
    de: 'Es {count|one=ist eine Zahlung|other=sind {count:number} Zahlungen} bei der Bank unterwegs; warten Sie deren Antwort ab.',
    en: '{count|one=A payment is|other={count:number} payments are} under way at the bank; wait for the answer.',
  },
  merge_two_mandates: {
    tr: 'İkisinin de geçerli bir mandatı var; önce birini iptal edin.',
    de: 'Beide haben ein gültiges Mandat; widerrufen Sie zuerst eines.',
    en: 'Both have a mandate in use; revoke one first.',
  },
})

/** What decides whether two records may become one. */
export type MergeFacts = {
  isSame: boolean
  /** Dealers of the two salespeople; null for the pool. */
  dealers: readonly [number | null, number | null]
  /** Debits or transfers of either record that are still with the bank. */
  moneyUnderWay: number
  /** Both have a mandate that is in use. */
  hasTwoMandates: boolean
}

export function whyNotMerged({
  isSame,
  dealers: [one, other],
  moneyUnderWay,
  hasTwoMandates,
}: MergeFacts): Refusal {
  if (isSame) return refusals.merge_same_customer
  if (one !== null && other !== null && one !== other) return refusals.merge_other_dealer
  if (moneyUnderWay > 0) return { ...refusals.merge_money_under_way, params: { count: moneyUnderWay } }
  return hasTwoMandates ? refusals.merge_two_mandates : null
}

type Values = Readonly<Record<MergeColumn, unknown>>

const saysNothing = (values: Values, column: MergeColumn) => {
  const value = values[column]
  return value === null || value === undefined || value === '' || (mergeMarks.has(column) && value === '0')
}

export const isEmptyIn = (values: Values, field: MergeField): boolean =>
  columnsOf(field).every((column) => saysNothing(values, column))

const differ = (one: Values, other: Values, field: MergeField): boolean =>
  columnsOf(field).some((column) => (one[column] ?? '') !== (other[column] ?? ''))

/** The fields in which two records differ. */
export const differing = (one: Values, other: Values): MergeField[] =>
  mergeFields.filter((field) => differ(one, other, field))

/** Fields that only the removed record has; they are taken unless the user decides otherwise. */
export const onlyInOther = (from: Values, to: Values): MergeField[] =>
  mergeFields.filter((field) => isEmptyIn(to, field) && !isEmptyIn(from, field))

/** What neither is kept nor moves along: the values that lose against those of the other record. */
export const lostIn = (
  from: Values,
  to: Values,
  take: readonly MergeField[],
): { field: MergeField; isOfGone: boolean }[] =>
  differing(from, to).flatMap((field) => {
    const isOfGone = !take.includes(field)
    return isEmptyIn(isOfGone ? from : to, field) ? [] : [{ field, isOfGone }]
  })
