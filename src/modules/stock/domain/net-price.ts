import { cents, euros, lessPercent, type DecimalInput } from '#core/money/money.ts'

/**
 * The read-only price of the wine editor: list price less the country's tax rate of it.
 * It is not the net of an invoice, which divides by 100 + rate; this figure never enters an order.
 */
export function editorNetPrice(price: DecimalInput, taxRate: DecimalInput): number {
  return euros(lessPercent(cents(price), taxRate))
}
