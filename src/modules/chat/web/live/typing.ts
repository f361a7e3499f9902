import { say } from '#platform/web/realtime.ts'
import { createStore, type Store } from '#platform/web/store.ts'
import type { Target } from '#modules/chat/domain/chat.ts'
import { keyOf } from '../target.ts'

/** Who is typing or looking in a conversation right now, by its key. It is not stored. */
type Doing = Readonly<Record<string, readonly number[]>>

export const typing: Store<Doing> = createStore<Doing>({})
export const looking: Store<Doing> = createStore<Doing>({})

/** Typing ends by itself if the window disappears. */
const TYPING_MS = 6_000
const timers = new Map<string, ReturnType<typeof setTimeout>>()

function change(store: Store<Doing>, key: string, uid: number, isDoing: boolean): void {
  const others = (store.get()[key] ?? []).filter((id) => id !== uid)
  store.set({ ...store.get(), [key]: isDoing ? [...others, uid] : others })
}

export function heardTyping({ by, isTyping, ...named }: Target & { by: number; isTyping: boolean }): void {
  const key = keyOf(named)
  const timer = `${key}/${by}`
  clearTimeout(timers.get(timer))
  change(typing, key, by, isTyping)
  if (isTyping)
    timers.set(
      timer,
      setTimeout(() => change(typing, key, by, false), TYPING_MS),
    )
}

export function heardOnScreen(notice: Target & { by: number; isOnScreen: boolean }): void {
  change(looking, keyOf(notice), notice.by, notice.isOnScreen)
}

export const sayOnScreen = (target: Target, isOnScreen: boolean): void =>
  say('chat_on_screen', { ...target, isOnScreen })

const REPEAT_MS = 3_000
const IDLE_MS = 4_000

/** Tells the others that somebody types: at once, again while it goes on, and when it stops. */
export function typingTeller(target: Target, tell = say) {
  let saidAt: number | null = null
  let idle: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(idle)
    if (saidAt !== null) tell('chat_typing', { ...target, isTyping: false })
    saidAt = null
  }
  const type = () => {
    clearTimeout(idle)
    idle = setTimeout(stop, IDLE_MS)
    if (saidAt !== null && performance.now() - saidAt < REPEAT_MS) return
    saidAt = performance.now()
    tell('chat_typing', { ...target, isTyping: true })
  }
  return { type, stop }
}
