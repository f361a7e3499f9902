import type { ReceivedMark, UnreadEntry } from '#modules/chat/domain/calls.ts'
import type { ChatMessage, Target } from '#modules/chat/domain/chat.ts'
import { keyOf, targetOfEntry } from '../target.ts'

/** A message received by a notice. */
export type Arrived = Target & { message: ChatMessage }

/** What a toast says: one message, by its words or its attachment, or how many there are. */
export type SingleNews = { name: string; message: string; attachment: string | null }
export type News = SingleNews | { name: string; count: number }

export const unreadKey = (entry: UnreadEntry) => keyOf(targetOfEntry(entry))

type Known = {
  unread: readonly UnreadEntry[]
  /** Messages that no toast has told of yet. */
  untold: readonly Arrived[]
  /** The conversation that its reader sees. */
  onScreen: string | null
}

/** One toast for each message of which a notice was received; for those missed meanwhile one toast in total. */
export function newsOf(target: ReceivedMark, { unread, untold, onScreen }: Known): News[] {
  const key = keyOf(target)
  const entry = unread.find((candidate) => unreadKey(candidate) === key)
  if (!entry || entry.muted || key === onScreen) return []
  const fresh = untold.filter(
    (notice) =>
      keyOf(notice) === key &&
      notice.message.seq > target.before &&
      notice.message.seq <= target.received_seq,
  )
  if (fresh.length)
    return fresh.map(({ message: { senderName, message, fileType } }) => ({
      name: senderName,
      message,
      attachment: fileType.name ?? fileType.type,
    }))
  const { sender: name, message, unread: count } = entry
  return count > 1 ? [{ name, count }] : [{ name, message, attachment: null }]
}
