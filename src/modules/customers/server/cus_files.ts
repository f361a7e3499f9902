import { z } from 'zod'
import { admin, everyone } from '#core/actor.ts'
import { AppError } from '#core/errors.ts'
import { flag, rowId } from '#core/fields.ts'
import { changesOf } from '#core/record-calls.ts'
import type { Database } from '#platform/server/database.ts'
import { endpoint } from '#platform/server/endpoint.ts'
import { deleteFile, readFileBase64, renameFile, storeFile } from '#platform/server/files.ts'
import { isOn } from '#platform/server/list-payload.ts'
import { deleteRow, insertRow, updateRow } from '#platform/server/rows.ts'
import { CustomerFileForm, customerFileList, customerFileRule } from '../domain/cus_files.ts'
import { listOfCustomer, lockCustomer, refuseUnlessViewable } from './viewing.ts'

/** Ten megabytes in base64, and the rest of the form. */
const BODY_BYTES = 15 * 1_048_576

async function fileById(db: Database, id: number) {
  const file = await db
    .selectFrom('cus_files')
    .select(['cus_id', 'file_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!file) throw new AppError('record_not_found')
  return file
}

async function fileAnswer(db: Database, id: number) {
  const row = await db.selectFrom('cus_files_view').selectAll().where('id', '=', id).executeTakeFirst()
  return { ...row, id }
}

/** A replaced content takes the place of the old one; a missing or empty one leaves it. */
const FileChanges = changesOf(
  CustomerFileForm.omit({ cus_id: true }).extend({ base_64: z.string().nullish() }),
)

export const customerFileEndpoints = [
  listOfCustomer(customerFileList, 'cus_files_view'),
  endpoint({
    path: '/cus_files/get',
    who: everyone,
    input: z.object({ id: rowId, base_64: z.union([z.boolean(), flag]).nullish() }),
    run: async ({ db, actor, input }) => {
      const { cus_id, file_id } = await fileById(db, input.id)
      await refuseUnlessViewable(db, actor, cus_id)
      const content = isOn(input.base_64) ? { base_64: (await readFileBase64(db, file_id)).base_64 } : {}
      return { item: { ...(await fileAnswer(db, input.id)), ...content } }
    },
  }),
  endpoint({
    path: '/cus_files/create',
    who: admin,
    writes: true,
    maxBytes: BODY_BYTES,
    input: CustomerFileForm,
    run: async ({ db, actor, input }) => {
      const { base_64, file_name, date, ...row } = input
      await lockCustomer(db, actor, input.cus_id)
      const name = file_name ?? input.baslik ?? 'dokument'
      const file_id = await storeFile(db, { name, base64: base_64, userId: actor.id }, customerFileRule)
      const { id } = await insertRow(db, 'cus_files', { ...row, file_id, ...(date ? { date } : {}) })
      return { save_response: await fileAnswer(db, id) }
    },
  }),
  endpoint({
    path: '/cus_files/update',
    who: admin,
    writes: true,
    maxBytes: BODY_BYTES,
    input: FileChanges,
    run: async ({ db, actor, input: { id, version, values } }) => {
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
    },
  }),
  endpoint({
    path: '/cus_files/delete',
    who: admin,
    writes: true,
    input: z.object({ id: rowId }),
    run: async ({ db, input: { id } }) => {
      const { file_id } = await fileById(db, id)
      await deleteRow(db, 'cus_files', id)
      await deleteFile(db, file_id)
      return { save_response: { id } }
    },
  }),
]
