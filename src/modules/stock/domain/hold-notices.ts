/** What a holder is told: somebody has a buyer, an administrator released the draft, a correction took bottles. */
export type HoldNotice =
  | { kind: 'wave'; wine: string; qty: number; from: string }
  | { kind: 'released'; draft_id: string; from: string }
  | { kind: 'lost'; wine: string; qty: number }
