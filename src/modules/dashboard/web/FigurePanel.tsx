import type { ListDefinition } from '#core/lists/list.ts'
import { RowsPanel } from '#platform/web/list/rows/RowsPanel.tsx'
import { figureLists, type FigureRows } from '../domain/manager-rows.ts'

/** The open figure of a dashboard: its title and its rows. */
export type OpenedFigure = { title: string; rows: FigureRows }

/** The rows of a figure, in the list that they come from. */
export function FigurePanel({ opened, onClose }: { opened: OpenedFigure; onClose(): void }) {
  const { filters, group_of } = opened.rows
  const list: ListDefinition = figureLists[opened.rows.list]
  return (
    <RowsPanel
      list={list}
      title={opened.title}
      filters={filters}
      {...(group_of ? { groupOf: group_of } : {})}
      onClose={onClose}
    />
  )
}
