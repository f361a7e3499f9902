import { sql } from 'kysely'
import { isAdmin } from '#core/actor.ts'
import { isEnforcedSomewhere } from '#modules/consents/domain/calling-rules.ts'
import { maskedSql } from '#modules/consents/server/public.ts'
import { readCompanySettings } from '#platform/server/company-settings.ts'
import type { SignedInCall } from '#platform/server/calls/endpoint.ts'
import type { MaskedColumns } from '#platform/server/lists/list-endpoint.ts'
import type { Predicate } from '#platform/server/lists/list-query.ts'
import { phoneFields } from '#modules/customers/domain/phone.ts'
import { MAY_BE_CALLED } from '#modules/customers/domain/visibility.ts'

/** Who asks, when, and in which language the reason is told. */
export type Asker = Pick<SignedInCall<unknown>, 'db' | 'actor' | 'now' | 'language'>

/** A number of a customer as the person sees it; the customer is a row of the named table. */
type Mask = (phone: Predicate, table: string) => Predicate

/**
 * How telephone numbers of customers are read: as they are, or with the reason in place of a number that must not be
 * called. Null where nothing is hidden: for administrators, and where the company does not enforce the rule.
 */
async function phoneMask({ db, actor, now, language }: Asker): Promise<Mask | null> {
  if (isAdmin(actor)) return null
  const settings = await readCompanySettings(db)
  if (!isEnforcedSomewhere(settings)) return null
  return (phone, table) => maskedSql(phone, { table, settings, now, mayBeCalled: MAY_BE_CALLED }, language)
}

/** The telephone columns of a list as the person may see them, and what a search may find by them. */
export async function phoneMasks(
  asker: Asker,
  table: string,
  fields: readonly string[] = phoneFields,
): Promise<ReadonlyMap<string, Predicate> | null> {
  const mask = await phoneMask(asker)
  if (!mask) return null
  return new Map([
    ...fields.map((field) => [field, mask(sql.ref(`${table}.${field}`), table)] as const),
    ['p', mask(sql.ref('p'), table)],
    ['search_text', seenText(table, mask)],
  ])
}

/** The telephone columns of a list of customers, one row for each. */
export const maskedPhones = (...fields: readonly [string, ...string[]]): MaskedColumns => ({
  fields,
  of: (call, from) => phoneMasks(call, from, fields),
})

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
function seenText(table: string, mask: Mask): Predicate {
  const shown = [
    ...searchedFields.map((field) => sql.ref(`own.${field}`)),
    ...searchedPhones.map((field) => mask(sql.ref(`own.${field}`), 'own')),
  ]
  return sql`(select search_fold(concat_ws(' ', '', ${sql.join(shown)}))
    from customers own where own.id = ${sql.ref(`${table}.id`)})`
}
