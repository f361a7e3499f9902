import type { ReactNode } from 'react'
import type { ListDefinition } from '#core/lists/list.ts'
import type { FixedFilters } from './list-question.ts'
import type { RowAction } from '../rows/RowMenu.tsx'
import type { Selection } from '../selection/selection.ts'

/** What a screen says about its list. */
export type ListScreenProps<Row extends { id: number }> = {
  list: ListDefinition<Row>
  /** Accessible name of the table. */
  title: string
  subtitle?: string
  /** A page of its own keeps its state in the address; a panel or picker keeps it to itself. */
  place?: 'page' | 'panel'
  fixedFilters?: FixedFilters
  actions?: readonly RowAction<Row>[]
  selection?: Selection
  cells?: Partial<Record<keyof Row & string, (row: Row) => ReactNode>>
  /** A first column that the screen works out of the row, such as its state; it has no filter and no sort. */
  computed?: {
    label: string
    /** Width until there are rows. */
    width: number
    cell(row: Row): ReactNode
    /** The text of the cell, from which its width is measured. */
    text?(row: Row): string
  }
  rowClass?: (row: Row) => string | undefined
  /** Called on double click and Enter. */
  onOpen?: (row: Row) => unknown
  /** The row that somebody clicked or moved to, for a preview beside the list. */
  onActive?: (row: Row) => unknown
  /** The record of a row beside the list, for those who want to see it there. */
  preview?: (row: Row) => ReactNode
  /** The list serves to choose a row: double click and Enter pick it, and there is no row menu. */
  onPick?: (row: Row) => unknown
  onNew?: () => unknown
  newLabel?: string
  emptyText?: string
  /** Further controls beside the search field. */
  tools?: ReactNode
  /** Figures beside the count. */
  figures?: ReactNode
  searchDelay?: number
  /** The words that a panel starts with. */
  initialSearch?: string
}
