import { formatDate, type IsoDate } from '#core/days/dates.ts'
import { deliveryAddress, type AddressedOrder } from './address.ts'
import type { ShippedLine } from './shipping.ts'
import { trackingPage } from './tracking.ts'
import { contactName } from '#modules/customers/domain/name.ts'

type Shipment = { sip_gon_t: IsoDate; kisa_tanim: string; kargo_takip: string; tracking_url: string | null }

export type ShipmentMail = {
  subject: string
  /** Paragraphs of lines in plain text; the caller escapes them for HTML. */
  paragraphs: string[][]
  /** The line that is a link, if the carrier has a tracking page. */
  link: string | null
}

const greeting = (order: AddressedOrder) => `Guten Tag ${contactName(order)}`.trim()

/** The mail that tells a customer of the parcel. Mails to customers are German. */
export function shipmentMail(
  order: AddressedOrder & { f_no: string | null },
  lines: readonly ShippedLine[],
  shipment: Shipment,
  company: string,
): ShipmentMail {
  const page = trackingPage(shipment)
  const link = 'url' in page ? page.url : null
  return {
    subject: `Ihr Wein ist unterwegs – Rechnung ${order.f_no ?? ''}`.trim(),
    paragraphs: [
      [`${greeting(order)},`],
      [
        `gute Nachrichten: Ihre Bestellung zur Rechnung ${order.f_no ?? ''} hat am ${formatDate(shipment.sip_gon_t)} unser Lager verlassen.`,
      ],
      [
        `Versand mit: ${shipment.kisa_tanim}`,
        ...(shipment.kargo_takip ? [`Sendungsnummer: ${shipment.kargo_takip}`] : []),
        ...(link && shipment.kargo_takip ? ['Hier sehen Sie jederzeit, wo Ihr Paket ist:', link] : []),
      ],
      ['Wir liefern an:', ...deliveryAddress(order)],
      ['Im Paket:', ...lines.map(({ stk_adet, stk_adi }) => `${stk_adet} × ${stk_adi}`)],
      [
        'Gönnen Sie dem Wein nach der Reise ein paar Tage Ruhe, er dankt es im Glas.',
        'Sollte eine Flasche nicht heil ankommen, melden Sie sich bitte bei uns; wir kümmern uns darum.',
      ],
      ['Mit herzlichen Grüßen', company],
    ],
    link,
  }
}
