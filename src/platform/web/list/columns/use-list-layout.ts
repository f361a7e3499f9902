import { useMemo, useState } from 'react'
import type { ColumnLayout } from '#core/lists/list-layout.ts'
import { tell } from '#platform/web/language.tsx'
import { toastUndo } from '#platform/web/toasts/undo.ts'
import type { ShownColumn } from '../rows/cells.tsx'
import { columnTexts } from './column-texts.ts'
import {
  arrange,
  completeLayout,
  neighbour,
  withColumn,
  withMoved,
  type Arranged,
  type KnownColumn,
} from './list-layout.ts'
import { changeSettings, useListSettings } from './list-settings.ts'
import { useStable } from '../use-stable.ts'

/** How a table shows its columns, and how people change that. */
export type LayoutControl = Arranged & {
  known: readonly KnownColumn[]
  /** As it is kept; null while nobody has arranged the list. */
  layout: readonly ColumnLayout[] | null
  set(field: string, change: Parameters<typeof withColumn>[2]): void
  /** A column takes the place of another one. */
  move(field: string, onto: string): void
  /** A column goes a step left or right. */
  step(field: string, step: -1 | 1): void
  reset(): void
}

/** A view that is open, with the columns it was saved with. */
export type OpenView = { id: number; columns: readonly ColumnLayout[] | null }

/** What is changed while a view is open belongs to the view and waits until the view is saved. */
export function useListLayout(
  list: string,
  known: readonly KnownColumn[],
  view: OpenView | null,
): LayoutControl {
  const settings = useListSettings(list)
  const [draft, setDraft] = useState<{ view: OpenView; columns: ColumnLayout[] } | null>(null)
  const ofView = view && (draft?.view === view ? draft.columns : view.columns)
  const layout = ofView ?? settings.columns ?? null
  const arranged = useMemo(() => arrange(known, layout), [known, layout])

  const change = (columns: ColumnLayout[]) =>
    view ? setDraft({ view, columns }) : changeSettings(list, { columns })
  const set = useStable((field: string, next: Parameters<typeof withColumn>[2]) =>
    change(withColumn(completeLayout(known, layout), field, next)),
  )
  const move = useStable((field: string, onto: string) =>
    change(withMoved(completeLayout(known, layout), field, onto)),
  )
  const step = useStable((field: string, by: -1 | 1) => {
    const onto = neighbour(arranged.columns, field, by)
    if (onto) move(field, onto)
  })
  const reset = useStable(() => {
    if (view) return setDraft(null)
    const { columns } = settings
    changeSettings(list, { columns: undefined })
    toastUndo(tell(columnTexts, 'was_reset'), async () => changeSettings(list, { columns }))
  })
  return useMemo(
    () => ({ ...arranged, known, layout, set, move, step, reset }),
    [arranged, known, layout, set, move, step, reset],
  )
}

export const fieldsOf = (columns: readonly ShownColumn[]): ReadonlySet<string> =>
  new Set(columns.map(({ field }) => field))
