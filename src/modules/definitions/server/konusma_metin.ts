import { AppError } from '#core/errors.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { deleteFile, readFileBase64, renameFile, storeFile } from '#platform/server/files/files.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { isOn } from '#platform/server/lists/list-payload.ts'
import { deleteRow, insertRow, updateRow } from '#platform/server/database/rows.ts'
import { createSpeechText, deleteSpeechText, getSpeechText, updateSpeechText } from '../domain/calls.ts'
import { speechTextList, speechTextRule, type SpeechTextRow } from '../domain/speech-text.ts'

async function speechTextById(db: Database, id: number) {
  const text = await db.selectFrom('konusma_metin').select('file_id').where('id', '=', id).executeTakeFirst()
  if (!text) throw new AppError(recordsRefusals.record_not_found)
  return text
}

const speechTextAnswer = (db: Database, id: number) =>
  db
    .selectFrom('konusma_metin_view')
    .select(['id', 'baslik', 'file_name', 'file_url', 'cus_category', 'metin', 'version'])
    .where('id', '=', id)
    .$castTo<SpeechTextRow>()
    .executeTakeFirstOrThrow()

export const speechTextEndpoints = [
  listEndpoint(speechTextList, { from: 'konusma_metin_view' }),
  serve(getSpeechText, async ({ db, input }) => {
    const { file_id } = await speechTextById(db, input.id)
    const content = isOn(input.base_64) ? { base_64: (await readFileBase64(db, file_id)).base_64 } : {}
    return { item: { ...(await speechTextAnswer(db, input.id)), ...content } }
  }),
  serve(createSpeechText, async ({ db, actor, input }) => {
    const { base_64, file_name, ...row } = input
    const name = file_name ?? `${row.baslik}.pdf`
    const file_id = await storeFile(db, { name, base64: base_64, userId: actor.id }, speechTextRule)
    const { id } = await insertRow(db, 'konusma_metin', { ...row, file_id })
    return { save_response: await speechTextAnswer(db, id) }
  }),
  serve(updateSpeechText, async ({ db, actor, input: { id, version, values } }) => {
    const { base_64, file_name, ...row } = values
    const before = await speechTextById(db, id)
    const name = file_name ?? 'sprechtext.pdf'
    const file_id = base_64
      ? await storeFile(db, { name, base64: base_64, userId: actor.id }, speechTextRule)
      : before.file_id
    await updateRow(db, 'konusma_metin', id, version, { ...row, file_id })
    if (base_64) await deleteFile(db, before.file_id)
    else if (file_name) await renameFile(db, file_id, file_name)
    return { save_response: await speechTextAnswer(db, id) }
  }),
  serve(deleteSpeechText, async ({ db, input: { id } }) => {
    const { file_id } = await speechTextById(db, id)
    await deleteRow(db, 'konusma_metin', id)
    await deleteFile(db, file_id)
    return { save_response: { id } }
  }),
]
