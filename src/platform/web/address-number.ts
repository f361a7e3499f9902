/** The last page that an address may name; the server counts no further. */
export const MAX_PAGE = 100_000

/** A number of an address; null for one that somebody mistyped there. */
export function wholeUpTo(max: number, text: string | undefined): number | null {
  const value = Number(text)
  return Number.isInteger(value) && value >= 1 && value <= max ? value : null
}
