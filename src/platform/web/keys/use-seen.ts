import { useEffect, useState } from 'react'
import { afterPaint } from '../screen/after-paint.ts'
import { pressedAt } from './kept-keys.ts'

/** Nobody reacts sooner to what has appeared; a key or click before that was meant for what was there before. */
const SEEN_AFTER_MS = 250

export type Seen = {
  /** Whether the subject has been on the screen for long enough. */
  isSeen: boolean
  /** Whether a key or click came after that. */
  isFor(event: Event): boolean
}

/** Whether an act can be meant for the subject that is on the screen now. */
export function useSeen(subject: unknown): Seen {
  const [seen, setSeen] = useState<{ subject: unknown; at: number } | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const cancel = afterPaint(() => {
      const at = performance.now() + SEEN_AFTER_MS
      timer = setTimeout(() => setSeen({ subject, at }), SEEN_AFTER_MS)
    })
    return () => {
      cancel()
      clearTimeout(timer)
    }
  }, [subject])
  const at = seen && seen.subject === subject ? seen.at : Number.POSITIVE_INFINITY
  return { isSeen: at < Number.POSITIVE_INFINITY, isFor: (event) => pressedAt(event) >= at }
}
