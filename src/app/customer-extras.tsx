import type { CustomerExtras } from '#modules/customers/web/customer-extras.ts'
import { MyNewOrders, MyPaidOrders } from '#modules/orders/web/customer-tabs.tsx'
import { LedgerPanel, OrderHistoryPanel } from '#modules/orders/web/CustomerPanels.tsx'
import { NewOrder } from '#modules/orders/web/NewOrder.tsx'
import { PastOrders } from '#modules/orders/web/PastOrders.tsx'
import { appTexts } from './texts.ts'

const nameOf = (customer: { cus_name: string | null; cus_surname: string | null; cus_firm: string | null }) =>
  [customer.cus_name, customer.cus_surname].filter(Boolean).join(' ') || (customer.cus_firm ?? '')

/** The customers' screens are their own; the orders beside them belong to the orders' module. */
export const customerExtras: CustomerExtras = {
  tabs: [
    {
      key: 'past',
      label: appTexts.past_orders,
      render: (customer) => customer && <PastOrders cus_id={customer.id} />,
    },
    { key: 'new-orders', label: appTexts.my_new_orders, render: () => <MyNewOrders /> },
    { key: 'paid-orders', label: appTexts.my_paid_orders, render: () => <MyPaidOrders /> },
  ],
  panels: [
    {
      key: 'ledger',
      label: appTexts.ledger,
      render: (customer, onClose) => (
        <LedgerPanel cus_id={customer.id} name={nameOf(customer)} onClose={onClose} />
      ),
    },
    {
      key: 'history',
      label: appTexts.past_orders,
      render: (customer, onClose) => (
        <OrderHistoryPanel cus_id={customer.id} name={nameOf(customer)} onClose={onClose} />
      ),
    },
  ],
  newOrder: (cus_id, onClose) => <NewOrder cus_id={cus_id} onClose={onClose} />,
}
