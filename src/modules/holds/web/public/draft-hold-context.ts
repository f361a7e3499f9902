import { createContext, useContext } from 'react'
import type { HoldRow } from '../../domain/hold-list.ts'

/** What an order form knows about the bottles that are held for it and by others. */
export type DraftHold = {
  /** Until when the bottles of this form are held; null while none are. */
  until: string | null
  /** Bottles of a wine that are held for this form. */
  heldOf(stk_id: number): number
  /** What the form can have of a wine, given what a list says is free. */
  availableOf(stk_id: number, free: number): number
  /** The holds of others on a wine. */
  othersOf(stk_id: number): readonly HoldRow[]
  /** Why nothing is held although the form asked for it. */
  error: unknown
}

export const noHold: DraftHold = {
  until: null,
  heldOf: () => 0,
  availableOf: (_, free) => free,
  othersOf: () => [],
  error: null,
}

export const DraftHoldContext = createContext<DraftHold>(noHold)

export const useDraftHold = () => useContext(DraftHoldContext)
