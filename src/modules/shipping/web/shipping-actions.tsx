import {
  IconCheckbox,
  IconEdit,
  IconFileInvoice,
  IconFileText,
  IconMapPin,
  IconPackage,
  IconSubtask,
  IconTruckDelivery,
  IconUser,
} from '@tabler/icons-react'
import type { DocumentKind } from '#modules/orders/domain/documents/document-rules.ts'
import type { OrderRow } from '#modules/orders/domain/order/order-columns.ts'
import { openCustomerPage } from '#platform/web/records/customer-page.ts'
import { useTexts } from '#platform/web/language.tsx'
import type { RowAction } from '#platform/web/list/rows/RowMenu.tsx'
import { useReferenceRows } from '#platform/web/references.ts'
import { useRefusals } from '#platform/web/refusals.ts'
import { sendTask, shipOrder } from '#platform/web/records/requests.ts'
import { toastWarning } from '#platform/web/toasts/toasts.ts'
import type { ShipmentRow } from '../domain/shipments.ts'
import { trackingPage } from '../domain/tracking.ts'
import { shippingScreenTexts } from './texts.ts'
import { showParcel } from './parcel-panel.ts'
import { customerName } from '#modules/customers/domain/name.ts'
import { useShowDocument } from '#modules/orders/web/public/show-document.ts'

/** TaskDocument.shipment, whose number is that of the order. */
const TASK_ABOUT_ORDER = 3

type Subject = {
  orderId: number
  f_no: string | null
  cus_id: number
  cus_firm: string | null
  cus_name: string | null
  cus_surname: string | null
}

const ofOrder = ({ id, ...order }: OrderRow): Subject => ({ ...order, orderId: id })
const ofShipment = ({ sip_id, ...shipment }: ShipmentRow): Subject => ({ ...shipment, orderId: sip_id })

/** Documents, task and customer: what every tab offers. */
function useCommonActions<Row>(subjectOf: (row: Row) => Subject): RowAction<Row>[] {
  const t = useTexts(shippingScreenTexts)
  const viewer = useShowDocument()
  const documents = [
    { tur: 'irsaliye', label: t('action_delivery_note'), icon: <IconPackage size={14} /> },
    { tur: 'fatura', label: t('action_invoice'), icon: <IconFileInvoice size={14} /> },
    { tur: 'siparis_formu', label: t('action_order_form'), icon: <IconFileText size={14} /> },
  ] as const satisfies readonly { tur: DocumentKind; label: string; icon: React.ReactNode }[]
  return [
    ...documents.map(({ tur, label, icon }): RowAction<Row> => ({
      key: tur,
      label,
      icon,
      run: (row) => viewer.showById(subjectOf(row).orderId, tur),
    })),
    {
      key: 'task',
      label: t('action_task'),
      icon: <IconSubtask size={14} />,
      run: (row) => {
        const subject = subjectOf(row)
        const about = [
          t('about_order', { id: subject.orderId }),
          subject.f_no && t('about_invoice', { number: subject.f_no }),
          customerName(subject),
        ]
        sendTask({
          belge_tip: TASK_ABOUT_ORDER,
          belge_no: String(subject.orderId),
          about: about.filter(Boolean).join(' · '),
        })
      },
    },
    {
      key: 'customer',
      label: t('action_customer'),
      icon: <IconUser size={14} />,
      run: (row) => openCustomerPage(subjectOf(row).cus_id),
    },
  ]
}

export function usePendingActions(): RowAction<OrderRow>[] {
  const t = useTexts(shippingScreenTexts)
  return [
    {
      key: 'ship',
      label: t('action_ship'),
      icon: <IconTruckDelivery size={14} />,
      run: ({ id }) => shipOrder(id),
    },
    ...useCommonActions(ofOrder),
  ]
}

/** Opens the carrier's page, or says why there is none. */
function useTracking() {
  const say = useRefusals()
  const carriers = useReferenceRows('kargo_sirketi')
  return (shipment: ShipmentRow) => {
    const carrier = carriers.find(({ id }) => id === shipment.kargo_firm)
    const tracking_url = carrier?.tracking_url ? String(carrier.tracking_url) : null
    const page = trackingPage({ ...shipment, tracking_url })
    if ('url' in page) window.open(page.url, '_blank', 'noopener')
    else toastWarning(say(page.refusal))
  }
}

export function useShipmentActions(): RowAction<ShipmentRow>[] {
  const t = useTexts(shippingScreenTexts)
  const track = useTracking()
  return [
    { key: 'track', label: t('action_track'), icon: <IconMapPin size={14} />, run: track },
    {
      key: 'deliver',
      label: t('action_deliver'),
      icon: <IconCheckbox size={14} />,
      isShown: ({ gon_status }) => gon_status === '0',
      run: ({ id }) => showParcel('deliver', id),
    },
    {
      key: 'edit',
      label: t('action_edit'),
      icon: <IconEdit size={14} />,
      run: ({ id }) => showParcel('edit', id),
    },
    ...useCommonActions(ofShipment),
  ]
}
