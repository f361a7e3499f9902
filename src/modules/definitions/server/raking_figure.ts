import { Level } from '#core/actor.ts'
import { AppError } from '#core/errors.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { say } from '#core/texts/texts.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { deleteFile, readFileBase64, storeFile } from '#platform/server/files/files.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { isOn } from '#platform/server/lists/list-payload.ts'
import { deleteRow, insertRow, updateRow } from '#platform/server/database/rows.ts'
import { getRanking, saveRanking } from '../domain/calls.ts'
import { rankingList, rankingRule } from '../domain/rankings.ts'
import { rankingPushTexts } from '../texts.ts'
import { seenEndpoints } from './rankings-seen.ts'

const [createRanking, updateRanking, deleteRanking] = saveRanking

async function rankingById(db: Database, id: number) {
  const ranking = await db.selectFrom('raking_figure').selectAll().where('id', '=', id).executeTakeFirst()
  if (!ranking) throw new AppError(recordsRefusals.record_not_found)
  return ranking
}

async function everybodyBut(db: Database, id: number): Promise<number[]> {
  const people = await db
    .selectFrom('sys_users')
    .select('id')
    .where('sil', '=', '0')
    .where('blocked', '=', '0')
    .where('user_level', '<>', Level.system)
    .where('id', '<>', id)
    .execute()
  return people.map((person) => person.id)
}

export const rankingEndpoints = [
  listEndpoint(rankingList, { from: 'raking_figure_view' }),
  ...seenEndpoints,
  serve(getRanking, async ({ db, input }) => {
    const { file_id, kayit_user: _author, ...item } = await rankingById(db, input.id)
    const { base_64, ...file } = await readFileBase64(db, file_id)
    return { item: { ...item, ...file, ...(isOn(input.base_64) ? { base_64 } : {}) } }
  }),
  serve(createRanking, async ({ db, input, actor, services, afterCommit }) => {
    const { base_64, file_name, ...row } = input
    const name = file_name ?? 'bild'
    const file_id = await storeFile(db, { name, base64: base_64, userId: actor.id }, rankingRule)
    const save_response = await insertRow(db, 'raking_figure', { ...row, file_id, kayit_user: actor.id })
    const others = await everybodyBut(db, actor.id)
    // All but the author are told of a new ranking by the badge at home, or by a push without a window.
    afterCommit(() => services.realtime.toListeners('topic1', { id: save_response.id, by: actor.id }))
    afterCommit(() =>
      services.push.toUsers(others, (language) => ({
        title: say(rankingPushTexts.new_ranking, language),
        body: row.title ?? '',
        url: '/',
      })),
    )
    return { save_response }
  }),
  serve(updateRanking, async ({ db, input, actor }) => {
    const { base_64, file_name, ...row } = input.values
    const before = await rankingById(db, input.id)
    if (!base_64) return { save_response: await updateRow(db, 'raking_figure', input.id, input.version, row) }
    const name = file_name ?? 'bild'
    const file_id = await storeFile(db, { name, base64: base_64, userId: actor.id }, rankingRule)
    const save_response = await updateRow(db, 'raking_figure', input.id, input.version, { ...row, file_id })
    await deleteFile(db, before.file_id)
    return { save_response }
  }),
  serve(deleteRanking, async ({ db, input }) => {
    const { file_id } = await rankingById(db, input.id)
    const used = await db
      .selectFrom('sys_users')
      .select('id')
      .where('raking', '=', input.id)
      .executeTakeFirst()
    if (used) throw new AppError(recordsRefusals.record_in_use)
    await deleteRow(db, 'raking_figure', input.id)
    await deleteFile(db, file_id)
    return { save_response: { id: input.id } }
  }),
]
