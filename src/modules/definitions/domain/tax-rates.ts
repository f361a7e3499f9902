import { z } from 'zod'
import type { IsoDate } from '#core/days/dates.ts'
import type { FieldProblem } from '#core/errors.ts'
import { amount, isoDate, requiredText, rowId } from '#core/fields.ts'

/** The rate of a country from a day on. */
export const TaxRateForm = z.object({
  country_code: requiredText(2).describe('country, key of sys_country_code'),
  rate: amount.refine((rate) => rate <= 100, { message: 'not_allowed' }).describe('VAT rate in percent'),
  valid_from: isoDate.describe('first day on which the rate counts'),
})

export type TaxRateForm = z.output<typeof TaxRateForm>

export const TaxRateRow = TaxRateForm.extend({ id: rowId, version: z.number() })

export type TaxRateRow = z.infer<typeof TaxRateRow>

/** What is wrong with a new rate: the past is invoiced already, and each day has one rate. */
export function taxRateProblems(
  { valid_from }: Pick<TaxRateForm, 'valid_from'>,
  present: readonly Pick<TaxRateRow, 'valid_from'>[],
  today: IsoDate,
): Record<string, FieldProblem> {
  if (valid_from < today) return { valid_from: { code: 'in_past' } }
  return present.some((rate) => rate.valid_from === valid_from)
    ? { valid_from: { code: 'exists_already' } }
    : {}
}

/** A rate can be withdrawn before its first day; from then on invoices may use it. */
export const mayTakeBack = ({ valid_from }: Pick<TaxRateRow, 'valid_from'>, today: IsoDate) =>
  valid_from > today
