import { loggedColumns } from '../brought/logged-columns.ts'
import type { ColumnKind } from '../domain-module.ts'
import type { ReferenceDefinition } from '../reference-definition.ts'
import { references, type ReferenceName } from '../references.ts'
import { storedKinds } from '../stored-kinds.ts'

/**
 * How the change log writes the values of a column: as money, rate, yes or no, counted with dots, as a bare number, or by
 * the words of a reference list. Internal columns are not shown.
 */
export type LoggedKind = ColumnKind | ReferenceName

const named = (kind: LoggedKind, columns: string): [string, LoggedKind][] =>
  columns
    .trim()
    .split(/\s+/)
    .map((column) => [column, kind])

const lists: [string, ReferenceDefinition][] = Object.entries(references)

/** By the name of a column, with its table where the same name means something else elsewhere. */
const kinds: ReadonlyMap<string, LoggedKind> = new Map<string, LoggedKind>([
  ...Object.entries(storedKinds),
  // Keys, versions and copies that follow from other columns, and large values that the log does not print.
  ...named('internal', 'id version search_text sha256 attempts mail_id content problem_words'),
  // The texts of the values of some are in the table's texts, under column_value.
  ...named('number', 'cus_id sip_id stk_id file_id belge_no sort_order'),
  ...named('count', 'count total row_count'),
  ...loggedColumns.flatMap(({ kind, columns }) => named(kind, columns)),
  ...lists.flatMap(([list, { keptIn }]) => (keptIn ? named(list as ReferenceName, keptIn) : [])),
])

/** A kind declared for the table takes precedence over one for the column name alone. */
export const loggedKind = (table: string, column: string): LoggedKind | undefined =>
  kinds.get(`${table}.${column}`) ?? kinds.get(column)

/** Every kind that some column has. */
export const loggedKinds: readonly LoggedKind[] = [...new Set(kinds.values())]
