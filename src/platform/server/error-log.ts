import { reportError } from '#core/platform-calls/error-log.ts'
import { serve } from './calls/endpoint.ts'
import { findSession } from './entrance/sessions.ts'
import { isWithin } from './entrance/throttle.ts'

/** Most reports stored in five minutes. */
const PER_DEVICE = 30
const PER_ADDRESS = 300

/** Stores what went wrong in a browser. */
export const errorReportEndpoint = serve(reportError, async ({ db, input, sesion_id, caller }) => {
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
})
