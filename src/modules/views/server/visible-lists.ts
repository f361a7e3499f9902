import type { Actor } from '#core/actor.ts'
import { AppError, invalid } from '#core/errors.ts'
import type { Endpoint } from '#platform/server/calls/endpoint.ts'
import { pathOfList } from '#core/list-views.ts'
import { accessRefusals } from '#core/refusals/access.ts'

export type Endpoints = () => readonly Endpoint[]

/** Whether the list exists, and whether the user may make its call. */
function visibility(endpoints: Endpoints, actor: Actor, list: string): 'unknown' | 'refused' | 'visible' {
  const path = pathOfList(list)
  const endpoint = endpoints().find(
    (one) => one.path === path || one.aliases?.some((alias) => alias === path),
  )
  if (!endpoint) return 'unknown'
  return endpoint.who === 'public' || endpoint.who(actor) ? 'visible' : 'refused'
}

export const isVisible = (endpoints: Endpoints, actor: Actor, list: string): boolean =>
  visibility(endpoints, actor, list) === 'visible'

export function refuseInvisible(endpoints: Endpoints, actor: Actor, list: string): void {
  const found = visibility(endpoints, actor, list)
  if (found === 'unknown') throw invalid({ list: { code: 'not_allowed' } })
  if (found === 'refused') throw new AppError(accessRefusals.ERR_105)
}
