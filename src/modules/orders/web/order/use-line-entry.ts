import { useRef, useState } from 'react'
import { useDraftHold } from '#modules/holds/web/public/draft-hold-context.ts'
import { listPrice } from '#modules/stock/domain/list-price.ts'
import { stockRefusals } from '#modules/stock/domain/refusals.ts'
import type { StokRow } from '#modules/stock/domain/wines.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useRefusals } from '#platform/web/refusals.ts'
import { toastError, toastWarning } from '#platform/web/toasts/toasts.ts'
import { uuid } from '#platform/web/uuid.ts'
import { orderFormTexts } from '#modules/orders/form-texts.ts'
import { useWineHits, winesByCodeOrName } from './order-data.ts'
import type { FormLine, OrderFieldSource, OrderTerms } from './order-form.ts'
import { emptyEntry, lineOf, whyNotMore, type LineEntryValues } from './order-lines.ts'
import { isOneOfManyCodes, rankWines } from './wine-hits.ts'

/** What is typed for the next line, the wine it means, and why it cannot be taken. */
export function useEntry(
  terms: OrderTerms,
  form: OrderFieldSource,
  lastQuantity: (stk_id: number) => number | null,
) {
  const t = useTexts(orderFormTexts)
  const say = useRefusals()
  const [values, setValues] = useState(emptyEntry)
  const [wine, setWine] = useState<StokRow | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [searched, setSearched] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const [isFinding, setFinding] = useState(false)
  const hits = useWineHits(wine || isFinding ? '' : values.stk_kodu)
  /** Increased with every typed code and added line, so that results of older searches are ignored. */
  const turn = useRef(0)

  const hold = useDraftHold()

  /** The bottles that this form holds already are free for it. */
  const whyNot = (asked: StokRow, quantity: number) => {
    const own = { ...asked, kullanilabilir_adet: asked.kullanilabilir_adet + hold.heldOf(asked.id) }
    return whyNotMore(own, quantity, form.values, terms)
  }

  function pick(picked: StokRow): boolean {
    const refusal = whyNot(picked, 1)
    if (refusal) {
      toastWarning(say(refusal))
      return false
    }
    setWine(picked)
    setSearched(null)
    setProblem(null)
    const stk_birim_ini = listPrice(picked, terms.cus_class)
    setValues((before) => ({ ...before, stk_kodu: picked.stok_code, stk_birim_ini }))
    return true
  }

  /** The chosen wine: the marked one of the shown hits, else the best match of the server. */
  async function find(): Promise<StokRow | null> {
    const typed = values.stk_kodu.trim()
    if (wine) return wine
    if (!typed) return null
    const shown = hits[active]
    if (shown) return pick(shown) ? shown : null
    const asked = turn.current
    setFinding(true)
    try {
      const found = rankWines(typed, await winesByCodeOrName(typed))
      if (turn.current !== asked) return null
      const [first] = found
      if (!first) toastWarning(say(stockRefusals.stok_bulunamadi, { code: typed }))
      else if (isOneOfManyCodes(typed, found)) setSearched(typed)
      else return pick(first) ? first : null
    } catch (error) {
      toastError(error)
    } finally {
      setFinding(false)
    }
    return null
  }

  function take(meant: StokRow): FormLine | null {
    const stk_adet = values.stk_adet ?? lastQuantity(meant.id)
    if (typeof stk_adet !== 'number' || stk_adet <= 0) {
      setProblem(t('quantity_positive'))
      return null
    }
    const refusal = whyNot(meant, stk_adet)
    if (refusal) {
      setProblem(say(refusal))
      return null
    }
    turn.current += 1
    setWine(null)
    setProblem(null)
    setValues(emptyEntry)
    return lineOf({
      key: uuid(),
      entry: { ...values, stk_adet },
      wine: meant,
      hasShownPrice: wine !== null,
      terms,
    })
  }

  const isBegun = wine !== null || values.stk_kodu.trim() !== '' || values.stk_adet !== emptyEntry.stk_adet

  return {
    isBegun,
    values,
    wine,
    problem,
    searched,
    hits,
    active,
    mark: (step: number) => setActive((active + step + hits.length) % Math.max(1, hits.length)),
    find,
    pick,
    take,
    change: (typed: Partial<LineEntryValues>) => {
      // A changed code discards the found wine.
      if (typed.stk_kodu !== undefined && typed.stk_kodu !== values.stk_kodu) {
        turn.current += 1
        setWine(null)
        setActive(0)
      }
      setProblem(null)
      setValues((before) => ({ ...before, ...typed }))
    },
    search: () => setSearched(values.stk_kodu.trim()),
    closeSearch: () => setSearched(null),
  }
}
