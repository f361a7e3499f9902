import { useEffect, useState } from 'react'
import { call } from '#platform/web/api.ts'
import type { DeskRow } from '../domain/desk.ts'

type State = 'idle' | 'searching' | 'done' | 'failed'
type Answer = { question: string; rows: readonly DeskRow[]; sure: boolean; state: State }

const nothing: Answer = { question: '', rows: [], sure: false, state: 'idle' }

/** A pause this short lets a number be typed without a search for each digit. */
const PAUSE_MS = 80

/** The open items for a text; a new `round` searches for the same text again after a booking. */
export function useOpenItems(typed: string, round: number): Answer {
  const text = typed.trim()
  const question = `${round} ${text}`
  const [answer, setAnswer] = useState(nothing)
  useEffect(() => {
    const search = question.slice(question.indexOf(' ') + 1)
    if (!search) return undefined
    const request = new AbortController()
    const timer = setTimeout(() => {
      call('/open_item/list', { search }, { signal: request.signal }).then(
        ({ datalist, sure }) => {
          if (!request.signal.aborted) setAnswer({ question, rows: datalist, sure, state: 'done' })
        },
        () => {
          if (!request.signal.aborted) setAnswer({ ...nothing, question, state: 'failed' })
        },
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [question])
  if (!text) return nothing
  return answer.question === question ? answer : { ...answer, sure: false, state: 'searching' }
}
