/** Notices to a holder: a colleague has a buyer, an administrator released bottles, a correction took bottles. */
export type HoldNotice =
  | { kind: 'wave'; wine: string; qty: number; from: string }
  | { kind: 'released'; draft_id: string; from: string }
  | { kind: 'lost'; wine: string; qty: number }
