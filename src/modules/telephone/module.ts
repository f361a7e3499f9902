import type { ServerModule } from '#platform/server/module.ts'
import { everyRow } from '#core/scope.ts'
import { callEndpoints } from './server/call.ts'
import { cardEndpoints } from './server/card.ts'
import { consentEndpoints } from './server/consents.ts'
import { decisionEndpoints } from './server/decisions.ts'
import { draftEndpoints } from './server/drafts.ts'
import { incomingEndpoints } from './server/incoming.ts'
import { missedEndpoints } from './server/missed.ts'
import { numberFileEndpoints } from './server/number-file.ts'
import { phoneSystemEndpoints } from './server/phone-systems.ts'
import { queueEndpoints } from './server/next.ts'
import { reminderEndpoints } from './server/reminders.ts'
import { requestEndpoints } from './server/requests.ts'
import { teamEndpoints } from './server/team.ts'
import { tidying } from './server/tidying.ts'
import { todayEndpoints } from './server/today.ts'

export const telephone: ServerModule = {
  endpoints: [
    ...queueEndpoints,
    ...callEndpoints,
    ...draftEndpoints,
    ...cardEndpoints,
    ...requestEndpoints,
    ...todayEndpoints,
    ...reminderEndpoints,
    ...incomingEndpoints,
    ...missedEndpoints,
    ...phoneSystemEndpoints,
    ...consentEndpoints,
    ...decisionEndpoints,
    ...teamEndpoints,
    ...numberFileEndpoints,
  ],
  announced: { incoming: () => everyRow },
  tidying,
}
