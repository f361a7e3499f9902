import { IconFileText, IconTruckDelivery, IconUser } from '@tabler/icons-react'
import { openCustomerPage } from '#platform/web/records/customer-page.ts'
import { useTexts } from '#platform/web/language.tsx'
import type { RowAction } from '#platform/web/list/rows/RowMenu.tsx'
import { shipOrder, showOrderForm } from '#platform/web/records/requests.ts'
import type { ReservedLineRow } from '../domain/reserved.ts'
import { stockTexts } from '../texts.ts'

/** The actions on an order that reserves bottles. */
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
      run: ({ sip_id }) => showOrderForm(sip_id),
    },
    {
      key: 'customer',
      label: t('action_customer'),
      icon: <IconUser size={14} />,
      run: ({ cus_id }) => openCustomerPage(cus_id),
    },
  ]
}
