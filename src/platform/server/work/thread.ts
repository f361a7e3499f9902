import { parentPort, Worker, type WorkerOptions } from 'node:worker_threads'

/** Long work runs in a worker thread, so that the main thread can always answer calls. */
export type Thread<Order> = {
  carryOut(order: Order): Promise<void>
  /** For orders whose answer is a file. */
  make(order: Order): Promise<Uint8Array>
  close(): Promise<void>
}

type Sent<Order> = { id: number; order: Order }
type Problem = { message: string } & Partial<Record<'stack' | 'code' | 'syscall', string | undefined>>
type Answer = { id: number; bytes: Uint8Array | null } | { id: number; problem: Problem }
type Waiting = { resolve(bytes: Uint8Array | null): void; reject(error: Error): void }

type Options = WorkerOptions & {
  /** How long a thread may be idle before it is ended and its memory freed. */
  restAfterMs?: number
}

/** The thread starts with its first order; after it died or was ended the next order starts a new one. */
export function startThread<Order>(
  name: string,
  script: URL,
  { restAfterMs, ...options }: Options,
): Thread<Order> {
  let worker: Worker | undefined
  let resting: NodeJS.Timeout | undefined
  let isClosed = false
  let serial = 0
  const waiting = new Map<number, Waiting>()

  function failAll(error: Error) {
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  function letGo() {
    const idle = worker
    worker = undefined
    void idle?.terminate()
  }

  function start(): Worker {
    const started = new Worker(script, { name, ...options })
    started.on('message', (answer: Answer) => {
      const caller = waiting.get(answer.id)
      waiting.delete(answer.id)
      if ('problem' in answer)
        caller?.reject(Object.assign(new Error(answer.problem.message), answer.problem))
      else caller?.resolve(answer.bytes)
      if (restAfterMs !== undefined && !waiting.size) resting = setTimeout(letGo, restAfterMs).unref()
    })
    started.on('error', (error) => failAll(error instanceof Error ? error : new Error(String(error))))
    started.on('exit', () => {
      if (worker === started) failAll(new Error(`the thread for ${name} has ended`))
    })
    started.unref()
    return started
  }

  async function send(order: Order): Promise<Uint8Array | null> {
    if (isClosed) throw new Error('the app is closing')
    clearTimeout(resting)
    worker ??= start()
    const target = worker
    serial += 1
    const id = serial
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      target.postMessage({ id, order } satisfies Sent<Order>)
    })
  }

  return {
    carryOut: async (order) => void (await send(order)),
    make: async (order) => {
      const bytes = await send(order)
      if (!bytes) throw new Error(`the thread for ${name} gave no file`)
      return bytes
    },
    close: async () => {
      isClosed = true
      const ending = worker
      failAll(new Error('the app is closing'))
      await ending?.terminate()
    },
  }
}

/** Errors lose their class between threads, so the fields that identify database errors are copied. */
function problemOf(error: unknown): Problem {
  if (!(error instanceof Error)) return { message: String(error) }
  const { message, stack, code, syscall } = error as Error & Problem
  return { message, stack, code, syscall }
}

/** The worker's side: carries out one order after another. */
export function serveOrders<Order>(carryOut: (order: Order) => Promise<Uint8Array | null>): void {
  async function answer({ id, order }: Sent<Order>): Promise<void> {
    try {
      const bytes = await carryOut(order)
      parentPort?.postMessage({ id, bytes } satisfies Answer, bytes ? [bytes.buffer as ArrayBuffer] : [])
    } catch (error) {
      parentPort?.postMessage({ id, problem: problemOf(error) } satisfies Answer)
    }
  }

  let last = Promise.resolve()
  parentPort?.on('message', (sent: Sent<Order>) => {
    last = last.then(() => answer(sent))
  })
}
