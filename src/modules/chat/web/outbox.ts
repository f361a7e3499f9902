import { CallError, write } from '#platform/web/api.ts'
import { readAsBase64 } from '#platform/web/download.ts'
import { currentSession } from '#platform/web/session.ts'
import { createStore, type Store } from '#platform/web/store.ts'
import { uuid } from '#platform/web/uuid.ts'
import type { ChatMessage, Target } from '../domain/chat.ts'
import { whenUp } from './line.ts'
import {
  afterFailure,
  forRetry,
  inOrder,
  nextOrder,
  nextToSend,
  pauseAfter,
  type WaitingFile,
  type WaitingMessage,
} from './outbox-queue.ts'
import { dropWaiting, keepWaiting, readWaiting } from './outbox-store.ts'
import { noteWaiting } from './waiting-note.ts'

/** What the signed-in person has written and the server has not confirmed, in order. */
export const waiting: Store<readonly WaitingMessage[]> = createStore<readonly WaitingMessage[]>([])

type Delivered = (message: ChatMessage) => void
const deliveredHandlers = new Set<Delivered>()

export function onDelivered(handler: Delivered): () => void {
  deliveredHandlers.add(handler)
  return () => void deliveredHandlers.delete(handler)
}

/** Other windows of this browser show the same outbox. */
const windows = new BroadcastChannel('wk.chat.outbox')
windows.addEventListener('message', () => void load())

const me = () => currentSession()?.user.id ?? null

function show(items: readonly WaitingMessage[]): void {
  waiting.set(inOrder(items))
  const user = me()
  if (user !== null) noteWaiting(user, items.length > 0)
}

async function load(): Promise<void> {
  const user = me()
  if (user === null) return
  try {
    show(await readWaiting(user))
  } catch (error) {
    // Without a database, as in some private windows, messages wait as long as the window lives.
    console.warn('the outbox cannot be read', error)
  }
}

async function keep(item: WaitingMessage): Promise<void> {
  show([...waiting.get().filter(({ client_id }) => client_id !== item.client_id), item])
  try {
    await keepWaiting(item)
    windows.postMessage('changed')
  } catch (error) {
    console.warn('the outbox cannot be written', error)
  }
}

async function drop({ user, client_id }: WaitingMessage): Promise<void> {
  show(waiting.get().filter((item) => item.client_id !== client_id))
  try {
    await dropWaiting(user, client_id)
    windows.postMessage('changed')
  } catch (error) {
    console.warn('the outbox cannot be written', error)
  }
}

/** Writes a message into the outbox and sends what waits there. */
export async function post(target: Target, message: string, file: WaitingFile | null = null): Promise<void> {
  const user = me()
  if (user === null) return
  await keep({
    client_id: uuid(),
    user,
    target,
    order: nextOrder(waiting.get(), Date.now()),
    message,
    file,
    written: new Date().toISOString(),
    problem: null,
    isRefused: false,
  })
  void sendWaiting()
}

export async function retry(item: WaitingMessage): Promise<void> {
  await keep(forRetry(item))
  void sendWaiting()
}

export const discard = drop

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

let failures = 0
let later: ReturnType<typeof setTimeout> | undefined

/** False when the line failed and the rest has to wait. */
async function sendOne(item: WaitingMessage): Promise<boolean> {
  try {
    const message = await send(item)
    failures = 0
    for (const handler of deliveredHandlers) handler(message)
    await drop(item)
    return true
  } catch (error) {
    // As the requirements want it: a failed message speaks in the conversation, not in a toast.
    console.error('a message was not sent', error)
    const known = error instanceof CallError
    const failed = afterFailure(item, {
      code: known ? error.status.code : 'unexpected_error',
      params: known ? error.status.params : { message: String(error) },
      isRefusal: !known || error.isRefusal,
    })
    await keep(failed)
    return failed.isRefused
  }
}

async function sendAll(): Promise<void> {
  await load()
  if (!navigator.onLine) return
  for (let item = nextToSend(waiting.get()); item; item = nextToSend(waiting.get())) {
    if (me() !== item.user) return
    if (await sendOne(item)) continue
    failures += 1
    clearTimeout(later)
    later = setTimeout(() => void sendWaiting(), pauseAfter(failures))
    return
  }
}

let running: Promise<void> | null = null
let isAskedAgain = false

/** Of all windows of a person one sends at a time, or messages could overtake each other. */
async function alone(work: () => Promise<void>): Promise<void> {
  // Locks are missing on plain http; the server then still keeps a message from being written twice.
  const locks = (navigator as { locks?: LockManager }).locks
  if (locks) await locks.request(`wk.chat.outbox.${me()}`, work)
  else await work()
}

export async function sendWaiting(): Promise<void> {
  if (running) {
    isAskedAgain = true
    return
  }
  running = alone(sendAll)
  try {
    await running
  } finally {
    running = null
  }
  if (!isAskedAgain) return
  isAskedAgain = false
  await sendWaiting()
}

whenUp(() => void sendWaiting())
void sendWaiting()
