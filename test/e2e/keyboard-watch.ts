/** The focus relative to the target. */
export type Stop = {
  name: string
  isHere: boolean
  isInside: boolean
  /** The target is before the focus on the page. */
  isPast: boolean
  /** The stops since the last target. */
  way: string[]
  /** A stop on the way that is covered by another element. */
  hidden: string | null
}

export type KeyboardWatch = {
  look(targets: Element[]): Stop
  /** Like look(); from here on Tab stops at one of these. */
  aim(targets: Element[]): Stop
  /** Restores the page. */
  end(): void
}

/**
 * Runs in the browser. Throws, and so fails the test, when a pointer is used, when something else than a key or the app
 * moves the focus, and when a control has no name or cannot be told from others while it has the focus.
 */
export function watchKeyboard(): void {
  const shared = globalThis as unknown as { keyboardWatch?: KeyboardWatch }
  if (shared.keyboardWatch) return

  // Switches transitions off, as a colour in transition would be read as the old one.
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(still)

  const ended = new AbortController()
  const heard = { capture: true, signal: ended.signal }
  let isKeyOrApp = false
  // The test tools call the original focus(), so this one is only called by the app.
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function focusByApp(...options) {
    isKeyOrApp = true
    focus.apply(this, options)
    isKeyOrApp = false
  }
  for (const event of ['pointerdown', 'pointermove', 'wheel'])
    addEventListener(event, () => fail(`${event}: this page is worked by keyboard alone`), heard)

  let goal: Element[] = []
  let way: string[] = []
  let hidden: string | null = null
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab' && isAt(goal)) {
        event.preventDefault()
        event.stopImmediatePropagation()
        return
      }
      remember()
      isKeyOrApp = true
      setTimeout(() => (isKeyOrApp = false))
    },
    heard,
  )

  let look: string | null = null
  addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof HTMLElement)) return
      if (!isKeyOrApp) fail(`neither a key nor the app moved the focus to ${nameOf(target)}`)
      const isStop = target.tabIndex >= 0
      if (isStop && !labelOf(target)) fail(`no name for ${target.outerHTML.slice(0, 120)}`)
      look = isStop ? lookOf(target) : null
    },
    heard,
  )
  addEventListener(
    'focusout',
    ({ target }) => {
      if (look === null || !(target instanceof HTMLElement) || !target.isConnected) return
      if (document.hasFocus() && lookOf(target) === look) fail(`no focus is to be seen on ${nameOf(target)}`)
    },
    heard,
  )

  function fail(reason: string): void {
    reportError(new Error(reason))
  }

  /** What may show the focus: the control, its frame, the sibling of a hidden input, the cells of a row. */
  function lookOf(element: Element): string {
    const { parentElement: frame, nextElementSibling: beside, firstElementChild: cell } = element
    return [element, frame, frame?.parentElement, beside, cell]
      .flatMap((place) => (place ? [getComputedStyle(place), getComputedStyle(place, '::after')] : []))
      .map(({ outline, boxShadow, borderColor, backgroundColor, transform }) => {
        const ring = outline.includes('none') ? 'none' : outline
        return [ring, boxShadow, borderColor, backgroundColor, transform].join()
      })
      .join('|')
  }

  function nameOf(element: Element | null): string {
    if (!element || element === document.body) return 'nothing'
    return `${element.getAttribute('role') ?? element.localName} “${labelOf(element)}”`
  }

  /** A short form of the name that a screen reader would announce. */
  function labelOf(element: Element): string {
    const labelledBy = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
    const label =
      element.getAttribute('aria-label') ??
      labelledBy?.textContent ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      (element.textContent || element.getAttribute('title') || '')
    return label.trim().slice(0, 40)
  }

  /** Whether the element is covered or scrolled out of view; toasts disappear by themselves and do not count. */
  function isCovered(element: Element): boolean {
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width < 2 || height < 2 || element === document.body) return false
    // A row may be wider than its scrolling list, so one visible tenth suffices.
    return Array.from({ length: 10 }).every((_, tenth) => {
      const seen = document.elementFromPoint(left + width * (tenth / 10 + 0.05), top + height / 2)
      if (!seen) return true
      return !(element.contains(seen) || seen.contains(element) || seen.closest('.mantine-Notification-root'))
    })
  }

  /** In an open list the focus is the entry that the field's aria-activedescendant points at. */
  function focused(): Element | null {
    const active = document.activeElement
    return document.getElementById(active?.getAttribute('aria-activedescendant') ?? '') ?? active
  }

  function isAt(targets: Element[]): boolean {
    const active = document.activeElement
    return targets.some((target) => target === active || target === focused())
  }

  function remember(): void {
    const active = document.activeElement
    way.push(nameOf(focused()))
    if (active && isCovered(active)) hidden ??= nameOf(active)
  }

  function stopAt(targets: Element[]): Stop {
    const active = document.activeElement
    const [first] = targets
    const order = first && active ? active.compareDocumentPosition(first) : 0
    return {
      name: nameOf(focused()),
      isHere: isAt(targets),
      isInside: targets.some((target) => target.contains(active)),
      isPast: (order & Node.DOCUMENT_POSITION_PRECEDING) !== 0,
      way,
      hidden,
    }
  }

  shared.keyboardWatch = {
    look: stopAt,
    aim(targets) {
      if (isAt(targets)) remember()
      const stop = stopAt(targets)
      goal = stop.isHere ? [] : targets
      if (stop.isHere) [way, hidden] = [[], null]
      return stop
    },
    end() {
      ended.abort()
      HTMLElement.prototype.focus = focus
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
      delete shared.keyboardWatch
    },
  }
}

/** Runs in the browser: allows pointers again. */
export function endKeyboardWatch(): void {
  ;(globalThis as unknown as { keyboardWatch?: KeyboardWatch }).keyboardWatch?.end()
}
