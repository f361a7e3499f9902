import type { HeldLine } from '../domain/calls.ts'
import type { Quantity } from '../domain/holding.ts'
import { createStore, type Store } from '#platform/web/store.ts'

/** What the server last said about the bottles of a draft. */
export type HoldState = { lines: readonly HeldLine[]; until: string | null; at: number; error: unknown }

const nothing: HoldState = { lines: [], until: null, at: 0, error: null }

/** Debounce before a change is sent. */
const SEND_AFTER_MS = 300
/** Typing renews the hold, but at most this often. */
const RENEW_AFTER_MS = 20_000

export type HoldCalls = {
  put(lines: readonly Quantity[]): Promise<readonly HeldLine[]>
  drop(): Promise<unknown>
}

export type DraftHolder = {
  state: Store<HoldState>
  /** What the form wants to hold now; called at every change of the form. */
  want(lines: readonly Quantity[]): void
  /** Sends pending changes at once. */
  flush(): Promise<void>
  /** The form is closed, saved or not. */
  end(): Promise<void>
}

const keyOf = (lines: readonly Quantity[]) => lines.map(({ stk_id, qty }) => `${stk_id}:${qty}`).join()

/** Keeps the holds of one draft in line with its form: one call at a time, the last request wins. */
export function holdDraft({ put, drop }: HoldCalls): DraftHolder {
  const state = createStore(nothing)
  let wanted: readonly Quantity[] = []
  let sent = ''
  let sentAt = -RENEW_AFTER_MS
  let timer: ReturnType<typeof setTimeout> | null = null
  let running: Promise<void> = Promise.resolve()
  let isOver = false

  async function send(): Promise<void> {
    if (isOver) return
    sent = keyOf(wanted)
    sentAt = performance.now()
    try {
      const lines = await put(wanted)
      state.set({ lines, until: lines[0]?.until ?? null, at: performance.now(), error: null })
    } catch (error) {
      // The order can be saved all the same; the form says that nothing is held.
      state.set({ ...state.get(), error })
    }
  }

  function flush(): Promise<void> {
    if (timer === null) return running
    clearTimeout(timer)
    timer = null
    running = running.then(send)
    return running
  }

  return {
    state,
    flush,
    want(lines) {
      wanted = lines
      const isSame = keyOf(lines) === sent
      const isFresh = !lines.length || performance.now() - sentAt < RENEW_AFTER_MS
      if (isOver || timer !== null || (isSame && isFresh)) return
      timer = setTimeout(() => void flush(), SEND_AFTER_MS)
    },
    async end() {
      if (timer !== null) clearTimeout(timer)
      timer = null
      isOver = true
      await running
      if (sent) await drop()
    },
  }
}
