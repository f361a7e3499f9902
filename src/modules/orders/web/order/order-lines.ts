import type { Refusal } from '#core/refusal.ts'
import { listPrice } from '#modules/stock/domain/list-price.ts'
import type { StokRow } from '#modules/stock/domain/wines.ts'
import { whyNotOrderable } from '#modules/orders/domain/order/pricing.ts'
import { lineAmounts } from '#modules/orders/domain/order/totals.ts'
import {
  countedLine,
  heldOf,
  wantedOf,
  type FormLine,
  type OrderTerms,
  type OrderValues,
} from './order-form.ts'

/** What is typed for the next line. */
export type LineEntryValues = { stk_kodu: string; stk_adet: number | null; stk_birim_ini: number | null }

export const emptyEntry: LineEntryValues = { stk_kodu: '', stk_adet: null, stk_birim_ini: null }

/** The amounts beside a line, while it is typed and afterwards. */
export const shownAmounts = (
  line: Pick<FormLine, 'stk_adet' | 'stk_birim_ini'>,
  { s_vergisiz }: Pick<OrderValues, 's_vergisiz'>,
  { kdv_oran }: Pick<OrderTerms, 'kdv_oran'>,
) => lineAmounts(countedLine(line), { s_vergisiz, kdv_oran })

type Wine = Pick<StokRow, 'id' | 'stok_code' | 'kullanilabilir_adet'>

/** Why the order cannot have that many more bottles of a wine; credit notes are exempt, as they give back. */
export function whyNotMore(wine: Wine, more: number, values: OrderValues, terms: OrderTerms): Refusal {
  if (terms.isCreditNote) return null
  return whyNotOrderable({
    code: wine.stok_code,
    available: wine.kullanilabilir_adet,
    existing: heldOf(terms, wine.id),
    wanted: wantedOf(values, wine.id) + more,
  })
}

type Former = { stk_id: number; stk_kodu: string; stk_adi: string; stk_adet: number }
type Offered = Pick<
  StokRow,
  | 'id'
  | 'stok_code'
  | 'stok_name'
  | 'kullanilabilir_adet'
  | 'stok_de_price'
  | 'stok_at_price'
  | 'stok_ch_price'
>

/** Repeats lines of an earlier order at today's price, with as many bottles as are free; names what is missing. */
export function linesAgain(
  lines: readonly Former[],
  wines: readonly Offered[],
  terms: Pick<OrderTerms, 'cus_class'>,
  newKey: () => string,
): { taken: FormLine[]; missing: string[] } {
  const taken: FormLine[] = []
  const missing: string[] = []
  for (const { stk_id, stk_adi, stk_adet: before } of lines) {
    const wine = wines.find(({ id }) => id === stk_id)
    const stk_adet = Math.min(before, wine?.kullanilabilir_adet ?? 0)
    if (stk_adet < before) missing.push(stk_adi)
    if (wine && stk_adet > 0) {
      const entry = { ...emptyEntry, stk_adet }
      taken.push(lineOf({ key: newKey(), entry, wine, hasShownPrice: false, terms }))
    }
  }
  return { taken, missing }
}

type NewLine = {
  key: string
  entry: LineEntryValues
  wine: Pick<StokRow, 'id' | 'stok_code' | 'stok_name' | 'stok_de_price' | 'stok_at_price' | 'stok_ch_price'>
  /** The wine was found before, so its price was shown and may have been changed or cleared. */
  hasShownPrice: boolean
  terms: Pick<OrderTerms, 'cus_class'>
}

/** The line that an entry becomes. A price that was typed before the wine was found counts, else that of the list. */
export function lineOf({ key, entry, wine, hasShownPrice, terms }: NewLine): FormLine {
  const { id: stk_id, stok_code: stk_kodu, stok_name: stk_adi } = wine
  const { stk_adet, stk_birim_ini: typed } = entry
  const stk_birim_ini = hasShownPrice ? typed : (typed ?? listPrice(wine, terms.cus_class))
  return { key, stk_id, stk_kodu, stk_adi, stk_adet, stk_birim_ini }
}
