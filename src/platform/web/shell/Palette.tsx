import {
  memo,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { SEARCH_MAX_LENGTH } from '#core/lists/search.ts'
import { usePanelKeys } from '../keys/kept-keys.ts'
import { useTexts } from '../language.tsx'
import { useStable } from '../list/use-stable.ts'
import { useReturnFocus } from '../dialogs/return-focus.ts'
import { commonTexts } from '../texts.ts'
import classes from './Palette.module.css'
import type { PaletteEntry, PaletteSection } from './palette-entry.ts'

type Step = { by: 'entry' | 'group'; direction: 1 | -1 }

type Props<Entry extends PaletteEntry> = {
  typed: string
  sections: readonly PaletteSection<Entry>[]
  /** The entry that Enter opens. */
  active: string | null
  /** The text below the entries: searching, nothing found, or offline. */
  note: string | null
  isSearching: boolean
  /** Shows a text with what was found in it. */
  mark(text: string): ReactNode
  onType(typed: string): void
  onStep(step: Step): void
  onPoint(key: string): void
  onEnter(inNewTab: boolean): void
  onOpen(entry: Entry, inNewTab: boolean): void
  onClose(): void
}

const steps: Readonly<Record<string, Step>> = {
  ArrowDown: { by: 'entry', direction: 1 },
  ArrowUp: { by: 'entry', direction: -1 },
  PageDown: { by: 'group', direction: 1 },
  PageUp: { by: 'group', direction: -1 },
}

const stepOf = ({ key, shiftKey }: KeyboardEvent): Step | undefined =>
  key === 'Tab' ? { by: 'group', direction: shiftKey ? -1 : 1 } : steps[key]

const optionId = (key: string) => `palette-${key}`

/** Ctrl+K: type a few letters and press Enter. Only its field can be focused, so no focus trap is needed. */
export function Palette<Entry extends PaletteEntry>(props: Props<Entry>) {
  const { typed, sections, active, note, isSearching, mark } = props
  const t = useTexts(commonTexts)
  useReturnFocus()
  usePanelKeys()
  // The field is painted first and takes keys; the entries follow.
  const shown = useDeferredValue(sections, null)
  const list = useKeptInView(active)
  const point = useStable(props.onPoint)
  const open = useStable((entry: PaletteEntry, inNewTab: boolean) => props.onOpen(entry as Entry, inNewTab))

  function onKeyDown(event: KeyboardEvent) {
    const step = stepOf(event)
    if (step) props.onStep(step)
    else if (event.key === 'Enter') props.onEnter(event.ctrlKey || event.metaKey)
    else if (event.key === 'Escape') props.onClose()
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className={classes.backdrop} onClick={props.onClose} aria-hidden />
      <div role="dialog" aria-modal aria-label={t('palette')} className={classes.palette}>
        <input
          className={classes.input}
          autoFocus
          role="combobox"
          aria-expanded
          aria-controls="palette-list"
          aria-activedescendant={active === null ? undefined : optionId(active)}
          aria-label={t('palette')}
          placeholder={t('palette_hint')}
          autoComplete="off"
          spellCheck={false}
          maxLength={SEARCH_MAX_LENGTH}
          value={typed}
          onChange={(event) => props.onType(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <ul
          ref={list}
          id="palette-list"
          role="listbox"
          aria-label={t('palette')}
          className={`wk-list ${classes.list}`}
          aria-busy={shown === null || isSearching}
          data-waiting={shown === null || undefined}
          // The field keeps the focus, and with it the keys.
          onMouseDown={(event) => event.preventDefault()}
        >
          {(shown ?? []).map((section) => (
            <Section
              key={section.key}
              section={section}
              active={section.entries.some(({ key }) => key === active) ? active : null}
              mark={mark}
              onPoint={point}
              onOpen={open}
            />
          ))}
        </ul>
        <p className={`wk-hint ${classes.note}`} role="status">
          {note}
        </p>
        <p className={`wk-small ${classes.keys}`} aria-hidden>
          {t('palette_keys')}
        </p>
      </div>
    </>
  )
}

type SectionProps = {
  section: PaletteSection
  active: string | null
  mark(text: string): ReactNode
  onPoint(key: string): void
  onOpen(entry: PaletteEntry, inNewTab: boolean): void
}

const Section = memo(function Section({ section, active, mark, onPoint, onOpen }: SectionProps) {
  const title = `palette-group-${section.key}`
  return (
    <li role="group" aria-labelledby={title}>
      <div id={title} className={`wk-small wk-strong ${classes.title}`}>
        {section.title}
      </div>
      <ul role="none" className="wk-list">
        {section.entries.map((entry) => (
          <li
            key={entry.key}
            id={optionId(entry.key)}
            role="option"
            aria-selected={entry.key === active}
            className={classes.entry}
            onMouseMove={() => entry.key !== active && onPoint(entry.key)}
            onClick={(event) => onOpen(entry, event.ctrlKey || event.metaKey)}
          >
            <span className={`wk-cut ${classes.label}`}>{mark(entry.label)}</span>
            <span className={`wk-cut ${classes.hint}`}>{mark(entry.hint)}</span>
          </li>
        ))}
      </ul>
    </li>
  )
})

const optionOf = (key: string | null) => (key === null ? null : document.getElementById(optionId(key)))

/** The active entry is always seen; where others come in above it, it stays where it was on the screen. */
function useKeptInView(active: string | null) {
  const list = useRef<HTMLUListElement>(null)
  const last = useRef<{ key: string | null; top: number }>({ key: null, top: 0 })
  useLayoutEffect(() => {
    const top = optionOf(active)?.offsetTop
    if (top === undefined) return
    if (list.current && last.current.key === active) list.current.scrollTop += top - last.current.top
    last.current = { key: active, top }
  })
  useEffect(() => {
    optionOf(active)?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return list
}
