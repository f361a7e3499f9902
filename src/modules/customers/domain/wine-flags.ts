import type { Flag } from '#core/fields.ts'

/** What a customer likes, one flag each: red, white, rosé, sparkling, dry, medium dry, sweet. */
export const wineFlags = ['s_k', 's_b', 's_r', 's_s', 's_t', 's_h', 's_l'] as const

export type WineFlag = (typeof wineFlags)[number]

export type WineFlags = Record<WineFlag, Flag>

/** The flags of a multi-select, all of them, so that what was unticked becomes '0'. */
export function toWineFlags(selected: readonly string[]): WineFlags {
  return Object.fromEntries(wineFlags.map((name) => [name, selected.includes(name) ? '1' : '0'])) as WineFlags
}

export const selectedWines = (customer: Partial<WineFlags>): WineFlag[] =>
  wineFlags.filter((name) => customer[name] === '1')
