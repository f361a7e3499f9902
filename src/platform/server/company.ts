import type { Company } from '#core/company/company-fields.ts'
import { companyOf, NO_COMPANY } from '#core/company/company.ts'
import type { Database } from './database/database.ts'

/** The company as it is; an empty one where nobody has entered it. */
export async function readCompany(db: Database): Promise<Company> {
  const row = await db.selectFrom('firma_bilgileri').selectAll().where('id', '=', 1).executeTakeFirst()
  return row ? companyOf(row) : NO_COMPANY
}
