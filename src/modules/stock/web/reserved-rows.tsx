import { IconFileText, IconTruckDelivery, IconUser } from '@tabler/icons-react'
import { businessDay, formatDate } from '#core/dates.ts'
import { useTexts } from '#platform/web/language.tsx'
import type { RowAction } from '#platform/web/list/RowMenu.tsx'
import { shipOrder, showDocument } from '#platform/web/requests.ts'
import type { ReservedLineRow } from '../domain/reserved.ts'
import { stockTexts } from '../texts.ts'

/** The hour of an order matters to nobody in a list; its day does. */
export const reservedCells = {
  s_tar: ({ s_tar }: ReservedLineRow) => formatDate(businessDay(Temporal.Instant.from(s_tar))),
}

/** The customer page opens beside the list, in a window of its own. */
const openCustomerPage = (cus_id: number) =>
  window.open(`/#/genel-takip?cus_id=${cus_id}`, '_blank', 'noopener,popup,width=1400,height=900')

/** What can be done about an order that holds bottles. */
export function useReservedActions(): RowAction<ReservedLineRow>[] {
  const t = useTexts(stockTexts)
  return [
    {
      key: 'ship',
      label: t('action_ship'),
      icon: <IconTruckDelivery size={14} />,
      whyNot: ({ fd_fon }) => (fd_fon === '1' ? null : t('ship_not_invoiced')),
      run: ({ sip_id }) => shipOrder(sip_id),
    },
    {
      key: 'order',
      label: t('action_order_form'),
      icon: <IconFileText size={14} />,
      run: ({ sip_id }) =>
        showDocument({
          title: `${t('action_order_form')} · ${sip_id}`,
          path: '/siparisler/belge',
          input: { id: sip_id, tur: 'siparis_formu' },
        }),
    },
    {
      key: 'customer',
      label: t('action_customer'),
      icon: <IconUser size={14} />,
      run: ({ cus_id }) => openCustomerPage(cus_id),
    },
  ]
}
