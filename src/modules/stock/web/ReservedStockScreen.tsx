import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import type { RowAction } from '#platform/web/list/rows/RowMenu.tsx'
import { reservedLineList, type ReservedLineRow } from '../domain/reserved.ts'
import { stockTexts } from '../texts.ts'
import { MovementsPanel } from './MovementsPanel.tsx'
import { useReservedActions } from './reserved-rows.tsx'

/** /rezerve-stoklar: which order reserves which bottles. */
export function ReservedStockScreen() {
  const t = useTexts(stockTexts)
  const [wine, setWine] = useState<{ id: number; stok_code: string; stok_name: string } | null>(null)
  const actions: RowAction<ReservedLineRow>[] = [
    ...useReservedActions(),
    {
      key: 'movements',
      label: t('action_movements'),
      icon: <IconHistory size={14} />,
      run: (line) => setWine({ id: line.stk_id, stok_code: line.stk_kodu, stok_name: line.stk_adi }),
    },
  ]
  return (
    <>
      <ListScreen
        list={reservedLineList}
        title={t('reserved_title')}
        subtitle={t('reserved_subtitle')}
        actions={actions}
        emptyText={t('reserved_empty')}
      />
      {wine && <MovementsPanel wine={wine} onClose={() => setWine(null)} />}
    </>
  )
}
