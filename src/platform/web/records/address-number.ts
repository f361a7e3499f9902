/** The last page that an address may name; the server counts no further. */
export const MAX_PAGE = 100_000

/** A number in the address; null if it is not a valid one. */
export function wholeUpTo(max: number, text: string | undefined): number | null {
  const value = Number(text)
  return Number.isInteger(value) && value >= 1 && value <= max ? value : null
}
