/** The minimum of digits for a search by telephone number. */
export const PHONE_DIGITS = 4

const PHONE_SIGNS = /^[\d\s()/.+-]+$/

/** Country codes after which people also write the domestic zero. */
const STRAY_ZERO = /^(49|43|41)0+/

/** The digits of a telephone number, or of a part of one, however it is spelled; null where it is none. */
export function phoneDigits(typed: string): string | null {
  if (!PHONE_SIGNS.test(typed)) return null
  const isAbroad = /^\s*(\+|00)/.test(typed)
  const typedDigits = typed.replace(/\D/g, '')
  if (typedDigits.length < PHONE_DIGITS) return null
  const digits = typed.replace('(0)', '').replace(/\D/g, '').replace(/^00/, '')
  if (isAbroad) return longEnough(digits.replace(STRAY_ZERO, '$1'))
  // The leading zero is dropped once there are more digits than needed.
  return longEnough(digits.length > PHONE_DIGITS ? digits.replace(/^0/, '') : digits)
}

const longEnough = (digits: string) => (digits.length < PHONE_DIGITS ? null : digits)

/** All runs of four digits, as the index has them. */
export const phoneParts = (digits: string): string[] =>
  Array.from({ length: digits.length - PHONE_DIGITS + 1 }, (_, place) =>
    digits.slice(place, place + PHONE_DIGITS),
  )
