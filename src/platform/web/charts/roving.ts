import { useRef, useState, type KeyboardEvent } from 'react'

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The place that an arrow key leads to; in a chart with rows the up and down keys move by a row. */
export function nextPlace(key: string, place: number, count: number, perRow = 1): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  if (step === undefined) return null
  const isVertical = key === 'ArrowUp' || key === 'ArrowDown'
  const next = place + (isVertical ? step * perRow : step)
  return next < 0 || next >= count ? place : next
}

type Target = { label: string; open?: (() => void) | undefined }

/** A chart is one stop of the Tab key; inside it the arrow keys move, Enter and Space open. */
export function useRoving(count: number, perRow = 1) {
  const [active, setActive] = useState(0)
  const targets = useRef<(SVGGElement | null)[]>([])
  const current = Math.min(active, Math.max(0, count - 1))

  return (place: number, { label, open }: Target) => ({
    ref: (element: SVGGElement | null) => {
      targets.current[place] = element
    },
    role: open ? 'button' : 'img',
    'aria-label': label,
    tabIndex: place === current ? 0 : -1,
    onFocus: () => setActive(place),
    ...(open ? { onClick: open } : {}),
    onKeyDown: (event: KeyboardEvent) => {
      if (open && (event.key === 'Enter' || event.key === ' ')) {
        event.preventDefault()
        return open()
      }
      const next = nextPlace(event.key, place, count, perRow)
      if (next === null) return
      event.preventDefault()
      targets.current[next]?.focus()
    },
  })
}
