import { useEffect, useRef } from 'react'

/** Filters and searches wait for a pause in typing, so that half a word is not asked for. Enter does not wait. */
export const FILTER_DEBOUNCE_MS = 2_000

export function useDebounced(apply: (value: string) => void, delay = FILTER_DEBOUNCE_MS) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const latest = useRef(apply)
  useEffect(() => {
    latest.current = apply
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  function later(value: string) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(value), delay)
  }

  function now(value: string) {
    clearTimeout(timer.current)
    latest.current(value)
  }

  return { later, now }
}
