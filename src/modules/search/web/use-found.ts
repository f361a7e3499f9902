import { useEffect, useMemo, useRef, useState } from 'react'
import { SEARCH_MIN_LETTERS } from '#core/lists/search.ts'
import { call } from '#platform/web/api.ts'
import { joined, nothingFound, stillFitting, type Found } from './entries.ts'

/** Debounce short enough to go unnoticed, long enough to type a word. */
const PAUSE_MS = 100

export type SearchState = 'idle' | 'searching' | 'done' | 'failed'

const isSearched = (text: string) => (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= SEARCH_MIN_LETTERS

type Asked = { text: string; found: Found; state: SearchState }

/**
 * What the server finds for the text, asked a moment after the last key. An answer to an earlier text is dropped; what
 * it found stays while it fits. The chosen entry keeps its place.
 */
export function useFound(text: string, chosen: string | null): { found: Found; state: SearchState } {
  const [asked, setAsked] = useState<Asked>({ text: '', found: nothingFound, state: 'idle' })
  const chosenNow = useRef(chosen)
  useEffect(() => {
    chosenNow.current = chosen
  })

  useEffect(() => {
    if (!isSearched(text)) return undefined
    const request = new AbortController()
    const timer = setTimeout(() => {
      call('/search/all', { search: text }, { signal: request.signal }).then(
        (answer) => {
          if (request.signal.aborted) return
          setAsked(({ found }) => ({
            text,
            found: joined(stillFitting(found, text), answer, chosenNow.current),
            state: 'done',
          }))
        },
        () => {
          if (!request.signal.aborted) setAsked({ text, found: nothingFound, state: 'failed' })
        },
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [text])

  return useMemo(() => {
    if (!isSearched(text)) return { found: nothingFound, state: 'idle' }
    if (asked.text === text && asked.state !== 'idle') return { found: asked.found, state: asked.state }
    return { found: stillFitting(asked.found, text), state: 'searching' }
  }, [text, asked])
}
