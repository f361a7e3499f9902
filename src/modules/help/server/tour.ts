import { DEMO_IBAN } from '#core/company/demo-company.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { oneRow } from '#platform/server/database/sql.ts'
import { readTour } from '../domain/calls.ts'
import type { TourFacts } from '../domain/tour.ts'

export async function readTourFacts(db: Database): Promise<TourFacts> {
  const facts = await oneRow(db)<TourFacts>`select
    exists (select from firma_bilgileri where replace(iban, ' ', '') = ${DEMO_IBAN}) as is_demo,
    exists (select from stok) as wines,
    exists (select from customers where cus_del = '0') as customers,
    exists (select from siparisler) as orders,
    exists (select from siparisler where f_no is not null) as invoices,
    exists (select from bank_statements) as statements`
  return facts
}

export const helpEndpoints = [serve(readTour, async ({ db }) => ({ item: await readTourFacts(db) }))]
