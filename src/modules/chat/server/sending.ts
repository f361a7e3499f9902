import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from 'zod'
import { UNASSIGNED_USER, type Actor } from '#core/actor.ts'
import { AppError } from '#core/errors.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { say, type Language } from '#core/texts/texts.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { SignedInCall } from '#platform/server/calls/endpoint.ts'
import { keepFile } from '#platform/server/files/files.ts'
import { attachmentRule, kindOf } from '../domain/attachments.ts'
import { targetOf, type ChatMessage, type MessageKind, type SendForm } from '../domain/chat.ts'
import { MESSAGES_PER_MINUTE } from '../domain/limits.ts'
import { chatRefusals } from '../domain/refusals.ts'
import { chatTexts } from '../texts.ts'
import {
  lockConversation,
  memberIds,
  openPair,
  openSeat,
  refuseInvisible,
  type Seat,
} from './conversations.ts'
import { readMessages } from './message-rows.ts'
import { tellPeople } from './notices.ts'

type Input = z.output<typeof SendForm>
type Content = { message: string; kind: MessageKind; file_id: number | null; seconds: number | null }

/** A repeated `client_id` is the same message, whichever request carries it. */
async function sentBefore(db: Database, actor: Actor, seat: Seat, client_id: string) {
  const earlier = await db
    .selectFrom('chat_messages')
    .select(['id', 'conversation_id'])
    .where('sender_id', '=', actor.id)
    .where('client_id', '=', client_id)
    .executeTakeFirst()
  if (earlier && earlier.conversation_id !== seat.conversation_id)
    throw new AppError(recordsRefusals.request_id_reused)
  return earlier ?? null
}

async function refuseTooFast(db: Database, actor: Actor, now: Temporal.Instant): Promise<void> {
  const { count } = await db
    .selectFrom('chat_messages')
    .select(sql<number>`count(*)`.as('count'))
    .where('sender_id', '=', actor.id)
    .where('sent_at', '>', now.subtract({ minutes: 1 }).toString())
    .executeTakeFirstOrThrow()
  if (count >= MESSAGES_PER_MINUTE) throw new AppError(chatRefusals.chat_too_fast)
}

/** Blocks apply in both directions; a partner who is deleted or no longer visible cannot be written to. */
async function refuseUnreachable(db: Database, actor: Actor, seat: Seat): Promise<void> {
  if (seat.is_room) return
  if (seat.blocker_id === actor.id) throw new AppError(chatRefusals.chat_contact_blocked)
  if (seat.blocker_id !== null) throw new AppError(chatRefusals.chat_blocked_by_contact)
  await refuseInvisible(db, actor, seat.partner_id ?? 0)
}

async function contentOf({ db, actor, input }: SignedInCall<Input>, isRoom: boolean): Promise<Content> {
  const { message, file } = input
  if (!file) return { message, kind: 'text', file_id: null, seconds: null }
  const stored = { name: file.file_name, base64: file.base_64, userId: actor.id }
  const { id, type } = await keepFile(db, stored, attachmentRule(isRoom))
  const kind = kindOf(type, file.voice != null)
  const seconds = kind === 'voice-note' && file.voice ? file.voice.min * 60 + file.voice.sec : null
  return { message, kind, file_id: id, seconds }
}

type Origin = { sender_id: number; client_id: string; sent_at: string }

/** Writes a message under the next number; the conversation must be locked. Everybody has it in the list again. */
async function append(
  db: Database,
  conversation: { id: number; last_seq: number },
  row: Content & Origin,
): Promise<number> {
  const seq = conversation.last_seq + 1
  const { id } = await db
    .insertInto('chat_messages')
    .values({ ...row, conversation_id: conversation.id, seq })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('chat_conversations')
    .set({ last_seq: seq, last_at: row.sent_at, turn: sql<number>`nextval('chat_turns')` })
    .where('id', '=', conversation.id)
    .execute()
  await db
    .updateTable('chat_members')
    .set({ is_listed: true })
    .where('conversation_id', '=', conversation.id)
    .where('is_listed', '=', false)
    .execute()
  return id
}

const messageById = async (db: Database, viewerId: number, id: number): Promise<ChatMessage> => {
  const [message] = await readMessages(db, viewerId, { where: sql`m.id = ${id}`, limit: 1 })
  if (!message) throw new AppError(recordsRefusals.record_not_found)
  return message
}

/** Sends once: a repeated call answers the stored message. */
export async function send(call: SignedInCall<Input>): Promise<ChatMessage> {
  const { db, actor, input, now } = call
  const seat = await openSeat(db, actor, targetOf(input))
  const conversation = await lockConversation(db, seat.conversation_id)
  const earlier = await sentBefore(db, actor, seat, input.client_id)
  if (earlier) return messageById(db, actor.id, earlier.id)
  // What was read before the lock may have changed meanwhile: a block, a removal from the room.
  const current = await openSeat(db, actor, targetOf(input))
  await refuseUnreachable(db, actor, current)
  await refuseTooFast(db, actor, now)
  const content = await contentOf(call, current.is_room)
  const origin = { sender_id: actor.id, client_id: input.client_id, sent_at: now.toString() }
  const id = await append(db, conversation, { ...content, ...origin })
  const message = await messageById(db, actor.id, id)
  await tell(call, current, message)
  return message
}

async function tell(call: SignedInCall<unknown>, seat: Seat, message: ChatMessage): Promise<void> {
  const { db, actor, services, afterCommit } = call
  const { conversation_id: conversationId, is_room: isRoom } = seat
  const userIds = await memberIds(db, conversationId)
  const quiet = await mutedBy(db, conversationId)
  const wakeable = userIds.filter((id) => id !== actor.id && !quiet.has(id))
  const url = isRoom ? `/chatapp/rooms/${conversationId}` : `/chatapp/chats/${actor.id}`
  const title = isRoom ? `${seat.name_surname}: ${message.senderName}` : message.senderName
  afterCommit(() => {
    tellPeople(services, { isRoom, conversationId, userIds }, 'chat_message', { message })
    services.push.toUsers(wakeable, (language) => ({ title, body: bodyOf(message, language), url }))
  })
}

async function mutedBy(db: Database, conversationId: number): Promise<Set<number>> {
  const muted = await db
    .selectFrom('chat_members')
    .select('user_id')
    .where('conversation_id', '=', conversationId)
    .where('muted', '=', true)
    .execute()
  return new Set(muted.map(({ user_id }) => user_id))
}

/** A message as one line of text. */
export const bodyOf = ({ message, fileType }: ChatMessage, language: Language) =>
  message || say(chatTexts.attachment, language, { name: fileType.name ?? fileType.type })

/** Two short system messages for a user's first visit. */
export async function welcome(call: SignedInCall<unknown>): Promise<void> {
  const { db, actor, now, language, services, afterCommit } = call
  const conversationId = await openPair(db, UNASSIGNED_USER, actor.id)
  for (const text of [chatTexts.welcome_1, chatTexts.welcome_2]) {
    const conversation = await lockConversation(db, conversationId)
    const content: Content = { message: say(text, language), kind: 'text', file_id: null, seconds: null }
    const origin = { sender_id: UNASSIGNED_USER, client_id: randomUUID(), sent_at: now.toString() }
    await append(db, conversation, { ...content, ...origin })
  }
  afterCommit(() => services.realtime.toUser(actor.id, 'chat_changed', { uid: UNASSIGNED_USER }))
}
