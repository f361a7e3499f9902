/** Calling codes that turn a country's national numbers into international ones. */
const callingCodes: Readonly<Record<string, string>> = {
  AT: '43',
  CH: '41',
  LI: '423',
  LU: '352',
  NL: '31',
  BE: '32',
  FR: '33',
  IT: '39',
  DK: '45',
  PL: '48',
  CZ: '420',
  SK: '421',
  SI: '386',
  HU: '36',
  HR: '385',
  ES: '34',
  PT: '351',
  SE: '46',
  TR: '90',
}

const HOME = '49'
const SHORTEST = 5

/** One spelling per phone number, must match phone_key() in the database; null for what is too short to be one. */
export function phoneKey(phone: string | null, country: string): string | null {
  const plain = (phone ?? '').replaceAll('(0)', '')
  const digits = plain.replace(/\D/g, '')
  if (digits.length < SHORTEST) return null
  if (plain.trimStart().startsWith('+')) return digits
  if (digits.startsWith('00')) return digits.slice(2)
  return digits.startsWith('0') ? (callingCodes[country] ?? HOME) + digits.slice(1) : digits
}

type Contact = {
  cus_tel1: string | null
  cus_tel2: string | null
  cus_gsm: string | null
  cus_private: string | null
  cus_country_code: string
}

/** The phone keys of a customer, without the fax, which a whole company may share. */
export function phoneKeys(row: Contact): string[] {
  const numbers = [row.cus_tel1, row.cus_tel2, row.cus_gsm, row.cus_private]
  const keys = numbers.map((number) => phoneKey(number, row.cus_country_code)).filter((key) => key !== null)
  return [...new Set(keys)]
}
