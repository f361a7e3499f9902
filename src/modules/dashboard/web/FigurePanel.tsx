import type { ListDefinition } from '#core/list.ts'
import { RowsPanel } from '#platform/web/list/RowsPanel.tsx'
import { figureLists, type FigureRows } from '../domain/manager-rows.ts'

/** What is open of a dashboard: the rows of a figure under its name. */
export type OpenedFigure = { title: string; rows: FigureRows }

/** The rows of a figure, in the list that knows them. */
export function FigurePanel({ opened, onClose }: { opened: OpenedFigure; onClose(): void }) {
  const { list, filters, group_of } = opened.rows
  return (
    <RowsPanel
      list={figureLists[list] as unknown as ListDefinition}
      title={opened.title}
      filters={filters}
      {...(group_of ? { groupOf: group_of } : {})}
      onClose={onClose}
    />
  )
}
