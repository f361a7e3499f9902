import type { MessagePage } from '#modules/chat/domain/calls.ts'
import type { ChatMessage, Watermark } from '#modules/chat/domain/chat.ts'

/** What a window knows of a conversation: the latest messages without gaps, and how far everybody has read. */
export type Thread = {
  messages: readonly ChatMessage[]
  hasOlder: boolean
  /** The latest number, which may belong to a message that was cleared. */
  lastSeq: number
  watermarks: readonly Watermark[]
}

/** Merges two lists, sorted and without duplicates; the second list's version wins. */
export function mergeMessages(
  known: readonly ChatMessage[],
  more: readonly ChatMessage[],
): readonly ChatMessage[] {
  const bySeq = new Map([...known, ...more].map((message) => [message.seq, message]))
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq)
}

/** Whether messages are missing between what is known and the latest page. */
export const isBehind = (known: Thread, { datalist }: MessagePage, limit: number): boolean =>
  datalist.length === limit && known.lastSeq + 1 < (datalist[0]?.seq ?? 0)

/**
 * Merges the latest page into the loaded messages. A page that is not full is the whole conversation, so other
 * messages were cleared, except those that arrived meanwhile.
 */
export function withLatest(known: Thread | undefined, page: MessagePage, limit: number): Thread {
  const { datalist, last_seq } = page
  const watermarks = risen(page.watermarks, known?.watermarks ?? [])
  const isWhole = datalist.length < limit
  const lastSeq = Math.max(last_seq, known?.lastSeq ?? 0)
  if (!known || isWhole || isBehind(known, page, limit)) {
    const meanwhile = known?.messages.filter(({ seq }) => seq > last_seq) ?? []
    return { messages: mergeMessages(datalist, meanwhile), hasOlder: !isWhole, lastSeq, watermarks }
  }
  return { ...known, messages: mergeMessages(known.messages, datalist), lastSeq, watermarks }
}

export const withOlder = (known: Thread, { datalist }: MessagePage, limit: number): Thread => ({
  ...known,
  messages: mergeMessages(datalist, known.messages),
  hasOlder: datalist.length === limit,
})

/** Adds a message from a notice; null if messages before it are missing and must be fetched. */
export function withMessage(known: Thread, message: ChatMessage): Thread | null {
  if (message.seq > known.lastSeq + 1) return null
  return {
    ...known,
    messages: mergeMessages(known.messages, [message]),
    lastSeq: Math.max(known.lastSeq, message.seq),
  }
}

/** Adds messages that were fetched to fill a gap. */
export const withMissing = (known: Thread, { datalist, watermarks }: MessagePage): Thread => ({
  ...known,
  messages: mergeMessages(known.messages, datalist),
  lastSeq: Math.max(known.lastSeq, datalist.at(-1)?.seq ?? 0),
  watermarks: risen(watermarks, known.watermarks),
})

/** The watermarks of the current members; they only rise, even if an older answer arrives late. */
const risen = (marks: readonly Watermark[], before: readonly Watermark[]): Watermark[] =>
  marks.map(({ uid, received_seq, read_seq }) => {
    const known = before.find((mark) => mark.uid === uid)
    return {
      uid,
      received_seq: Math.max(received_seq, known?.received_seq ?? 0),
      read_seq: Math.max(read_seq, known?.read_seq ?? 0),
    }
  })

export function withTicks(known: Thread, mark: Watermark): Thread {
  const others = known.watermarks.filter(({ uid }) => uid !== mark.uid)
  return { ...known, watermarks: [...others, ...risen([mark], known.watermarks)] }
}

export const withStar = (known: Thread, id: number, starred: boolean): Thread => ({
  ...known,
  messages: known.messages.map((message) => (message.id === id ? { ...message, starred } : message)),
})
