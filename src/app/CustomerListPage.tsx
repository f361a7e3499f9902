import { CustomerExtrasContext } from '#modules/customers/web/customer-extras.ts'
import { CustomerListScreen } from '#modules/customers/web/CustomerListScreen.tsx'
import { customerExtras } from './customer-extras.tsx'

export function CustomerListPage() {
  return (
    <CustomerExtrasContext value={customerExtras}>
      <CustomerListScreen />
    </CustomerExtrasContext>
  )
}
