import { useState } from 'react'
import { stockLevel } from '#modules/stock/domain/availability.ts'
import type { StokRow } from '#modules/stock/domain/wines.ts'
import { useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { wineSearch } from '#modules/orders/domain/money/ledger-lists.ts'
import { orderFormTexts } from '#modules/orders/form-texts.ts'
import classes from './OrderFields.module.css'
import { PickerDialog } from './PickerDialog.tsx'
import { WinePicture, WinePictureButton } from './WinePicture.tsx'

const SEARCH_DELAY_MS = 1000

type Props = { search: string; onPick(wine: StokRow): void; onClose(): void }

const rowClass = ({ kullanilabilir_adet, stok_limit }: StokRow) =>
  classes[`row_${stockLevel(kullanilabilir_adet, stok_limit)}`]

const pictureButton = (wine: StokRow, open: (wine: StokRow) => void) => (
  <WinePictureButton wine={wine} onOpen={open} />
)

/** The wines on sale with what is left of each; double click or Enter takes one. */
export function WinePicker({ search, onPick, onClose }: Props) {
  const t = useTexts(orderFormTexts)
  const [pictured, setPictured] = useState<StokRow | null>(null)
  const cells = { image_exist: (wine: StokRow) => pictureButton(wine, setPictured) }
  return (
    <PickerDialog title={t('wine_search')} onClose={onClose}>
      <ListScreen
        list={wineSearch}
        title={t('wine_search')}
        place="panel"
        initialSearch={search}
        searchDelay={SEARCH_DELAY_MS}
        rowClass={rowClass}
        cells={cells}
        onPick={onPick}
        emptyText={t('wine_none')}
      />
      {pictured && <WinePicture wine={pictured} onClose={() => setPictured(null)} />}
    </PickerDialog>
  )
}
