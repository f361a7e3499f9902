import { sql } from 'kysely'
import { unseen } from '#platform/server/calls/unseen.ts'
import type { Masks, Predicate } from '#platform/server/lists/list-query.ts'
import { phoneDigits, phoneParts } from '#modules/customers/domain/phone-search.ts'

/** All telephone fields of a customer. */
export const phones = sql`array[cus_tel1, cus_tel2, cus_gsm, cus_private, cus_fax]`

/** Whether one of the numbers has these digits, in whatever way it is spelled. */
export const hasDigits = (spelled: Predicate, digits: string): Predicate => sql`exists (
  select from unnest(phone_spellings(cus_country_code, ${spelled})) n where n like ${`%${digits}%`})`

/** A number that the person does not see is found only when it is typed whole: parts would read it out, digit by digit. */
const hasSeenDigits = (seen: Predicate, digits: string, spelled = phones): Predicate => sql`exists (
  select from unnest(${spelled}) p, unnest(phone_spellings(cus_country_code, array[p])) n
  where n like ${`%${digits}%`} and (n in (${digits}, calling_code(cus_country_code) || ${digits}) or ${seen} = p))`

/** Customers by a part of one of their telephone numbers; null where the text is no such part. */
export function byPhone(typed: string, masks?: Masks | null): Predicate | null {
  const digits = phoneDigits(typed)
  if (digits === null) return null
  const seen = masks?.get('p')
  const matches = seen ? hasSeenDigits(seen, digits) : hasDigits(phones, digits)
  return sql`(phone_parts(cus_country_code, ${phones}) @> ${unseen(phoneParts(digits), 'text[]')} and ${matches})`
}

/** Customers by the id or code of a record that was merged into them. */
function byOldNumber(typed: string): Predicate | null {
  const text = typed.trim()
  if (!/\d/.test(text) || text.length > 50) return null
  return sql`id in (select m.merged_into from customers m
    where m.merged_into is not null and (m.id::text = ${text} or m.cus_code = ${text}))`
}

/** By telephone number in any spelling, or by an old customer number. */
export function byPhoneOrOldNumber(typed: string, masks?: Masks | null): Predicate | null {
  const [phone, old] = [byPhone(typed, masks), byOldNumber(typed)]
  return phone && old ? sql`(${phone} or ${old})` : (phone ?? old)
}
