import { openRecord, recordHref } from '#platform/web/records/records.ts'

export const orderPanels = [
  'new',
  'view',
  'editor',
  'creditNote',
  'notes',
  'operations',
  'cancel',
  'withdrawal',
  'pay',
  'payments',
  'settle',
  'personnel',
  'seizure',
  'bankruptcy',
  'dispute',
] as const

export type OrderPanel = (typeof orderPanels)[number]

declare module '#platform/web/records/records.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface merges
  export interface RecordPanels {
    order: OrderPanel
  }
}

/** Opens a panel of an order beside the screen. */
export const showOrder = (panel: OrderPanel, id: number): void => openRecord('order', panel, id)

/** The address of an order. */
export const orderLink = (id: number): string => recordHref('order', 'view', id)
