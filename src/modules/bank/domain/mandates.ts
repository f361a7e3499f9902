import type { IsoDate } from '#core/dates.ts'
import type { Refusal } from '#core/errors.ts'
import type { MandateState } from '#modules/orders/domain/debits.ts'

/** A mandate that nobody used for so long is dead. */
const MONTHS_UNUSED = 36

type Stored = { state: MandateState; signed_on: IsoDate | null; last_used: IsoDate | null }

/** The state of a mandate on a day: an active one expires when it was not used for long. */
export function mandateState({ state, signed_on, last_used }: Stored, today: IsoDate): MandateState {
  if (state !== 'active' || !signed_on) return state
  const since = last_used && last_used > signed_on ? last_used : signed_on
  const end = Temporal.PlainDate.from(since).add({ months: MONTHS_UNUSED }).toString()
  return end < today ? 'expired' : 'active'
}

export function whyNotSigned(state: MandateState, signed_on: IsoDate, today: IsoDate): Refusal {
  if (state !== 'draft') return { code: 'mandate_not_draft' }
  return signed_on > today ? { code: 'mandate_signed_in_future' } : null
}

export const whyNotRevoked = (state: MandateState): Refusal =>
  state === 'revoked' ? { code: 'mandate_is_revoked' } : null

/** The reference of the next mandate of a customer. */
export const mandateReference = (cus_id: number, earlier: number) => `WK-${cus_id}-${earlier + 1}`
