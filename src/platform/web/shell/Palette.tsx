import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useMemo, useState, type KeyboardEvent } from 'react'
import { useTexts } from '../language.tsx'
import { useReturnFocus } from '../return-focus.ts'
import { commonTexts } from '../texts.ts'
import classes from './Shell.module.css'

export type PaletteEntry = { key: string; label: string; hint?: string; to: string }

type Props = { entries: readonly PaletteEntry[]; onClose(): void }

const fold = (text: string) =>
  text.toLocaleLowerCase('en').replaceAll('ı', 'i').normalize('NFD').replace(/\p{M}/gu, '')

/** Ctrl+K: type a few letters, press Enter, be there. Its field is all there is to focus, so nothing need be locked. */
export function Palette({ entries, onClose }: Props) {
  const t = useTexts(commonTexts)
  const navigate = useNavigate()
  useReturnFocus()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const found = useMemo(
    () => entries.filter(({ label, hint = '' }) => fold(`${label} ${hint}`).includes(fold(typed))),
    [entries, typed],
  )
  // The field is painted first and takes keys; the entries follow.
  const shown = useDeferredValue(found, null)

  function go(entry: PaletteEntry | undefined) {
    if (!entry) return
    onClose()
    void navigate({ to: entry.to })
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') setActive(Math.min(active + 1, found.length - 1))
    else if (event.key === 'ArrowUp') setActive(Math.max(active - 1, 0))
    else if (event.key === 'Enter') go(found[active])
    else if (event.key === 'Escape') onClose()
    else if (event.key !== 'Tab') return
    event.preventDefault()
  }

  return (
    <>
      <div className={classes.paletteBackdrop} onClick={onClose} aria-hidden />
      <div role="dialog" aria-modal aria-label={t('palette')} className={classes.palette}>
        <input
          className={classes.paletteInput}
          autoFocus
          role="combobox"
          aria-expanded
          aria-controls="palette-list"
          aria-activedescendant={found[active] ? `palette-${found[active].key}` : undefined}
          aria-label={t('palette')}
          placeholder={t('palette')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
        <ul
          id="palette-list"
          role="listbox"
          aria-label={t('palette')}
          className={classes.paletteList}
          aria-busy={shown === null}
          // The field keeps the focus, and with it the keys.
          onMouseDown={(event) => event.preventDefault()}
        >
          {(shown ?? []).map((entry, index) => (
            <li
              key={entry.key}
              id={`palette-${entry.key}`}
              role="option"
              aria-selected={index === active}
              className={classes.paletteEntry}
              onMouseEnter={() => setActive(index)}
              onClick={() => go(entry)}
            >
              <span>{entry.label}</span>
              <span className={classes.hint}>{entry.hint}</span>
            </li>
          ))}
        </ul>
        {shown?.length === 0 && <p className={classes.paletteNone}>{t('palette_empty')}</p>}
      </div>
    </>
  )
}
