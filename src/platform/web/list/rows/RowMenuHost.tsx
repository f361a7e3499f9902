import { afterPaint } from '#platform/web/screen/after-paint.ts'
import { useTexts } from '#platform/web/language.tsx'
import { lazyPart } from '#platform/web/screen/lazy-part.tsx'
import { useStore, type Store } from '#platform/web/store.ts'
import { commonTexts } from '#platform/web/texts.ts'
import type { MenuPlace, RowAction, RowMenu as RowMenuPart } from './RowMenu.tsx'
import type { Selection } from '../selection/selection.ts'
import { tickedRow } from '../selection/ticked.ts'

const RowMenu = lazyPart(async () => (await import('./RowMenu.tsx')).RowMenu) as typeof RowMenuPart

/** The row whose menu was requested, and where. */
export type MenuRequest<Row> = { row: Row; place: MenuPlace }

type Props<Row> = {
  request: Store<MenuRequest<Row> | null>
  rows: readonly Row[]
  actions: readonly RowAction<Row>[]
  selection: Selection | null
  /** Ticks all rows that match, on every page; null where the page shows them all. */
  matchAll: (() => void) | null
}

/** Shows the menu of a row; it alone is drawn when one opens or closes, not the list. */
export function RowMenuHost<Row extends { id: number }>(props: Props<Row>) {
  const { request, rows, actions, selection, matchAll } = props
  const t = useTexts(commonTexts)
  const asked = useStore(request)
  if (!asked) return null

  /** Where rows can be ticked, the row menu ticks all of them or none. */
  const ticking = (ticked: Selection): RowAction<Row>[] => [
    {
      key: 'select_all',
      label: t('select_all'),
      run: () => ticked.setAll(rows.map(tickedRow), true),
    },
    { key: 'match_all', label: t('match_all'), isShown: () => matchAll !== null, run: () => matchAll?.() },
    {
      key: 'clear_selection',
      label: t('clear_selection'),
      isShown: () => ticked.count > 0,
      run: ticked.clear,
    },
  ]

  const offered = selection ? [...actions, ...ticking(selection)] : actions
  return (
    <RowMenu
      row={asked.row}
      place={asked.place}
      // The menu is seen to close before a panel is drawn.
      actions={offered.map((action) => ({
        ...action,
        run: (row: Row) => afterPaint(() => void action.run(row)),
      }))}
      onClose={() => request.set(null)}
    />
  )
}
