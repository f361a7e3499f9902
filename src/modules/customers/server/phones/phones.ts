import { sql } from 'kysely'
import { AppError } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import type { Database } from '#platform/server/database/database.ts'
import { firstRow } from '#platform/server/database/sql.ts'

const refusals = defineRefusals({
  no_free_phone_field: {
    tr: 'Müşterinin bütün telefon alanları dolu. Önce birini boşaltın.',
    de: 'Alle Telefonfelder des Kunden sind belegt. Bitte erst eines leeren.',
    en: 'All telephone fields of the customer are in use. Empty one first.',
  },
})

const fields = ['cus_tel1', 'cus_gsm', 'cus_tel2', 'cus_private'] as const

/** Writes a number into the first free telephone field of a customer who does not have it yet. */
export async function addPhone(db: Database, id: number, number: string): Promise<void> {
  const found = await firstRow(db)<{ has: boolean | null; free: string | null }>`
    select ${number} = any(array[${sql.join(fields.map((field) => sql`dial_number(cus_country_code, ${sql.ref(field)})`))}]) as has,
      case ${sql.join(
        fields.map((field) => sql`when coalesce(trim(${sql.ref(field)}), '') = '' then ${sql.lit(field)}`),
        sql` `,
      )} end as free
    from customers where id = ${id} for update`
  if (!found || found.has) return
  if (found.free === null) throw new AppError(refusals.no_free_phone_field)
  await sql`update customers set ${sql.ref(found.free)} = ${number} where id = ${id}`.execute(db)
}
