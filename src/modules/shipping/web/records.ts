import { admin } from '#core/actor.ts'
import type { RecordPart } from '#platform/web/module.ts'

export const records: readonly RecordPart[] = [
  {
    kind: 'shipment',
    who: admin,
    panels: async () => (await import('./OrderShipment.tsx')).OrderShipment,
  },
  { kind: 'parcel', who: admin, panels: async () => (await import('./ParcelPanels.tsx')).ParcelPanels },
]
