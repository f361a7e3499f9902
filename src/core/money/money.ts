/**
 * Money is whole cents inside the rules and euros with two decimals on the wire.
 * All arithmetic is on integers; the only rounding is half-up, away from zero, at the places the rules name.
 */
export type Cents = number & { readonly __unit: 'cents' }

/** An exact decimal as it is typed or travels: 12.5, '12.50', '1.005'. */
export type DecimalInput = number | string

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d+))?$/

/** value × 10^digits as an integer, rounded half-up when the value is finer than that. */
function scaled(value: DecimalInput, digits: number): bigint {
  const match = DECIMAL.exec(plainDecimal(value))
  if (!match) throw new RangeError(`not a decimal: ${value}`)
  const [, sign, whole = '0', fraction = ''] = match
  const size = Math.max(fraction.length, digits)
  const integer = BigInt(whole + fraction.padEnd(size, '0'))
  const rounded = divideHalfUp(integer, 10n ** BigInt(size - digits))
  return sign === '-' ? -rounded : rounded
}

/** Very small and very large numbers print as 1e-7 or 1e21, which money never reaches. */
function plainDecimal(value: DecimalInput): string {
  return typeof value === 'string' ? value.trim() : String(value)
}

function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n
  const n = numerator < 0n ? -numerator : numerator
  const d = denominator < 0n ? -denominator : denominator
  const quotient = (2n * n + d) / (2n * d)
  return negative ? -quotient : quotient
}

export function cents(value: DecimalInput): Cents {
  return Number(scaled(value, 2)) as Cents
}

export function euros(amount: Cents): number {
  return amount / 100
}

const RATE_DIGITS = 4
const RATE_UNIT = 10n ** BigInt(RATE_DIGITS)

/** percent of an amount: 3 % of 33.50 is 1.01. */
export function percentOf(amount: Cents, percent: DecimalInput): Cents {
  return Number(divideHalfUp(BigInt(amount) * scaled(percent, RATE_DIGITS), 100n * RATE_UNIT)) as Cents
}

/** What remains of an amount after a percentage is taken off, rounded once. */
export function lessPercent(amount: Cents, percent: DecimalInput): Cents {
  const hundred = 100n * RATE_UNIT
  return Number(divideHalfUp(BigInt(amount) * (hundred - scaled(percent, RATE_DIGITS)), hundred)) as Cents
}

/** The net part of an amount that contains tax: gross / (100 + rate) × 100. */
export function withoutTax(gross: Cents, rate: DecimalInput): Cents {
  const hundred = 100n * RATE_UNIT
  return Number(divideHalfUp(BigInt(gross) * hundred, hundred + scaled(rate, RATE_DIGITS))) as Cents
}

/** The tax that a gross amount contains, rounded half-up itself; the net is what is left of the amount. */
export function taxIn(gross: Cents, rate: DecimalInput): Cents {
  const scaledRate = scaled(rate, RATE_DIGITS)
  return Number(divideHalfUp(BigInt(gross) * scaledRate, 100n * RATE_UNIT + scaledRate)) as Cents
}

export function sumCents(amounts: Iterable<Cents>): Cents {
  let total = 0
  for (const amount of amounts) total += amount
  return total as Cents
}

const euroFormat = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
const amountFormat = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const integerFormat = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 })

/** '1.234,50 €' in every interface language. */
export function formatEuro(value: DecimalInput): string {
  return euroFormat.format(euros(cents(value)))
}

/** '1.234,50', for columns whose header carries the currency. */
export function formatAmount(value: DecimalInput): string {
  return amountFormat.format(euros(cents(value)))
}

export function formatInteger(value: number): string {
  return integerFormat.format(value)
}

const numberFormat = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 4 })

/** '12,5' or '1.234', with as many decimals as the number has. */
export function formatNumber(value: DecimalInput): string {
  return numberFormat.format(Number(value))
}

const GERMAN_AMOUNT = /^(-?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/
const PLAIN_AMOUNT = /^-?\d+\.\d{1,2}$/
/** Longer texts are not read as an amount. */
const AMOUNT_SIGNS = 18

/**
 * Reads what people type or paste: '1.234,56', '1234,5', '1234.56', '12 €'. Null when it is not an amount.
 * A point followed by exactly three digits is a thousands mark, as in German print.
 */
export function parseAmount(typed: string): number | null {
  const text = typed.replace(/[\s€\u00a0]/g, '')
  if (text.length > AMOUNT_SIGNS) return null
  const german = GERMAN_AMOUNT.exec(text)
  if (german) {
    const [, sign, whole = '', fraction = '0'] = german
    return Number(`${sign}${whole.replaceAll('.', '')}.${fraction}`)
  }
  return PLAIN_AMOUNT.test(text) ? Number(text) : null
}
