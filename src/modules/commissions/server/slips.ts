import { sql } from 'kysely'
import { AppError, refuseIf } from '#core/errors.ts'
import type { Flag } from '#core/fields.ts'
import { cents, euros, sumCents, type Cents } from '#core/money.ts'
import type { Database } from '#platform/server/database.ts'
import { deleteRow, updateRow, type SavedRow } from '#platform/server/rows.ts'
import { advanceParts, slipTax, type PayoutType } from '../domain/commission.ts'
import { whyNotTaxed, type SlipParty } from '../domain/documents/slip.ts'
import { whyNotDeleteSlip, whyNotRetax } from '../domain/selection.ts'
import { sides } from './payout.ts'

type StoredSlip = {
  id: number
  tip: PayoutType
  prim_net: number
  avans: number
  kdv_oran: number
  alici_bilgi: SlipParty
}

/** Holds a slip; one of the other kind is not there. */
async function slipForUpdate(db: Database, id: number, tip?: PayoutType): Promise<StoredSlip> {
  const { rows } = await sql<StoredSlip>`
    select id, tip, prim_net, avans, kdv_oran, alici_bilgi from prim_odeme_fis where id = ${id} for update`.execute(
    db,
  )
  const [slip] = rows
  if (!slip || (tip !== undefined && slip.tip !== tip)) throw new AppError('record_not_found')
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
): Promise<SavedRow> {
  const slip = await slipForUpdate(db, id, tip)
  const isTaxFree = vergisiz === '1'
  const { kdv, prim_brut } = slipTax(slip.prim_net, isTaxFree, slip.kdv_oran)
  if (!isTaxFree) refuseIf(whyNotTaxed(slip.alici_bilgi))
  refuseIf(whyNotRetax({ avans: slip.avans, prim_brut }))
  const advances = await advancesOf(db, id)
  const taxes = advances.map(({ tutar }) => cents(advanceParts(tutar, isTaxFree, slip.kdv_oran).vat))
  return updateRow(db, 'prim_odeme_fis', id, version, {
    vergisiz,
    kdv,
    prim_brut,
    avans_kdv: euros(sumCents(taxes)),
    odenecek: euros((cents(prim_brut) - cents(slip.avans)) as Cents),
  })
}

/** Takes a slip back: its orders are unpaid again, its advances open, its claw-backs due. */
export async function withdrawSlip(db: Database, id: number): Promise<void> {
  const slip = await slipForUpdate(db, id)
  const { flag, day, slip: number, clawBack } = sides[slip.tip]
  const { rows: held } = await sql<{ paid: boolean; taken_back: number | null }>`
    select ${sql.ref(number)} = ${id} as paid, ${sql.ref(clawBack)} as taken_back from siparisler
    where id in (select sip_id from prim_odeme_fis_siparis where fis_id = ${id}) order by id for update`.execute(
    db,
  )
  refuseIf(
    whyNotDeleteSlip(
      held.flatMap(({ paid, taken_back }) => (paid && taken_back !== null ? [taken_back] : [])),
    ),
  )
  await sql`select id from personel_odeme
    where id in (select odeme_id from prim_odeme_fis_avans where fis_id = ${id}) order by id for update`.execute(
    db,
  )
  await sql`update siparisler set ${sql.ref(clawBack)} = null where ${sql.ref(clawBack)} = ${id}`.execute(db)
  await sql`update siparisler set ${sql.ref(flag)} = '0', ${sql.ref(day)} = null, ${sql.ref(number)} = null
    where ${sql.ref(number)} = ${id}`.execute(db)
  // Its lines go with it, and the advances follow by themselves.
  await deleteRow(db, 'prim_odeme_fis', id)
}
