import type { StoredColumn } from '#core/record-fields.ts'
import type { CustomerColumn } from './answers.ts'
import { bank } from './bank.ts'
import { appointment, care, taste } from './care.ts'
import { contact } from './contact.ts'
import { kept } from './kept.ts'
import { person } from './person.ts'

/** What people edit, in the order in which two records are compared. */
export const editedColumns = { ...person, ...contact, ...bank, ...care, ...taste, ...appointment }

/** What a customer has: a column of the table without its answers does not compile. */
export const customerColumns = { ...editedColumns, ...kept } satisfies Readonly<
  Record<StoredColumn<'customers'> | 'search_text', CustomerColumn>
>

type Columns = typeof customerColumns

export type CustomerColumnName = keyof Columns

/** The columns whose answer to a question is this one. */
export type ColumnsWhere<Answer> = {
  [Name in CustomerColumnName]: Columns[Name] extends Answer ? Name : never
}[CustomerColumnName]
