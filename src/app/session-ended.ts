import { accessRefusals } from '#core/refusals/access.ts'
import { tellReason } from '#platform/web/refusals.ts'

/** Why somebody has to sign in again; fetched when it happens. */
export const sessionEnded = () => tellReason(accessRefusals.ERR_108)
