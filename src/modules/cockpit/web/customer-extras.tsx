import {
  IconArrowMerge,
  IconClipboardCheck,
  IconReceipt,
  IconShieldLock,
  IconShoppingCart,
} from '@tabler/icons-react'
import { admin } from '#core/actor.ts'
import { Consents } from '#modules/telephone/web/public/consents.tsx'
import { finishOrdered } from '#modules/telephone/web/public/finish-ordered.ts'
import type { CustomerExtras } from '#modules/customers/web/public/customer-extras.ts'
import { Merging } from '#modules/merging/web/public/merging.tsx'
import { showOrder } from '#modules/orders/web/public/order-panel.ts'
import { Rights } from '#modules/rights/web/public/rights.tsx'
import { lazyPart } from '#platform/web/screen/lazy-part.tsx'
import { cockpitTexts } from '../texts.ts'
import { contactName } from '#modules/customers/domain/name.ts'

const tabs = () => import('#modules/orders/web/public/customer-tabs.tsx')
const panels = () => import('#modules/orders/web/public/CustomerPanels.tsx')

const MyNewOrders = lazyPart(async () => (await tabs()).MyNewOrders)
const MyPaidOrders = lazyPart(async () => (await tabs()).MyPaidOrders)
const PastOrders = lazyPart(
  async () => (await import('#modules/orders/web/public/PastOrders.tsx')).PastOrders,
)
const LedgerPanel = lazyPart(async () => (await panels()).LedgerPanel)
const OrderHistoryPanel = lazyPart(async () => (await panels()).OrderHistoryPanel)
const CardBottles = lazyPart(async () => (await import('./CardBottles.tsx')).CardBottles)
const NewOrder = lazyPart(async () => (await import('#modules/orders/web/public/NewOrder.tsx')).NewOrder)

/** What other modules add to the customers' screens. */
export const customerExtras: CustomerExtras = {
  tabs: [
    {
      key: 'past',
      label: cockpitTexts.past_orders,
      render: (customer) => customer && <PastOrders cus_id={customer.id} />,
    },
    { key: 'new-orders', label: cockpitTexts.my_new_orders, render: () => <MyNewOrders /> },
    { key: 'paid-orders', label: cockpitTexts.my_paid_orders, render: () => <MyPaidOrders /> },
  ],
  panels: [
    {
      key: 'ledger',
      label: cockpitTexts.ledger,
      icon: <IconReceipt size={14} />,
      render: (customer, onClose) => (
        <LedgerPanel cus_id={customer.id} name={contactName(customer)} onClose={onClose} />
      ),
    },
    {
      key: 'orders',
      label: cockpitTexts.past_orders,
      icon: <IconShoppingCart size={14} />,
      render: (customer, onClose) => (
        <OrderHistoryPanel cus_id={customer.id} name={contactName(customer)} onClose={onClose} />
      ),
    },
    {
      key: 'consents',
      label: cockpitTexts.consents,
      icon: <IconClipboardCheck size={14} />,
      render: (customer, onClose) => <Consents customer={customer} onClose={onClose} />,
    },
    {
      key: 'merge',
      label: cockpitTexts.merge,
      icon: <IconArrowMerge size={14} />,
      who: admin,
      isOnCard: true,
      render: ({ id }, onClose) => <Merging id={id} onClose={onClose} />,
    },
    {
      key: 'rights',
      label: cockpitTexts.rights,
      icon: <IconShieldLock size={14} />,
      who: admin,
      isOnCard: true,
      render: ({ id }, onClose) => <Rights id={id} onClose={onClose} />,
    },
  ],
  newOrder: (cus_id, onClose) => (
    <NewOrder
      cus_id={cus_id}
      isCall
      onClose={onClose}
      onSaved={(id) => {
        onClose()
        void finishOrdered(cus_id)
        showOrder('view', id)
      }}
    />
  ),
  calling: null,
  ahead: [],
  bottles: ({ id }) => <CardBottles cus_id={id} />,
}
