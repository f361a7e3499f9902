import type { Flag } from '#core/fields.ts'
import { cents, euros, sumCents, type Cents } from '#core/money/money.ts'
import type { OrderLineRow } from '../money/ledger-lists.ts'
import { lineAmounts, orderTotals, type OrderTotals } from '../order/totals.ts'

type Line = Pick<
  OrderLineRow,
  'stk_id' | 'stk_kodu' | 'stk_adi' | 'stk_adet' | 'stk_birim_ini' | 'stk_liste_fiyat'
>

type Invoice = { s_g_toplam: number; s_kargo: number; s_vergisiz: Flag; kdv_oran: number }

/** What active credit notes have given back already. */
export type CreditedBefore = {
  notes: readonly { s_g_toplam: number; s_kargo: number }[]
  lines: readonly { stk_id: number; stk_adet: number }[]
}

/** The lines of an invoice without the bottles that were given back, wine by wine. */
export function remainingLines(lines: readonly Line[], given: CreditedBefore['lines']): Line[] {
  const left = new Map<number, number>()
  for (const { stk_id, stk_adet } of given) left.set(stk_id, (left.get(stk_id) ?? 0) + stk_adet)
  return lines.flatMap((line) => {
    const back = Math.min(line.stk_adet, left.get(line.stk_id) ?? 0)
    left.set(line.stk_id, (left.get(line.stk_id) ?? 0) - back)
    return back < line.stk_adet ? [{ ...line, stk_adet: line.stk_adet - back }] : []
  })
}

type Rest = { lines: Line[]; totals: OrderTotals }

/**
 * The credit note that gives back all that earlier ones left of an invoice: the remaining bottles and shipping, with a
 * discount where they were worth more than what is left. Null when nothing is left.
 */
export function restOfInvoice(
  invoice: Invoice,
  lines: readonly Line[],
  { notes, lines: given }: CreditedBefore,
): Rest | null {
  const rest = cents(invoice.s_g_toplam) - sumCents(notes.map(({ s_g_toplam }) => cents(s_g_toplam)))
  if (rest <= 0) return null
  const valueOf = (some: readonly Line[]) =>
    sumCents(some.map((line) => cents(lineAmounts(line, invoice).stk_toplam)))
  const shippingLeft = cents(invoice.s_kargo) - sumCents(notes.map(({ s_kargo }) => cents(s_kargo)))
  const shipping = Math.max(0, Math.min(rest, shippingLeft))
  // Where only prices were credited, the bottles of the whole invoice come back for what is left.
  const remaining = remainingLines(lines, given)
  const credited = valueOf(remaining) + shipping < rest ? [...lines] : remaining
  const goods = Math.min(valueOf(credited), rest - shipping)
  const totals = orderTotals({
    lines: credited,
    kdv_oran: invoice.kdv_oran,
    s_vergisiz: invoice.s_vergisiz,
    s_lastschrift: '0',
    s_gut_shift: invoice.s_vergisiz,
    s_man_y: 0,
    s_last_y: 0,
    s_ikt_m: euros((valueOf(credited) - goods) as Cents),
    s_kargo: euros((rest - goods) as Cents),
  })
  return { lines: credited, totals }
}
