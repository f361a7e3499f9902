import { z } from 'zod'
import type { IsoDate } from '#core/days/dates.ts'
import { flag, rowVersion } from '#core/fields.ts'
import { cents } from '#core/money/money.ts'
import { defineRefusals, type Refusal } from '#core/refusal.ts'
import { isCancelled, isClosed, type OrderState } from '../order/order-state.ts'

const refusals = defineRefusals({
  open_amount_changed: {
    tr: '{f_no}: ekranda {shown:money} açıktı, şimdi {open:money} açık (son kaydeden {user}). Yine de kaydedilsin mi?',
    de: '{f_no}: Angezeigt waren {shown:money} offen, inzwischen sind es {open:money} (zuletzt gebucht von {user}). Trotzdem buchen?',
    en: '{f_no}: {shown:money} were shown as open, by now it is {open:money} (last booked by {user}). Book anyway?',
  },
  payment_before_invoice: {
    tr: '{f_no} faturası {invoiced:date} tarihli, kayıt ise {day:date} tarihli. Ön ödeme olarak kaydedilsin mi?',
    de: '{f_no}: Die Rechnung ist vom {invoiced:date}, gebucht würde zum {day:date}. Als Vorauszahlung buchen?',
    en: '{f_no}: the invoice is of {invoiced:date}, the booking would be of {day:date}. Book it as a prepayment?',
  },
  debit_in_flight: {
    tr: '{f_no} için {day:date} günlü {run} numaralı tahsilat dosyasında {amount:money} bankada. Para iki kez gelirse iade için havalelerde çıkar. Yine de devam edilsin mi?',
    de: '{f_no}: Eine Lastschrift über {amount:money} ist bei der Bank (Lauf {run}, {day:date}). Kommt das Geld doppelt, steht die Erstattung bei den Überweisungen bereit. Trotzdem fortfahren?',
    en: '{f_no}: a debit of {amount:money} is with the bank (run {run}, {day:date}). If the money comes twice, the refund is offered among the transfers. Go on anyway?',
  },
})

const accepted = flag.nullish().describe('the debit in flight was named and is accepted')

/** What a screen showed of an invoice when its money was booked. */
export const SeenMoney = z.object({
  acik: z.number().nullish().describe('what was shown as open of the whole invoice'),
  siparis_version: rowVersion.nullish().describe('state of the invoice that was shown'),
  tahsilat_onay: accepted,
  on_odeme: flag.nullish().describe('a booking dated before its invoice is confirmed as a prepayment'),
})

/** What a cancelling screen has been told. */
export const SeenDebit = SeenMoney.pick({ tahsilat_onay: true })

export type SeenMoney = z.infer<typeof SeenMoney>

type Seen = Pick<SeenMoney, 'acik' | 'siparis_version'>
type Invoice = OrderState & { id: number; f_no: string | null; kalan: number; version: number }

/** What is open for payments: nothing of an invoice that was closed or cancelled. */
export const openForPayment = (order: OrderState & { kalan: number }): number =>
  isClosed(order) || isCancelled(order) ? 0 : order.kalan

/**
 * Money is booked on what the person saw. Who did not say what was shown means an open invoice: one that
 * has been paid or cancelled meanwhile asks with the amount that was to be booked.
 */
export function whyNotAsSeen(order: Invoice, seen: Seen, amount: number, user: string): Refusal {
  const open = openForPayment(order)
  const shown = seen.acik ?? (isClosed(order) || isCancelled(order) ? amount : open)
  const isSame = cents(shown) === cents(open) && (seen.siparis_version ?? order.version) === order.version
  if (isSame) return null
  return {
    ...refusals.open_amount_changed,
    params: { sip_id: order.id, f_no: order.f_no ?? '', shown, open, user },
  }
}

/** Money that came in before its invoice was written is a prepayment, which somebody confirms. */
export function whyBeforeInvoice(
  order: { f_no: string | null; f_tarih: IsoDate | null },
  day: IsoDate,
  { on_odeme }: Pick<SeenMoney, 'on_odeme'>,
): Refusal {
  const { f_no, f_tarih } = order
  if (on_odeme === '1' || f_tarih === null || day >= f_tarih) return null
  return { ...refusals.payment_before_invoice, params: { f_no: f_no ?? '', invoiced: f_tarih, day } }
}

/** A debit that the bank has not answered. */
export type DebitInFlight = { run: number; day: string; amount: number }

/** Whoever cancels or pays an invoice manually knows that the bank may bring its money as well. */
export function whyNotWithDebit(
  order: Pick<Invoice, 'f_no'>,
  debit: DebitInFlight | undefined,
  seen: Pick<SeenMoney, 'tahsilat_onay'>,
): Refusal {
  if (!debit || seen.tahsilat_onay === '1') return null
  return { ...refusals.debit_in_flight, params: { f_no: order.f_no ?? '', ...debit } }
}
