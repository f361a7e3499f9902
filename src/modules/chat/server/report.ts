import { sql } from 'kysely'
import { Level } from '#core/actor.ts'
import { formatMoment } from '#core/days/dates.ts'
import { say } from '#core/texts/texts.ts'
import { sendTask } from '#modules/tasks/server/public.ts'
import type { SignedInCall } from '#platform/server/calls/endpoint.ts'
import { REPORTED_MESSAGES } from '../domain/limits.ts'
import { chatTexts } from '../texts.ts'
import { seatOf } from './conversations.ts'
import { readMessages } from './message-rows.ts'
import { bodyOf } from './sending.ts'

/** A longer message is cut, so that five of them fit into a task. */
const QUOTE_LENGTH = 1_000

/** Every administrator gets a task with the latest messages; answers how many there are. */
export async function tellAdministrators(call: SignedInCall<unknown>, roomId: number): Promise<number> {
  const { db, actor, language } = call
  const seat = await seatOf(db, actor, { roomId })
  const messages = await readMessages(db, actor.id, {
    where: sql`m.conversation_id = ${roomId} and m.seq > ${seat.cleared_seq}`,
    order: 'desc',
    limit: REPORTED_MESSAGES,
  })
  const quotes = messages
    .toReversed()
    .map(
      (message) =>
        `${message.senderName} (${formatMoment(message.timestamp)}): ${bodyOf(message, language).slice(0, QUOTE_LENGTH)}`,
    )
  const head = say(chatTexts.report, language, { room: seat.name_surname })
  const sender_msg = [head, ...(quotes.length ? quotes : [say(chatTexts.report_empty, language)])].join('\n')
  const administrators = await db
    .selectFrom('sys_users')
    .select('id')
    .where('user_level', '=', Level.administrator)
    .where('sil', '=', '0')
    .where('blocked', '=', '0')
    .orderBy('id')
    .execute()
  for (const { id } of administrators) await sendTask(call, { reciver_usr: id, sender_msg })
  return administrators.length
}
