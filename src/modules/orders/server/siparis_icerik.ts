import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { orderLineList } from '../domain/ledger-lists.ts'
import { orderScope } from '../domain/scope.ts'

export const orderLineEndpoints = [
  listEndpoint(orderLineList, { from: 'siparis_icerik_view', scope: orderScope }),
]
