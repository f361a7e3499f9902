import type { Actor } from '#core/actor.ts'
import { AppError, invalid } from '#core/errors.ts'
import { inScope } from '#core/scope.ts'
import { wineScope } from '#modules/stock/domain/scope.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { OrderLineRow } from '#modules/orders/domain/money/ledger-lists.ts'
import type { HeldWine } from '#modules/holds/server/public.ts'
import { listPrice } from '#modules/stock/domain/list-price.ts'
import { stockRefusals } from '#modules/stock/domain/refusals.ts'
import { lockWines, type Wine } from '#modules/stock/server/public.ts'
import type { OrderLineForm } from '#modules/orders/domain/order/order-forms.ts'
import { lineAmounts } from '#modules/orders/domain/order/totals.ts'

/** A line with its wine and gross price; amounts follow when tax and discounts are known. */
export type PricedLine = {
  id?: number | undefined
  stk_id: number
  stk_kodu: string
  stk_adi: string
  stk_adet: number
  stk_birim_ini: number
  stk_liste_fiyat: number
}

type Context = {
  actor: Actor
  cus_class: number | null
  existing: readonly OrderLineRow[]
  /** The held bottles of the order's draft, at the quoted price. */
  held: readonly HeldWine[]
}

/** Locks the wines of the lines and determines the price of each. */
export async function priceLines(
  db: Database,
  forms: readonly OrderLineForm[],
  context: Context,
): Promise<PricedLine[]> {
  const wines = await lockWines(db, forms)
  return forms.map((form, index) => {
    const known = form.id ? context.existing.find((line) => line.id === form.id) : undefined
    if (form.id && context.existing.length && !known)
      throw invalid({ [`siparis_icerik.${index}.id`]: { code: 'not_allowed' } })
    const wine = wineOf(form, wines, context)
    const named = context.held.find(({ stk_id }) => stk_id === wine.id)?.price
    const list = named ?? listPrice(wine, context.cus_class)
    const kept = known?.stk_id === wine.id ? known : undefined
    return {
      id: known?.id,
      stk_id: wine.id,
      stk_kodu: wine.stok_code,
      stk_adi: wine.stok_name,
      stk_adet: form.stk_adet,
      stk_birim_ini: form.stk_birim_ini ?? kept?.stk_birim_ini ?? list,
      stk_liste_fiyat: kept?.stk_liste_fiyat ?? list,
    }
  })
}

/** Sales people order what is on sale, what is already in the order, or what they hold for it. */
function wineOf(form: OrderLineForm, wines: readonly Wine[], { actor, existing, held }: Context): Wine {
  const wine = wines.find((one) => (form.stk_id ? one.id === form.stk_id : one.stok_code === form.stk_kodu))
  const mayOrder =
    wine &&
    wine.stok_code === form.stk_kodu &&
    (inScope(wineScope(actor), wine) || [...existing, ...held].some((line) => line.stk_id === wine.id))
  if (!mayOrder) throw new AppError(stockRefusals.stok_bulunamadi, { code: form.stk_kodu })
  return wine
}

type Head = {
  id: number
  cus_id: number
  per_id: number
  s_tar: string
  s_vergisiz: '0' | '1'
  kdv_oran: number
}

/** Updates the stored lines to the priced ones: changes, adds and deletes. */
export async function storeLines(
  db: Database,
  head: Head,
  lines: readonly PricedLine[],
  existing: readonly OrderLineRow[],
): Promise<void> {
  const kept = new Set(lines.flatMap((line) => line.id ?? []))
  const gone = existing.filter((line) => !kept.has(line.id)).map((line) => line.id)
  if (gone.length) await db.deleteFrom('siparis_icerik').where('id', 'in', gone).execute()
  for (const { id, ...line } of lines) {
    const values = {
      ...line,
      ...lineAmounts(line, head),
      sip_id: head.id,
      cus_id: head.cus_id,
      per_id: head.per_id,
      stk_kdv: head.kdv_oran,
    }
    const before = existing.find((one) => one.id === id)
    // The timestamp read is less precise than the stored one, so it is only written if the order day changes.
    const day = before?.sip_tar === head.s_tar ? {} : { sip_tar: head.s_tar }
    if (id)
      await db
        .updateTable('siparis_icerik')
        .set({ ...values, ...day })
        .where('id', '=', id)
        .execute()
    else
      await db
        .insertInto('siparis_icerik')
        .values({ ...values, sip_tar: head.s_tar })
        .execute()
  }
}
