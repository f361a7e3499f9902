import { sql } from 'kysely'
import { AppError, refuseIf } from '#core/errors.ts'
import type { Flag } from '#core/fields.ts'
import { cents, euros, sumCents, type Cents } from '#core/money/money.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import type { Database } from '#platform/server/database/database.ts'
import { deleteRow, updateRow, type StoredRow } from '#platform/server/database/rows.ts'
import { allRows, firstRow } from '#platform/server/database/sql.ts'
import { advanceParts, slipTax, type PayoutType } from '../domain/commission.ts'
import { whyNotTaxed, type SlipParty } from '../domain/documents/slip.ts'
import { refuseInTransfer } from './transferring.ts'
import { whyNotDeleteSlip, whyNotRetax } from '../domain/selection.ts'

type StoredSlip = {
  id: number
  tip: PayoutType
  prim_net: number
  avans: number
  kdv_oran: number
  alici_bilgi: SlipParty
}

/** Locks a slip; one of the other kind is reported as not found. */
async function slipForUpdate(db: Database, id: number, tip?: PayoutType): Promise<StoredSlip> {
  const slip = await firstRow(db)<StoredSlip>`
    select id, tip, prim_net, avans, kdv_oran, alici_bilgi from prim_odeme_fis where id = ${id} for update`
  if (!slip || (tip !== undefined && slip.tip !== tip)) throw new AppError(recordsRefusals.record_not_found)
  return slip
}

const advancesOf = (db: Database, fis_id: number) =>
  db
    .selectFrom('prim_odeme_fis_avans')
    .select(['odeme_id', 'tutar'])
    .where('fis_id', '=', fis_id)
    .orderBy('odeme_id')
    .execute()

type Change = { id: number; version?: number | null | undefined; vergisiz: Flag }

/** Switches the tax of a slip on or off: the net amount and what it settled stay. */
export async function retax(
  db: Database,
  { id, version, vergisiz }: Change,
  tip: PayoutType,
): Promise<StoredRow<'prim_odeme_fis'>> {
  const slip = await slipForUpdate(db, id, tip)
  await refuseInTransfer(db, id)
  const isTaxFree = vergisiz === '1'
  const { kdv, prim_brut } = slipTax(slip.prim_net, isTaxFree, slip.kdv_oran)
  if (!isTaxFree) refuseIf(whyNotTaxed(slip.alici_bilgi))
  refuseIf(whyNotRetax({ avans: slip.avans, prim_brut }))
  const advances = await advancesOf(db, id)
  const taxes = advances.map(({ tutar }) => cents(advanceParts(tutar, slip.kdv_oran, isTaxFree).vat))
  return updateRow(db, 'prim_odeme_fis', id, version, {
    vergisiz,
    kdv,
    prim_brut,
    avans_kdv: euros(sumCents(taxes)),
    odenecek: euros((cents(prim_brut) - cents(slip.avans)) as Cents),
  })
}

/** Slips that took back or paid again, later, what is on this one. */
async function laterSlips(db: Database, id: number): Promise<number[]> {
  const rows = await allRows(db)<{ fis_id: number }>`
    select distinct later.fis_id from prim_odeme_fis_siparis own join prim_odeme_fis_siparis later
      on later.sip_id = own.sip_id and later.tip = own.tip and later.id > own.id
    where own.fis_id = ${id} and later.fis_id <> ${id} order by later.fis_id desc`
  return rows.map(({ fis_id }) => fis_id)
}

/** Deletes a slip: its commission and settled advances are open again, and what it took back is owed again. */
export async function withdrawSlip(db: Database, id: number): Promise<void> {
  await slipForUpdate(db, id)
  await refuseInTransfer(db, id)
  await sql`select id from siparisler
    where id in (select sip_id from prim_odeme_fis_siparis where fis_id = ${id}) order by id for update`.execute(
    db,
  )
  refuseIf(whyNotDeleteSlip(await laterSlips(db, id)))
  await sql`select id from personel_odeme
    where id in (select odeme_id from prim_odeme_fis_avans where fis_id = ${id}) order by id for update`.execute(
    db,
  )
  // Triggers mark the orders by these lines, so they are deleted first.
  await sql`delete from prim_odeme_fis_siparis where fis_id = ${id}`.execute(db)
  await deleteRow(db, 'prim_odeme_fis', id)
}
