import { IconArrowsExchange, IconEdit, IconHistory, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { write } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs.tsx'
import { refresh } from '#platform/web/form/use-save.ts'
import { useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import type { RowAction } from '#platform/web/list/RowMenu.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import { toastSuccess } from '#platform/web/toasts.ts'
import { stokList, type StokRow } from '../domain/stok.ts'
import { stockTexts } from '../texts.ts'
import { BookingPanel } from './BookingPanel.tsx'
import { MovementsPanel } from './MovementsPanel.tsx'
import { stockResources } from './stock-data.ts'
import { WineEditor } from './WineEditor.tsx'

type Open =
  | { panel: 'editor'; id: number | null }
  | { panel: 'booking'; wine: StokRow }
  | { panel: 'movements'; wine: StokRow }

/** /stoklistesi: the wines and what can be done with each. */
export function StockListScreen() {
  const t = useTexts(stockTexts)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const edit = (wine: StokRow) => setOpen({ panel: 'editor', id: wine.id })
  const actions = useStockActions(edit, setOpen)
  return (
    <>
      <ListScreen
        list={stokList}
        title={t('title')}
        subtitle={t('subtitle')}
        actions={actions}
        onOpen={edit}
        onNew={() => setOpen({ panel: 'editor', id: null })}
        newLabel={t('new')}
        emptyText={t('empty')}
      />
      {open?.panel === 'editor' && <WineEditor id={open.id} onClose={close} />}
      {open?.panel === 'booking' && <BookingPanel wine={open.wine} onClose={close} />}
      {open?.panel === 'movements' && <MovementsPanel wine={open.wine} onClose={close} />}
    </>
  )
}

function useStockActions(edit: (wine: StokRow) => void, open: (panel: Open) => void): RowAction<StokRow>[] {
  const t = useTexts(stockTexts)
  const common = useTexts(commonTexts)
  const queries = useQueryClient()

  async function remove(wine: StokRow) {
    const isDeleted = await confirm({
      title: common('confirm_delete_title'),
      message: t('delete_question', { name: `${wine.stok_code} ${wine.stok_name}` }),
      confirm: common('delete'),
      danger: true,
      act: () => write('/stok/delete', { id: wine.id }),
    })
    if (!isDeleted) return
    toastSuccess(common('deleted', { id: wine.id }))
    await refresh(queries, stockResources)
  }

  return [
    { key: 'update', label: t('action_update'), icon: <IconEdit size={14} />, run: edit },
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
    { key: 'delete', label: t('action_delete'), icon: <IconTrash size={14} />, danger: true, run: remove },
  ]
}
