import { IconHistory, IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import type { RowAction } from '#platform/web/list/rows/RowMenu.tsx'
import { wineToSendList, wineToSendQuery, type WineToSendRow } from '../domain/reserved.ts'
import { stockTexts } from '../texts.ts'
import { MovementsPanel } from './MovementsPanel.tsx'
import { ReservationsPanel } from './ReservationsPanel.tsx'
import { StockLegend, stockRowClass } from './StockLegend.tsx'

type Open = { panel: 'movements' | 'reservations'; wine: WineToSendRow }

/** /gonderilecek-saraplar: how many bottles of each wine are still to be sent. */
export function WinesToSendScreen() {
  const t = useTexts(stockTexts)
  const [open, setOpen] = useState<Open | null>(null)
  const wine = open && { id: open.wine.id, stok_code: open.wine.stk_kodu, stok_name: open.wine.stk_adi }
  const close = () => setOpen(null)
  const actions: RowAction<WineToSendRow>[] = [
    {
      key: 'reservations',
      label: t('action_reservations'),
      icon: <IconLock size={14} />,
      run: (row) => setOpen({ panel: 'reservations', wine: row }),
    },
    {
      key: 'movements',
      label: t('action_movements'),
      icon: <IconHistory size={14} />,
      run: (row) => setOpen({ panel: 'movements', wine: row }),
    },
  ]
  return (
    <>
      <ListScreen
        list={wineToSendList}
        title={t('to_send_title')}
        subtitle={t('to_send_subtitle')}
        fixedFilters={wineToSendQuery}
        actions={actions}
        rowClass={stockRowClass}
        onOpen={(row) => setOpen({ panel: 'reservations', wine: row })}
        emptyText={t('reserved_empty')}
        figures={<StockLegend />}
      />
      {open?.panel === 'movements' && wine && <MovementsPanel wine={wine} onClose={close} />}
      {open?.panel === 'reservations' && wine && <ReservationsPanel wine={wine} onClose={close} />}
    </>
  )
}
