import type { StokRow } from '#modules/stock/domain/wines.ts'

type Named = Pick<StokRow, 'stok_code' | 'stok_name' | 'kullanilabilir_adet'>

/** Normalises like the search on the server: no case, no accents. */
const folded = (text: string) =>
  text.toLowerCase().replaceAll('ı', 'i').replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '')

/** How well a wine fits what was typed; less is better. */
function distance(typed: string, { stok_code, stok_name }: Named): number {
  const code = folded(stok_code)
  const name = folded(stok_name)
  if (code === typed) return 0
  if (code.startsWith(typed)) return 1
  if (name.startsWith(typed)) return 2
  return name.includes(` ${typed}`) ? 3 : 4
}

/** The wines that fit best first, sold-out ones last; a code that was typed whole means that wine alone. */
export function rankWines<Wine extends Named>(typed: string, wines: readonly Wine[]): Wine[] {
  const text = folded(typed.trim())
  const exact = wines.find((wine) => distance(text, wine) === 0)
  if (exact) return [exact]
  const place = (wine: Wine) => distance(text, wine) + (wine.kullanilabilir_adet > 0 ? 0 : 10)
  return wines.toSorted((a, b) => place(a) - place(b))
}

/** The typed text is the beginning of several codes, so it does not identify a wine yet. */
export const isOneOfManyCodes = (typed: string, wines: readonly Named[]): boolean =>
  wines.length > 1 && wines.every((wine) => distance(folded(typed.trim()), wine) === 1)
