import { openRecord } from '#platform/web/records/records.ts'

declare module '#platform/web/records/records.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  export interface RecordPanels {
    error: 'view'
  }
}

/** Opens a reported error beside the screen. */
export const openError = (id: number): void => openRecord('error', 'view', id)
