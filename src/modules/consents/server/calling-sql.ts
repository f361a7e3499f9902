import { sql, type RawBuilder } from 'kysely'
import { defaultSettings, type CompanySettings } from '#core/company/company-settings.ts'
import { BUSINESS_ZONE } from '#core/days/dates.ts'
import type { Language } from '#core/texts/texts.ts'
import { callingLaw, type CustomerKind } from '../domain/calling-law.ts'
import { hoursOf, ruledCountries, strictnessFor } from '../domain/calling-rules.ts'
import { countriesOnHoliday } from '../domain/holidays.ts'
import { hiddenCodes, maskedNumber } from '../domain/masked-number.ts'
import { isCallingHour } from '../domain/may-call.ts'

type Condition = RawBuilder<unknown>

const chosen = (key: Condition): Condition =>
  sql`nullif((select s.chosen ->> ${key} from company_settings s where s.id = 1), 'general')`

/** The rule of the customer's country, else that of the company, as the settings are at that moment. */
const isEnforced = sql`coalesce(${chosen(sql`'calling_strictness_' || lower(cus_country_code)`)},
  ${chosen(sql.lit('calling_strictness'))}, ${sql.lit(defaultSettings.calling_strictness)}) = 'enforce'`

/** SQL of the rule's table: countries and kinds of customers that may be called without a consent. */
function needsNone(column: (name: string) => Condition): Condition {
  const isKind = (kind: CustomerKind) =>
    kind === 'firm' ? sql`${column('cus_is_firm')} = '1'` : sql`${column('cus_is_firm')} <> '1'`
  const cases = Object.entries(callingLaw).flatMap(([country, kinds]) =>
    (['private', 'firm'] as const)
      .filter((kind) => kinds[kind] !== 'consent')
      .map((kind) => {
        const isCustomer = kinds[kind] === 'customers' ? sql`${column('cus_is_aktive')} = '1'` : sql`true`
        return sql`(${column('cus_country_code')} = ${sql.lit(country)} and ${isKind(kind)} and ${isCustomer})`
      }),
  )
  return sql`(${sql.join([sql`false`, ...cases], sql` or `)})`
}

/** Whether a customer without any consents may be called. */
const withoutAny = needsNone((name) => sql.ref(`customers.${name}`))

/**
 * Whether the customer's consents allow calls; hours are checked when dialling. Most customers have none, which is
 * found without calling a function; the query is written so that it looks up each of few customers instead of
 * reading all consents.
 */
export const consentLetsCall: Condition = sql`case
  when (select true from consent_entries e where e.cus_id = customers.id and e.channel = 'phone' limit 1)
  then consents_let_call(customers.id, ${isEnforced}, ${withoutAny}) else ${withoutAny} or not ${isEnforced} end`

/** The joint state of all consents for a number, as computed by consentState() of consentsFor(). */
const consentOf = (customer: Condition, number: Condition): Condition => sql`(
  select case when bool_or(g.value = n.number and g.state = 'proven') then 'proven'
    when bool_or(g.value = n.number and g.state = 'unproven') then 'unproven'
    when bool_or(g.state = 'withdrawn') then 'withdrawn' else 'none' end
  from (select ${number} as number) n left join consent_list g on g.cus_id = ${customer} and g.channel = 'phone')`

/** Moment and settings under which the numbers of a table of customers are judged. */
export type Judged = { table: string; settings: CompanySettings; now: Temporal.Instant; mayBeCalled: number }

/** The strictness for the customer's country. */
function strictnessSql(country: Condition, settings: CompanySettings): Condition {
  const own = ruledCountries.map(
    (name) => sql`when ${sql.lit(name)} then ${sql.lit(strictnessFor(name, settings))}`,
  )
  return sql`case ${country} ${sql.join(own, sql` `)} else ${sql.lit(strictnessFor('', settings))} end`
}

/** Why a number may not be called now, as mayCall() says it; null where it may. */
export function refusalSql(number: Condition, { table, settings, now, mayBeCalled }: Judged): Condition {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  const strictness = strictnessSql(column('cus_country_code'), settings)
  const consent = consentOf(column('id'), number)
  const closed = countriesOnHoliday(now.toZonedDateTimeISO(BUSINESS_ZONE).toPlainDate())
  return sql`case
    when ${column('cus_dnd')} <> ${sql.lit(mayBeCalled)} then 'customer_must_not_be_called'
    when exists (select from call_requests r where r.cus_id = ${column('id')} and r.withdrawn_at is null)
      then 'customer_wants_no_calls'
    when ${consent} = 'withdrawn' then 'consent_withdrawn'
    when ${strictness} <> 'enforce' then null
    when ${!isCallingHour(now, hoursOf(settings))}::boolean then 'outside_calling_hours'
    when ${column('cus_country_code')} = any(${closed}::text[]) then 'public_holiday'
    when ${consent} = 'proven' or ${needsNone(column)} then null
    when ${consent} = 'unproven' then 'consent_unproven' else 'consent_missing' end`
}

/** A telephone field for users under the enforced rule: the number, or the reason why it is hidden. */
export function maskedSql(typed: Condition, judged: Judged, language: Language): Condition {
  const country = sql.ref(`${judged.table}.cus_country_code`)
  const refusal = refusalSql(sql`dial_number(${country}, ${typed})`, judged)
  const words = hiddenCodes.map(
    (code) => sql`when ${sql.lit(code)} then ${sql.lit(maskedNumber(code, language))}`,
  )
  return sql`case when coalesce(${typed}, '') = '' or ${strictnessSql(country, judged.settings)} <> 'enforce' then ${typed}
    else case ${refusal} ${sql.join(words, sql` `)} else ${typed} end end`
}
