import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTexts } from '#platform/web/language.tsx'
import type { Action } from '#platform/web/module.ts'
import { noteRecent } from '#platform/web/records/recents.ts'
import { Palette } from '#platform/web/shell/Palette.tsx'
import type { PaletteSection, ScreenEntry } from '#platform/web/shell/palette-entry.ts'
import { usePainted } from '#platform/web/screen/use-painted.ts'
import { searchTexts } from '../texts.ts'
import { foundGroups, keyAfter } from './entries.ts'
import { Marked } from './Marked.tsx'
import type { Opening } from './opening.ts'
import { useActions } from './use-actions.ts'
import { useFound, type SearchState } from './use-found.ts'
import { useSections } from './use-sections.ts'

type Props = {
  screens: readonly ScreenEntry[]
  /** Pages of the help, by the screens they are about. */
  help: readonly ScreenEntry[]
  actions: readonly Action[]
  onLogout(): void
  onClose(): void
}

/** Ctrl+K on every screen: recent records, screens and actions at once, other records when the server answers. */
export function SearchPalette({ screens, help, actions: declared, onLogout, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const text = usePainted(typed.trim())
  const { found, state } = useFound(text, chosen)
  const sections = useSections(text, found, {
    screens,
    help,
    actions: useActions(declared, onLogout),
  })
  const active = activeOf(sections, chosen)
  const open = useOpen(onClose)
  const isBehind = text !== typed.trim()
  const isSettled = !isBehind && (chosen !== null || state !== 'searching')
  const enter = useEnter(sections, active, { isBehind, isSettled, open })
  const note = useNote(text, state, sections)
  const mark = useCallback((label: string) => <Marked text={label} typed={text} />, [text])

  return (
    <Palette
      typed={typed}
      sections={sections}
      active={active?.key ?? null}
      note={note}
      isSearching={state === 'searching'}
      mark={mark}
      onType={(next) => {
        setTyped(next)
        setChosen(null)
      }}
      onStep={(step) => setChosen(keyAfter(sections, active?.key ?? null, step))}
      onPoint={setChosen}
      onEnter={enter}
      onOpen={open}
      onClose={onClose}
    />
  )
}

/** The chosen entry while it is there, else the first. */
function activeOf(sections: readonly PaletteSection<Opening>[], chosen: string | null): Opening | null {
  const entries = sections.flatMap((section) => section.entries)
  return entries.find(({ key }) => key === chosen) ?? entries[0] ?? null
}

/** Opens an entry here or in a new tab; an action always runs here. */
function useOpen(onClose: () => void) {
  const navigate = useNavigate()
  return (entry: Opening, inNewTab: boolean) => {
    const { place, run, recent } = entry
    onClose()
    if (recent) noteRecent(recent)
    run?.()
    if (!place) return
    const address = 'to' in place ? place.to : place.address
    if (inNewTab) window.open(address, '_blank', 'noopener')
    else if ('open' in place) place.open()
    else {
      const { pathname, searchParams } = new URL(address, location.origin)
      void navigate({ to: pathname, search: Object.fromEntries(searchParams) })
    }
  }
}

type EnterOptions = {
  /** The entries do not match the typed text yet. */
  isBehind: boolean
  isSettled: boolean
  open(entry: Opening, inNewTab: boolean): void
}

/** Enter opens the best match; while the server is searching, it waits for the answer. */
function useEnter(
  sections: readonly PaletteSection<Opening>[],
  active: Opening | null,
  { isBehind, isSettled, open }: EnterOptions,
) {
  const waiting = useRef<{ inNewTab: boolean } | null>(null)
  const isLocal = sections[0] !== undefined && !foundGroups.some((group) => group === sections[0]?.key)
  useEffect(() => {
    if (!waiting.current || isBehind || !(isSettled || isLocal)) return
    const { inNewTab } = waiting.current
    waiting.current = null
    if (active) open(active, inNewTab)
  })
  return (inNewTab: boolean) => {
    if (isBehind || (!isSettled && !isLocal)) waiting.current = { inNewTab }
    else if (active) open(active, inNewTab)
  }
}

function useNote(text: string, state: SearchState, sections: readonly PaletteSection[]): string | null {
  const t = useTexts(searchTexts)
  if (state === 'searching') return t('searching')
  if (state === 'failed') return t('failed')
  if (state === 'idle') return text ? t('short') : null
  return sections.length ? null : t('nothing', { typed: text })
}
