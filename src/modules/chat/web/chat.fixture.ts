import type { ChatMessage } from '../domain/chat.ts'
import type { WaitingMessage } from './compose/outbox-queue.ts'

/** Whose window it is, and whom they talk to. */
export const ME = 2
export const OTHER = 5

export function message(seq: number, changes: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: seq * 10,
    seq,
    message: `Nr. ${seq}`,
    senderId: OTHER,
    senderName: 'Katharina Hofer',
    receiverId: ME,
    roomId: null,
    client_id: `client-${seq}`,
    timestamp: '2026-03-10T09:00:00Z',
    starred: false,
    fileType: { type: 'text', exten: null, url: null, name: null, size: null, info: null },
    ...changes,
  }
}

export function waiting(client_id: string, changes: Partial<WaitingMessage> = {}): WaitingMessage {
  return {
    client_id,
    user: ME,
    target: { uid: OTHER },
    order: 1,
    message: client_id,
    file: null,
    written: '2026-03-10T09:00:00Z',
    problem: null,
    isRefused: false,
    ...changes,
  }
}
