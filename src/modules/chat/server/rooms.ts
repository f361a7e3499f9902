import type { z } from 'zod'
import type { Actor } from '#core/actor.ts'
import { AppError, invalid, refuseIf } from '#core/errors.ts'
import { defineRefusals } from '#core/refusal.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import { deleteFile, storeFile } from '#platform/server/files/files.ts'
import { personName } from '#platform/server/database/person-name.ts'
import { allRows } from '#platform/server/database/sql.ts'
import {
  addMembers,
  createRoom,
  getRoom,
  leaveRoom,
  makeAdmin,
  removeMember,
  reportRoom,
  updateRoom,
  type RoomMember,
} from '../domain/calls.ts'
import { avatarRule } from '../domain/attachments.ts'
import type { RoomChanges, RoomForm } from '../domain/chat.ts'
import { ROOM_MEMBERS_MAX } from '../domain/limits.ts'
import { successorOf, whyNotManage } from '../domain/rooms.ts'
import { lockConversation, memberIds, seatOf, visibleAmong } from './conversations.ts'
import { tellChange } from './notices.ts'
import { tellAdministrators } from './report.ts'

const refusals = defineRefusals({
  chat_room_full: {
    tr: 'Bir grupta en fazla {max} kişi olabilir.',
    de: 'Eine Gruppe hat höchstens {max} Mitglieder.',
    en: 'A group has at most {max} members.',
  },
})

const membersOf = (db: Database, roomId: number) =>
  db
    .selectFrom('chat_members')
    .select(['id', 'user_id', 'is_admin', 'is_creator'])
    .where('conversation_id', '=', roomId)
    .orderBy('id')
    .execute()

/** Locks a room of the caller and its members until the transaction ends. */
async function lockRoom(db: Database, actor: Actor, roomId: number) {
  await seatOf(db, actor, { roomId })
  const room = await lockConversation(db, roomId)
  const members = await membersOf(db, roomId)
  if (!members.some(({ user_id }) => user_id === actor.id))
    throw new AppError(recordsRefusals.record_not_found)
  return { room, members }
}

async function lockManagedRoom(db: Database, actor: Actor, roomId: number) {
  const locked = await lockRoom(db, actor, roomId)
  refuseIf(whyNotManage(locked.members, actor.id))
  return locked
}

/** Adds members whom the caller may see; messages from before they joined stay hidden from them. */
async function seatPeople(
  db: Database,
  actor: Actor,
  room: { id: number; last_seq: number },
  wanted: readonly number[],
  present: readonly number[],
): Promise<void> {
  const ids = [...new Set(wanted)].filter((id) => !present.includes(id))
  if (ids.length + present.length > ROOM_MEMBERS_MAX)
    throw new AppError(refusals.chat_room_full, { max: ROOM_MEMBERS_MAX })
  const visible = await visibleAmong(db, actor, ids)
  if (visible.length < ids.length) throw invalid({ members: { code: 'not_allowed' } })
  if (!ids.length) return
  const start = { received_seq: room.last_seq, read_seq: room.last_seq, cleared_seq: room.last_seq }
  await db
    .insertInto('chat_members')
    .values(ids.map((user_id) => ({ conversation_id: room.id, user_id, is_listed: true, ...start })))
    .execute()
}

async function tellRoom(call: SignedInCall<unknown>, roomId: number, alsoTo: readonly number[] = []) {
  const userIds = [...new Set([...(await memberIds(call.db, roomId)), ...alsoTo])]
  tellChange(call, { isRoom: true, conversationId: roomId, userIds })
}

/** A room with its members for one of them; members without a window count as not looking. */
async function roomAnswer(
  { db, actor, now }: SignedInCall<unknown>,
  roomId: number,
  isOnline: (uid: number) => boolean = () => true,
) {
  const seat = await seatOf(db, actor, { roomId })
  const room = await db
    .selectFrom('chat_conversations')
    .selectAll()
    .where('id', '=', roomId)
    .executeTakeFirstOrThrow()
  const rows = await allRows(db)<RoomMember>`
    select m.user_id as uid, u.user_name as name,
      ${personName} as name_surname,
      p.avi_file_id as avi, m.is_admin as "isAdmin", m.is_creator as "isCreator",
      m.read_seq >= ${seat.last_seq} as "isRead", m.received_seq, m.read_seq,
      m.is_on_screen as "isOnScreen", coalesce(m.typing_until > ${now.toString()}, false) as "isTyping"
    from chat_members m join sys_users u on u.id = m.user_id left join chat_profiles p on p.user_id = m.user_id
    where m.conversation_id = ${roomId} order by m.id`
  const members = rows.map((member) => ({
    ...member,
    isOnScreen: member.isOnScreen && isOnline(member.uid),
    isTyping: member.isTyping && isOnline(member.uid),
  }))
  return {
    roomId,
    roomName: room.room_name ?? '',
    avi: room.avi_file_id,
    description: room.description,
    createdBy: room.created_by,
    dateCreated: room.date_created,
    muted: seat.muted,
    timestamp: room.last_at,
    members,
  }
}

