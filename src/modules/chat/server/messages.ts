import { sql } from 'kysely'
import type { Actor } from '#core/actor.ts'
import { AppError } from '#core/errors.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { fileAnswer } from '#platform/server/files/files.ts'
import {
  getFile,
  listMedia,
  listMessages,
  searchMessages,
  sendMessage,
  starMessage,
} from '../domain/calls.ts'
import { targetOf, type mediaKinds, type Watermark } from '../domain/chat.ts'
import { MATCHES_MAX } from '../domain/limits.ts'
import { findSeat, refuseInvisible, seatOf, type Seat } from './conversations.ts'
import { readMessages } from './message-rows.ts'
import { send } from './sending.ts'

/** What a person may read of a conversation. */
const shown = (seat: Seat) => sql`m.conversation_id = ${seat.conversation_id} and m.seq > ${seat.cleared_seq}`

const watermarksOf = (db: Database, conversationId: number): Promise<Watermark[]> =>
  db
    .selectFrom('chat_members')
    .select(['user_id as uid', 'received_seq', 'read_seq'])
    .where('conversation_id', '=', conversationId)
    .orderBy('id')
    .execute()

const kinds: Record<(typeof mediaKinds)[number], ReturnType<typeof sql>> = {
  image: sql`m.kind = 'image'`,
  media: sql`m.kind in ('image', 'video', 'audio', 'voice-note')`,
  docs: sql`m.kind = 'application'`,
  links: sql`m.message ~* 'https?://'`,
  starred: sql`s.user_id is not null`,
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** A message that the user may read; others are reported as not found. */
async function readableMessage(db: Database, actor: Actor, id: number) {
  const message = await db
    .selectFrom('chat_messages as m')
    .innerJoin('chat_members as me', 'me.conversation_id', 'm.conversation_id')
    .select(['m.id', 'm.file_id'])
    .where('me.user_id', '=', actor.id)
    .where('m.id', '=', id)
    .where(sql<boolean>`m.seq > me.cleared_seq`)
    .executeTakeFirst()
  if (!message) throw new AppError(recordsRefusals.record_not_found)
  return message
}

export const messageEndpoints = [
  serve(sendMessage, async (call) => ({ item: await send(call) })),
  serve(listMessages, async ({ db, actor, input }) => {
    const target = targetOf(input)
    const seat = await findSeat(db, actor.id, target)
    if (!seat) {
      // A one-to-one conversation that was not started yet is empty for users who may start it.
      if ('roomId' in target) throw new AppError(recordsRefusals.record_not_found)
      await refuseInvisible(db, actor, target.uid)
      return { datalist: [], last_seq: 0, watermarks: [] }
    }
    const isCatchingUp = input.after != null
    const range = isCatchingUp
      ? sql`m.seq > ${input.after}`
      : sql`m.seq < ${input.before ?? seat.last_seq + 1}`
    const datalist = await readMessages(db, actor.id, {
      where: sql`${shown(seat)} and ${range}`,
      order: isCatchingUp ? 'asc' : 'desc',
      limit: input.limit,
    })
    return {
      datalist: isCatchingUp ? datalist : datalist.toReversed(),
      last_seq: seat.last_seq,
      watermarks: await watermarksOf(db, seat.conversation_id),
    }
  }),
  serve(searchMessages, async ({ db, actor, input }) => {
    const seat = await seatOf(db, actor, targetOf(input))
    const datalist = await readMessages(db, actor.id, {
      where: sql`${shown(seat)}
          and search_fold(m.message) like '%' || search_fold(${escapeLike(input.text)}) || '%'`,
      order: 'desc',
      limit: MATCHES_MAX,
    })
    return { datalist: datalist.map(({ id, seq }) => ({ id, seq })), count: datalist.length }
  }),
  serve(starMessage, async ({ db, actor, input: { id, starred } }) => {
    await readableMessage(db, actor, id)
    const star = { user_id: actor.id, message_id: id }
    if (starred)
      await db
        .insertInto('chat_stars')
        .values(star)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    else
      await db
        .deleteFrom('chat_stars')
        .where('user_id', '=', star.user_id)
        .where('message_id', '=', star.message_id)
        .execute()
    return { save_response: { id, starred } }
  }),
  serve(listMedia, async ({ db, actor, input }) => {
    const seat = await seatOf(db, actor, targetOf(input))
    const datalist = await readMessages(db, actor.id, {
      where: sql`${shown(seat)} and m.seq < ${input.before ?? seat.last_seq + 1} and ${kinds[input.kind]}`,
      order: 'desc',
      limit: input.limit,
    })
    return { datalist }
  }),
  serve(getFile, async ({ db, actor, input }) => {
    const { file_id } = await readableMessage(db, actor, input.id)
    if (file_id === null) throw new AppError(recordsRefusals.record_not_found)
    return fileAnswer(db, file_id)
  }),
]
