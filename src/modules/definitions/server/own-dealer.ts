import type { Database } from '#platform/server/database/database.ts'
import { updateRow } from '#platform/server/database/rows.ts'
import type { CompanyForm } from '../domain/company.ts'
import { dealerChanges, OWN_DEALER } from '../domain/own-dealer.ts'
import { hasTwin } from './twins.ts'

type Company = Pick<CompanyForm, 'legal_name' | 'street' | 'postcode' | 'town' | 'ustid'>

/** The dealer that is the company follows its data, except where it was given some of its own. */
export async function followCompany(db: Database, before: Company, after: Company): Promise<void> {
  const dealer = await db
    .selectFrom('bayi_cari')
    .select(['firma', 'firma_cari', 'adres', 'ustid', 'version'])
    .where('id', '=', OWN_DEALER)
    .executeTakeFirst()
  if (!dealer) return
  const { version, ...data } = dealer
  const { firma, ...others } = dealerChanges(data, before, after)
  // Where another dealer has the company's name already, the own one keeps its short name.
  const isFree = firma !== undefined && !(await hasTwin(db, 'bayi_cari', 'firma', firma, OWN_DEALER))
  const changes = isFree ? { ...others, firma } : others
  if (Object.keys(changes).length) await updateRow(db, 'bayi_cari', OWN_DEALER, version, changes)
}
