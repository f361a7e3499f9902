import { cents, euros, formatNumber, type Cents } from '#core/money.ts'

/** The size of a bottle whose own is not known. */
const USUAL_LITRES = 0.75

/** In thousandths, so that no binary fraction creeps into a sum. */
export const millilitres = (litre: number | null) => Math.round((litre || USUAL_LITRES) * 1000)

/** What a litre costs: to be told with every price that is offered (§ 4 PAngV). */
export const litrePrice = (price: number, litre: number | null) =>
  euros(Math.round((cents(price) * 1000) / millilitres(litre)) as Cents)

/** The content of a bottle as printed on the label. */
export const litresText = (litre: number | null) => `${formatNumber(litre || USUAL_LITRES)} l`
