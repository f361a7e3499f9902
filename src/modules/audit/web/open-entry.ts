import { openRecord } from '#platform/web/records/records.ts'

declare module '#platform/web/records/records.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  export interface RecordPanels {
    audit: 'view'
  }
}

/** Opens an entry of the change log beside the screen. */
export const openEntry = (id: number): void => openRecord('audit', 'view', id)
