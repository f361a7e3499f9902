import { sql } from 'kysely'

/** How a customer of `customers k` is called: the firm, or else the person, or else the number. */
export const customerName = sql<string>`
  coalesce(nullif(k.cus_firm, ''), nullif(concat_ws(' ', k.cus_name, k.cus_surname), ''), k.id::text)`
