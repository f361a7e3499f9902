import { fieldsIn } from '#core/record-fields.ts'
import type { CustomerColumn } from './fields/answers.ts'
import {
  customerColumns,
  editedColumns,
  type ColumnsWhere,
  type CustomerColumnName,
} from './fields/customer-fields.ts'

/** What people choose when two records are merged; the others are added up or follow a rule. */
export type MergeField = ColumnsWhere<{ merged: 'chosen' }>

/** What goes from one record to the other: what is chosen, and what belongs to it. */
export type MergeColumn = MergeField | ColumnsWhere<{ merged: { goesWith: MergeField } }>

const mergedOf = (column: CustomerColumnName): CustomerColumn['merged'] => customerColumns[column].merged

const isChosen = (column: CustomerColumnName): column is MergeField => mergedOf(column) === 'chosen'

export const mergeFields = fieldsIn(editedColumns).filter(isChosen)

const goesWith = (column: CustomerColumnName, field: MergeField): column is MergeColumn => {
  const merged = mergedOf(column)
  return column === field || (typeof merged === 'object' && 'goesWith' in merged && merged.goesWith === field)
}

/** What belongs together goes together: whose address of mail it is, and whether that one was verified. */
export const columnsOf = (field: MergeField): readonly MergeColumn[] =>
  fieldsIn(editedColumns).filter((column) => goesWith(column, field))

export const mergeColumns: readonly MergeColumn[] = mergeFields.flatMap(columnsOf)

/** Columns that nobody chooses when two records are merged. */
export const ruledColumns = fieldsIn(customerColumns).filter((column) => {
  const merged = mergedOf(column)
  return typeof merged === 'object' && 'rule' in merged
})

/** A mark that is not set says nothing. */
export const mergeMarks: ReadonlySet<MergeColumn> = new Set(
  mergeColumns.filter((column) => editedColumns[column].form.safeParse(undefined).data === '0'),
)
