import { openRecord } from '#platform/web/records/records.ts'

declare module '#platform/web/records/records.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  export interface RecordPanels {
    user: 'editor'
  }
}

export const openUser = ({ id }: { id: number | null }): void => openRecord('user', 'editor', id)
