import { useEffect, useState, type RefObject } from 'react'
import { useStable } from '../use-stable.ts'

/** The down arrow of the search leads to the first row of the answer, and waits for it. */
export function useGoToFirst(section: RefObject<HTMLElement | null>, isAnswer: boolean) {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    if (!isWanted || !isAnswer) return
    setWanted(false)
    section.current?.querySelector<HTMLElement>('tbody tr[data-index="0"]')?.focus()
  }, [isWanted, isAnswer, section])
  // The rows that are asked for by the same key are known after the next rendering.
  return useStable(() => setWanted(true))
}