const pictureOf = (db: Database, actor: Actor, base64: string) =>
  storeFile(db, { name: 'gruppe', base64, userId: actor.id }, avatarRule)

async function insertRoom(call: SignedInCall<z.output<typeof RoomForm>>): Promise<number> {
  const { db, actor, input, now } = call
  const avi_file_id = input.base_64 ? await pictureOf(db, actor, input.base_64) : null
  const moment = now.toString()
  const { id } = await db
    .insertInto('chat_conversations')
    .values({
      is_room: true,
      room_name: input.roomName,
      description: input.description,
      avi_file_id,
      created_by: actor.id,
      date_created: moment,
      last_at: moment,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('chat_members')
    .values({ conversation_id: id, user_id: actor.id, is_admin: true, is_creator: true, is_listed: true })
    .execute()
  await seatPeople(db, actor, { id, last_seq: 0 }, input.members, [actor.id])
  return id
}

async function changeRoom({ db, actor, input }: SignedInCall<z.output<typeof RoomChanges>>): Promise<void> {
  const { room } = await lockManagedRoom(db, actor, input.roomId)
  const avi_file_id = input.base_64 ? await pictureOf(db, actor, input.base_64) : room.avi_file_id
  await db
    .updateTable('chat_conversations')
    .set({
      room_name: input.roomName ?? room.room_name,
      description: input.description ?? room.description,
      avi_file_id,
    })
    .where('id', '=', room.id)
    .execute()
  if (avi_file_id !== room.avi_file_id) await deleteFile(db, room.avi_file_id)
}

/** A room needs an administrator; a room without members is deleted. */
async function takeLeave(db: Database, actor: Actor, roomId: number): Promise<void> {
  const { room, members } = await lockRoom(db, actor, roomId)
  const successor = successorOf(members, actor.id)
  await unseat(db, roomId, actor.id)
  if (members.length === 1) {
    await db.deleteFrom('chat_conversations').where('id', '=', roomId).execute()
    await deleteFile(db, room.avi_file_id)
  } else if (successor) {
    await db.updateTable('chat_members').set({ is_admin: true }).where('id', '=', successor.id).execute()
  }
}

const unseat = (db: Database, roomId: number, userId: number) =>
  db.deleteFrom('chat_members').where('conversation_id', '=', roomId).where('user_id', '=', userId).execute()

const memberAmong = <Member extends { user_id: number }>(members: readonly Member[], uid: number): Member => {
  const member = members.find(({ user_id }) => user_id === uid)
  if (!member) throw invalid({ uid: { code: 'not_allowed' } })
  return member
}

export const roomEndpoints = [
  serve(createRoom, async (call) => {
    const id = await insertRoom(call)
    await tellRoom(call, id)
    return { item: await roomAnswer(call, id) }
  }),
  serve(getRoom, async (call) => {
    const online = new Set(await call.services.realtime.online())
    return { item: await roomAnswer(call, call.input.roomId, (uid) => online.has(uid)) }
  }),
  serve(updateRoom, async (call) => {
    await changeRoom(call)
    await tellRoom(call, call.input.roomId)
    return { item: await roomAnswer(call, call.input.roomId) }
  }),
  serve(addMembers, async (call) => {
    const { db, actor, input } = call
    const { room, members } = await lockManagedRoom(db, actor, input.roomId)
    const present = members.map(({ user_id }) => user_id)
    await seatPeople(db, actor, room, input.members, present)
    await tellRoom(call, room.id)
    return { item: await roomAnswer(call, room.id) }
  }),
  serve(removeMember, async (call) => {
    const { db, actor, input } = call
    const { room, members } = await lockManagedRoom(db, actor, input.roomId)
    // To leave, members use another call, which appoints a new administrator.
    if (input.uid === actor.id) throw invalid({ uid: { code: 'not_allowed' } })
    memberAmong(members, input.uid)
    await unseat(db, room.id, input.uid)
    await tellRoom(call, room.id, [input.uid])
    return { item: await roomAnswer(call, room.id) }
  }),
  serve(makeAdmin, async (call) => {
    const { db, actor, input } = call
    const { room, members } = await lockManagedRoom(db, actor, input.roomId)
    const { id } = memberAmong(members, input.uid)
    await db.updateTable('chat_members').set({ is_admin: true }).where('id', '=', id).execute()
    await tellRoom(call, room.id)
    return { item: await roomAnswer(call, room.id) }
  }),
  serve(leaveRoom, async (call) => {
    const { db, actor, input } = call
    await takeLeave(db, actor, input.roomId)
    await tellRoom(call, input.roomId, [actor.id])
    return { left: true }
  }),
  serve(reportRoom, async (call) => ({ count: await tellAdministrators(call, call.input.roomId) })),
]
