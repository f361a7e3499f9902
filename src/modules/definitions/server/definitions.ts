import { blocksToStore, companyOf } from '#core/company/company.ts'
import { AppError, invalid } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { serveRecord } from '#platform/server/calls/crud.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { insertRow, updateRow, type RowValues } from '#platform/server/database/rows.ts'
import { allRows, firstRow, oneRow } from '#platform/server/database/sql.ts'
import {
  getCompany,
  listCategories,
  listCountries,
  listDealers,
  saveCategory,
  saveDealer,
  updateCompany,
  updateCountry,
} from '../domain/calls.ts'
import { categoryList } from '../domain/categories.ts'
import { COMPANY_ID } from '../domain/company.ts'
import { countryList } from '../domain/countries.ts'
import { dealerList, type DealerForm } from '../domain/dealers.ts'
import { followCompany } from './own-dealer.ts'
import { lookupOrList } from './references.ts'
import { refuseTwin } from './twins.ts'

const refusals = defineRefusals({
  dealer_circle: {
    tr: 'Bir bayi kendisinin üst firması olamaz.',
    de: 'Ein Händler kann sich nicht selbst übergeordnet sein.',
    en: 'A dealer cannot be its own parent.',
  },
  key_in_use: {
    tr: 'Bu anahtar kullanımda olduğu için değiştirilemez.',
    de: 'Dieser Schlüssel wird verwendet und kann nicht geändert werden.',
    en: 'This key is in use and cannot be changed.',
  },
})

/** A dealer may not be above itself, directly or through others, and its name must be unique. */
async function checkedDealer(
  form: Partial<DealerForm>,
  call: SignedInCall<unknown>,
  id: number | null,
): Promise<RowValues> {
  if (form.firma) await refuseTwin(call.db, 'bayi_cari', 'firma', form.firma, id)
  if (id === null || !form.upper_firm) return form
  const rows = await allRows(call.db)`with recursive above (id, upper_firm) as (
      select id, upper_firm from bayi_cari where id = ${form.upper_firm}
      union select b.id, b.upper_firm from bayi_cari b join above a on b.id = a.upper_firm
    ) select 1 from above where id = ${id}`
  if (rows.length) throw new AppError(refusals.dealer_circle, {}, { upper_firm: { code: 'not_allowed' } })
  return form
}

/** Customers name their category by its key. */
async function refuseUsedKey(db: Database, id: number, cat_type: string): Promise<void> {
  const row = await firstRow(db)<{ used: boolean }>`
    select exists (select from customers where cus_category = c.cat_type) as used
    from sys_category c where c.id = ${id} and c.cat_type <> ${cat_type}`
  if (row?.used) throw new AppError(refusals.key_in_use, {}, { cat_type: { code: 'not_allowed' } })
}

async function storedCompany(db: Database, id: number) {
  const company = await db.selectFrom('firma_bilgileri').selectAll().where('id', '=', id).executeTakeFirst()
  if (!company) throw new AppError(recordsRefusals.record_not_found)
  return company
}

async function refuseUnknownCountry(db: Database, country: string | null | undefined): Promise<void> {
  if (!country) return
  const known = await db
    .selectFrom('sys_country_code')
    .select('id')
    .where('country_code', '=', country)
    .executeTakeFirst()
  if (!known) throw invalid({ country: { code: 'not_allowed' } })
}

const [createCategory] = saveCategory

const categories = serveRecord(saveCategory, {
  table: 'sys_category',
  toRow: async (form, { db }, id) => {
    if (form.category) await refuseTwin(db, 'sys_category', 'category', form.category, id)
    if (id !== null && form.cat_type) await refuseUsedKey(db, id, form.cat_type)
    return form
  },
})

export const ownDefinitionEndpoints = [
  lookupOrList(
    listCountries,
    'sys_country_code',
    listEndpoint(countryList, { from: 'sys_country_code_view' }),
  ),
  serve(updateCountry, async ({ db, input }) => ({
    save_response: await updateRow(db, 'sys_country_code', input.id, input.version, input.values),
  })),
  lookupOrList(listCategories, 'sys_category', listEndpoint(categoryList, { from: 'sys_category_view' })),
  ...categories.filter(({ path }) => path !== '/sys_category/create'),
  serve(createCategory, async ({ db, input }) => {
    await refuseTwin(db, 'sys_category', 'category', input.category, null)
    const found = await oneRow(db)<{ id: number }>`
        select nextval(pg_get_serial_sequence('sys_category', 'id'))::integer as id`
    const id = found.id
    const row = { id, category: input.category, cat_type: input.cat_type ?? String(id) }
    return { save_response: await insertRow(db, 'sys_category', row) }
  }),
  lookupOrList(listDealers, 'bayi_cari', listEndpoint(dealerList, { from: 'bayi_cari_view' })),
  ...serveRecord(saveDealer, { table: 'bayi_cari', toRow: checkedDealer }),
  serve(getCompany, async ({ db, input }) => {
    const stored = await storedCompany(db, input.id)
    return { item: { ...stored, ...companyOf(stored) } }
  }),
  serve(updateCompany, async ({ db, input: { values, version } }) => {
    await refuseUnknownCountry(db, values.country)
    const before = await storedCompany(db, COMPANY_ID)
    const row = { ...values, ...blocksToStore(before, values) }
    const saved = await updateRow(db, 'firma_bilgileri', COMPANY_ID, version, row)
    await followCompany(db, before, saved)
    return { save_response: saved }
  }),
]
