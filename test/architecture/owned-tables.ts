import type { Source } from './sources.ts'
import { tablesWrittenIn } from './written-tables.ts'

/** Table → the modules whose code writes it; the platform counts as one. */
export function writersOfTables(sources: readonly Source[]): Map<string, Set<string>> {
  const writers = new Map<string, Set<string>>()
  for (const { module, text } of sources)
    for (const table of tablesWrittenIn(text))
      writers.set(table, (writers.get(table) ?? new Set()).add(module))
  return writers
}

/** Tables that only functions of the database fill, and the module whose data they are. */
export const keptByTheDatabase: Readonly<Record<string, string>> = {
  audit_sets: 'platform',
  changed_buyers: 'reports',
  customer_marks: 'customers',
  customer_quarters: 'reports',
  customer_turnover: 'reports',
  figure_deltas: 'reports',
  figure_sums: 'reports',
  open_invoices: 'orders',
  set_offs: 'orders',
  prim_oranlari: 'commissions',
  reservations: 'orders',
  stock_levels: 'stock',
  sys_ref_versions: 'platform',
}

/** The module whose data a table is; what nobody else writes are reference lists, which have one screen for all. */
export function ownersOfTables(sources: readonly Source[]): (table: string) => string {
  const writers = writersOfTables(sources)
  return (table) => keptByTheDatabase[table] ?? [...(writers.get(table) ?? [])][0] ?? 'definitions'
}
