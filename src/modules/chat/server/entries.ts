import { sql, type Updateable } from 'kysely'
import { AppError } from '#core/errors.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve, type SignedInCall } from '#platform/server/calls/endpoint.ts'
import type { DB } from '#platform/server/database/database-types.ts'
import { allRows, oneRow } from '#platform/server/database/sql.ts'
import {
  blockPerson,
  clearConversation,
  deleteConversation,
  enterChat,
  listEntries,
  listUnread,
  muteConversation,
} from '../domain/calls.ts'
import { targetOf, type ChatEntry, type ChatMessage } from '../domain/chat.ts'
import { chatRefusals } from '../domain/refusals.ts'
import { openSeat, ownName, seatOf, type Seat } from './conversations.ts'
import { readMessages } from './message-rows.ts'
import { tellChange } from './notices.ts'
import { bodyOf, welcome } from './sending.ts'

const LISTED_MAX = 500
/** How many conversations the bell lists; its number counts all. */
const BELL_MAX = 50

type EntryRow = Seat & { unread: number }

const unreadOf = (userId: number) => sql`(
  select count(*) from chat_messages x where x.conversation_id = e.conversation_id
    and x.seq > greatest(e.read_seq, e.cleared_seq) and x.sender_id <> ${userId})`

/** What is in a person's list, what of it is unread, and the rooms that were taken out of it. */
const choices = {
  listed: sql`is_listed`,
  unread: sql`is_listed and unread > 0`,
  removedRooms: sql`is_room and not is_listed`,
}

/** Conversations of a person, the latest first, with what they have not read of others. */
async function entriesOf(db: Database, userId: number, limit: number, choice: keyof typeof choices) {
  return allRows(db)<EntryRow>`
    select * from (
      select e.*, ${unreadOf(userId)} as unread
      from chat_entry_view e where e.viewer_id = ${userId}) entries
    where ${choices[choice]}
    order by turn desc limit ${limit}`
}

/** Unread messages of all conversations in the list. */
async function unreadCount(db: Database, userId: number): Promise<number> {
  const row = await oneRow(db)<{ count: number }>`
    select coalesce(sum(${unreadOf(userId)}), 0)::integer as count
    from chat_entry_view e where e.viewer_id = ${userId} and e.is_listed`
  return row.count
}

/** The last message of each conversation; for the bell the last one that somebody else wrote. */
async function lastMessages(db: Database, userId: number, rows: readonly EntryRow[], ofOthers = false) {
  const ids = rows.map(({ conversation_id }) => conversation_id)
  const last = await allRows(db)<{ id: number; conversation_id: number }>`
    select distinct on (x.conversation_id) x.id, x.conversation_id from chat_messages x
    join chat_entry_view e on e.conversation_id = x.conversation_id and x.seq > e.cleared_seq
    where e.viewer_id = ${userId} and e.conversation_id = any(${ids})
      and ${ofOthers ? sql`x.sender_id <> ${userId}` : sql`x.seq = e.last_seq`}
    order by x.conversation_id, x.seq desc`
  const messages = await readMessages(db, userId, {
    where: sql`m.id = any(${last.map(({ id }) => id)})`,
    limit: LISTED_MAX,
  })
  const byId = new Map(messages.map((message) => [message.id, message]))
  return new Map(last.map(({ id, conversation_id }) => [conversation_id, byId.get(id) ?? null]))
}

const toEntry = (row: EntryRow, last_message: ChatMessage | null): ChatEntry => ({
  id: row.room_id ?? row.partner_id ?? 0,
  isRoom: row.is_room,
  muted: row.muted,
  isBlocked: row.blocker_id,
  isRead: row.unread === 0,
  isReceived: row.received_seq >= row.last_seq,
  user_name: row.user_name,
  name_surname: row.name_surname,
  avi: row.avi,
  timestamp: row.last_at,
  unread: row.unread,
  last_seq: row.last_seq,
  last_message,
})

