import { Modal } from '@mantine/core'
import { stockLevel } from '#modules/stock/domain/availability.ts'
import type { StokRow } from '#modules/stock/domain/stok.ts'
import { useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { useReturnFocus } from '#platform/web/return-focus.ts'
import { commonTexts } from '#platform/web/texts.ts'
import { wineSearch } from '../domain/ledger-lists.ts'
import { orderFormTexts } from './form-texts.ts'
import classes from './OrderFields.module.css'
import screens from './screens.module.css'

const SEARCH_DELAY_MS = 1000

type Props = { search: string; onPick(wine: StokRow): void; onClose(): void }

const rowClass = ({ kullanilabilir_adet, stok_limit }: StokRow) =>
  classes[`row_${stockLevel(kullanilabilir_adet, stok_limit)}`]

/** The wines on sale with what is left of each; double click or Enter takes one. */
export function WinePicker({ search, onPick, onClose }: Props) {
  const t = useTexts(orderFormTexts)
  const common = useTexts(commonTexts)
  useReturnFocus()
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('wine_search')}
      size="min(1300px, 94vw)"
      zIndex={500}
      closeButtonProps={{ 'aria-label': common('close') }}
    >
      <div className={screens.picker}>
        <ListScreen
          list={wineSearch}
          title={t('wine_search')}
          place="panel"
          initialSearch={search}
          searchDelay={SEARCH_DELAY_MS}
          rowClass={rowClass}
          onPick={onPick}
          emptyText={t('wine_none')}
        />
      </div>
    </Modal>
  )
}
