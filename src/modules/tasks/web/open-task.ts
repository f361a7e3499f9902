import { openRecord } from '#platform/web/records/records.ts'

declare module '#platform/web/records/records.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  export interface RecordPanels {
    task: 'view'
  }
}

export const openTask = ({ id }: { id: number }): void => openRecord('task', 'view', id)
