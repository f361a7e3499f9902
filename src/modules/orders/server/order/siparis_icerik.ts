import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { orderLineList } from '#modules/orders/domain/money/ledger-lists.ts'
import { orderScope } from '#modules/orders/domain/scope.ts'

export const orderLineEndpoints = [
  listEndpoint(orderLineList, { from: 'siparis_icerik_view', scope: orderScope }),
]
