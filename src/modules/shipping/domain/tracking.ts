import { NUMBER_PLACE } from '#core/references.ts'
import { defineRefusals, type Refusal } from '#core/refusal.ts'

const refusals = defineRefusals({
  carrier_without_tracking: {
    tr: '{carrier} için web takibi yok.',
    de: 'Für {carrier} gibt es keine Sendungsverfolgung im Web.',
    en: 'There is no web tracking for {carrier}.',
  },
  carrier_information_missing: {
    tr: 'Kargo şirketi bilgisi eksik.',
    de: 'Die Angabe zum Versandunternehmen fehlt.',
    en: 'The carrier information is missing.',
  },
})

type Parcel = { kisa_tanim: string | null; kargo_takip: string; tracking_url: string | null }

/** The tracking page of a parcel, or the reason why there is none. */
export function trackingPage({
  kisa_tanim,
  kargo_takip,
  tracking_url,
}: Parcel): { url: string } | { refusal: NonNullable<Refusal> } {
  const carrier = (kisa_tanim ?? '').trim()
  if (!carrier) return { refusal: refusals.carrier_information_missing }
  return tracking_url
    ? { url: tracking_url.replaceAll(NUMBER_PLACE, () => encodeURIComponent(kargo_takip.trim())) }
    : { refusal: { ...refusals.carrier_without_tracking, params: { carrier } } }
}
