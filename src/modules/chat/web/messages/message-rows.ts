import { BUSINESS_ZONE } from '#core/days/dates.ts'
import type { ChatMessage, Watermark } from '#modules/chat/domain/chat.ts'
import { tickOf, type Tick } from '#modules/chat/domain/ticks.ts'
import type { WaitingMessage } from '../compose/outbox-queue.ts'

/** A message on screen: confirmed, or still on its way. */
export type MessageRow = {
  /** The window's number stays the same when the message is confirmed. */
  key: string
  message: ChatMessage | null
  waiting: WaitingMessage | null
  isOwn: boolean
  /** The first message of a day carries the day. */
  day: string | null
  /** The first message that was unread when the conversation was opened. */
  isFirstUnread: boolean
  /** The first of several by the same person within a few minutes. */
  startsGroup: boolean
}

/** A message to scroll to; every request has its own number. */
export type Focus = { seq: number; turn: number }

const GROUP_MS = 5 * 60_000

const dayOf = (moment: string) =>
  Temporal.Instant.from(moment).toZonedDateTimeISO(BUSINESS_ZONE).toPlainDate().toString()

type Written = { sender: number; moment: string }

function startsGroup(before: Written | null, now: Written): boolean {
  if (before === null || before.sender !== now.sender) return true
  return Date.parse(now.moment) - Date.parse(before.moment) > GROUP_MS
}

type Given = {
  messages: readonly ChatMessage[]
  waiting: readonly WaitingMessage[]
  me: number
  /** The user's read position when the conversation was opened. */
  readSeq: number
}

/** The first message of somebody else that was not read yet. */
export const firstUnread = (messages: readonly ChatMessage[], readSeq: number, me: number) =>
  messages.find(({ seq, senderId }) => seq > readSeq && senderId !== me)

/** The messages by day, those still on their way last; a confirmed one is never shown twice. */
export function rowsOf({ messages, waiting, me, readSeq }: Given): MessageRow[] {
  const confirmed = new Set(messages.map(({ client_id }) => client_id))
  const onTheWay = waiting.filter(({ client_id }) => !confirmed.has(client_id))
  const unread = firstUnread(messages, readSeq, me)
  let before: Written | null = null
  let lastDay = ''
  const row = (written: Written, rest: Pick<MessageRow, 'key' | 'message' | 'waiting'>): MessageRow => {
    const day = dayOf(written.moment)
    const isNewDay = day !== lastDay
    const isFirstUnread = rest.message !== null && rest.message === unread
    const starts = isNewDay || isFirstUnread || startsGroup(before, written)
    before = written
    lastDay = day
    const isOwn = written.sender === me
    return { ...rest, isOwn, day: isNewDay ? day : null, isFirstUnread, startsGroup: starts }
  }
  return [
    ...messages.map((message) =>
      row(
        { sender: message.senderId, moment: message.timestamp },
        { key: message.client_id, message, waiting: null },
      ),
    ),
    ...onTheWay.map((item) =>
      row({ sender: me, moment: item.written }, { key: item.client_id, message: null, waiting: item }),
    ),
  ]
}

export type ShownTick = Tick | 'waiting' | 'failed'

type TickQuestion = { watermarks: readonly Watermark[]; me: number; isOffline: boolean }

/** The mark beside an own message. Offline it waits instead of having failed. */
export function shownTick(
  { message, waiting }: Pick<MessageRow, 'message' | 'waiting'>,
  { watermarks, me, isOffline }: TickQuestion,
): ShownTick {
  if (message)
    return tickOf(
      message.seq,
      watermarks.filter(({ uid }) => uid !== me),
    )
  if (!waiting?.problem) return 'waiting'
  return waiting.isRefused || !isOffline ? 'failed' : 'waiting'
}
