import { useEffect, useState } from 'react'

const isInDialog = (element: Element) => element.closest('[role="dialog"], [role="menu"]') !== null

/** Where somebody was working on the page itself, beneath all panels. */
let lastOnPage: HTMLElement | null = null

document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && !isInDialog(target)) lastOnPage = target
})

/** When a panel closes, work goes on where it was: in the row or on the button that opened it. */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        const target = opener instanceof HTMLElement && opener.isConnected ? opener : lastOnPage
        if (target?.isConnected) target.focus({ preventScroll: true })
      })
    },
    [opener],
  )
}
