import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Actor } from '#core/actor.ts'
import { AppError } from '#core/errors.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { deleteFile, fileAnswer, storeFile } from '#platform/server/files/files.ts'
import { personName } from '#platform/server/database/person-name.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import type { Services } from '#platform/server/services.ts'
import { allRows, firstRow } from '#platform/server/database/sql.ts'
import { getAvatar, getProfile, listUsers, updateProfile } from '../domain/calls.ts'
import { avatarRule } from '../domain/attachments.ts'
import { targetOf, type ChatUser, type ProfileForm } from '../domain/chat.ts'
import { reachablePeople } from '../domain/visibility.ts'
import { seatOf } from './conversations.ts'

/** The last call of a session tells when somebody was last here, more reliably than the closing of a window. */
async function usersWhere(
  { db, realtime }: Pick<Services, 'db' | 'realtime'>,
  where: RawBuilder<unknown>,
): Promise<ChatUser[]> {
  const rows = await allRows(db)<Omit<ChatUser, 'isOnline'>>`
    select u.id as uid, u.user_name as name,
      ${personName} as name_surname,
      p.avi_file_id as avi, p.about,
      greatest(p.last_seen, (select max(s.last_seen_at) from sys_sessions s where s.user_id = u.id)) as "lastSeen"
    from sys_users u left join chat_profiles p on p.user_id = u.id
    where ${where} order by concat_ws(' ', u.name, u.surname, u.user_name) collate "de-x-icu", u.id`
  const online = new Set(await realtime.online())
  return rows.map((row) => ({ ...row, isOnline: online.has(row.uid) }))
}

/** Users whom the caller may see or shares an older conversation with, and the caller. */
const known = (actor: Actor) => sql`(
  u.id = ${actor.id} or ${scopeSql(reachablePeople(actor), 'u')}
  or u.id in (select o.user_id from chat_members o join chat_members me on me.conversation_id = o.conversation_id
    where me.user_id = ${actor.id}))`

async function pictureId(db: Database, actor: Actor, uid: number): Promise<number | null> {
  const row = await firstRow(db)<{ avi: number | null }>`
    select p.avi_file_id as avi from sys_users u left join chat_profiles p on p.user_id = u.id
    where u.id = ${uid} and ${known(actor)}`
  return row?.avi ?? null
}

/** A new picture takes the place of the old one, null takes it away, nothing leaves it. */
async function pictureAfter(
  db: Database,
  actor: Actor,
  base64: string | null | undefined,
  old: number | null,
): Promise<number | null> {
  if (base64) return storeFile(db, { name: 'profil', base64, userId: actor.id }, avatarRule)
  return base64 === null ? null : old
}

async function saveProfile({ db, actor, input }: SignedInCall<z.output<typeof ProfileForm>>) {
  const before = await db
    .selectFrom('chat_profiles')
    .select(['about', 'avi_file_id'])
    .where('user_id', '=', actor.id)
    .forUpdate()
    .executeTakeFirst()
  const old = before?.avi_file_id ?? null
  const avi_file_id = await pictureAfter(db, actor, input.base_64, old)
  const values = {
    about: input.about === undefined ? (before?.about ?? null) : input.about || null,
    avi_file_id,
  }
  await db
    .insertInto('chat_profiles')
    .values({ user_id: actor.id, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
  if (avi_file_id !== old) await deleteFile(db, old)
}

export const profileEndpoints = [
  serve(listUsers, async ({ actor, services }) => ({
    datalist: await usersWhere(services, scopeSql(reachablePeople(actor), 'u')),
  })),
  serve(getProfile, async ({ actor, input, services }) => {
    const where = sql`u.id = ${input.uid ?? actor.id} and ${known(actor)}`
    const [item] = await usersWhere(services, where)
    if (!item) throw new AppError(recordsRefusals.record_not_found)
    return { item }
  }),
  serve(updateProfile, async (call) => {
    const { actor, db, services, afterCommit } = call
    await saveProfile(call)
    const profile = await db
      .selectFrom('chat_profiles')
      .select(['about', 'avi_file_id as avi'])
      .where('user_id', '=', actor.id)
      .executeTakeFirstOrThrow()
    afterCommit(() => services.realtime.toListeners('chat_profile', { uid: actor.id }))
    return { item: { uid: actor.id, ...profile } }
  }),
  serve(getAvatar, async ({ db, actor, input }) => {
    const target = targetOf(input)
    const id =
      'uid' in target ? await pictureId(db, actor, target.uid) : (await seatOf(db, actor, target)).avi
    if (id === null) throw new AppError(recordsRefusals.record_not_found)
    return fileAnswer(db, id)
  }),
]
