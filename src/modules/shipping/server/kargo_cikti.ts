import { listEndpoint } from '#platform/server/list-endpoint.ts'
import { shipmentList } from '../domain/kargo_cikti.ts'

export const shipmentListEndpoints = [
  listEndpoint(shipmentList, {
    from: 'kargo_cikti_view',
    printers: new URL('../domain/shipment-cells.ts', import.meta.url),
  }),
]
