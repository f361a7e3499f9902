import { openRecord } from '#platform/web/records/records.ts'

declare module '#platform/web/records/records.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  export interface RecordPanels {
    bank_account: 'editor'
  }
}

/** Opens the editor of an own account beside the screen; without a number that of a new one. */
export const openAccount = (id: number | null): void => openRecord('bank_account', 'editor', id)
