import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { useTexts } from '#platform/web/language.tsx'
import { useReturnFocus } from '#platform/web/dialogs/return-focus.ts'
import { commonTexts } from '#platform/web/texts.ts'
import classes from './RowMenu.module.css'
import { entryFor, isLetter, SAME_WORD_MS } from '../question/type-ahead.ts'
import { useStable } from '../use-stable.ts'

export type RowAction<Row> = {
  key: string
  label: string
  icon?: ReactNode
  danger?: boolean
  /** Whether the action exists for this row and person at all. */
  isShown?(row: Row): boolean
  /** The reason why it cannot be done now; shown under the greyed label. */
  whyNot?(row: Row): string | null
  run(row: Row): unknown
}

export type MenuPlace = { x: number; y: number }

type Props<Row> = {
  row: Row
  place: MenuPlace
  actions: readonly RowAction<Row>[]
  /** Accessible name of the menu, if it is not about a row. */
  label?: string
  onClose(): void
}

const itemsOf = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]:enabled') ?? []),
]

const ENTRY_HEIGHT = 32

/** Position of the menu: below the point, or above it when it fits only there. */
function standing({ x, y }: MenuPlace, entries: number) {
  const room = innerHeight - y
  const left = `min(${x}px, 100vw - 228px)`
  return room > innerHeight / 2 || entries * ENTRY_HEIGHT + 20 < room
    ? { left, top: y, maxHeight: room - 8 }
    : { left, bottom: room, maxHeight: y - 8 }
}

function takeFocus(menu: HTMLElement | null): void {
  const place = itemsOf(menu)[0] ?? menu
  place?.focus({ preventScroll: true })
}

/** The actions of a row, opened by its button, by right click or by the menu key. Plain elements: it opens at once. */
export function RowMenu<Row>({ row, place, actions, label, onClose }: Props<Row>) {
  const t = useTexts(commonTexts)
  const menu = useRef<HTMLDivElement>(null)
  const shown = actions.filter((action) => action.isShown?.(row) ?? true)
  useReturnFocus()
  useLayoutEffect(() => {
    // Above all panels, whichever of them holds the list.
    menu.current?.showPopover()
    takeFocus(menu.current)
    // A row that gets the focus back within the same frame must not keep the keys from the menu.
    const frame = requestAnimationFrame(() => {
      if (!menu.current?.contains(document.activeElement)) takeFocus(menu.current)
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  useCloseOutside(menu, onClose)
  const typeAhead = useTypeAhead()

  function onKeyDown(event: KeyboardEvent) {
    const items = itemsOf(menu.current)
    const current = items.indexOf(document.activeElement as HTMLElement)
    const moves: Record<string, number> = {
      ArrowDown: current + 1,
      ArrowUp: current < 0 ? -1 : current - 1,
      Home: 0,
      End: -1,
    }
    const target = moves[event.key]
    if (target !== undefined) items.at(target % items.length)?.focus()
    else if (event.key === 'Escape' || event.key === 'Tab') onClose()
    else if (isLetter(event)) items[typeAhead(event.key, items, current) ?? current]?.focus()
    else return
    // The key belongs to the menu, not to the panel around it.
    event.stopPropagation()
    event.preventDefault()
  }

  return (
    <div
      ref={menu}
      role="menu"
      popover="manual"
      tabIndex={-1}
      aria-label={label ?? t('row_menu')}
      className={`wk-panel ${classes.menu}`}
      style={standing(place, shown.length)}
      onKeyDown={onKeyDown}
    >
      {shown.map((action) => {
        const reason = action.whyNot?.(row) ?? null
        return (
          <button
            key={action.key}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={`wk-bare ${classes.item}`}
            data-danger={action.danger || undefined}
            data-mantine-stop-propagation
            disabled={reason !== null}
            onClick={() => {
              onClose()
              void action.run(row)
            }}
          >
            {action.icon}
            <span>
              {action.label}
              {reason !== null && <span className={`wk-small ${classes.reason}`}>{reason}</span>}
            </span>
          </button>
        )
      })}
    </div>
  )
}

/** Letters that are typed quickly lead to the entry that begins with them. */
function useTypeAhead() {
  const typed = useRef({ word: '', at: 0 })
  return (letter: string, items: readonly HTMLElement[], current: number): number | null => {
    const now = performance.now()
    const before = now - typed.current.at < SAME_WORD_MS ? typed.current.word : ''
    typed.current = { word: before + letter, at: now }
    const labels = items.map(({ textContent }) => textContent?.trim() ?? '')
    return entryFor(labels, current, typed.current.word)
  }
}

/** A press anywhere else closes the menu, and still does what it was meant for. */
function useCloseOutside(menu: RefObject<HTMLElement | null>, onClose: () => void): void {
  const close = useStable(onClose)
  useEffect(() => {
    const listen = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', listen, { capture: true })
    return () => document.removeEventListener('pointerdown', listen, { capture: true })
  }, [menu, close])
}
