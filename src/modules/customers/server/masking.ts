import { sql } from 'kysely'
import { isAdmin } from '#core/actor.ts'
import { isEnforcedSomewhere } from '#modules/consents/domain/calling-rules.ts'
import { maskedSql } from '#modules/consents/server/public.ts'
import { readCompanySettings } from '#platform/server/company-settings.ts'
import type { SignedInCall } from '#platform/server/endpoint.ts'
import type { Predicate } from '#platform/server/list-query.ts'
import { phoneFields } from '../domain/phone.ts'
import { MAY_BE_CALLED } from '../domain/visibility.ts'

/** Who asks, when, and in which language the reason is told. */
export type Asker = Pick<SignedInCall<unknown>, 'db' | 'actor' | 'now' | 'language'>

type Mask = (phone: Predicate) => Predicate

/**
 * How telephone numbers of a table of customers are read: as they are, or with the reason in place of a number that must
 * not be called. Null where nothing is hidden: for administrators, and where the company does not enforce the rule.
 */
export async function phoneMask({ db, actor, now, language }: Asker, table: string): Promise<Mask | null> {
  if (isAdmin(actor)) return null
  const settings = await readCompanySettings(db)
  if (!isEnforcedSomewhere(settings)) return null
  return (phone) => maskedSql(phone, { table, settings, now, mayBeCalled: MAY_BE_CALLED }, language)
}

/** The telephone columns of a list as the person may see them. */
export async function phoneMasks(
  asker: Asker,
  table: string,
): Promise<ReadonlyMap<string, Predicate> | null> {
  const mask = await phoneMask(asker, table)
  if (!mask) return null
  const columns = phoneFields.map((field) => [field, mask(sql.ref(`${table}.${field}`))] as const)
  return new Map([...columns, ['p', mask(sql.ref('p'))], ['search_text', seenText(table, new Map(columns))]])
}

const searchedFields = [
  'id',
  'cus_code',
  'cus_name',
  'cus_surname',
  'cus_firm',
  'cus_city',
  'cus_email',
] as const
const searchedPhones = ['cus_tel1', 'cus_tel2', 'cus_gsm'] as const

/** What the search text of a customer is made of, with what the person sees in place of the numbers. */
function seenText(table: string, columns: ReadonlyMap<string, Predicate>): Predicate {
  const shown = [...searchedFields, ...searchedPhones].map(
    (field) => columns.get(field) ?? sql.ref(`${table}.${field}`),
  )
  return sql`search_fold(concat_ws(' ', '', ${sql.join(shown)}))`
}
