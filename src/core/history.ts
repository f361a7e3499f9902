/** One change of a record, as its history tells it. */
export type HistoryEntry = {
  id: number
  at: string
  action: 'INSERT' | 'UPDATE' | 'DELETE'
  name_surname: string | null
  note: string | null
  /** The part of the record that changed, such as the wine of a line; null for the record itself. */
  part: string | null
  changes: readonly { field: string; before: unknown; after: unknown }[]
}
