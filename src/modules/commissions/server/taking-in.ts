import { sql } from 'kysely'
import type { IsoDate } from '#core/days/dates.ts'
import { readCompanySettings } from '#platform/server/company-settings.ts'
import type { Database } from '#platform/server/database/database.ts'
import { insertRowSet } from '#platform/server/database/rows.ts'
import { allRows, firstRow } from '#platform/server/database/sql.ts'
import { advanceParts } from '../domain/commission.ts'
import { ADVANCE } from '../domain/advances.ts'

type Advance = { per_id: number; day: IsoDate; amount: number; f_no: string | null; note: string | null }

/** Stores advances from another system; the invoice they were given for is found by its number. */
export async function takeInAdvances(
  db: Database,
  advances: readonly Advance[],
  kayit_user: number,
): Promise<number[]> {
  const { commission_vat } = await readCompanySettings(db)
  const people = await allRows(db)<{ id: number; yuzde: number }>`
    select id, yuzde from sys_users where id = any(${advances.map(({ per_id }) => per_id)}::integer[])`
  const reasons = await allRows(db)<{ id: number; cus_id: number; f_no: string }>`
    select id, cus_id, f_no from siparisler
    where f_no = any(${advances.flatMap(({ f_no }) => f_no ?? [])}::text[])`
  return insertRowSet(
    db,
    'personel_odeme',
    advances.map(({ per_id, day, amount, f_no, note }) => {
      const reason = reasons.find((one) => one.f_no === f_no)
      return {
        per_id,
        islem: ADVANCE,
        tarihi: day,
        odeme_tar: day,
        tutar: amount,
        kalan: amount,
        komisyon_oran: people.find(({ id }) => id === per_id)?.yuzde ?? null,
        komisyon_tutar: advanceParts(amount, commission_vat).net,
        komisyon_brut: amount,
        aciklama: note,
        kayit_user,
        s_no: reason?.id ?? null,
        cus_id: reason?.cus_id ?? null,
        f_no,
      }
    }),
  )
}

/** Deletes imported advances; returns the id of one that a slip has settled in whole or in part. */
export async function takeBackAdvances(db: Database, ids: readonly number[]): Promise<number | null> {
  const row = await firstRow(db)<{ id: number }>`
    select id from personel_odeme where id = any(${ids}::integer[]) and kalan <> tutar limit 1`
  if (row) return row.id
  await sql`delete from personel_odeme where id = any(${ids}::integer[])`.execute(db)
  return null
}
