/** VAT identification numbers: how they are written, which country they belong to and whether they can exist. */

type Check = (body: string) => boolean

const digits = (text: string) => text.split('').map(Number)

const weighted = (text: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, index) => sum + weight * Number(text[index]), 0)

const last = (text: string) => Number(text.at(-1))

/** ISO 7064, modulus 11,10. */
const mod1110: Check = (body) => {
  const product = digits(body.slice(0, -1)).reduce((carry, digit) => {
    const sum = (digit + carry) % 10 || 10
    return (sum * 2) % 11
  }, 10)
  return (11 - product) % 10 === last(body)
}

const luhn: Check = (body) => {
  const sum = digits(body)
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = index % 2 === 1 ? digit * 2 : digit
      return total + (doubled > 9 ? doubled - 9 : doubled)
    }, 0)
  return sum % 10 === 0
}

/** The check digit is 11 minus the weighted sum modulo 11; `of` maps remainders of two digits. */
const restToEleven =
  (weights: readonly number[], of: Readonly<Record<number, number>>): Check =>
  (body) => {
    const rest = 11 - (weighted(body, weights) % 11)
    return (of[rest] ?? rest) === Number(body[weights.length])
  }

const restToTen =
  (weights: readonly number[]): Check =>
  (body) =>
    (10 - (weighted(body, weights) % 10)) % 10 === last(body)

const austrian: Check = (body) => {
  const sum = digits(body.slice(1, 8)).reduce((total, digit, index) => {
    const part = index % 2 === 1 ? digit * 2 : digit
    return total + Math.floor(part / 10) + (part % 10)
  }, 0)
  return (10 - ((sum + 4) % 10)) % 10 === last(body)
}

const IRISH = 'WABCDEFGHIJKLMNOPQRSTUV'

const irish: Check = (body) => {
  const second = body[8] ? 9 * IRISH.indexOf(body[8]) : 0
  return IRISH[(weighted(body, [8, 7, 6, 5, 4, 3, 2]) + second) % 23] === body[7]
}

const lithuanian: Check = (body) => {
  const places = digits(body.slice(0, -1))
  const restFrom = (start: number) =>
    places.reduce((sum, digit, index) => sum + digit * (((start - 1 + index) % 9) + 1), 0) % 11
  const rest = restFrom(1)
  return (rest === 10 ? restFrom(3) % 10 : rest) === last(body)
}

