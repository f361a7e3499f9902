import { openRecord } from '#platform/web/records/records.ts'

export type ParcelPanel = 'deliver' | 'edit'

declare module '#platform/web/records/records.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  export interface RecordPanels {
    parcel: ParcelPanel
  }
}

/** Opens a parcel that has left beside the screen. */
export const showParcel = (panel: ParcelPanel, id: number): void => openRecord('parcel', panel, id)
