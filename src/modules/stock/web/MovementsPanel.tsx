import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { useMemo } from 'react'
import { movementList, type MovementRow } from '../domain/movements.ts'
import type { StokRow } from '../domain/wines.ts'
import { stockTexts } from '../texts.ts'
import { StockFigures } from './StockFigures.tsx'

type Props = { wine: Pick<StokRow, 'id' | 'stok_code' | 'stok_name'>; onClose(): void }

/** A booking has one direction; the other column is empty instead of zero. */
const bottleCells = {
  giren: (row: MovementRow) => row.giren || '',
  cikan: (row: MovementRow) => row.cikan || '',
}

/** All bookings of one wine. */
export function MovementsPanel({ wine, onClose }: Props) {
  const t = useTexts(stockTexts)
  const fixedFilters = useMemo(() => ({ stok_id: wine.id }), [wine.id])
  return (
    <RecordDrawer
      title={`${t('action_movements')} · ${wine.stok_code} ${wine.stok_name}`}
      size="wide"
      onClose={onClose}
    >
      <ListScreen
        list={movementList}
        title={t('action_movements')}
        place="panel"
        fixedFilters={fixedFilters}
        emptyText={t('movements_empty')}
        cells={bottleCells}
        figures={<StockFigures wineId={wine.id} />}
      />
    </RecordDrawer>
  )
}
