import { useEffect, useState } from 'react'

const isInDialog = (element: Element) => element.closest('[role="dialog"], [role="menu"]') !== null

/** The last focused element of the page itself, beneath all panels. */
let lastOnPage: HTMLElement | null = null

document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && !isInDialog(target)) lastOnPage = target
})

/** The panel that lies on top of the others, if any is open. */
const topDialog = () => [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1) ?? null

/** Where the focus goes if its element is gone: the list's current row, else the top of the screen. */
const nearby = () =>
  (lastOnPage?.matches('tr, tbody td') ? document.querySelector('main tbody tr[tabindex="0"]') : null) ??
  document.querySelector('main')

/** When a panel closes, work goes on where it was: in the row or on the button that opened it. */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        const places = [opener, topDialog(), lastOnPage, nearby()]
        const target = places.find((place) => place?.isConnected && place !== document.body)
        if (target instanceof HTMLElement) target.focus({ preventScroll: true })
      })
    },
    [opener],
  )
}
