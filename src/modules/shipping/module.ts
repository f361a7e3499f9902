import type { ServerModule } from '#platform/server/module.ts'
import { shipmentListEndpoints } from './server/kargo_cikti.ts'
import { shipmentEndpoints } from './server/kargo_islem.ts'

export const shipping: ServerModule = {
  endpoints: [...shipmentListEndpoints, ...shipmentEndpoints],
}
