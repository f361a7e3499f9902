import { createStore, type Store } from '#platform/web/store.ts'
import type { ChatMessage, Target } from '#modules/chat/domain/chat.ts'
import {
  afterFailure,
  forRetry,
  inOrder,
  nextOrder,
  nextToSend,
  pauseAfter,
  type Failure,
  type WaitingFile,
  type WaitingMessage,
} from './outbox-queue.ts'

/** What the outbox needs of the browser and of the server. */
type Surroundings = {
  /** Who is signed in; null when nobody is. */
  me(): number | null
  isOnline(): boolean
  newId(): string
  now(): number
  later(act: () => void, ms: number): () => void
  read(user: number): Promise<WaitingMessage[]>
  keep(item: WaitingMessage): Promise<unknown>
  drop(user: number, client_id: string): Promise<unknown>
  send(item: WaitingMessage): Promise<ChatMessage>
  failureOf(error: unknown): Failure
  /** Only one of a user's windows sends at a time, so that messages cannot overtake each other. */
  alone(work: () => Promise<void>): Promise<void>
  /** The outbox of this person has changed. */
  onChanged(): void
  onCount(user: number, count: number): void
}

type Delivered = (message: ChatMessage) => void

/** What the signed-in person has written and the server has not confirmed, and how it goes out. */
export function createOutbox(around: Surroundings) {
  const waiting: Store<readonly WaitingMessage[]> = createStore<readonly WaitingMessage[]>([])
  const deliveredHandlers = new Set<Delivered>()

  function show(items: readonly WaitingMessage[]): void {
    waiting.set(inOrder(items))
    const user = around.me()
    if (user !== null) around.onCount(user, items.length)
  }

  /** Without a database, as in some private windows, messages are kept until the window is closed. */
  async function load(): Promise<void> {
    const user = around.me()
    if (user === null) return
    try {
      show(await around.read(user))
    } catch (error) {
      console.warn('the outbox cannot be read', error)
    }
  }

  async function stored(change: Promise<unknown>): Promise<void> {
    try {
      await change
      around.onChanged()
    } catch (error) {
      console.warn('the outbox cannot be written', error)
    }
  }

  async function keep(item: WaitingMessage): Promise<void> {
    show([...waiting.get().filter(({ client_id }) => client_id !== item.client_id), item])
    await stored(around.keep(item))
  }

  async function drop({ user, client_id }: WaitingMessage): Promise<void> {
    show(waiting.get().filter((item) => item.client_id !== client_id))
    await stored(around.drop(user, client_id))
  }

  let failures = 0
  let forgetLater = () => {}

  /** False when the connection failed and the rest has to wait. */
  async function sendOne(item: WaitingMessage): Promise<boolean> {
    try {
      const message = await around.send(item)
      failures = 0
      for (const handler of deliveredHandlers) handler(message)
      await drop(item)
      return true
    } catch (error) {
      // A failed message shows its error in the conversation, not in a toast.
      console.error('a message was not sent', error)
      const failed = afterFailure(item, around.failureOf(error))
      await keep(failed)
      return failed.isRefused
    }
  }

  async function sendAll(): Promise<void> {
    await load()
    if (!around.isOnline()) return
    for (let item = nextToSend(waiting.get()); item; item = nextToSend(waiting.get())) {
      if (around.me() !== item.user) return
      if (await sendOne(item)) continue
      failures += 1
      forgetLater()
      forgetLater = around.later(() => void sendWaiting(), pauseAfter(failures))
      return
    }
  }

  let running: Promise<void> | null = null
  let isAskedAgain = false

  async function sendWaiting(): Promise<void> {
    if (running) {
      isAskedAgain = true
      return
    }
    running = around.alone(sendAll)
    try {
      await running
    } finally {
      running = null
    }
    if (!isAskedAgain) return
    isAskedAgain = false
    await sendWaiting()
  }

  return {
    waiting,
    load,
    sendWaiting,
    discard: drop,
    onDelivered(handler: Delivered): () => void {
      deliveredHandlers.add(handler)
      return () => void deliveredHandlers.delete(handler)
    },
    /** Writes a message into the outbox and sends what waits there. */
    async post(target: Target, message: string, file: WaitingFile | null = null): Promise<void> {
      const user = around.me()
      if (user === null) return
      await keep({
        client_id: around.newId(),
        user,
        target,
        order: nextOrder(waiting.get(), around.now()),
        message,
        file,
        written: new Date(around.now()).toISOString(),
        problem: null,
        isRefused: false,
      })
      void sendWaiting()
    },
    async retry(item: WaitingMessage): Promise<void> {
      await keep(forRetry(item))
      void sendWaiting()
    },
  }
}
