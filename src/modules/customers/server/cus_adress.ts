import { sql } from 'kysely'
import { AppError } from '#core/errors.ts'
import type { Flag } from '#core/fields.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { refuseRetired } from '#platform/server/calls/retired-entries.ts'
import { insertRow, updateRow } from '#platform/server/database/rows.ts'
import { createAddress, deleteAddress, updateAddress } from '../domain/calls.ts'
import { addressList, defaultFlag } from '../domain/addresses.ts'
import { listOfCustomer, lockCustomer } from './viewing.ts'

type Place = { cus_id: number; c_type: number; a_def: Flag }

/** One default per customer and type; true when another address lost that mark and lists must be read again. */
async function makeRoomForDefault(db: Database, address: Place, id: number | null): Promise<boolean> {
  if (address.a_def !== '1') return false
  const cleared = await db
    .updateTable('cus_adress')
    .set({ a_def: '0' })
    .where('cus_id', '=', address.cus_id)
    .where('c_type', '=', address.c_type)
    .where('a_def', '=', '1')
    .where('sil', '=', '0')
    .$if(id !== null, (query) => query.where('id', '<>', id ?? 0))
    .returning('id')
    .execute()
  return cleared.length > 0
}

/** When a default is deleted or gets another type, the newest address of its old type takes the mark. */
async function passDefaultOn(db: Database, { cus_id, c_type, a_def }: Place): Promise<boolean> {
  if (a_def !== '1') return false
  const { numAffectedRows } = await sql`
    update cus_adress set a_def = '1' where id = (
      select id from cus_adress where cus_id = ${cus_id} and c_type = ${c_type} and sil = '0'
      order by id desc limit 1)`.execute(db)
  return Boolean(numAffectedRows)
}

async function addressById(db: Database, id: number) {
  const address = await db
    .selectFrom('cus_adress')
    .select(['cus_id', 'c_type', 'a_def'])
    .where('id', '=', id)
    .where('sil', '=', '0')
    .executeTakeFirst()
  if (!address) throw new AppError(recordsRefusals.record_not_found)
  return address
}

export const addressEndpoints = [
  listOfCustomer(addressList, 'cus_adress_view'),
  serve(createAddress, async ({ db, actor, input }) => {
    await lockCustomer(db, actor, input.cus_id)
    await refuseRetired(db, { c_type: 'sys_adres_type' }, input)
    const address = { ...input, a_def: defaultFlag(input) }
    const refresh = await makeRoomForDefault(db, address, null)
    return { save_response: await insertRow(db, 'cus_adress', address), refresh }
  }),
  serve(updateAddress, async ({ db, actor, input: { id, version, values } }) => {
    const { cus_id } = await addressById(db, id)
    await lockCustomer(db, actor, cus_id)
    const before = await addressById(db, id)
    await refuseRetired(db, { c_type: 'sys_adres_type' }, values, before)
    const place = { ...before, ...values }
    const a_def = defaultFlag(place, before)
    const hasLost = await makeRoomForDefault(db, { ...place, a_def }, id)
    const save_response = await updateRow(db, 'cus_adress', id, version, { ...values, a_def })
    const hasPassedOn = place.c_type !== before.c_type && (await passDefaultOn(db, before))
    return { save_response, refresh: hasLost || hasPassedOn }
  }),
  serve(deleteAddress, async ({ db, actor, input: { id } }) => {
    const { cus_id } = await addressById(db, id)
    await lockCustomer(db, actor, cus_id)
    const address = await addressById(db, id)
    await sql`update cus_adress set sil = '1', a_def = '0' where id = ${id}`.execute(db)
    return { save_response: { id }, refresh: await passDefaultOn(db, address) }
  }),
]
