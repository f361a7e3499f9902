/** What a scanner or a copied column of a spreadsheet hands over: one tracking number a line. */
export const numbersIn = (pasted: string): string[] =>
  pasted
    .split(/[\r\n\t]+/)
    .map((number) => number.trim())
    .filter(Boolean)

type Scanned = { id: number; cus_id: number; number: string }

/**
 * The parcel of another customer that carries the same number already: the same label was scanned twice. Two orders
 * of one customer may travel in one parcel.
 */
export const sameLabel = (parcel: Scanned, others: readonly Scanned[]): Scanned | undefined =>
  others.find(
    ({ id, cus_id, number }) =>
      id !== parcel.id &&
      cus_id !== parcel.cus_id &&
      number.trim() !== '' &&
      number.trim() === parcel.number.trim(),
  )
