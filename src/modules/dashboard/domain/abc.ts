/** The classes of an ABC analysis and the share of the whole that ends each: the few that make most are A. */
export const abcEnds = { A: 0.8, B: 0.95, C: 1 } as const

export const abcClasses = ['A', 'B', 'C'] as const

export type AbcClass = (typeof abcClasses)[number]

/** The class of something, by what those larger than it make up together. */
export function abcClass(larger: number, whole: number): AbcClass {
  if (whole <= 0) return 'C'
  const share = larger / whole
  if (share < abcEnds.A) return 'A'
  return share < abcEnds.B ? 'B' : 'C'
}
