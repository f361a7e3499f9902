import { IconHistory, IconLock } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import type { RowAction } from '#platform/web/list/rows/RowMenu.tsx'
import { stokStatusList, type StokRow } from '../domain/wines.ts'
import { stockTexts } from '../texts.ts'
import { showWine } from './public/wine-panel.ts'
import { StockLegend, stockRowClass } from './StockLegend.tsx'

/** /stokdurumlari: stock on hand, reservations and cost. */
export const StockStatusScreen = () => <StockStatus title="status_title" isActiveOnly={false} />

/** /aktif-stok-durumlari: the same for wines on sale. */
export const ActiveStockStatusScreen = () => <StockStatus title="active_title" isActiveOnly />

type Props = { title: 'status_title' | 'active_title'; isActiveOnly: boolean }

function StockStatus({ title, isActiveOnly }: Props) {
  const t = useTexts(stockTexts)
  const fixedFilters = useMemo(() => (isActiveOnly ? { stok_user_on: '1' } : {}), [isActiveOnly])
  const actions: RowAction<StokRow>[] = [
    {
      key: 'movements',
      label: t('action_movements'),
      icon: <IconHistory size={14} />,
      run: ({ id }) => showWine('movements', id),
    },
    {
      key: 'reservations',
      label: t('action_reservations'),
      icon: <IconLock size={14} />,
      whyNot: (wine) => (wine.rezerver_m ? null : t('reserved_none')),
      run: ({ id }) => showWine('reservations', id),
    },
  ]
  return (
    <ListScreen
      list={stokStatusList}
      title={t(title)}
      subtitle={t('status_subtitle')}
      fixedFilters={fixedFilters}
      actions={actions}
      rowClass={stockRowClass}
      onOpen={({ id }) => showWine('movements', id)}
      figures={<StockLegend />}
      emptyText={t('status_empty')}
    />
  )
}
