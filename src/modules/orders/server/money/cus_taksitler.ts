import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { instalmentList } from '#modules/orders/domain/money/ledger-lists.ts'
import { orderScope } from '#modules/orders/domain/scope.ts'

export const instalmentEndpoints = [
  listEndpoint(instalmentList, { from: 'cus_taksitler_view', scope: orderScope }),
]
