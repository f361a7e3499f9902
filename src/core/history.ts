/** One change of a record, as its history tells it. */
export type HistoryEntry = {
  id: number
  at: string
  action: 'INSERT' | 'UPDATE' | 'DELETE'
  user_name: string | null
  note: string | null
  changes: readonly { field: string; before: unknown; after: unknown }[]
}
