import { useState } from 'react'
import { useStore } from '#platform/web/store.ts'
import { useStable } from '../use-stable.ts'
import { previews, togglePreview } from './preview-choice.ts'

/** Whether the record of a row is shown beside a list, and which row. */
export type PreviewControl<Row> = {
  isOpen: boolean
  row: Row | null
  toggle(): void
  /** The row that somebody has moved to. */
  show(row: Row): void
}

/** Until somebody moves, the first row is shown. */
export function usePreview<Row extends { id: number }>(
  list: string,
  rows: readonly Row[],
): PreviewControl<Row> {
  const isOpen = useStore(previews).includes(list)
  const [chosen, setChosen] = useState<Row | null>(null)
  return {
    isOpen,
    row: chosen ?? rows[0] ?? null,
    toggle: useStable(() => togglePreview(list)),
    show: useStable(setChosen),
  }
}
