/** Numbers of the banking world: how they are written and whether they can exist. */

/** As machines read it: capitals without spaces and hyphens. */
export const compactNumber = (text: string) => text.toUpperCase().replace(/[\s.\-/]/g, '')

/** ISO 7064, modulus 97,10: letters count from ten up; a valid number has the remainder one. */
const isRight97 = (text: string) =>
  BigInt(text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) % 97n === 1n

/** How long an IBAN of a country is; those of other countries are checked by their digits only. */
const lengths: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 ' +
    'FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 ' +
    'MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 SA24 SE24 SI19 SK24 SM27 TN24 ' +
    'TR26 UA29 VA22 VG24 XK20'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
)

export function isIban(text: string): boolean {
  const iban = compactNumber(text)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  const length = lengths[iban.slice(0, 2)] ?? iban.length
  return iban.length === length && isRight97(iban.slice(4) + iban.slice(0, 4))
}

export const isBic = (text: string) =>
  /^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(compactNumber(text))

/** A German creditor identifier has 18 places; the others have up to 35. */
const CREDITOR = /^(?:DE\d{2}[A-Z0-9]{3}\d{11}|(?!DE)[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28})$/

/** The SEPA creditor identifier. Its business code, places five to seven, is no part of the check. */
export function isCreditorId(text: string): boolean {
  const id = compactNumber(text)
  return CREDITOR.test(id) && isRight97(id.slice(7) + id.slice(0, 4))
}

export const groupedIban = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ')
