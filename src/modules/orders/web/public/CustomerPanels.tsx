import { useMemo } from 'react'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { ledgerHistory } from '#modules/orders/domain/money/ledger-lists.ts'
import { useLedgerCells } from '../money/ledger-cells.ts'
import { PastOrders } from './PastOrders.tsx'
import { orderScreenTexts } from '../texts.ts'

type Props = { cus_id: number; name: string; onClose(): void }

/** The ledger of a customer. */
export function LedgerPanel({ cus_id, name, onClose }: Props) {
  const t = useTexts(orderScreenTexts)
  const cells = useLedgerCells()
  const fixedFilters = useMemo(() => ({ cus_id }), [cus_id])
  return (
    <RecordDrawer title={`${t('ledger')} · ${name}`} size="wide" onClose={onClose}>
      <ListScreen
        list={ledgerHistory}
        cells={cells}
        title={t('ledger')}
        place="panel"
        fixedFilters={fixedFilters}
        emptyText={t('ledger_empty')}
      />
    </RecordDrawer>
  )
}

/** What a customer ordered, with the turnover and the numbers of valid and cancelled orders. */
export function OrderHistoryPanel({ cus_id, name, onClose }: Props) {
  const t = useTexts(orderScreenTexts)
  return (
    <RecordDrawer title={`${t('past')} · ${name}`} size="wide" onClose={onClose}>
      <PastOrders cus_id={cus_id} />
    </RecordDrawer>
  )
}
