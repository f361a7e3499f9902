import type { Database } from '#platform/server/database/database.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { phoneKeys } from '#modules/data-in/domain/import/duplicates.ts'
import type { ImportRow } from '#modules/data-in/domain/import/import-row.ts'

/** What identifies a row: e-mail, phones, or its name at its postcode. */
export type Identity = { id: number | null; marks: string[] }

const nameOf = (row: ImportRow) =>
  [row.cus_name, row.cus_surname, row.cus_firm].map((part) => part ?? '').join('|')

/**
 * For each row the number of a customer with the same e-mail, one of the phones, or the same name at the same
 * postcode, in one query with three searches, as each has an index of its own. The offset makes the planner filter
 * by name first instead of reading all addresses.
 */
export async function findDuplicates(db: Database, rows: readonly ImportRow[]): Promise<Identity[]> {
  const asked = rows.map((row, index) => ({
    index,
    email: row.cus_email,
    phones: phoneKeys(row),
    name: nameOf(row),
    pk: row.pk,
  }))
  const found = await allRows(db)<{ id: number | null; name: string }>`
    select search_fold(r.name) as name, (
      select min(id) from (
        select id from customers where cus_del = '0' and lower(cus_email) = lower(r.email)
        union all
        select id from customers
        where cus_del = '0'
          and phone_keys(cus_country_code, cus_tel1, cus_tel2, cus_gsm, cus_private) && r.phones
        union all
        select id from (
          select id from customers
          where cus_del = '0' and r.pk is not null
            and search_fold(coalesce(cus_name, '') || '|' || coalesce(cus_surname, '') || '|' || coalesce(cus_firm, ''))
              = search_fold(r.name)
          offset 0
        ) namesake
        where exists (select from cus_adress a where a.cus_id = namesake.id and a.sil = '0' and a.pk = r.pk)
      ) known
    ) as id
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as r(index int, email text, phones text[], name text, pk text)
    order by r.index`
  return asked.map(({ email, phones, pk }, index) => ({
    id: found[index]?.id ?? null,
    marks: [
      ...(email ? [`mail ${email.toLowerCase()}`] : []),
      ...phones.map((phone) => `phone ${phone}`),
      ...(pk ? [`name ${found[index]?.name} ${pk}`] : []),
    ],
  }))
}
