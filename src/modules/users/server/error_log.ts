import { endpoint, publicEndpoint } from '#platform/server/endpoint.ts'
import { listEndpoint } from '#platform/server/list-endpoint.ts'
import { listPayload } from '#core/list-call.ts'
import { findSession } from '#platform/server/sessions.ts'
import { isWithin } from '#platform/server/throttle.ts'
import { ErrorReport, errorLogList } from '../domain/error_log.ts'

/** Reports that are stored within five minutes. */
const PER_DEVICE = 30
const PER_ADDRESS = 300

const reports = listEndpoint(errorLogList, { from: 'error_log' })

export const errorLogEndpoints = [
  publicEndpoint({
    // Errors before the sign-in count too, so nobody needs a session; a flood of reports is not stored.
    path: '/error_log/create',
    maxBytes: 65_536,
    input: ErrorReport,
    run: async ({ db, input, sesion_id, caller }) => {
      if (!isWithin(`reports:${caller.device}`, PER_DEVICE) || !isWithin(`reports:${caller.ip}`, PER_ADDRESS))
        return {}
      const session = await findSession(db, sesion_id)
      const { id = null, user_name = null } = session?.actor ?? {}
      await db
        .insertInto('error_log')
        .values({ ...input, user_id: id, user_name })
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
