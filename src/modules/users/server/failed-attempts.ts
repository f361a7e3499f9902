import type { Reason } from '#core/refusal.ts'
import type { Call } from '#platform/server/calls/endpoint.ts'
import { DelayedRefusal } from '#platform/server/entrance/outsiders.ts'
import { countFailedSignIn, delayAfterFailure } from '#platform/server/entrance/throttle.ts'

/** Refuses and counts what an outsider has tried in vain; each further try is answered later. */
export async function refuseAndCount(
  { services, caller }: Pick<Call<unknown>, 'services' | 'caller'>,
  reason: Reason,
  account?: number,
): Promise<never> {
  await countFailedSignIn(services.db, caller, account)
  throw new DelayedRefusal(reason, await delayAfterFailure(services.db, caller))
}
