import { sql } from 'kysely'
import { isAdmin } from '#core/actor.ts'
import type { CompanySettings } from '#core/company-settings.ts'
import { isEnforcedSomewhere } from '#modules/consents/domain/calling-rules.ts'
import { isMasked } from '#modules/consents/domain/masked-number.ts'
import { maskedSql } from '#modules/consents/server/public.ts'
import { readCompanySettings } from '#platform/server/company-settings.ts'
import type { SignedInCall } from '#platform/server/endpoint.ts'
import { withKeptPlan } from '#platform/server/kept-plans.ts'
import type { Predicate } from '#platform/server/list-query.ts'
import { phoneFields, type PhoneField } from '../domain/phone.ts'
import { MAY_BE_CALLED } from '../domain/visibility.ts'

/** Who asks, when, and in which language the reason is told. */
export type Asker = Pick<SignedInCall<unknown>, 'db' | 'actor' | 'now' | 'language'>

type Mask = (phone: Predicate) => Predicate

/**
 * How telephone numbers of a table of customers are read: as they are, or with the reason in place of a number that must
 * not be called. Null where nothing is hidden: for administrators, and where the company does not enforce the rule.
 */
export const phoneMask = async (asker: Asker, table: string): Promise<Mask | null> =>
  isAdmin(asker.actor) ? null : maskBy(await readCompanySettings(asker.db), asker, table)

function maskBy(settings: CompanySettings, { actor, now, language }: Asker, table: string): Mask | null {
  if (isAdmin(actor) || !isEnforcedSomewhere(settings)) return null
  return (phone) => maskedSql(phone, { table, settings, now, mayBeCalled: MAY_BE_CALLED }, language)
}

/** The telephone columns of a list as the person may see them. */
export async function phoneMasks(
  asker: Asker,
  table: string,
): Promise<ReadonlyMap<string, Predicate> | null> {
  const mask = await phoneMask(asker, table)
  return mask && columnsBy(mask, table)
}

const columnsBy = (mask: Mask, table: string) =>
  new Map(phoneFields.map((field) => [field, mask(sql.ref(`${table}.${field}`))]))

export type HiddenPhones = Partial<Record<PhoneField, string>>

/** The telephone fields of a customer that the person does not see, with what is shown in their place. */
export const hiddenPhones = async (asker: Asker, id: number): Promise<HiddenPhones> =>
  isAdmin(asker.actor) ? {} : hiddenBy(await readCompanySettings(asker.db), asker, id)

/** The same for who has read the settings already. */
export async function hiddenBy(settings: CompanySettings, asker: Asker, id: number): Promise<HiddenPhones> {
  const mask = maskBy(settings, asker, 'customers')
  if (!mask) return {}
  const columns = [...columnsBy(mask, 'customers')].map(
    ([field, shown]) => sql`${shown} as ${sql.ref(field)}`,
  )
  const query = sql<Record<PhoneField, string | null>>`
    select ${sql.join(columns)} from customers where customers.id = ${id}`
  const [row] = await withKeptPlan(asker.db, query.compile(asker.db))
  return Object.fromEntries(Object.entries(row ?? {}).filter(([, shown]) => isMasked(shown)))
}
