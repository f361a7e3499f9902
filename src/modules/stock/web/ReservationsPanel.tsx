import { useMemo } from 'react'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { reservedLineList } from '../domain/reserved.ts'
import type { StokRow } from '../domain/wines.ts'
import { stockTexts } from '../texts.ts'
import { useReservedActions } from './reserved-rows.tsx'
import { StockFigures } from './StockFigures.tsx'

type Props = { wine: Pick<StokRow, 'id' | 'stok_code' | 'stok_name'>; onClose(): void }

/** The orders that reserve bottles of one wine. */
export function ReservationsPanel({ wine, onClose }: Props) {
  const t = useTexts(stockTexts)
  const fixedFilters = useMemo(() => ({ stk_id: wine.id }), [wine.id])
  const actions = useReservedActions()
  return (
    <RecordDrawer
      title={`${t('action_reservations')} · ${wine.stok_code} ${wine.stok_name}`}
      size="wide"
      onClose={onClose}
    >
      <ListScreen
        list={reservedLineList}
        title={t('action_reservations')}
        place="panel"
        fixedFilters={fixedFilters}
        actions={actions}
        emptyText={t('reserved_none')}
        figures={<StockFigures wineId={wine.id} />}
      />
    </RecordDrawer>
  )
}
