import { formatEuro, formatInteger } from '#core/money/money.ts'

/** How a chart formats amounts: whole euros on the axis. */
export const euro = { value: formatEuro, tick: (value: number) => formatInteger(Math.round(value)) }
