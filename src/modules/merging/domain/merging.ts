import type { Refusal } from '#core/errors.ts'

/** What decides whether two records may become one. */
export type MergeFacts = {
  isSame: boolean
  /** Dealers of the two salespeople; none for the pool. */
  dealers: readonly [number | null, number | null]
  /** Debits or transfers of one of the two that the bank has not answered yet. */
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
  if (isSame) return { code: 'merge_same_customer' }
  if (one !== null && other !== null && one !== other) return { code: 'merge_other_dealer' }
  if (moneyUnderWay > 0) return { code: 'merge_money_under_way', params: { count: moneyUnderWay } }
  return hasTwoMandates ? { code: 'merge_two_mandates' } : null
}

/** Fields that only the record that goes away has; they are taken unless somebody decides otherwise. */
export const onlyInOther = <Field extends string>(
  fields: readonly Field[],
  from: Readonly<Record<Field, unknown>>,
  to: Readonly<Record<Field, unknown>>,
): Field[] => {
  const isEmpty = (value: unknown) => value === null || value === undefined || value === ''
  return fields.filter((field) => isEmpty(to[field]) && !isEmpty(from[field]))
}
