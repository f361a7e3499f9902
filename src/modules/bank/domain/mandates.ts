import type { IsoDate } from '#core/days/dates.ts'
import { defineRefusals, type Refusal } from '#core/refusal.ts'
import type { MandateState } from '#modules/orders/domain/money/debits.ts'

const refusals = defineRefusals({
  mandate_not_draft: {
    tr: 'Bu talimat zaten imzalanmış veya geri alınmış.',
    de: 'Dieses Mandat ist schon unterschrieben oder widerrufen.',
    en: 'This mandate is already signed or revoked.',
  },
  mandate_signed_in_future: {
    tr: 'İmza günü gelecekte olamaz.',
    de: 'Der Tag der Unterschrift liegt in der Zukunft.',
    en: 'The day of the signature is in the future.',
  },
  mandate_signed_too_long_ago: {
    tr: 'Bu imza {months} aydan eski ve hiç kullanılmamış: talimat artık geçersiz. Yeni bir imza alın.',
    de: 'Die Unterschrift ist älter als {months} Monate und wurde nie genutzt: Das Mandat gilt nicht mehr. Bitte lassen Sie neu unterschreiben.',
    en: 'The signature is older than {months} months and was never used: the mandate is void. Please get a new signature.',
  },
  mandate_is_revoked: {
    tr: 'Bu talimat zaten geri alınmış.',
    de: 'Dieses Mandat ist schon widerrufen.',
    en: 'This mandate is already revoked.',
  },
})

/** A mandate that was not used for this long expires. */
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
  if (state !== 'draft') return refusals.mandate_not_draft
  if (signed_on > today) return refusals.mandate_signed_in_future
  const isDead = mandateState({ state: 'active', signed_on, last_used: null }, today) === 'expired'
  return isDead ? { ...refusals.mandate_signed_too_long_ago, params: { months: MONTHS_UNUSED } } : null
}

export const whyNotRevoked = (state: MandateState): Refusal =>
  state === 'revoked' ? refusals.mandate_is_revoked : null

/** The reference of the next mandate of a customer. */
export const mandateReference = (cus_id: number, earlier: number) => `WK-${cus_id}-${earlier + 1}`
