import { CustomerExtrasContext } from '#modules/customers/web/public/customer-extras.ts'
import { TrackingScreen } from '#modules/customers/web/public/TrackingScreen.tsx'
import { calling } from '#modules/calls/web/public/calling.ts'
import { customerExtras } from './customer-extras.tsx'

const trackingExtras = { ...customerExtras, calling }

export function TrackingPage() {
  return (
    <CustomerExtrasContext value={trackingExtras}>
      <TrackingScreen />
    </CustomerExtrasContext>
  )
}
