import { formatEuro, formatInteger } from '#core/money.ts'

/** How a chart says amounts: whole euros at its scale. */
export const euro = { value: formatEuro, tick: (value: number) => formatInteger(Math.round(value)) }
