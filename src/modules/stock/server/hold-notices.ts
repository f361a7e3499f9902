import type { SignedInCall } from '#platform/server/calls/endpoint.ts'
import type { HoldNotice } from '../domain/hold-notices.ts'

type Call = Pick<SignedInCall<unknown>, 'services' | 'afterCommit'>

/** Tells every window which wines have a changed number of free bottles; forms that show them refetch. */
export function announceHolds({ services, afterCommit }: Call, wines: readonly number[]): void {
  const ids = [...new Set(wines)]
  if (ids.length) afterCommit(() => services.realtime.toListeners('holds', { wines: ids }))
}

export function tellHolders(
  { services, afterCommit }: Call,
  userIds: readonly number[],
  notice: HoldNotice,
): void {
  afterCommit(() => services.realtime.toUsers(userIds, 'hold_notice', notice))
}
