import { defineRefusals, type Refusal } from '#core/refusal.ts'
import { stockRefusals } from '#modules/stock/domain/refusals.ts'

const refusals = defineRefusals({
  hold_too_many: {
    tr: 'Bir taslakta en çok {max} şişe ayrılabilir.',
    de: 'Für einen Entwurf können höchstens {max} Flaschen gehalten werden.',
    en: 'At most {max} bottles can be held for a draft.',
  },
  hold_too_many_drafts: {
    tr: 'En çok {max} taslak için şişe ayırabilirsiniz. Önce birini kapatın.',
    de: 'Sie halten schon Flaschen für {max} Entwürfe. Schließen Sie zuerst einen davon.',
    en: 'You hold bottles for {max} drafts already. Close one of them first.',
  },
})

/** Bottles of a wine. */
export type Quantity = { stk_id: number; qty: number }

export type Available = { stk_id: number; stok_code: string; available: number }

/** One entry for each wine, in the order in which they were named. */
export function byWine(lines: readonly Quantity[]): Quantity[] {
  const sums = new Map<number, number>()
  for (const { stk_id, qty } of lines) sums.set(stk_id, (sums.get(stk_id) ?? 0) + qty)
  return [...sums].map(([stk_id, qty]) => ({ stk_id, qty }))
}

type Limits = { hold_bottles: number; hold_drafts: number }

/** Limits what one user can hold: bottles per draft and drafts per user. */
export function whyNotHeld(lines: readonly Quantity[], otherDrafts: number, limits: Limits): Refusal {
  const bottles = lines.reduce((sum, { qty }) => sum + qty, 0)
  if (bottles > limits.hold_bottles)
    return { ...refusals.hold_too_many, params: { max: limits.hold_bottles } }
  if (lines.length && otherDrafts >= limits.hold_drafts)
    return { ...refusals.hold_too_many_drafts, params: { max: limits.hold_drafts } }
  return null
}

/** What is held of each wine: the requested bottles, as far as they are free. */
export function granted(lines: readonly Quantity[], free: readonly Available[]): Quantity[] {
  return lines.map(({ stk_id, qty }) => {
    const available = free.find((wine) => wine.stk_id === stk_id)?.available ?? 0
    return { stk_id, qty: Math.max(0, Math.min(qty, available)) }
  })
}

/** A draft for which nothing at all is free holds nothing; the refusal names its first wine. */
export function whyNothingHeld(held: readonly Quantity[], free: readonly Available[]): Refusal {
  const [first] = held
  if (!first || held.some(({ qty }) => qty > 0)) return null
  const code = free.find((wine) => wine.stk_id === first.stk_id)?.stok_code ?? ''
  return { ...stockRefusals.stokda_kalmadi, params: { code } }
}

/** What a form asks to hold: what exceeds the stored order, up to the limit of a draft. */
export function linesToHold(
  wanted: readonly Quantity[],
  reserved: readonly Quantity[],
  mostBottles: number,
): Quantity[] {
  const own = new Map(byWine(reserved).map(({ stk_id, qty }) => [stk_id, qty]))
  let left = mostBottles
  return byWine(wanted).flatMap(({ stk_id, qty }) => {
    const more = Math.min(left, qty - (own.get(stk_id) ?? 0))
    if (more <= 0) return []
    left -= more
    return [{ stk_id, qty: more }]
  })
}
