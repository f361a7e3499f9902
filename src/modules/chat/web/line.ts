import { connected } from '#platform/web/realtime.ts'
import { createStore, type Store } from '#platform/web/store.ts'
import { nextLine, type Line } from './line-state.ts'

const BACK_MS = 7_000

export const line: Store<Line> = createStore<Line>('starting')

let settling: ReturnType<typeof setTimeout> | undefined

function look(): void {
  const before = line.get()
  const next = nextLine(before, connected.get(), navigator.onLine)
  if (next === before) return
  clearTimeout(settling)
  line.set(next)
  if (next === 'back') settling = setTimeout(() => line.set('online'), BACK_MS)
}

connected.subscribe(look)
addEventListener('online', look)
addEventListener('offline', look)
look()

const isUp = () => line.get() === 'online' || line.get() === 'back'

/** Calls back whenever the line has come up. */
export function whenUp(act: () => void): () => void {
  let wasUp = isUp()
  return line.subscribe(() => {
    if (isUp() && !wasUp) act()
    wasUp = isUp()
  })
}
