const INTEGER_MAX = 2_147_483_647

/** The whole numbers that begin with these digits, as ranges: 12, 120 to 129, 1200 to 1299 and so on. */
export function numbersBeginningWith(digits: string): { low: number; high: number }[] {
  if (!/^[1-9]\d{0,9}$/.test(digits)) return []
  const ranges: { low: number; high: number }[] = []
  for (let step = 1; Number(digits) * step <= INTEGER_MAX; step *= 10) {
    const low = Number(digits) * step
    ranges.push({ low, high: Math.min(low + step - 1, INTEGER_MAX) })
  }
  return ranges
}

/** The number of an order as people type it. */
export const orderDigits = (typed: string): string | null =>
  /^#?\s*(\d[\d\s]*)$/.exec(typed)?.[1]?.replace(/\s/g, '') ?? null

const CUSTOMER = /\s+kunde\s+\d+\s*$/i
const KIND = /^(?:rechnung|gutschrift|fatura|iade faturası|invoice|credit note)(?:\s*(?:nr|no)\b\.?)?[\s:]+/i

/** The number of an invoice in what was typed: alone, or within the reference that customers write on their transfers. */
export function invoiceNumberIn(typed: string): string | null {
  const number = typed.trim().replace(CUSTOMER, '').replace(KIND, '')
  return /\d/.test(number) ? number : null
}
