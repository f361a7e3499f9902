import type { Dispatch, SetStateAction } from 'react'
import { freePlace, type Place } from '../screen/free-place.ts'

const LOOK_AGAIN_MS = 350

/** Controls, their labels and the sums of a list, which a toast must not cover. */
const CONTROLS =
  'a[href], button, input, select, textarea, label, legend, [role="tab"], [contenteditable="true"], tfoot td:not(:empty)'

/** What can be operated now: while a panel is open, nothing beneath it. */
function controlBoxes(host: HTMLElement): DOMRect[] {
  const top = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document
  return [...top.querySelectorAll(CONTROLS)]
    .filter((control) => !host.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
}

/** Finds the place anew now, at every change of the window and regularly, until it is stopped. */
export function keepPlaced(host: HTMLElement, setPlace: Dispatch<SetStateAction<Place | null>>): () => void {
  function settle() {
    const { width, height } = host.getBoundingClientRect()
    const controls = controlBoxes(host)
    const window = { width: innerWidth, height: innerHeight }
    setPlace((now) => {
      const next = freePlace({ width, height }, window, controls, now)
      return now && next.left === now.left && next.bottom === now.bottom ? now : next
    })
  }
  settle()
  const timer = setInterval(settle, LOOK_AGAIN_MS)
  addEventListener('resize', settle)
  return () => {
    clearInterval(timer)
    removeEventListener('resize', settle)
  }
}
