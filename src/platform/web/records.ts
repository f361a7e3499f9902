import type { AnyRouter } from '@tanstack/react-router'

/** Each kind of record with the panels that show it; modules add theirs. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- modules add to it, which only an interface allows
export interface RecordPanels {}

export type RecordKind = keyof RecordPanels

/** A record that lies open beside the screen, in one of its panels; without an id it is a new one. */
export type OpenRecord = { kind: string; panel: string; id: number | null }

/** The parameter of the address that names the open record: every record has a link by it, on every screen. */
export const OPEN = 'open'

const NEW = 'new'

export const writeOpen = ({ kind, panel, id }: OpenRecord): string => `${kind}.${panel}.${id ?? NEW}`

export function readOpen(param: string | undefined): OpenRecord | null {
  const [, kind, panel, id] = /^(\w+)\.(\w+)\.(\d{1,10}|new)$/.exec(param ?? '') ?? []
  return kind && panel && id ? { kind, panel, id: id === NEW ? null : Number(id) } : null
}

type Search = Record<string, unknown>

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with the router's own
  export interface HistoryState {
    /** A panel has made this entry of the history: closing the panel goes back from here. */
    isPanel?: boolean
  }
}

let router: AnyRouter | null = null

/** The app hands in its router once. */
export function openRecordsBy(appRouter: AnyRouter): void {
  router = appRouter
}

function go(search: (current: Search) => Search, options: { replace: boolean; isPanel: boolean }): void {
  if (!router) return
  void router.navigate({
    to: router.state.location.pathname,
    search: (current: Search) => search(current),
    state: { isPanel: options.isPanel },
    replace: options.replace,
  })
}

const current = () => {
  const { search, state } = router?.state.location ?? {}
  const open = readOpen((search as Record<string, string> | undefined)?.[OPEN])
  return { open, isPanel: state?.isPanel === true }
}

/** Opens a record beside the screen. From one panel to the next the way back stays the same. */
export function openRecord<Kind extends RecordKind>(
  kind: Kind,
  panel: RecordPanels[Kind] & string,
  id: number | null,
): void {
  const { open, isPanel } = current()
  const search = (before: Search) => ({ ...before, [OPEN]: writeOpen({ kind, panel, id }) })
  go(search, open ? { replace: true, isPanel } : { replace: false, isPanel: true })
}

/** The address of a record beside the screen that is shown now. */
export const recordAddress = (open: OpenRecord): string =>
  `${location.pathname}?${new URLSearchParams({ [OPEN]: writeOpen(open) })}`

/** Closes what lies open: back to the screen that it was opened from, or to the screen alone after a link. */
export function closeRecord(): void {
  const { open, isPanel } = current()
  if (!open) return
  if (isPanel) router?.history.back()
  else go(({ [OPEN]: _open, ...others }) => others, { replace: true, isPanel: false })
}
