import { CustomerExtrasContext } from '#modules/customers/web/public/customer-extras.ts'
import { TrackingScreen } from '#modules/customers/web/public/TrackingScreen.tsx'
import { customerExtras } from './customer-extras.tsx'

export function TrackingPage() {
  return (
    <CustomerExtrasContext value={customerExtras}>
      <TrackingScreen />
    </CustomerExtrasContext>
  )
}