/** The conversations of a person as their list shows them. */
export async function conversationsOf(
  db: Database,
  userId: number,
  choice: 'listed' | 'removedRooms' = 'listed',
): Promise<ChatEntry[]> {
  const rows = await entriesOf(db, userId, LISTED_MAX, choice)
  const last = await lastMessages(db, userId, rows)
  return rows.map((row) => toEntry(row, last.get(row.conversation_id) ?? null))
}

/** Changes the caller's own side of a conversation. */
async function changeSeat(
  db: Database,
  seat: Seat,
  userId: number,
  values: Updateable<DB['chat_members']>,
): Promise<void> {
  await db
    .updateTable('chat_members')
    .set(values)
    .where('conversation_id', '=', seat.conversation_id)
    .where('user_id', '=', userId)
    .execute()
}

const sidesOf = (seat: Seat, userId: number) => ({
  isRoom: seat.is_room,
  conversationId: seat.conversation_id,
  userIds: seat.partner_id === null ? [userId] : [userId, seat.partner_id],
})

/** Updates the user's other windows. */
function tellSelf({ services, actor, afterCommit }: SignedInCall<unknown>, seat: Seat): void {
  afterCommit(() => services.realtime.toUser(actor.id, 'chat_changed', ownName(seat)))
}

export const entryEndpoints = [
  serve(listEntries, async ({ db, actor, input }) => ({
    datalist: await conversationsOf(db, actor.id, input.removed_rooms ? 'removedRooms' : 'listed'),
  })),
  serve(listUnread, async ({ db, actor, language }) => {
    const rows = await entriesOf(db, actor.id, BELL_MAX, 'unread')
    const last = await lastMessages(db, actor.id, rows, true)
    const datalist = rows.map((row) => {
      const entry = toEntry(row, last.get(row.conversation_id) ?? null)
      const { id, isRoom, muted, unread, name_surname } = entry
      const message = entry.last_message ? bodyOf(entry.last_message, language) : ''
      return { id, isRoom, muted, unread, sender: name_surname, message, timestamp: entry.timestamp }
    })
    return { datalist, count: await unreadCount(db, actor.id) }
  }),
  serve(enterChat, async (call) => {
    const { db, actor, now } = call
    const welcomed_at = now.toString()
    const first = await db
      .insertInto('chat_profiles')
      .values({ user_id: actor.id, welcomed_at })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ welcomed_at })
          .where('chat_profiles.welcomed_at', 'is', null),
      )
      .returning('user_id')
      .executeTakeFirst()
    if (first) await welcome(call)
    return { isNew: first !== undefined }
  }),
  serve(muteConversation, async (call) => {
    const { db, actor, input } = call
    const seat = await seatOf(db, actor, targetOf(input))
    await changeSeat(db, seat, actor.id, { muted: input.muted })
    tellSelf(call, seat)
    return { muted: input.muted }
  }),
  serve(blockPerson, async (call) => {
    const { db, actor, input } = call
    const seat = await openSeat(db, actor, { uid: input.uid })
    await changeSeat(db, seat, actor.id, { has_blocked: input.blocked })
    tellChange(call, sidesOf(seat, actor.id))
    return { isBlocked: (await seatOf(db, actor, { uid: input.uid })).blocker_id }
  }),
  serve(clearConversation, async (call) => {
    const { db, actor, input } = call
    const seat = await seatOf(db, actor, targetOf(input))
    if (seat.is_room) throw new AppError(chatRefusals.chat_room_not_cleared)
    await changeSeat(db, seat, actor.id, { cleared_seq: seat.last_seq })
    tellSelf(call, seat)
    return { cleared_seq: seat.last_seq }
  }),
  serve(deleteConversation, async (call) => {
    const { db, actor, input } = call
    const seat = await seatOf(db, actor, targetOf(input))
    // Messages of a room cannot be cleared; it only leaves the list until somebody writes.
    const cleared = seat.is_room ? {} : { cleared_seq: seat.last_seq }
    await changeSeat(db, seat, actor.id, { is_listed: false, ...cleared })
    tellSelf(call, seat)
    return { deleted: true }
  }),
]
