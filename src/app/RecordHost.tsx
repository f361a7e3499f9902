import { useSearch } from '@tanstack/react-router'
import { useDeferredValue, type ComponentType } from 'react'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import type { RecordPanelsProps } from '#platform/web/module.ts'
import { closeRecord, OPEN, readOpen } from '#platform/web/records.ts'
import { useUser } from '#platform/web/session.ts'
import { webModules } from './modules.web.ts'

const kinds = new Map(
  webModules
    .flatMap(({ records = [] }) => records)
    .map(({ kind, who, panels }): [string, { who: typeof who; Panels: ComponentType<RecordPanelsProps> }] => [
      kind,
      { who, Panels: lazyPart(panels) },
    ]),
)

/** The record that the address names, beside whatever screen is shown. */
export function RecordHost() {
  const user = useUser()
  const param = useSearch({ strict: false, select: (search: Record<string, string>) => search[OPEN] })
  // The click closes the menu first; what it opens follows. Closing does not wait.
  const shown = useDeferredValue(param)
  const open = param ? readOpen(shown) : null
  const kind = open && kinds.get(open.kind)
  if (!open || !kind?.who(user)) return null
  const { Panels } = kind
  return <Panels key={shown} panel={open.panel} id={open.id} onClose={closeRecord} />
}
