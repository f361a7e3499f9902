import type { ChatEntry, ChatMessage, Target } from '../domain/chat.ts'
import { keyOf, targetOfEntry } from './target.ts'

type Arrival = { target: Target; message: ChatMessage; isOwn: boolean; isOnScreen: boolean }

/** The list after a message: its conversation comes first. Null for a conversation that is not in the list yet. */
export function withArrival(
  entries: readonly ChatEntry[],
  { target, message, isOwn, isOnScreen }: Arrival,
): ChatEntry[] | null {
  const key = keyOf(target)
  const entry = entries.find((candidate) => keyOf(targetOfEntry(candidate)) === key)
  if (!entry) return null
  if (message.seq <= entry.last_seq) return [...entries]
  const counts = !isOwn && !isOnScreen
  const changed: ChatEntry = {
    ...entry,
    timestamp: message.timestamp,
    last_seq: message.seq,
    last_message: message,
    unread: counts ? entry.unread + 1 : entry.unread,
    isRead: !counts && entry.isRead,
  }
  return [changed, ...entries.filter((candidate) => candidate !== entry)]
}

/** The list after its owner has read a conversation to its end. */
export const withRead = (entries: readonly ChatEntry[], target: Target, read_seq: number): ChatEntry[] =>
  entries.map((entry) =>
    keyOf(targetOfEntry(entry)) === keyOf(target) && read_seq >= entry.last_seq
      ? { ...entry, unread: 0, isRead: true, isReceived: true }
      : entry,
  )