/** Numbers of companies pass the old modulus 11 check, those of sole traders modulus 97. */
const dutch: Check = (body) => {
  if (weighted(body, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === Number(body[8])) return true
  const asNumber = `NL${body}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(asNumber) % 97n === 1n
}

const french: Check = (body) =>
  !/^\d{2}/.test(body) || (12 + 3 * (Number(body.slice(2)) % 97)) % 97 === Number(body.slice(0, 2))

const romanian: Check = (body) =>
  ((weighted(body.padStart(10, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === last(body)

type Shape = { pattern: RegExp; check?: Check }

/** What follows the country code, with the check digit rule where one is known that all numbers meet. */
const shapes: Readonly<Record<string, Shape>> = {
  AT: { pattern: /^U\d{8}$/, check: austrian },
  BE: {
    pattern: /^[01]\d{9}$/,
    check: (body) => 97 - (Number(body.slice(0, 8)) % 97) === Number(body.slice(8)),
  },
  BG: { pattern: /^\d{9,10}$/ },
  CH: {
    pattern: /^E\d{9}$/,
    check: (body) => restToEleven([5, 4, 3, 2, 7, 6, 5, 4], { 11: 0 })(body.slice(1)),
  },
  CY: { pattern: /^\d{8}[A-Z]$/ },
  CZ: { pattern: /^\d{8,10}$/ },
  DE: { pattern: /^[1-9]\d{8}$/, check: mod1110 },
  DK: { pattern: /^\d{8}$/, check: (body) => weighted(body, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 },
  EE: { pattern: /^\d{9}$/, check: restToTen([3, 7, 1, 3, 7, 1, 3, 7]) },
  EL: {
    pattern: /^\d{9}$/,
    check: (body) => (weighted(body, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(body),
  },
  ES: { pattern: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/ },
  FI: { pattern: /^\d{8}$/, check: restToEleven([7, 9, 10, 5, 8, 4, 2], { 11: 0 }) },
  FR: { pattern: /^[A-HJ-NP-Z0-9]{2}\d{9}$/, check: french },
  GB: { pattern: /^(?:\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/ },
  HR: { pattern: /^\d{11}$/, check: mod1110 },
  HU: { pattern: /^\d{8}$/, check: restToTen([9, 7, 3, 1, 9, 7, 3]) },
  IE: {
    pattern: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
    check: (body) => !/^\d{7}/.test(body) || irish(body),
  },
  IT: { pattern: /^\d{11}$/, check: luhn },
  LI: { pattern: /^\d{5}$/ },
  LT: { pattern: /^(?:\d{9}|\d{12})$/, check: lithuanian },
  LU: { pattern: /^\d{8}$/, check: (body) => Number(body.slice(0, 6)) % 89 === Number(body.slice(6)) },
  LV: { pattern: /^\d{11}$/ },
  MT: {
    pattern: /^\d{8}$/,
    check: (body) => 37 - (weighted(body, [3, 4, 6, 7, 8, 9]) % 37) === Number(body.slice(6)),
  },
  NL: { pattern: /^\d{9}B\d{2}$/, check: dutch },
  NO: { pattern: /^\d{9}$/, check: restToEleven([3, 2, 7, 6, 5, 4, 3, 2], { 11: 0 }) },
  PL: {
    pattern: /^\d{10}$/,
    check: (body) => weighted(body, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(body),
  },
  PT: { pattern: /^\d{9}$/, check: restToEleven([9, 8, 7, 6, 5, 4, 3, 2], { 10: 0, 11: 0 }) },
  RO: { pattern: /^[1-9]\d{1,9}$/, check: romanian },
  SE: { pattern: /^\d{10}(?:0[1-9]|[1-8]\d|9[0-4])$/, check: (body) => luhn(body.slice(0, 10)) },
  SI: { pattern: /^[1-9]\d{7}$/, check: restToEleven([8, 7, 6, 5, 4, 3, 2], { 10: 0 }) },
  SK: { pattern: /^[1-9]\d{9}$/, check: (body) => Number(body) % 11 === 0 },
  TR: { pattern: /^\d{10}$/ },
  XI: { pattern: /^(?:\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/ },
}

/** Prefixes of VAT ids that differ from the country's ISO code. */
const countries: Readonly<Record<string, string>> = { EL: 'GR', XI: 'GB' }

/** Words that Swiss and Norwegian companies write behind their number. */
const SUFFIX = /^(CHE\d{9}|NO\d{9})(?:MWST|TVA|IVA|MVA)$/

/** As machines read it: capitals without spaces, dots and hyphens; a Greek number begins with EL. */
export function normaliseVatId(text: string | null | undefined): string {
  const bare = (text ?? '').toUpperCase().replace(/[\s.\-/·]/g, '')
  return bare.replace(SUFFIX, '$1').replace(/^GR(?=\d)/, 'EL')
}

/** The country that gave the number, by its ISO code; null when the letters belong to none that is known. */
export function vatIdCountry(text: string | null | undefined): string | null {
  const prefix = normaliseVatId(text).slice(0, 2)
  return prefix in shapes ? (countries[prefix] ?? prefix) : null
}

/** The form in which a number is stored: normalised if it is valid, otherwise as typed. */
export const tidyVatId = (text: string | null) => (text && isVatId(text) ? normaliseVatId(text) : text)

/** What is wrong with a number: no known country, another shape than the country's, or a digit mistyped. */
export type VatIdProblem = 'country' | 'shape' | 'digit'

/** Why a number cannot exist; null when it can. Whether it was given to somebody only the tax office knows. */
export function vatIdProblem(text: string | null | undefined): VatIdProblem | null {
  const id = normaliseVatId(text)
  const shape = shapes[id.slice(0, 2)]
  if (!shape) return 'country'
  const body = id.slice(2)
  if (!shape.pattern.test(body)) return 'shape'
  return shape.check && !shape.check(body) ? 'digit' : null
}

export const isVatId = (text: string | null | undefined) => vatIdProblem(text) === null

/** Only an unknown country or shape makes an invoice unreadable; a wrong digit is left to the tax office. */
export function isUnreadableVatId(text: string | null | undefined): boolean {
  const wrong = text?.trim() ? vatIdProblem(text) : null
  return wrong === 'country' || wrong === 'shape'
}
