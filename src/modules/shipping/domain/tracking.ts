import type { Refusal } from '#core/errors.ts'
import { NUMBER_PLACE } from '#core/references.ts'

type Parcel = { kisa_tanim: string | null; kargo_takip: string; tracking_url: string | null }

/** Where a parcel can be followed, or the reason why nowhere. */
export function trackingPage({
  kisa_tanim,
  kargo_takip,
  tracking_url,
}: Parcel): { url: string } | { refusal: NonNullable<Refusal> } {
  const carrier = (kisa_tanim ?? '').trim()
  if (!carrier) return { refusal: { code: 'carrier_information_missing' } }
  return tracking_url
    ? { url: tracking_url.replaceAll(NUMBER_PLACE, () => encodeURIComponent(kargo_takip.trim())) }
    : { refusal: { code: 'carrier_without_tracking', params: { carrier } } }
}
