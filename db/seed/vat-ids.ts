import type { Random } from './random.ts'

const digitsOf = (text: string) => Array.from(text, Number)

const crossSum = (value: number) => Math.floor(value / 10) + (value % 10)

/** ISO 7064 mod 11,10, the check digit of German VAT ids. */
function germanCheck(body: string): number {
  const product = digitsOf(body).reduce((last, digit) => (((digit + last) % 10 || 10) * 2) % 11, 10)
  return (11 - product) % 10
}

function austrianCheck(body: string): number {
  const sum = digitsOf(body).reduce((total, digit, i) => total + crossSum(digit * ((i % 2) + 1)), 0)
  return (96 - sum) % 10
}

/** 10 means that no number with this body exists. */
function swissCheck(body: string): number {
  const weights = [5, 4, 3, 2, 7, 6, 5, 4]
  const sum = digitsOf(body).reduce((total, digit, i) => total + digit * (weights[i] ?? 0), 0)
  return (11 - (sum % 11)) % 11
}

function swissVatId(random: Random): string {
  const body = String(random.int(10_000_000, 99_999_999))
  const check = swissCheck(body)
  if (check === 10) return swissVatId(random)
  return `CHE-${body.slice(0, 3)}.${body.slice(3, 6)}.${body.slice(6)}${check} MWST`
}

/** An invented VAT id with a right check digit, so that it passes where the product checks one. */
export function vatId(country: 'DE' | 'AT' | 'CH', random: Random): string {
  if (country === 'CH') return swissVatId(random)
  if (country === 'AT') {
    const body = random.digits(7)
    return `ATU${body}${austrianCheck(body)}`
  }
  const body = String(random.int(10_000_000, 99_999_999))
  return `DE${body}${germanCheck(body)}`
}
