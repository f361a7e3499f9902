import { everyone } from '#core/actor.ts'
import { endpoint } from '#platform/server/endpoint.ts'
import { listEndpoint } from '#platform/server/list-endpoint.ts'
import { listPayload } from '#platform/server/list-payload.ts'
import { ErrorReport, errorLogList } from '../domain/error_log.ts'

const reports = listEndpoint(errorLogList, { from: 'error_log' })

export const errorLogEndpoints = [
  endpoint({
    path: '/error_log/create',
    who: everyone,
    maxBytes: 65_536,
    input: ErrorReport,
    run: async ({ db, input, actor }) => {
      await db
        .insertInto('error_log')
        .values({ ...input, user_id: actor.id, user_name: actor.user_name })
        .execute()
      return {}
    },
  }),
  endpoint({
    path: errorLogList.path,
    who: errorLogList.see,
    input: listPayload,
    run: async (call) => {
      // The log keeps no search text of its own, so the search field reads the messages.
      const { globalFilter, filters, ...payload } = call.input
      const message = globalFilter ? { message: { value: globalFilter, matchMode: 'contains' } } : {}
      return reports.run({ ...call, input: { ...payload, filters: { ...filters, ...message } } })
    },
  }),
]
