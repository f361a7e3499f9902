import { ActionIcon, Button } from '@mantine/core'
import { IconFileTypePdf, IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatAmount } from '#core/money/money.ts'
import { stokList, type StokRow } from '#modules/stock/domain/wines.ts'
import { call } from '#platform/web/api.ts'
import { Dialog } from '#platform/web/dialogs/Dialog.tsx'
import { blobOf } from '#platform/web/download.ts'
import { useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { useSelection } from '#platform/web/list/selection/selection.ts'
import { PdfPreview } from '#platform/web/screen/PdfPreview.tsx'
import { toastWarning } from '#platform/web/toasts/toasts.ts'
import { trackingTexts } from '../texts.ts'
import type { CustomerRow } from '#modules/customers/domain/customer-row.ts'
import { showing } from '../customer-data.ts'
import { MailPanel } from '../edit/MailPanel.tsx'
import { panelTexts } from '../panel-texts.ts'
import classes from '../Tracking.module.css'

const wines = {
  ...showing(stokList, {
    brosur_exist: { width: 62 },
    stok_name: { width: 270 },
    stok_de_price: { width: 95 },
    kullanilabilir_adet: { width: 115 },
    stok_code: { width: 125 },
    stok_year: { width: 100 },
    color: { width: 125 },
    mensey: { width: 150 },
    tipi: { width: 140 },
    id: { width: 85 },
  }),
  texts: {
    ...stokList.texts,
    stok_de_price: panelTexts.wine_price,
    kullanilabilir_adet: panelTexts.wine_available,
    brosur_exist: { tr: 'PDF', de: 'PDF', en: 'PDF' },
  },
}

const onSale = { stok_user_on: '1' }

/** The field that holds the price of the customer's class: Germany, Austria or Switzerland. */
const priceOf = (wine: StokRow, priceClass: number | null | undefined) => {
  if (priceClass === 2) return wine.stok_at_price
  return priceClass === 3 ? wine.stok_ch_price : wine.stok_de_price
}

function brochureButton(wine: StokRow, label: string, open: (wine: StokRow) => void) {
  if (wine.brosur_exist !== '1') return <span className="wk-muted">–</span>
  return (
    <ActionIcon
      variant="subtle"
      size="xs"
      aria-label={`${label} ${wine.stok_name}`}
      onClick={() => open(wine)}
    >
      <IconFileTypePdf size={15} />
    </ActionIcon>
  )
}

type Props = { customer: CustomerRow | null }

/** Wines on sale: tick some and recommend them by mail. */
export function ProductTab({ customer }: Props) {
  const t = useTexts(panelTexts)
  const tracking = useTexts(trackingTexts)
  const selection = useSelection()
  const [brochure, setBrochure] = useState<StokRow | null>(null)
  const [isMailing, setMailing] = useState(false)
  const cells = {
    stok_de_price: (wine: StokRow) => formatAmount(priceOf(wine, customer?.cus_class)),
    brosur_exist: (wine: StokRow) => brochureButton(wine, t('brochure'), setBrochure),
  }
  return (
    <>
      <ListScreen
        list={wines}
        title={tracking('tab_products')}
        place="panel"
        fixedFilters={onSale}
        selection={selection}
        cells={cells}
        onOpen={(wine) => (wine.brosur_exist === '1' ? setBrochure(wine) : toastWarning(t('brochure_none')))}
        tools={
          <Button
            leftSection={<IconMail size={14} />}
            variant={selection.count ? 'filled' : 'default'}
            onClick={() => (selection.count ? setMailing(true) : toastWarning(t('mail_choose')))}
          >
            {selection.count ? t('mail_count', { count: selection.count }) : t('mail')}
          </Button>
        }
      />
      {brochure && <Brochure wine={brochure} onClose={() => setBrochure(null)} />}
      {isMailing && (
        <MailPanel
          customer={customer}
          wines={selection.chosen}
          onClose={() => setMailing(false)}
          onSent={selection.clear}
        />
      )}
    </>
  )
}

function Brochure({ wine, onClose }: { wine: StokRow; onClose(): void }) {
  const t = useTexts(panelTexts)
  const { data, isPending } = useQuery({
    queryKey: ['/stok/get', wine.id, 'brochure'],
    queryFn: async () => {
      const { item } = await call('/stok/get', { id: wine.id, base_64_brosur: true })
      return item.base_64_brosur ? blobOf(item.base_64_brosur, 'application/pdf') : null
    },
  })
  return (
    <Dialog title={`${t('brochure')} · ${wine.stok_name}`} size="xl" centered={false} onClose={onClose}>
      <div className={classes.brochure}>
        <PdfPreview
          pdf={data ?? null}
          title={wine.stok_name}
          isLoading={isPending}
          emptyText={t('brochure_none')}
        />
      </div>
    </Dialog>
  )
}
