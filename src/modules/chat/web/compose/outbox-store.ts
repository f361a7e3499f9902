import type { WaitingMessage } from './outbox-queue.ts'

/**
 * Where waiting messages outlive a reload. Each person has a database of their own, named by their number, so that
 * nobody reads another's messages in the same browser.
 */
const STORE = 'waiting'
const nameFor = (user: number) => `wk-chat-outbox-${user}`

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the outbox cannot be opened')))
  })

async function open(user: number): Promise<IDBDatabase> {
  const request = indexedDB.open(nameFor(user), 1)
  request.addEventListener('upgradeneeded', () =>
    request.result.createObjectStore(STORE, { keyPath: 'client_id' }),
  )
  return settled(request)
}

async function within<T>(
  user: number,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open(user)
  try {
    const transaction = database.transaction(STORE, mode)
    const done = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve())
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')))
    })
    const [result] = await Promise.all([settled(work(transaction.objectStore(STORE))), done])
    return result
  } finally {
    database.close()
  }
}

export const readWaiting = (user: number): Promise<WaitingMessage[]> =>
  within<WaitingMessage[]>(user, 'readonly', (store) => store.getAll())

export const keepWaiting = (item: WaitingMessage): Promise<unknown> =>
  within(item.user, 'readwrite', (store) => store.put(item))

export const dropWaiting = (user: number, client_id: string): Promise<unknown> =>
  within(user, 'readwrite', (store) => store.delete(client_id))

/** After signing out nothing unsent stays in a browser that others may use. */
export const forgetWaiting = (user: number): Promise<unknown> =>
  settled(indexedDB.deleteDatabase(nameFor(user)))
