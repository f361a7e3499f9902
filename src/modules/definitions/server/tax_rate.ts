import { sql } from 'kysely'
import { businessDay } from '#core/days/dates.ts'
import { AppError, invalid } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { deleteRow, insertRow } from '#platform/server/database/rows.ts'
import { allRows } from '#platform/server/database/sql.ts'
import {
  createTaxRate,
  deleteTaxRate,
  listTaxRates,
  previewTaxRate,
  type TouchedOrder,
} from '../domain/calls.ts'
import { mayTakeBack, taxRateProblems, type TaxRateForm, type TaxRateRow } from '../domain/tax-rates.ts'

const refusals = defineRefusals({
  tax_rate_in_force: {
    tr: 'Bu oran yürürlükte, silinemez. Yeni bir tarihten itibaren başka bir oran ekleyin.',
    de: 'Dieser Satz gilt bereits und bleibt. Tragen Sie einen neuen Satz ab einem späteren Tag ein.',
    en: 'This rate is in force and stays. Add another rate from a later day on.',
  },
})

const MOST_TOUCHED = 1_000

const ratesOf = async (db: Database, country_code: string): Promise<TaxRateRow[]> => {
  return allRows(db)<TaxRateRow>`
    select id, country_code, rate, valid_from, version from tax_rates
    where country_code = ${country_code} order by valid_from desc`
}

type Wished = Omit<TaxRateForm, 'valid_from'> & { valid_from?: TaxRateForm['valid_from'] | null }

/** Refuses an unknown country, a past day or a day with a rate; only saving the country changes today's. */
async function refuseWrong(db: Database, form: Wished, now: Temporal.Instant): Promise<void> {
  const { country_code, valid_from } = form
  const present = await ratesOf(db, country_code)
  if (!present.length) throw invalid({ country_code: { code: 'not_allowed' } })
  const problems = valid_from ? taxRateProblems({ valid_from }, present, businessDay(now)) : {}
  if (Object.keys(problems).length) throw invalid(problems)
}

/** Orders of the country without an invoice and with another rate; those sent late enough take the new one. */
async function touchedOrders(db: Database, { country_code, rate }: Wished): Promise<TouchedOrder[]> {
  return allRows(db)<TouchedOrder>`
    select id, s_tar, cus_name, cus_surname, kdv_oran, s_g_toplam from siparisler
    where cus_country_code = ${country_code} and fd_fon = '0' and sd_cancel_on = '0' and s_is_teklif = 0
      and s_vergisiz = '0' and kdv_oran <> ${rate}
    order by id limit ${MOST_TOUCHED}`
}

export const taxRateEndpoints = [
  serve(listTaxRates, async ({ db, input }) => ({ datalist: await ratesOf(db, input.country_code) })),

  serve(previewTaxRate, async ({ db, input, now }) => {
    await refuseWrong(db, input, now)
    return { datalist: await touchedOrders(db, input) }
  }),

  serve(createTaxRate, async ({ db, input, now }) => {
    await refuseWrong(db, input, now)
    const saved = await insertRow(db, 'tax_rates', input)
    await sql`call apply_tax_rates()`.execute(db)
    return { save_response: saved }
  }),

  serve(deleteTaxRate, async ({ db, input: { id }, now }) => {
    const rate = await db
      .selectFrom('tax_rates')
      .select('valid_from')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!rate) throw new AppError(recordsRefusals.record_not_found)
    if (!mayTakeBack(rate, businessDay(now))) throw new AppError(refusals.tax_rate_in_force)
    await deleteRow(db, 'tax_rates', id)
    return { save_response: { id } }
  }),
]
