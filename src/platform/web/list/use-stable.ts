import { useLayoutEffect, useRef, useState } from 'react'

/** Handlers that stay the same from render to render and do what the last one says, so that memoised rows rest. */
export function useStable<Args extends unknown[]>(handler: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  const [stable] = useState(
    () =>
      (...args: Args) =>
        latest.current(...args),
  )
  return stable
}
