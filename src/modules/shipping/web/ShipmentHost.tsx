import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { shipmentRequest } from '#platform/web/requests.ts'
import { useStore } from '#platform/web/store.ts'
import { ShipmentPanel } from './ShipmentPanel.tsx'
import { useOrderToShip } from './shipping-data.ts'

/** Ships the order that some area asks for. */
export function ShipmentHost() {
  const request = useStore(shipmentRequest)
  return request && <RequestedShipment key={request.sip_id} sip_id={request.sip_id} />
}

function RequestedShipment({ sip_id }: { sip_id: number }) {
  const query = useOrderToShip(sip_id)
  const close = () => shipmentRequest.set(null)
  return (
    <RecordLoader query={query} onClose={close}>
      {(loaded) => <ShipmentPanel {...loaded} onClose={close} />}
    </RecordLoader>
  )
}
