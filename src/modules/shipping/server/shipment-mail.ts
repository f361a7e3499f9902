import { AppError } from '#core/errors.ts'
import { escapeHtml } from '#core/texts/escape-html.ts'
import { defineRefusals } from '#core/refusal.ts'
import { companyFooter } from '#platform/server/mail/company-footer.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { SignedInCall } from '#platform/server/calls/endpoint.ts'
import { queueMail } from '#platform/server/mail/mail.ts'
import type { StoredOrder } from '#modules/orders/domain/calls/order.ts'
import type { NewShipment } from '../domain/calls.ts'
import { shipmentMail, type ShipmentMail } from '../domain/shipment-mail.ts'
import type { ShippedLine } from '../domain/shipping.ts'

const refusals = defineRefusals({
  mail_address_differs: {
    tr: 'Bu adres müşterinin kayıtlı e-postası değil. Lütfen onaylayın.',
    de: 'Diese Adresse ist nicht die hinterlegte E-Mail des Kunden. Bitte bestätigen Sie sie.',
    en: 'This is not the email on file for the customer. Please confirm it.',
  },
})

const KIND = 'shipment'

/** An address other than the customer's needs a confirmation, as a typo would send the order to a stranger. */
async function refuseUnlessMeant(db: Database, cus_id: number, asked: NewShipment): Promise<void> {
  if (asked.cus_email_onay === '1') return
  const customer = await db
    .selectFrom('customers')
    .select('cus_email')
    .where('id', '=', cus_id)
    .executeTakeFirst()
  if (customer?.cus_email?.trim().toLowerCase() !== asked.cus_email?.toLowerCase())
    throw new AppError(refusals.mail_address_differs, {}, { cus_email: { code: 'not_allowed' } })
}

function toHtml({ paragraphs, link }: ShipmentMail): string {
  const draw = (line: string) =>
    line === link ? `<a href="${escapeHtml(line)}">${escapeHtml(line)}</a>` : escapeHtml(line)
  return paragraphs.map((lines) => `<p>${lines.map(draw).join('<br>')}</p>`).join('\n')
}

const toText = ({ paragraphs }: ShipmentMail) => paragraphs.map((lines) => lines.join('\n')).join('\n\n')

/** Puts the mail into the outbox within the shipment's transaction; a mail server that is away delays only the mail. */
export async function queueShipmentMail(
  call: SignedInCall<NewShipment>,
  order: StoredOrder,
  lines: readonly ShippedLine[],
  carrier: { kisa_tanim: string; tracking_url: string | null },
): Promise<void> {
  const { db, input, actor, services, afterCommit } = call
  if (input.cus_email === null) return
  await refuseUnlessMeant(db, order.cus_id, input)
  const footer = await companyFooter(db)
  const mail = shipmentMail(order, lines, { ...input, ...carrier }, footer.name)
  await queueMail(db, {
    kind: KIND,
    recipient: input.cus_email,
    subject: mail.subject,
    text: `${toText(mail)}\n\n${footer.text}`.trim(),
    html: `${toHtml(mail)}\n${footer.html}`,
    userId: actor.id,
  })
  afterCommit(() => services.wakeMail())
}
