import { AppError } from '#core/errors.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { deleteFile, readFileBase64, renameFile, storeFile } from '#platform/server/files/files.ts'
import { isOn } from '#platform/server/lists/list-payload.ts'
import { deleteRow, insertRow, updateRow } from '#platform/server/database/rows.ts'
import { createFile, getFile, removeFile, updateFile } from '../domain/calls.ts'
import { customerFileList, customerFileRule, type CustomerFileRow } from '../domain/customer-files.ts'
import { listOfCustomer, lockCustomer, refuseUnlessViewable } from './viewing.ts'

async function fileById(db: Database, id: number) {
  const file = await db
    .selectFrom('cus_files')
    .select(['cus_id', 'file_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!file) throw new AppError(recordsRefusals.record_not_found)
  return file
}

const fileAnswer = (db: Database, id: number) =>
  db
    .selectFrom('cus_files_view')
    .selectAll()
    .where('id', '=', id)
    .$castTo<CustomerFileRow>()
    .executeTakeFirstOrThrow()

export const customerFileEndpoints = [
  listOfCustomer(customerFileList, 'cus_files_view'),
  serve(getFile, async ({ db, actor, input }) => {
    const { cus_id, file_id } = await fileById(db, input.id)
    await refuseUnlessViewable(db, actor, cus_id)
    const content = isOn(input.base_64) ? { base_64: (await readFileBase64(db, file_id)).base_64 } : {}
    return { item: { ...(await fileAnswer(db, input.id)), ...content } }
  }),
  serve(createFile, async ({ db, actor, input }) => {
    const { base_64, file_name, date, ...row } = input
    await lockCustomer(db, actor, input.cus_id)
    const name = file_name ?? input.baslik ?? 'dokument'
    const file_id = await storeFile(db, { name, base64: base_64, userId: actor.id }, customerFileRule)
    const { id } = await insertRow(db, 'cus_files', { ...row, file_id, ...(date ? { date } : {}) })
    return { save_response: await fileAnswer(db, id) }
  }),
  serve(updateFile, async ({ db, actor, input: { id, version, values } }) => {
    const { base_64, file_name, date, ...row } = values
    const before = await fileById(db, id)
    await lockCustomer(db, actor, before.cus_id)
    const name = file_name ?? 'dokument'
    const file_id = base_64
      ? await storeFile(db, { name, base64: base_64, userId: actor.id }, customerFileRule)
      : before.file_id
    await updateRow(db, 'cus_files', id, version, { ...row, file_id, ...(date ? { date } : {}) })
    if (base_64) await deleteFile(db, before.file_id)
    else if (file_name) await renameFile(db, file_id, file_name)
    return { save_response: await fileAnswer(db, id) }
  }),
  serve(removeFile, async ({ db, input: { id } }) => {
    const { file_id } = await fileById(db, id)
    await deleteRow(db, 'cus_files', id)
    await deleteFile(db, file_id)
    return { save_response: { id } }
  }),
]
