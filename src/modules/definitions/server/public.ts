import { sql } from 'kysely'
import { readCompanySettings } from '#platform/server/company-settings.ts'
import type { Database } from '#platform/server/database/database.ts'

/** What other modules may ask of the definitions. */

/** Tax rate and shipping of a country, the company's defaults if it is unknown, with payment term and discount. */
export async function termsOf(db: Database, country_code: string | null) {
  const country = await db
    .selectFrom('sys_country_code')
    .select('cargo_price')
    .select(sql<number>`tax_rate_on(country_code, business_today())`.as('tax_rate'))
    .where('country_code', '=', country_code ?? '')
    .executeTakeFirst()
  const settings = await readCompanySettings(db)
  return {
    kdv_oran: country?.tax_rate ?? settings.default_tax_rate,
    s_kargo: country?.cargo_price ?? settings.shipping_price,
    s_vade_gun: settings.payment_term_days,
    s_last_y: settings.direct_debit_percent,
  }
}
