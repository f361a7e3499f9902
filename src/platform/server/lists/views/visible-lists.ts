import { AppError, invalid } from '#core/errors.ts'
import { pathOfList } from '#core/lists/list-views.ts'
import { accessRefusals } from '#core/refusals/access.ts'
import { endpointAt, type SignedInCall } from '#platform/server/calls/endpoint.ts'

type Asking = Pick<SignedInCall<unknown>, 'actor' | 'services'>

/** Whether the list exists, and whether the user may make its call. */
function visibility({ actor, services }: Asking, list: string): 'unknown' | 'refused' | 'visible' {
  const endpoint = endpointAt(services, pathOfList(list))
  if (!endpoint) return 'unknown'
  return endpoint.who === 'public' || endpoint.who(actor) ? 'visible' : 'refused'
}

export const isVisible = (call: Asking, list: string): boolean => visibility(call, list) === 'visible'

export function refuseInvisible(call: Asking, list: string): void {
  const found = visibility(call, list)
  if (found === 'unknown') throw invalid({ list: { code: 'not_allowed' } })
  if (found === 'refused') throw new AppError(accessRefusals.ERR_105)
}
