import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { instalmentList } from '../domain/ledger-lists.ts'
import { orderScope } from '../domain/scope.ts'

export const instalmentEndpoints = [
  listEndpoint(instalmentList, { from: 'cus_taksitler_view', scope: orderScope }),
]
