import { sql } from 'kysely'
import type { Actor } from '#core/actor.ts'
import { AppError } from '#core/errors.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import type { Database } from '#platform/server/database/database.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { firstRow } from '#platform/server/database/sql.ts'
import type { Target } from '../domain/chat.ts'
import { chatRefusals } from '../domain/refusals.ts'
import { reachablePeople } from '../domain/visibility.ts'

/** A conversation from the view of one of its members. */
export type Seat = {
  viewer_id: number
  conversation_id: number
  is_room: boolean
  room_id: number | null
  partner_id: number | null
  user_name: string
  name_surname: string
  avi: number | null
  muted: boolean
  is_listed: boolean
  received_seq: number
  read_seq: number
  cleared_seq: number
  last_seq: number
  last_at: string
  blocker_id: number | null
  turn: number
}

/** Those of the given people whom a person may write to. */
export async function visibleAmong(db: Database, actor: Actor, ids: readonly number[]): Promise<number[]> {
  const found = await db
    .selectFrom('sys_users as u')
    .select('u.id')
    .where(scopeSql(reachablePeople(actor), 'u'))
    .where(sql<boolean>`u.id = any(${ids})`)
    .execute()
  return found.map(({ id }) => id)
}

export async function refuseInvisible(db: Database, actor: Actor, uid: number): Promise<void> {
  if (!(await visibleAmong(db, actor, [uid])).length) throw new AppError(chatRefusals.chat_user_unknown)
}

export async function findSeat(db: Database, userId: number, target: Target): Promise<Seat | null> {
  const isTarget =
    'roomId' in target ? sql`room_id = ${target.roomId}` : sql`not is_room and partner_id = ${target.uid}`
  const row = await firstRow(db)<Seat>`
    select * from chat_entry_view where viewer_id = ${userId} and ${isTarget}`
  return row ?? null
}

/** A conversation of other users is reported as not found. */
export async function seatOf(db: Database, actor: Actor, target: Target): Promise<Seat> {
  const seat = await findSeat(db, actor.id, target)
  if (!seat) throw new AppError(recordsRefusals.record_not_found)
  return seat
}

/** The one-to-one conversation of two users, created on first use; at first it is in neither user's list. */
export async function openPair(db: Database, one: number, other: number): Promise<number> {
  const [low_user, high_user] = one < other ? [one, other] : [other, one]
  await db
    .insertInto('chat_conversations')
    .values({ is_room: false, low_user, high_user, created_by: one })
    .onConflict((conflict) => conflict.columns(['low_user', 'high_user']).doNothing())
    .execute()
  const { id } = await db
    .selectFrom('chat_conversations')
    .select('id')
    .where('low_user', '=', low_user)
    .where('high_user', '=', high_user)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('chat_members')
    .values([one, other].map((user_id) => ({ conversation_id: id, user_id })))
    .onConflict((conflict) => conflict.columns(['conversation_id', 'user_id']).doNothing())
    .execute()
  return id
}

/** The caller's membership, in a new conversation if needed, for which the caller must be able to see the user. */
export async function openSeat(db: Database, actor: Actor, target: Target): Promise<Seat> {
  const seat = await findSeat(db, actor.id, target)
  if (seat) return seat
  if ('roomId' in target) throw new AppError(recordsRefusals.record_not_found)
  await refuseInvisible(db, actor, target.uid)
  await openPair(db, actor.id, target.uid)
  return seatOf(db, actor, target)
}

/** Locks the conversation until the transaction ends: messages and members change one after the other. */
export async function lockConversation(db: Database, id: number) {
  const conversation = await db
    .selectFrom('chat_conversations')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!conversation) throw new AppError(recordsRefusals.record_not_found)
  return conversation
}

export async function memberIds(db: Database, conversationId: number): Promise<number[]> {
  const members = await db
    .selectFrom('chat_members')
    .select('user_id')
    .where('conversation_id', '=', conversationId)
    .orderBy('id')
    .execute()
  return members.map(({ user_id }) => user_id)
}

/** How its member's own windows name a conversation. */
export const ownName = (seat: Pick<Seat, 'is_room' | 'conversation_id' | 'partner_id'>): Target =>
  seat.is_room ? { roomId: seat.conversation_id } : { uid: Number(seat.partner_id) }
