import { PreviewLoader } from '#platform/web/list/preview/PreviewLoader.tsx'
import { useWine } from './stock-data.ts'
import { StockFigures } from './StockFigures.tsx'
import { WineFacts } from './WineView.tsx'

/** Facts, price and stock of a wine, beside the list. */
export const WinePreview = ({ id }: { id: number }) => (
  <PreviewLoader query={useWine(id)}>
    {(wine) => (
      <>
        <h2>{`${wine.stok_code} · ${wine.stok_name}`}</h2>
        <StockFigures wineId={wine.id} />
        <WineFacts wine={wine} />
      </>
    )}
  </PreviewLoader>
)
