import { IconArrowsExchange, IconHistory } from '@tabler/icons-react'
import { useTexts } from '#platform/web/language.tsx'
import { lazyPart } from '#platform/web/screen/lazy-part.tsx'
import { useHistoryAction } from '#platform/web/list/rows/history-action.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { useRecordActions } from '#platform/web/list/rows/record-actions.tsx'
import type { RowAction } from '#platform/web/list/rows/RowMenu.tsx'
import { stokList, type StokRow } from '../domain/wines.ts'
import { stockTexts } from '../texts.ts'
import { showWine } from './public/wine-panel.ts'
import { StockLegend, stockRowClass } from './StockLegend.tsx'

const WinePreview = lazyPart(async () => (await import('./WinePreview.tsx')).WinePreview)

const preview = ({ id }: StokRow) => <WinePreview id={id} />

const edit = ({ id }: StokRow) => showWine('editor', id)

/** /stoklistesi: the wines and what can be done with each. */
export function StockListScreen() {
  const t = useTexts(stockTexts)
  const actions = useStockActions()
  return (
    <ListScreen
      list={stokList}
      title={t('title')}
      subtitle={t('subtitle')}
      actions={actions}
      onOpen={edit}
      preview={preview}
      onNew={() => showWine('editor', null)}
      newLabel={t('new')}
      emptyText={t('empty')}
      rowClass={stockRowClass}
      figures={<StockLegend />}
    />
  )
}

function useStockActions(): RowAction<StokRow>[] {
  const t = useTexts(stockTexts)
  const [update, remove] = useRecordActions<StokRow>({
    edit,
    deletePath: '/stok/delete',
    nameOf: (wine) => `${wine.stok_code} ${wine.stok_name}`,
  })
  const history = useHistoryAction<StokRow>('stok')
  return [
    update,
    {
      key: 'booking',
      label: t('action_booking'),
      icon: <IconArrowsExchange size={14} />,
      run: ({ id }) => showWine('booking', id),
    },
    {
      key: 'movements',
      label: t('action_movements'),
      icon: <IconHistory size={14} />,
      run: ({ id }) => showWine('movements', id),
    },
    history,
    remove,
  ]
}
