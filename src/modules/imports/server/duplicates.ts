import { sql } from 'kysely'
import type { Database } from '#platform/server/database.ts'
import { phoneKeys } from '../domain/duplicates.ts'
import type { ImportRow } from '../domain/import-row.ts'

/**
 * Number of a customer who has the same e-mail, one of the phones, or the same name at the same postcode.
 * Three searches, because each has an index of its own.
 */
export async function findDuplicate(db: Database, row: ImportRow): Promise<number | null> {
  const phones = phoneKeys(row)
  const name = [row.cus_name, row.cus_surname, row.cus_firm].map((part) => part ?? '').join('|')
  const { rows } = await sql<{ id: number | null }>`
    select min(id) as id from (
      select id from customers where cus_del = '0' and lower(cus_email) = lower(${row.cus_email})
      union all
      select id from customers
      where cus_del = '0'
        and phone_keys(cus_country_code, cus_tel1, cus_tel2, cus_gsm, cus_private) && ${phones}::text[]
      union all
      select id from customers
      where cus_del = '0'
        and search_fold(coalesce(cus_name, '') || '|' || coalesce(cus_surname, '') || '|' || coalesce(cus_firm, ''))
          = search_fold(${name})
        and exists (select from cus_adress a where a.cus_id = customers.id and a.sil = '0' and a.pk = ${row.pk})
    ) known`.execute(db)
  return rows[0]?.id ?? null
}
