import { sql } from 'kysely'
import { businessDay, type IsoDate } from '#core/days/dates.ts'
import { AppError } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import type { Database } from '#platform/server/database/database.ts'
import { allRows, firstRow } from '#platform/server/database/sql.ts'

const refusals = defineRefusals({
  slip_in_transfer: {
    tr: 'Bu fiş {run} numaralı havale dosyasında. Önce dosyayı iptal edin.',
    de: 'Diese Abrechnung ist in der Überweisungsdatei {run}. Brechen Sie die Datei zuerst ab, solange das geht.',
    en: 'This slip is in the transfer file {run}. Cancel the file first, as long as that is possible.',
  },
})

/** A slip that a transfer may pay, with the account of the one who earned. */
export type TransferableSlip = {
  fis_id: number
  fis_no: string
  name: string
  amount: number
  day: IsoDate
  user_id: number | null
  bayi_id: number | null
  iban: string | null
  holder: string | null
  is_waiting: boolean
}

/** Older slips were paid in another way. */
const OFFERED_MONTHS = 3

/**
 * Slips of the last months that no transfer has paid yet, and the named ones; waiting ones are in a file already.
 */
export async function transferableSlips(
  db: Database,
  now: Temporal.Instant,
  chosen: readonly number[] = [],
): Promise<TransferableSlip[]> {
  const since = Temporal.PlainDate.from(businessDay(now)).subtract({ months: OFFERED_MONTHS }).toString()
  return allRows(db)<TransferableSlip>`
    select f.id as fis_id, f.fis_no, f.alici_bilgi ->> 'adi' as name, f.odenecek as amount, f.islem_tar as day, f.user_id,
      f.bayi_id, a.iban, a.holder,
      exists (select from transfer_items i where i.fis_id = f.id and i.is_live) as is_waiting
    from prim_odeme_fis f
    left join payee_accounts a on a.user_id = f.user_id or a.bayi_id = f.bayi_id
    where f.odenecek > 0 and f.transferred_on is null and (f.islem_tar >= ${since} or f.id = any(${chosen}::integer[]))
    order by f.id`
}

/** Locks slips until the transaction ends, so that they are neither changed nor deleted meanwhile. */
export async function holdSlips(db: Database, ids: readonly number[]): Promise<void> {
  const rows = await allRows(
    db,
  )`select id from prim_odeme_fis where id = any(${ids}::integer[]) order by id for update`
  if (rows.length !== new Set(ids).size) throw new AppError(recordsRefusals.record_not_found)
}

/** The file with these slips was handed over. */
export async function noteTransferred(db: Database, ids: readonly number[], day: IsoDate): Promise<void> {
  await sql`update prim_odeme_fis set transferred_on = ${day} where id = any(${ids}::integer[])`.execute(db)
}

/** A slip in a transfer file is neither changed nor deleted until the file is cancelled. */
export async function refuseInTransfer(db: Database, id: number): Promise<void> {
  const row = await firstRow(db)<{ run_id: number }>`
    select run_id from transfer_items where fis_id = ${id} and is_live limit 1`
  if (row) throw new AppError(refusals.slip_in_transfer, { run: row.run_id })
}
