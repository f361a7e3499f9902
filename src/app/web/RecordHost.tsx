import { useLocation, useSearch } from '@tanstack/react-router'
import { useDeferredValue, useEffect, type ReactNode } from 'react'
import { OPEN, readOpen, type OpenRecord } from '#core/record-address.ts'
import { useKeptKeys } from '#platform/web/keys/kept-keys.ts'
import { lazyPart } from '#platform/web/screen/lazy-part.tsx'
import type { RecordPart } from '#platform/web/module.ts'
import { whenQuiet } from '#platform/web/screen/quiet.ts'
import { closeRecord } from '#platform/web/records/records.ts'
import { useUser } from '#platform/web/session/session.ts'
import { webModules } from '../modules.web.ts'

type Render = (panel: string, id: number | null) => ReactNode

function rendererOf(part: RecordPart): Render {
  if (part.editor) {
    const Editor = lazyPart(part.editor)
    return (panel, id) => <Editor panel={panel} id={id} onClose={closeRecord} />
  }
  const Panels = lazyPart(part.panels)
  return (panel, id) => id !== null && <Panels panel={panel} id={id} onClose={closeRecord} />
}

const renderers = new Map<RecordPart, Render>()

/** A panel is loaded when it is first needed or likely to be. */
function renderOf(part: RecordPart): Render {
  const render = renderers.get(part) ?? rendererOf(part)
  renderers.set(part, render)
  return render
}

/** The records of the module whose screen is shown are likely to be opened next. */
function useLikelyRecords(): void {
  const pathname = useLocation({ select: (location) => location.pathname })
  useEffect(() => {
    const shown = webModules.find(({ screens }) => screens.some(({ path }) => path === pathname))
    const { records } = shown ?? {}
    if (records) whenQuiet(async () => (await records()).forEach(renderOf))
  }, [pathname])
}

/** The panel of a record; which panels there are is loaded after the first screen. */
const RecordPanel = lazyPart(async () => {
  const ofModules = await Promise.all(webModules.flatMap(({ records }) => records?.() ?? []))
  const parts = new Map<string, RecordPart>(ofModules.flat().map((part) => [part.kind, part]))
  return function KnownRecord({ kind, panel, id }: OpenRecord & { onClose(): void }) {
    const user = useUser()
    const part = parts.get(kind)
    return part?.who(user) ? renderOf(part)(panel, id) : null
  }
})

/** The record that the address names, beside whatever screen is shown. */
export function RecordHost() {
  useLikelyRecords()
  const param = useSearch({ strict: false, select: (search: Record<string, string>) => search[OPEN] })
  // The menu closes first, then the panel opens. Closing a panel does not wait.
  const shown = useDeferredValue(param)
  useKeptKeys(param !== undefined && param !== shown, 'panel')
  const open = param ? readOpen(shown) : null
  return open && <RecordPanel key={shown} {...open} onClose={closeRecord} />
}
