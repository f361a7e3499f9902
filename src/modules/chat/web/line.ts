import { connected } from '#platform/web/realtime.ts'
import { createStore, type Store } from '#platform/web/store.ts'

/** The line to the server as the chat shows it; 'back' for a moment after it was away. */
export type Line = 'starting' | 'online' | 'offline' | 'back'

const BACK_MS = 7_000

export const line: Store<Line> = createStore<Line>('starting')

let settling: ReturnType<typeof setTimeout> | undefined

function look(): void {
  const isThere = connected.get() && navigator.onLine
  const before = line.get()
  if (!isThere) {
    // The first connection is only slow, not lost, as long as the browser sees a network.
    if (before === 'starting' && navigator.onLine) return
    clearTimeout(settling)
    line.set('offline')
  } else if (before === 'offline') {
    line.set('back')
    settling = setTimeout(() => line.set('online'), BACK_MS)
  } else if (before === 'starting') {
    line.set('online')
  }
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
