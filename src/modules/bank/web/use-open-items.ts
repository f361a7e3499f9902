import { useEffect, useState } from 'react'
import { call } from '#platform/web/api.ts'
import type { DeskRow } from '../domain/desk.ts'

type State = 'idle' | 'searching' | 'done' | 'failed'
type Answer = { text: string; rows: readonly DeskRow[]; sure: boolean; state: State }

const nothing: Answer = { text: '', rows: [], sure: false, state: 'idle' }

/** A pause this short lets a number be typed in one go. */
const PAUSE_MS = 80

/** The open items for a text; `round` asks again for the same text after a booking. */
export function useOpenItems(typed: string, round: number): Answer {
  const text = typed.trim()
  const [answer, setAnswer] = useState(nothing)
  useEffect(() => {
    if (!text) return undefined
    const request = new AbortController()
    const timer = setTimeout(() => {
      call('/open_item/list', { search: text }, { signal: request.signal }).then(
        ({ datalist, sure }) => {
          if (!request.signal.aborted) setAnswer({ text, rows: datalist, sure, state: 'done' })
        },
        () => {
          if (!request.signal.aborted) setAnswer({ ...nothing, text, state: 'failed' })
        },
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [text, round])
  if (!text) return nothing
  return answer.text === text ? answer : { ...answer, sure: false, state: 'searching' }
}
