import { useSearch } from '@tanstack/react-router'
import { Fragment, useDeferredValue, type ReactNode } from 'react'
import type { Who } from '#core/actor.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import type { RecordPart } from '#platform/web/module.ts'
import { OPEN, readOpen } from '#core/record-address.ts'
import { closeRecord } from '#platform/web/records.ts'
import { useUser } from '#platform/web/session.ts'
import { webModules } from './modules.web.ts'

type Kind = {
  who: Who
  render(panel: string, id: number | null): ReactNode
}

/** Parts are made once: a part that is made anew would be fetched anew. */
function kindOf(part: RecordPart): Kind {
  const { who } = part
  if (part.editor) {
    const Editor = lazyPart(part.editor)
    return { who, render: (panel, id) => <Editor panel={panel} id={id} onClose={closeRecord} /> }
  }
  const Panels = lazyPart(part.panels)
  return {
    who,
    render: (panel, id) => id !== null && <Panels panel={panel} id={id} onClose={closeRecord} />,
  }
}

const kinds = new Map<string, Kind>(
  webModules.flatMap(({ records = [] }) => records).map((part) => [part.kind, kindOf(part)]),
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
  return <Fragment key={shown}>{kind.render(open.panel, open.id)}</Fragment>
}
