import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import type { RecordPanelsProps } from '#platform/web/module.ts'
import { ShipmentPanel } from './ShipmentPanel.tsx'
import { useOrderToShip } from './shipping-data.ts'

/** Ships an order; opened from any screen. */
export function OrderShipment({ id, onClose }: RecordPanelsProps) {
  const query = useOrderToShip(id)
  return (
    <RecordLoader query={query} onClose={onClose}>
      {(loaded) => <ShipmentPanel {...loaded} onClose={onClose} />}
    </RecordLoader>
  )
}
