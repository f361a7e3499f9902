/** The classes of an ABC analysis with the cumulative share at which each ends; A are the few largest. */
export const abcEnds = { A: 0.8, B: 0.95, C: 1 } as const

export const abcClasses = ['A', 'B', 'C'] as const

export type AbcClass = (typeof abcClasses)[number]

/** The class of an item, by the sum of all larger items. */
export function abcClass(larger: number, whole: number): AbcClass {
  if (whole <= 0) return 'C'
  const share = larger / whole
  if (share < abcEnds.A) return 'A'
  return share < abcEnds.B ? 'B' : 'C'
}
