import { defineRefusals, type Refusal } from '#core/refusal.ts'

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

/** Fields that only the removed record has; they are taken unless the user decides otherwise. */
export const onlyInOther = <Field extends string>(
  fields: readonly Field[],
  from: Readonly<Record<Field, unknown>>,
  to: Readonly<Record<Field, unknown>>,
): Field[] => {
  const isEmpty = (value: unknown) => value === null || value === undefined || value === ''
  return fields.filter((field) => isEmpty(to[field]) && !isEmpty(from[field]))
}
