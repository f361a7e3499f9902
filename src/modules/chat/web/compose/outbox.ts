import { CallError, errorText, write } from '#platform/web/api.ts'
import { readAsBase64 } from '#platform/web/download.ts'
import { serverNow } from '#platform/web/session/server-clock.ts'
import { currentSession } from '#platform/web/session/session.ts'
import { uuid } from '#platform/web/uuid.ts'
import type { ChatMessage } from '#modules/chat/domain/chat.ts'
import { whenUp } from '../live/connection.ts'
import type { Failure, WaitingMessage } from './outbox-queue.ts'
import { createOutbox } from './outbox-run.ts'
import { dropWaiting, keepWaiting, readWaiting } from './outbox-store.ts'
import { noteWaiting } from '../live/waiting-note.ts'

/** Other windows of this browser show the same outbox. */
const windows = new BroadcastChannel('wk.chat.outbox')

const me = () => currentSession()?.user.id ?? null

async function send({ target, client_id, message, file }: WaitingMessage): Promise<ChatMessage> {
  const attachment = file && {
    file_name: file.name,
    base_64: await readAsBase64(file.blob),
    voice: file.voice,
  }
  const fields = { ...target, client_id, message, file: attachment }
  const { item } = await write('/chat/messages/send', fields)
  return item
}

const failureOf = (error: unknown): Failure =>
  error instanceof CallError
    ? { code: error.status.code, words: error.status.message, isRefusal: error.isRefusal }
    : { code: 'unexpected_error', words: errorText(error), isRefusal: true }

async function alone(work: () => Promise<void>): Promise<void> {
  // Locks are missing on plain http; the server then still keeps a message from being written twice.
  const locks = (navigator as { locks?: LockManager }).locks
  if (locks) await locks.request(`wk.chat.outbox.${me()}`, work)
  else await work()
}

function later(act: () => void, ms: number): () => void {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}

const outbox = createOutbox({
  me,
  isOnline: () => navigator.onLine,
  newId: uuid,
  now: () => serverNow().epochMilliseconds,
  later,
  read: readWaiting,
  keep: keepWaiting,
  drop: dropWaiting,
  send,
  failureOf,
  alone,
  onChanged: () => windows.postMessage('changed'),
  onCount: (user, count) => noteWaiting(user, count > 0),
})

export const { waiting, post, retry, discard, onDelivered, sendWaiting } = outbox

windows.addEventListener('message', () => void outbox.load())
whenUp(() => void sendWaiting())
void sendWaiting()
