import { Worker } from 'node:worker_threads'
import type { DocumentModel } from '#core/document.ts'

type BundleHead = { title: string; date: string; author: string }

export type Order =
  | { type: 'render'; model: DocumentModel }
  | ({ type: 'open'; bundle: number } & BundleHead)
  | { type: 'add'; bundle: number; model: DocumentModel }
  | { type: 'finish'; bundle: number }
  | { type: 'discard'; bundle: number }

export type Answer = { id: number; bytes: Uint8Array | null } | { id: number; problem: string }

export type Bundle = {
  add(model: DocumentModel): Promise<void>
  finish(): Promise<Uint8Array>
  discard(): Promise<void>
}

/** Draws documents in a thread of its own. */
export type Documents = {
  render(model: DocumentModel): Promise<Uint8Array>
  bundle(head: BundleHead): Promise<Bundle>
  /** Long work that nobody waits for; the app closes after it has come to its end. */
  inBackground(work: () => Promise<void>): void
  close(): Promise<void>
}

type Waiting = { resolve(bytes: Uint8Array | null): void; reject(error: Error): void }

/** Drawing makes much short-lived garbage: a small nursery is swept more often instead of growing. */
const limits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 }

/** The thread starts with the first document; one that died is replaced by the next order. */
export function startDocuments(onError: (error: unknown) => void): Documents {
  let worker: Worker | undefined
  let isClosed = false
  let serial = 0
  const background = new Set<Promise<void>>()
  const waiting = new Map<number, Waiting>()

  function failAll(error: Error) {
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  function start(): Worker {
    const started = new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: limits,
    })
    started.on('message', (answer: Answer) => {
      const caller = waiting.get(answer.id)
      waiting.delete(answer.id)
      if ('problem' in answer) caller?.reject(new Error(`document not drawn: ${answer.problem}`))
      else caller?.resolve(answer.bytes)
    })
    started.on('error', (error) => failAll(error instanceof Error ? error : new Error(String(error))))
    started.on('exit', () => {
      if (worker === started) failAll(new Error('the drawing thread has ended'))
    })
    started.unref()
    return started
  }

  async function send(order: Order): Promise<Uint8Array | null> {
    if (isClosed) throw new Error('the app is closing')
    worker ??= start()
    const target = worker
    serial += 1
    const id = serial
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      target.postMessage({ id, order })
    })
  }

  async function bytesOf(order: Order): Promise<Uint8Array> {
    const bytes = await send(order)
    if (!bytes) throw new Error('the drawing thread gave no file')
    return bytes
  }

  return {
    render: (model) => bytesOf({ type: 'render', model }),
    bundle: async (head) => {
      serial += 1
      const bundle = serial
      await send({ type: 'open', bundle, ...head })
      return {
        add: async (model) => void (await send({ type: 'add', bundle, model })),
        finish: () => bytesOf({ type: 'finish', bundle }),
        discard: async () => void (await send({ type: 'discard', bundle })),
      }
    },
    inBackground: (work) => {
      const running: Promise<void> = work()
        .catch((error: unknown) => {
          if (!isClosed) onError(error)
        })
        .finally(() => background.delete(running))
      background.add(running)
    },
    close: async () => {
      isClosed = true
      const ending = worker
      failAll(new Error('the app is closing'))
      await ending?.terminate()
      await Promise.all(background)
    },
  }
}
