/** What stands open beside an order list, and for which order. */
type PanelName =
  | 'view'
  | 'editor'
  | 'creditNote'
  | 'notes'
  | 'operations'
  | 'cancel'
  | 'pay'
  | 'payments'
  | 'settle'
  | 'personnel'
  | 'seizure'
  | 'bankruptcy'

export type OrderPanel = { panel: PanelName; id: number }
