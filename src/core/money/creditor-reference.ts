/** References of creditors (ISO 11649): RF, two check digits, and up to 21 letters and digits of our own. */

const MAX_BODY = 21

const compact = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** The remainder of a text by 97, where letters count from 10 to 35. */
function remainder(text: string): number {
  let rest = 0
  for (const sign of text) {
    const value = Number.parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}

/** The reference for a number of ours; null where it is empty or too long. */
export function creditorReference(number: string): string | null {
  const body = compact(number)
  if (!body || body.length > MAX_BODY) return null
  const check = 98 - remainder(`${body}RF00`)
  return `RF${String(check).padStart(2, '0')}${body}`
}

/** What a reference with right check digits refers to; null for every other text. */
export function referredNumber(reference: string): string | null {
  const [, check = '', body = ''] = /^RF(\d{2})([A-Z0-9]{1,21})$/.exec(compact(reference)) ?? []
  return body && remainder(`${body}RF${check}`) === 1 ? body : null
}

/** In blocks of four, as it is printed. */
export const groupedReference = (reference: string): string => reference.replace(/(.{4})(?=.)/g, '$1 ')
