import { useMemo } from 'react'
import { useTexts } from '#platform/web/language.tsx'
import type { LedgerRow } from '#modules/orders/domain/money/ledger-lists.ts'
import { entryLabel } from '#modules/orders/domain/money/entry-texts.ts'
import { orderPanelTexts } from '../panel-texts.ts'

/** The kind of a booking in words, in every table of the ledger. */
export function useLedgerCells() {
  const t = useTexts(orderPanelTexts)
  return useMemo(() => ({ islem_type: ({ islem_type }: LedgerRow) => t(entryLabel(islem_type)) }), [t])
}
