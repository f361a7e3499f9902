import { sql } from 'kysely'
import { fixedSql } from '#platform/server/database/fixed-sql.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { shipmentList } from '../domain/shipments.ts'

/** Where a parcel is, as parcelState() decides it. */
const parcelStateSql = fixedSql(
  sql`case when sd_cancel_on = '1' then 'cancelled' when gon_status = '1' then 'delivered' else 'shipped' end`,
)

export const shipmentListEndpoints = [
  listEndpoint(shipmentList, {
    from: 'kargo_cikti_view',
    computed: parcelStateSql,
    printers: new URL('../domain/shipment-cells.ts', import.meta.url),
  }),
]
