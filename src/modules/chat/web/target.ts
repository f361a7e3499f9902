import type { ChatEntry, Target } from '../domain/chat.ts'

/** Notices and answers name a conversation by one of the two numbers. */
type Named = { uid?: number | null; roomId?: number | null }

export const toTarget = ({ uid, roomId }: Named): Target =>
  roomId == null ? { uid: Number(uid) } : { roomId }

/** A conversation as a key of maps and caches. */
export const keyOf = (target: Named | Target): string => {
  const named: Named = target
  return named.roomId == null ? `uid-${named.uid}` : `room-${named.roomId}`
}

export const pathOf = (target: Target): string =>
  'uid' in target ? `/chatapp/chats/${target.uid}` : `/chatapp/rooms/${target.roomId}`

export const targetOfEntry = ({ id, isRoom }: Pick<ChatEntry, 'id' | 'isRoom'>): Target =>
  isRoom ? { roomId: id } : { uid: id }
