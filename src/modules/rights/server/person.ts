import type { Called } from '#modules/data-in/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import { allRows, firstRow } from '#platform/server/database/sql.ts'

/** A customer with the records merged into it, and the mail addresses and numbers that no other customer has. */
export type Person = Called & {
  id: number
  ids: readonly number[]
  /** Records that are gone, such as those of an import that was taken back. */
  gone: readonly number[]
  addresses: readonly string[]
  numbers: readonly string[]
}

/** Leaves out addresses that another customer has too, as mails to them may be for either. */
async function addressesOf(db: Database, ids: readonly number[]): Promise<string[]> {
  const rows = await allRows(db)<{ address: string }>`
    with named (address) as (
      select lower(trim(cus_email)) from customers where id = any(${ids}::integer[])
      union select lower(trim(k.cus_email)) from kargo_cikti k join siparisler s on s.id = k.sip_id
        where s.cus_id = any(${ids}::integer[])
      union select lower(trim(v ->> 'cus_email')) from sys_audit a, unnest(array[a.before, a.after]) v
        where a.table_name = 'customers' and a.row_id = any(${ids}::integer[])
    )
    select address from named where address <> '' and not exists (select from customers o
      where lower(trim(o.cus_email)) = address and o.id <> all(${ids}::integer[]) and o.cus_del = '0')`
  return rows.map(({ address }) => address)
}

/** Leaves out numbers that another customer has too, as calls from them may be of either. */
async function numbersOf(db: Database, ids: readonly number[]): Promise<string[]> {
  const rows = await allRows(db)<{ number: string }>`
    select '+' || m.value as number from customer_marks m where m.mark = 'phone' and m.cus_id = any(${ids}::integer[])
      and not exists (select from customer_marks o
        where o.mark = 'phone' and o.value = m.value and o.cus_id <> all(${ids}::integer[]))`
  return rows.map(({ number }) => number)
}

/** What a file of the import may call the person by; marks that another customer has too are left out. */
async function calledBy(db: Database, ids: readonly number[]): Promise<Called> {
  const row = await firstRow(db)<Called>`
    with own as (select * from customers where id = any(${ids}::integer[]))
    select
      array(select cus_code from own where cus_code <> '') as codes,
      array(select distinct m.mark || ':' || m.value from customer_marks m where m.cus_id = any(${ids}::integer[])
        and not exists (select from customer_marks o
          where o.mark = m.mark and o.value = m.value and o.cus_id <> all(${ids}::integer[]))) as marks,
      array(select search_fold(concat_ws('|', coalesce(cus_name, ''), coalesce(cus_surname, ''), coalesce(cus_firm, '')))
        from own where erased_at is null) as names,
      array(select phrase_of(w) from own, unnest(array[concat_ws(' ', cus_name, cus_surname),
        concat_ws(' ', cus_surname, cus_name), cus_firm, cus_email]) w where erased_at is null and phrase_of(w) <> '') as phrases
  `
  return row ?? { codes: [], marks: [], names: [], phrases: [] }
}

/** Records of the same number, address or name that only the change log knows any more. */
async function goneRecords(
  db: Database,
  { codes, names }: Called,
  addresses: readonly string[],
): Promise<number[]> {
  const rows = await allRows(db)<{ id: number }>`
    select distinct a.row_id as id from sys_audit a, unnest(array[a.before, a.after]) v
    where a.table_name = 'customers' and not exists (select from customers c where c.id = a.row_id)
      and (v ->> 'cus_code' = any(${codes}::text[]) or lower(trim(v ->> 'cus_email')) = any(${addresses}::text[])
        or search_fold(concat_ws('|', coalesce(v ->> 'cus_name', ''), coalesce(v ->> 'cus_surname', ''),
          coalesce(v ->> 'cus_firm', ''))) = any(${names}::text[]))`
  return rows.map(({ id }) => id)
}

export async function personOf(db: Database, id: number): Promise<Person> {
  const rows = await allRows(db)<{
    id: number
  }>`select id from customers where id = ${id} or merged_into = ${id}`
  const ids = rows.map((row) => row.id)
  const addresses = await addressesOf(db, ids)
  const called = await calledBy(db, ids)
  const gone = await goneRecords(db, called, addresses)
  return { id, ids, gone, addresses, numbers: await numbersOf(db, ids), ...called }
}
