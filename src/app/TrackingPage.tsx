import { CustomerExtrasContext, type CustomerExtras } from '#modules/customers/web/customer-extras.ts'
import { TrackingScreen } from '#modules/customers/web/TrackingScreen.tsx'
import { MyNewOrders, MyPaidOrders } from '#modules/orders/web/customer-tabs.tsx'
import { NewOrder } from '#modules/orders/web/NewOrder.tsx'
import { PastOrders } from '#modules/orders/web/PastOrders.tsx'
import { appTexts } from './texts.ts'

/** The sales screen is the customers' own; the orders beside it belong to their module. */
const extras: CustomerExtras = {
  tabs: [
    {
      key: 'past',
      label: appTexts.past_orders,
      render: (customer) => customer && <PastOrders cus_id={customer.id} />,
    },
    { key: 'new-orders', label: appTexts.my_new_orders, render: () => <MyNewOrders /> },
    { key: 'paid-orders', label: appTexts.my_paid_orders, render: () => <MyPaidOrders /> },
  ],
  newOrder: (cus_id, onClose) => <NewOrder cus_id={cus_id} onClose={onClose} />,
}

export function TrackingPage() {
  return (
    <CustomerExtrasContext value={extras}>
      <TrackingScreen />
    </CustomerExtrasContext>
  )
}
