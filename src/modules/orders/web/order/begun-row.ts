import { createContext, use, useCallback, useEffect, useRef, useState } from 'react'

/** What became of a row that was begun when the order is saved. */
export type Settled = 'nothing' | 'taken' | 'stopped'

type Row = {
  isBegun: boolean
  /** Takes the row into the order; if something is missing, the row says what. */
  settle(): Promise<Settled>
}

const BegunRowContext = createContext<(row: Row | null) => void>(() => undefined)

export const BegunRowProvider = BegunRowContext.Provider

/** The row of the form that takes the next wine, as the form around it must know it. */
export function useBegunRow(save: () => unknown) {
  const row = useRef<Row | null>(null)
  const [isBegun, setBegun] = useState(false)
  const [waiting, setWaiting] = useState(0)
  const note = useCallback((next: Row | null) => {
    row.current = next
    setBegun(next?.isBegun ?? false)
  }, [])
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  // The order is saved once it has the row that was taken.
  useEffect(() => {
    if (waiting) void latest.current()
  }, [waiting])

  /** Saves the order with the row that was begun, or stops at it. */
  async function saveWithRow(onStopped: () => void): Promise<void> {
    const settled = (await row.current?.settle()) ?? 'nothing'
    if (settled === 'nothing') await latest.current()
    else if (settled === 'taken') setWaiting((count) => count + 1)
    else onStopped()
  }

  return { isBegun, note, saveWithRow }
}

/** Tells the form around about the row. */
export function useNoteBegunRow(row: Row): void {
  const note = use(BegunRowContext)
  useEffect(() => note(row))
  useEffect(() => () => note(null), [note])
}
