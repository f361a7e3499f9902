import { cents, euros, formatNumber, type Cents } from '#core/money/money.ts'

/** The size of a bottle where none is stored. */
const USUAL_LITRES = 0.75

/** In thousandths, to avoid rounding errors in sums. */
export const millilitres = (litre: number | null) => Math.round((litre || USUAL_LITRES) * 1000)

/** The price per litre, which must be shown with every offered price (§ 4 PAngV). */
export const litrePrice = (price: number, litre: number | null) =>
  euros(Math.round((cents(price) * 1000) / millilitres(litre)) as Cents)

/** The content of a bottle as printed on the label. */
export const litresText = (litre: number | null) => `${formatNumber(litre || USUAL_LITRES)} l`
