import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import type { RecordPanelsProps } from '#platform/web/module.ts'
import { DeliveryPanel, ShipmentEditor } from './ShipmentEditor.tsx'
import { useShipment } from './shipping-data.ts'

/** The panels of a parcel that was sent: delivery and correction. */
export const ParcelPanels = ({ panel, id, onClose }: RecordPanelsProps) =>
  panel === 'deliver' ? <Delivery id={id} onClose={onClose} /> : <ShipmentEditor id={id} onClose={onClose} />

function Delivery({ id, onClose }: { id: number; onClose(): void }) {
  return (
    <RecordLoader query={useShipment(id)} onClose={onClose}>
      {(shipment) =>
        // A delivered parcel cannot be delivered again, only corrected.
        shipment.gon_status === '1' ? (
          <ShipmentEditor id={id} onClose={onClose} />
        ) : (
          <DeliveryPanel shipment={shipment} onClose={onClose} />
        )
      }
    </RecordLoader>
  )
}
