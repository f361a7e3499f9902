import { useMemo, useState } from 'react'
import { useLanguage } from '#platform/web/language.tsx'
import { fittingWidth, type Measured } from './column-needs.ts'
import type { HeadActions } from '../HeaderCell.tsx'
import { textWidth } from './text-width.ts'
import { useColumnWidths, type Asked } from './use-column-widths.ts'
import type { LayoutControl } from './use-list-layout.ts'
import { useStable } from '../use-stable.ts'

type Shown = Omit<Asked, 'columns' | 'language' | 'pins'>

/** The widths of a table's columns and the actions of their headers. */
export function useArrangedColumns(layout: LayoutControl, shown: Shown) {
  const language = useLanguage()
  const [drawn, setDrawn] = useState<{ field: string; width: number } | null>(null)
  const { columns, pins, move, step } = layout
  const asked = { ...shown, columns, pins, language, drawn }
  const { widths, pinned } = useColumnWidths(asked)

  const resize = useStable((field: string, width: number, isDone: boolean) => {
    setDrawn(isDone ? null : { field, width })
    if (isDone) layout.set(field, { width })
  })
  const fit = useStable((field: string) => {
    const column = columns.find((one) => one.field === field)
    const measured: Measured = { ...shown, columns, language }
    if (column) layout.set(field, { width: fittingWidth(column, measured, textWidth) ?? undefined })
  })
  const actions: Omit<HeadActions, 'sort'> = useMemo(
    () => ({ resize, fit, move, step }),
    [resize, fit, move, step],
  )
  return { widths, pinned, actions }
}
