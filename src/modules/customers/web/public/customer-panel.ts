import { openRecord } from '#platform/web/records/records.ts'

export type CustomerPanel = 'editor' | 'addresses' | 'appointment' | 'balance' | 'files'

declare module '#platform/web/records/records.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  export interface RecordPanels {
    customer: CustomerPanel
  }
}

/** Opens a panel of a customer beside the screen; without a number the editor of a new one. */
export const showCustomer = (panel: CustomerPanel, id: number | null): void =>
  openRecord('customer', panel, id)
