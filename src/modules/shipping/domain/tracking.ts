import type { Refusal } from '#core/errors.ts'

/** Carriers that show a parcel on the web, by their short name in capitals. */
const pages: Readonly<Record<string, (number: string) => string>> = {
  DHL: (number) => `https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=${number}`,
  DPD: (number) => `https://tracking.dpd.de/status/de_DE/parcel/${number}`,
}

type Parcel = { kisa_tanim: string | null; kargo_takip: string }

/** Where a parcel can be followed, or the reason why nowhere (spec 1 section 9). */
export function trackingPage({
  kisa_tanim,
  kargo_takip,
}: Parcel): { url: string } | { refusal: NonNullable<Refusal> } {
  const carrier = (kisa_tanim ?? '').trim()
  if (!carrier) return { refusal: { code: 'carrier_information_missing' } }
  const page = pages[carrier.toUpperCase()]
  return page
    ? { url: page(encodeURIComponent(kargo_takip.trim())) }
    : { refusal: { code: 'carrier_without_tracking', params: { carrier } } }
}
