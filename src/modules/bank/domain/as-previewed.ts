import type { Refusal } from '#core/errors.ts'
import { cents } from '#core/money.ts'

/** A run must be what its preview showed, where somebody has looked at one. */
export const whyNotAsPreviewed = (total: number, previewed: number | null | undefined): Refusal =>
  (previewed ?? null) === null || cents(Number(previewed)) === cents(total)
    ? null
    : { code: 'run_total_changed', params: { total } }
