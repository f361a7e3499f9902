import { useLayoutEffect, useRef, useState } from 'react'

/** How wide an element is; charts are drawn for the room they have. */
export function useWidth(usual: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(usual)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const watcher = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0)
      if (measured > 0) setWidth(measured)
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  return { ref, width }
}
