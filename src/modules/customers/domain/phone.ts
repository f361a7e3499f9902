import { isSupportedCountry, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'
import type { ColumnsWhere } from './fields/customer-fields.ts'

/** The country of numbers without a country code. */
const HOME: CountryCode = 'DE'

const SIGNS = /^[\d\s()/.,–+-]+$/

/** Shorter numbers are internal or local and cannot be dialled from outside. */
const FEWEST_DIGITS = 5

const countryOf = (key: string): CountryCode => (isSupportedCountry(key) ? key : HOME)

/** '(0)' is only dialled domestically, and '00' is written for the plus. */
function tidy(typed: string): string {
  const digits = typed
    .replace(/\(\s*0\s*\)/g, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
  return digits.startsWith('+') ? `+${digits.replaceAll('+', '')}` : digits.replaceAll('+', '')
}

function parsed(text: string, country: CountryCode): string | null {
  const number = parsePhoneNumberFromString(text, country)
  if (!number?.isPossible() || number.nationalNumber.length < FEWEST_DIGITS) return null
  return number.number
}

/** Countries whose domestic numbers start with a zero: without it, leading digits can only be the country code. */
const withZero = new Map<CountryCode, string>([
  ['DE', '49'],
  ['AT', '43'],
  ['CH', '41'],
])

/** A telephone number in E.164, read in the customer's country; null if it is not one. */
export function dialNumber(typed: string | null, country: string): string | null {
  if (!typed || !SIGNS.test(typed)) return null
  const text = tidy(typed)
  const home = countryOf(country)
  const code = withZero.get(home)
  const lacksPlus = code !== undefined && text.startsWith(code) && text.length >= code.length + 8
  return parsed(lacksPlus ? `+${text}` : text, home)
}

/** The telephone fields in the order in which they are tried. */
export const dialFields = ['cus_tel1', 'cus_gsm', 'cus_tel2', 'cus_private'] as const

type DeclaredNumber = ColumnsWhere<{ isNumber: true }>

const allNumbers = <const Fields extends readonly DeclaredNumber[]>(
  fields: DeclaredNumber extends Fields[number] ? Fields : never,
): Fields => fields

/** All fields that hold a telephone number; one that is declared and missing here does not compile. */
export const phoneFields = allNumbers([...dialFields, 'cus_fax'])

/** Fields of answers with a customer's telephone numbers, which not everybody sees. */
export const maskedFields = [...phoneFields, 'broken'] as const

export type PhoneField = (typeof phoneFields)[number]

export type DialField = (typeof dialFields)[number]

type Phones = Readonly<Record<DialField, string | null>> & { cus_country_code: string }

export type DialLine = { field: DialField; typed: string; number: string | null }

/** The contents of the telephone fields, and the numbers to dial. */
export const dialLines = (customer: Phones): DialLine[] =>
  dialFields.flatMap((field) => {
    const typed = customer[field]?.trim()
    return typed ? [{ field, typed, number: dialNumber(typed, customer.cus_country_code) }] : []
  })

/** The number as people read it: '+49 221 1234567'. */
export const printedNumber = (number: string): string =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number

/** The address that starts the company's telephone; in a template '{number}' marks the place of the number. */
export const dialAddress = (number: string, template: string | null): string =>
  template ? template.replaceAll('{number}', encodeURIComponent(number)) : `tel:${number}`

const SCHEMES = /^(https?|tel|sip|sips|callto|zoomphonecall|ciscotel|msteams):/i

/** A template must only start a telephone and must contain the number's placeholder. */
export const isDialTemplate = (template: string): boolean =>
  SCHEMES.test(template) && template.includes('{number}') && !/\s/.test(template)
