import { serve } from '#platform/server/calls/endpoint.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { listCall } from '#core/lists/list-call.ts'
import { errorLogList } from '../domain/error-log.ts'

const reports = listEndpoint(errorLogList, { from: 'error_log' })

export const errorLogEndpoint = serve(listCall(errorLogList), async (call) => {
  // The log has no search column, so the search field filters by message.
  const { globalFilter, filters, ...payload } = call.input
  const message = globalFilter ? { message: { value: globalFilter, matchMode: 'contains' } } : {}
  return reports.run({ ...call, input: { ...payload, filters: { ...filters, ...message } } })
})
