import { openRecord } from '#platform/web/records/records.ts'

declare module '#platform/web/records/records.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  export interface RecordPanels {
    data_in: 'report'
  }
}

/** Opens the report of a checked file beside the screen. */
export const openRun = (id: number): void => openRecord('data_in', 'report', id)
