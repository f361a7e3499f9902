import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useLocation } from '@tanstack/react-router'
import type { CallTypes } from '#core/calls.ts'
import { keyOfList, type ListDefinition } from '#core/lists/list.ts'
import { call } from '#platform/web/api.ts'
import { tell } from '#platform/web/language.tsx'
import { toastWarning } from '#platform/web/toasts/toasts.ts'
import { emptyState } from '../question/list-address.ts'
import type { KnownColumn } from '../columns/list-layout.ts'
import { useListSettings } from '../columns/list-settings.ts'
import type { ListStateControl } from '../question/list-state.ts'
import { recall } from '../question/remembered.ts'
import type { OpenView } from '../columns/use-list-layout.ts'
import { openContent } from './view-content.ts'
import { viewTexts } from './view-texts.ts'

export type SavedView = CallTypes['/list_view/list']['answer']['datalist'][number]

/** The views of a list and the one that is open. */
export type ViewControl = {
  views: readonly SavedView[]
  open: SavedView | null
  /** Its columns, for the table. */
  layout: OpenView | null
  choose(view: SavedView | null): void
}

const NONE: readonly SavedView[] = []

/** Own and shared views of all lists, fetched once and again when somebody writes one. */
function useSavedViews(list: string, isPage: boolean) {
  const { data } = useQuery({
    queryKey: ['/list_view/list'],
    queryFn: ({ signal }) => call('/list_view/list', {}, { signal }),
    staleTime: Infinity,
    enabled: isPage,
  })
  return useMemo(
    () => ({
      isKnown: data !== undefined,
      views: data?.datalist.filter((view) => view.list === list) ?? NONE,
    }),
    [data, list],
  )
}

export function useViews(
  definition: ListDefinition,
  known: readonly KnownColumn[],
  control: ListStateControl,
  isPage: boolean,
): ViewControl {
  const list = keyOfList(definition)
  const { isKnown, views } = useSavedViews(list, isPage)
  const open = views.find(({ id }) => id === control.state.view) ?? null
  const layout = useMemo(
    () => open && { id: open.id, columns: openContent(definition, known, open.content).columns },
    [open, definition, known],
  )

  function choose(view: SavedView | null) {
    if (!view) return control.change({ ...emptyState, pageSize: control.state.pageSize })
    const { state, leftOut } = openContent(definition, known, view.content)
    control.change({ ...state, view: view.id })
    if (leftOut.length)
      toastWarning(tell(viewTexts, 'left_out', { name: view.name, fields: leftOut.join(', ') }))
  }

  useArrival({ list, isKnown, views, control, choose })
  return { views, open, layout, choose }
}

type Arrival = Pick<ViewControl, 'views' | 'choose'> & {
  list: string
  isKnown: boolean
  control: ListStateControl
}

/** An address that names a view opens it; without filters of its own a list opens with the view that was set for it. */
function useArrival({ list, isKnown, views, control, choose }: Arrival): void {
  const pathname = useLocation({ select: (location) => location.pathname })
  const usual = useListSettings(list).view
  const isDone = useRef(false)
  useEffect(() => {
    if (!isKnown || isDone.current) return
    isDone.current = true
    const { view: asked, search, filters, sorts, group } = control.state
    const isBare = !search && !group && !sorts.length && !Object.keys(filters).length
    const wanted = asked ?? (isBare && !recall('list', pathname) ? usual : null)
    const view = views.find(({ id }) => id === wanted)
    if (view && isBare) choose(view)
    if (asked && !view) {
      control.change({ view: null })
      toastWarning(tell(viewTexts, 'gone'))
    }
  })
}
