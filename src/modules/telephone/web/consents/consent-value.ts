import type { ConsentChannel } from '#modules/consents/domain/consents.ts'
import { isMasked } from '#modules/consents/domain/masked-number.ts'
import type { ConsentCustomer } from './consent-customer.ts'

type Reachable = Pick<ConsentCustomer, 'cus_tel1' | 'cus_gsm' | 'cus_email'>

/** The number or address that a consent is most likely about; one that is hidden from the person cannot be proposed. */
export function proposedValue(customer: Reachable, channel: ConsentChannel): string {
  const known = channel === 'email' ? [customer.cus_email] : [customer.cus_tel1, customer.cus_gsm]
  return known.find((value) => value && !isMasked(value)) ?? ''
}

/** What was typed for each channel. */
export type Typed = Partial<Record<ConsentChannel, string>>

type Shown = { channel: ConsentChannel; value: string }

/** Switches the channel: each channel keeps what was typed for it, or else shows the proposed value. */
export function changedChannel(customer: Reachable, typed: Typed, shown: Shown, channel: ConsentChannel) {
  const kept: Typed = { ...typed, [shown.channel]: shown.value }
  return { typed: kept, value: kept[channel] ?? proposedValue(customer, channel) }
}
