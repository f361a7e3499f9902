import type { AnyRouter } from '@tanstack/react-router'
import { OPEN, readOpen, recordLink, writeOpen } from '#core/record-address.ts'
import { keepKeysUntil } from '../keys/kept-keys.ts'

/** Each kind of record with the panels that show it; modules add theirs. */
// oxlint-disable-next-line typescript/consistent-type-definitions -- modules add to it, which only an interface allows
export interface RecordPanels {
  /** The parcel of an order, which several modules ask for. */
  shipment: 'send'
}

export type RecordKind = keyof RecordPanels

type Search = Record<string, unknown>
type Begun = Record<string, string>

declare module '@tanstack/react-router' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges with the router's own
  export interface HistoryState {
    /** A panel has made this entry of the history: closing the panel goes back from here. */
    isPanel?: boolean
    /** What the form of a new record starts with. */
    begun?: Begun
  }
}

let router: AnyRouter | null = null

/** Called once by the app with its router. */
export function openRecordsBy(appRouter: AnyRouter): void {
  router = appRouter
}

type Way = { replace: boolean; isPanel: boolean; begun?: Begun }

/** Resolves when the address has changed; if the user stays to keep typing, with the next navigation. */
async function go(search: (current: Search) => Search, { replace, ...state }: Way): Promise<void> {
  await router?.navigate({
    to: router.state.location.pathname,
    search: (current: Search) => search(current),
    state,
    replace,
  })
}

/** Goes to a screen from elsewhere, such as a toast; without `onReached` if the user stays to keep typing. */
export function goToScreen(to: string, search: Search, onReached?: () => void): void {
  if (!router) return
  const { history } = router
  const { href } = router.buildLocation({ to, search: () => search })
  const moved = router.navigate({ to, search: () => search })
  void moved.then(() => (history.location.href === href ? onReached?.() : undefined))
}

const addressOpens = (wanted: string): boolean =>
  (router?.state.location.search as Record<string, string> | undefined)?.[OPEN] === wanted

const current = () => {
  const { search, state } = router?.state.location ?? {}
  const open = readOpen((search as Record<string, string> | undefined)?.[OPEN])
  return { open, isPanel: state?.isPanel === true }
}

/**
 * Opens a record beside the screen. Another panel of the same kind replaces the history entry; a record of another
 * kind opens on top of the first one, which is shown again when it closes.
 */
export function openRecord<Kind extends RecordKind>(
  kind: Kind,
  panel: RecordPanels[Kind] & string,
  id: number | null,
  begin?: { values: Begun; onReached?: (() => void) | undefined },
): void {
  const { open, isPanel } = current()
  const wanted = writeOpen({ kind, panel, id })
  const search = (before: Search) => ({ ...before, [OPEN]: wanted })
  const way = open?.kind === kind ? { replace: true, isPanel } : { replace: false, isPanel: true }
  const moved = go(search, begin ? { ...way, begun: begin.values } : way)
  keepKeysUntil(moved, 'panel')
  void moved.then(() => (addressOpens(wanted) ? begin?.onReached?.() : undefined))
}

/** Closes what lies open: back to the screen that it was opened from, or to the screen alone after a link. */
export function closeRecord(): void {
  const { open, isPanel } = current()
  if (!open) return
  if (isPanel) router?.history.back()
  else void go(({ [OPEN]: _open, ...others }) => others, { replace: true, isPanel: false })
}

/** The address of a record beside the present screen. */
export const recordHref = <Kind extends RecordKind>(
  kind: Kind,
  panel: RecordPanels[Kind] & string,
  id: number,
): string => recordLink(location.pathname, { kind, panel, id })
