import type { Refusal } from '#core/errors.ts'
import { cents, sumCents } from '#core/money.ts'
import { isCancelled, isCreditNote, isInvoiced, isPlainOrder, type OrderState } from './order-state.ts'

/** The invoice that credit notes correct. */
export type CreditNoteOrigin = Pick<OrderState, 's_is_teklif' | 'fd_fon' | 'sd_cancel_on'> & {
  cus_id: number
  s_g_toplam: number
}
type Quantity = { stk_id: number; stk_adet: number }

/** What is given back on an invoice: its lines, and what other credit notes gave back before. */
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
  if (!isPlainOrder(origin) || origin.cus_id !== note.cus_id) return { code: 'order_kind_wrong' }
  if (!isInvoiced(origin)) return { code: 'order_not_invoiced' }
  if (isCancelled(origin)) return { code: 'order_is_cancelled' }
  const given = sumCents([...note.earlierTotals, note.s_g_toplam].map(cents))
  const isTooMuch = given > cents(origin.s_g_toplam)
  const isTooMany = note.lines.some(
    ({ stk_id }) =>
      bottlesOf([...note.lines, ...note.earlierLines], stk_id) > bottlesOf(note.invoiced, stk_id),
  )
  return isTooMuch || isTooMany ? { code: 'credit_note_above_invoice' } : null
}

/** Money that is given back for no invoice must be explained. */
export function whyNotWithoutInvoice(note: {
  s_is_teklif: number
  gutschrift_sip_id: number | null
  gutschrift_neden: string | null
}): Refusal {
  if (!isCreditNote(note) || note.gutschrift_sip_id) return null
  return note.gutschrift_neden ? null : { code: 'credit_note_needs_reason' }
}
