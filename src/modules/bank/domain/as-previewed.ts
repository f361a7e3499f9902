import type { Refusal } from '#core/errors.ts'
import { cents } from '#core/money.ts'

/** A run must be what its preview showed. */
export const whyNotAsPreviewed = (total: number, previewed: number): Refusal =>
  cents(previewed) === cents(total) ? null : { code: 'run_total_changed', params: { total } }
