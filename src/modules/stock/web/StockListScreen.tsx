import { IconArrowsExchange, IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#platform/web/language.tsx'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { useHistoryAction } from '#platform/web/list/history-action.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { useRecordActions } from '#platform/web/list/record-actions.tsx'
import type { RowAction } from '#platform/web/list/RowMenu.tsx'
import { stokList, type StokRow } from '../domain/stok.ts'
import { stockTexts } from '../texts.ts'
import { showWine } from './public/wine-panel.ts'
import { StockLegend, stockRowClass } from './StockLegend.tsx'

const BookingPanel = lazyPart(async () => (await import('./BookingPanel.tsx')).BookingPanel)
const MovementsPanel = lazyPart(async () => (await import('./MovementsPanel.tsx')).MovementsPanel)

type Open = { panel: 'booking' | 'movements'; wine: StokRow }

const edit = ({ id }: StokRow) => showWine('editor', id)

/** /stoklistesi: the wines and what can be done with each. */
export function StockListScreen() {
  const t = useTexts(stockTexts)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const actions = useStockActions(setOpen)
  return (
    <>
      <ListScreen
        list={stokList}
        title={t('title')}
        subtitle={t('subtitle')}
        actions={actions}
        onOpen={edit}
        onNew={() => showWine('editor', null)}
        newLabel={t('new')}
        emptyText={t('empty')}
        rowClass={stockRowClass}
        figures={<StockLegend />}
      />
      {open?.panel === 'booking' && <BookingPanel wine={open.wine} onClose={close} />}
      {open?.panel === 'movements' && <MovementsPanel wine={open.wine} onClose={close} />}
    </>
  )
}

function useStockActions(open: (panel: Open) => void): RowAction<StokRow>[] {
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
      run: (wine) => open({ panel: 'booking', wine }),
    },
    {
      key: 'movements',
      label: t('action_movements'),
      icon: <IconHistory size={14} />,
      run: (wine) => open({ panel: 'movements', wine }),
    },
    history,
    remove,
  ]
}
