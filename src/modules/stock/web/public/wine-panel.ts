import { openRecord } from '#platform/web/records/records.ts'

export type WinePanel = 'view' | 'editor' | 'booking' | 'movements' | 'reservations'

declare module '#platform/web/records/records.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  export interface RecordPanels {
    wine: WinePanel
  }
}

/** Opens a panel of a wine beside the screen; without a number the editor of a new one. */
export const showWine = (panel: WinePanel, id: number | null): void => openRecord('wine', panel, id)
