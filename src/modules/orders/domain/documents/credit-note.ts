import { cents, sumCents } from '#core/money/money.ts'
import { defineRefusals, type Refusal } from '#core/refusal.ts'
import { isCancelled, isCreditNote, isInvoiced, isPlainOrder, type OrderState } from '../order/order-state.ts'
import { ordersRefusals } from '../refusals.ts'

const refusals = defineRefusals({
  credit_note_needs_reason: {
    tr: 'Faturasız bir iade faturası için neden yazın.',
    de: 'Eine Gutschrift ohne Rechnung braucht einen Grund.',
    en: 'A credit note without an invoice needs a reason.',
  },
  credit_note_above_invoice: {
    tr: 'İade faturaları, faturanın tutarını veya şişe sayısını aşamaz.',
    de: 'Gutschriften dürfen Betrag und Flaschen der Rechnung nicht übersteigen.',
    en: 'Credit notes cannot exceed the amount or the bottles of the invoice.',
  },
})

/** The invoice that credit notes correct. */
export type CreditNoteOrigin = Pick<OrderState, 's_is_teklif' | 'fd_fon' | 'sd_cancel_on'> & {
  cus_id: number
  s_g_toplam: number
}
type Quantity = { stk_id: number; stk_adet: number }

/** What a credit note gives back: its lines, and what earlier credit notes gave back. */
export type GivenBack = {
  cus_id: number
  s_g_toplam: number
  lines: readonly Quantity[]
  invoiced: readonly Quantity[]
  earlierTotals: readonly number[]
  earlierLines: readonly Quantity[]
}

const bottlesOf = (lines: readonly Quantity[], stk_id: number) =>
  lines.filter((line) => line.stk_id === stk_id).reduce((sum, line) => sum + line.stk_adet, 0)

/** Credit notes of an invoice never exceed it, neither in money nor in bottles of a wine. */
export function whyNotGivenBack(origin: CreditNoteOrigin, note: GivenBack): Refusal {
  if (!isPlainOrder(origin) || origin.cus_id !== note.cus_id) return ordersRefusals.order_kind_wrong
  if (!isInvoiced(origin)) return ordersRefusals.order_not_invoiced
  if (isCancelled(origin)) return ordersRefusals.order_is_cancelled
  const given = sumCents([...note.earlierTotals, note.s_g_toplam].map(cents))
  const isTooMuch = given > cents(origin.s_g_toplam)
  const isTooMany = note.lines.some(
    ({ stk_id }) =>
      bottlesOf([...note.lines, ...note.earlierLines], stk_id) > bottlesOf(note.invoiced, stk_id),
  )
  return isTooMuch || isTooMany ? refusals.credit_note_above_invoice : null
}

/** A credit note without an invoice needs a reason. */
export function whyNotWithoutInvoice(note: {
  s_is_teklif: number
  gutschrift_sip_id: number | null
  gutschrift_neden: string | null
}): Refusal {
  if (!isCreditNote(note) || note.gutschrift_sip_id) return null
  return note.gutschrift_neden ? null : refusals.credit_note_needs_reason
}
