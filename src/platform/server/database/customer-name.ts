import { sql, type RawBuilder } from 'kysely'

const partsOf = (row: string) => {
  const field = (name: string) => sql.ref(`${row}.${name}`)
  return {
    firm: sql`nullif(${field('cus_firm')}, '')`,
    person: sql`trim(concat_ws(' ', ${field('cus_name')}, ${field('cus_surname')}))`,
  }
}

/**
 * What the customer of a row with this alias is called: the firm, or else the person. The row is one of `customers` or
 * an order, which keeps the name it was written with. `customers/domain/name.ts` says the same.
 */
export function customerName(row: string): RawBuilder<string> {
  const { firm, person } = partsOf(row)
  return sql<string>`coalesce(${firm}, ${person})`
}

/** Whom to address: the person, or else the firm. */
export function contactName(row: string): RawBuilder<string | null> {
  const { firm, person } = partsOf(row)
  return sql<string | null>`coalesce(nullif(${person}, ''), ${firm})`
}

/** What a row of `customers` is called where something must be read: without any name it is the number. */
export const customerLabel = (row: string): RawBuilder<string> =>
  sql<string>`coalesce(nullif(${customerName(row)}, ''), ${sql.ref(`${row}.id`)}::text)`
