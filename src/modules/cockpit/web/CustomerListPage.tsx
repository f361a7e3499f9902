import { CustomerExtrasContext } from '#modules/customers/web/public/customer-extras.ts'
import { CustomerListScreen } from '#modules/customers/web/public/CustomerListScreen.tsx'
import { customerExtras } from './customer-extras.tsx'

export function CustomerListPage() {
  return (
    <CustomerExtrasContext value={customerExtras}>
      <CustomerListScreen />
    </CustomerExtrasContext>
  )
}
