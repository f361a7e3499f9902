import { sql, type RawBuilder } from 'kysely'
import { defaultSettings } from '#core/company-settings.ts'
import { callingLaw, type CustomerKind } from '../domain/calling-law.ts'

type Condition = RawBuilder<unknown>

const hasConsent = (states: Condition): Condition => sql`exists (
  select from consent_list g where g.cus_id = customers.id and g.channel = 'phone' and g.state in (${states}))`

const chosen = (key: Condition): Condition =>
  sql`nullif((select s.chosen ->> ${key} from company_settings s where s.id = 1), 'general')`

/** The rule of the customer's country, else that of the company. */
const isEnforced = sql`coalesce(${chosen(sql`'calling_strictness_' || lower(cus_country_code)`)},
  ${chosen(sql.lit('calling_strictness'))}, ${sql.lit(defaultSettings.calling_strictness)}) = 'enforce'`

const isKind = (kind: CustomerKind): Condition =>
  kind === 'firm' ? sql`cus_is_firm = '1'` : sql`cus_is_firm <> '1'`

/** The countries and kinds of customers that may be called without a consent, from the table of the rule. */
const needsNone = sql.join(
  [
    sql`false`,
    ...Object.entries(callingLaw).flatMap(([country, kinds]) =>
      (['private', 'firm'] as const)
        .filter((kind) => kinds[kind] !== 'consent')
        .map((kind) => {
          const isCustomer = kinds[kind] === 'customers' ? sql`cus_is_aktive = '1'` : sql`true`
          return sql`(cus_country_code = ${sql.lit(country)} and ${isKind(kind)} and ${isCustomer})`
        }),
    ),
  ],
  sql` or `,
)

/** Whether what the customer agreed to or took back lets somebody call; hours are asked when dialling. */
export const consentLetsCall: Condition = sql`
  (not ${hasConsent(sql`'withdrawn'`)} or ${hasConsent(sql`'proven', 'unproven'`)})
  and (not (${isEnforced}) or ${needsNone} or ${hasConsent(sql`'proven'`)})`
