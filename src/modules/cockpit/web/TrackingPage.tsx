import { CustomerExtrasContext } from '#modules/customers/web/public/customer-extras.ts'
import { TrackingScreen } from '#modules/customers/web/public/TrackingScreen.tsx'
import { calling, cardQuery } from '#modules/telephone/web/public/calling.ts'
import { suggestedQuery } from '#modules/suggest/web/public/suggested.ts'
import { customerExtras } from './customer-extras.tsx'

const trackingExtras = {
  ...customerExtras,
  calling,
  ahead: [cardQuery, (cus_id: number) => suggestedQuery(cus_id)],
}

export function TrackingPage() {
  return (
    <CustomerExtrasContext value={trackingExtras}>
      <TrackingScreen />
    </CustomerExtrasContext>
  )
}
