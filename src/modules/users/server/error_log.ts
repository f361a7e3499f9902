import { serve } from '#platform/server/calls/endpoint.ts'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { listCall } from '#core/list-call.ts'
import { findSession } from '#platform/server/entrance/sessions.ts'
import { isWithin } from '#platform/server/entrance/throttle.ts'
import { reportError } from '../domain/calls.ts'
import { errorLogList } from '../domain/error_log.ts'

/** Most reports stored in five minutes. */
const PER_DEVICE = 30
const PER_ADDRESS = 300

const reports = listEndpoint(errorLogList, { from: 'error_log' })

export const errorLogEndpoints = [
  serve(reportError, async ({ db, input, sesion_id, caller }) => {
    // A flood of reports is not stored.
    if (!isWithin(`reports:${caller.device}`, PER_DEVICE) || !isWithin(`reports:${caller.ip}`, PER_ADDRESS))
      return {}
    const session = await findSession(db, sesion_id)
    const { id = null, user_name = null } = session?.actor ?? {}
    await db
      .insertInto('error_log')
      .values({ ...input, user_id: id, user_name })
      .execute()
    return {}
  }),
  serve(listCall(errorLogList), async (call) => {
    // The log has no search column, so the search field filters by message.
    const { globalFilter, filters, ...payload } = call.input
    const message = globalFilter ? { message: { value: globalFilter, matchMode: 'contains' } } : {}
    return reports.run({ ...call, input: { ...payload, filters: { ...filters, ...message } } })
  }),
]
