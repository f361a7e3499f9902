/** The sums of the ledger and the reserved bottles of one wine. */
export type StockFigures = { giren: number; cikan: number; reserved: number }

export const onHand = ({ giren, cikan }: Pick<StockFigures, 'giren' | 'cikan'>) => giren - cikan

/** Bottles that can still be sold; negative if more are reserved than on hand. */
export const available = (figures: StockFigures) => onHand(figures) - figures.reserved

export type StockLevel = 'out' | 'low' | 'in'

/** Low means strictly below the limit; a limit of nothing never warns. */
export function stockLevel(usable: number, limit: number | null): StockLevel {
  if (usable <= 0) return 'out'
  return usable < (limit ?? 0) ? 'low' : 'in'
}
