import type { Refusal } from '#core/errors.ts'
import { cents } from '#core/money.ts'

/** A run must be what its preview showed, where somebody has looked at one. */
export function whyNotAsPreviewed(total: number, previewed: number | null | undefined): Refusal {
  if (previewed === null || previewed === undefined) return null
  return cents(previewed) === cents(total) ? null : { code: 'run_total_changed', params: { total } }
}
