/** Countries whose own numbers are written with a zero before them, and their calling codes. */
const zeroCountries: Readonly<Record<string, string>> = { DE: '49', AT: '43', CH: '41' }

/** Digits of a postcode, where they are always the same. */
const postcodeDigits: Readonly<Record<string, number>> = { DE: 5, AT: 4, CH: 4, FR: 5, IT: 5, ES: 5, TR: 5 }

const SHORTEST_PHONE = 6
const LONGEST_PHONE = 20

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The numbers in a cell: a separator divides two whole numbers, but not an area code from its number. */
export function splitNumbers(text: string): string[] {
  const parts = text
    .split(/\s*(?:[;,|\n]|\b(?:oder|und|or|and|veya|ve|bzw\.?)\b)\s*/i)
    .flatMap((part) => splitAtSlash(part))
    .map((part) => part.trim())
    .filter(Boolean)
  const isEachWhole = parts.every((part) => digitsOf(part).length >= SHORTEST_PHONE)
  return isEachWhole && parts.length > 1 ? parts : [text.trim()]
}

function splitAtSlash(text: string): string[] {
  const parts = text.split(/\s*\/\s*/)
  const areWhole =
    parts.length > 1 &&
    parts.every((part) => digitsOf(part).length >= SHORTEST_PHONE && /^[+0]/.test(part.trim()))
  return areWhole ? parts : [text]
}

export const looksLikePhone = (text: string) => {
  const digits = digitsOf(text).length
  return digits >= SHORTEST_PHONE && digits <= LONGEST_PHONE && /^[+\d\s()./-]+$/.test(text)
}

/** The number with the zero or plus that a spreadsheet took away; null where nothing is missing. */
export function withLostZero(phone: string, country: string): string | null {
  const code = zeroCountries[country]
  if (!code || !/^[1-9][\d\s./-]*$/.test(phone)) return null
  const digits = digitsOf(phone)
  if (digits.startsWith(code) && digits.length > 10) return `+${phone}`
  return `0${phone}`
}

/** The postcode with its lost zeros; null where nothing is missing. */
export function withLostZeros(postcode: string, country: string): string | null {
  const digits = postcodeDigits[country]
  if (!digits || !/^\d+$/.test(postcode) || postcode.length >= digits || postcode.length < digits - 2)
    return null
  return postcode.padStart(digits, '0')
}
