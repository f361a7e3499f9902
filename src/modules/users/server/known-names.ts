import { sql } from 'kysely'
import { readCompany } from '#platform/server/company.ts'
import type { Database } from '#platform/server/database/database.ts'

/** Names that are known around an account: the person's and the company's. */
export async function knownNames(db: Database, email: string): Promise<(string | null)[]> {
  const user = await db
    .selectFrom('sys_users')
    .select(['user_name', 'name', 'surname'])
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('sil', '=', '0')
    .executeTakeFirst()
  return [email.split('@')[0] ?? '', ...Object.values(user ?? {}), ...(await companyNames(db))]
}

export async function companyNames(db: Database): Promise<(string | null)[]> {
  const { legal_name, ust_bilgi } = await readCompany(db)
  return [legal_name, ust_bilgi?.split(/\n| · /)[0] ?? null]
}
