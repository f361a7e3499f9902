import { AppError } from '#core/errors.ts'
import type { Reason } from '#core/refusal.ts'
import type { Call } from '#platform/server/endpoint.ts'
import { createGate } from '#platform/server/gate.ts'
import {
  countFailedSignIn,
  delayAfterFailure,
  isKnownDevice,
  refuseIfStopped,
} from '#platform/server/throttle.ts'

type Attempt = Pick<Call<unknown>, 'services' | 'caller'>

/** Counting is never part of the call's transaction, which the refusal undoes. */
export async function refuseAndCount(
  { services, caller }: Attempt,
  reason: Reason,
  account?: number,
): Promise<never> {
  await countFailedSignIn(services.db, caller, account)
  await services.wait(await delayAfterFailure(services.db, caller))
  throw new AppError(reason)
}

const turns = createGate({ running: 4, waiting: 60 })

/**
 * Few tries of one address run at a time, so that a crowd of them cannot be through before the first is counted. A device
 * on which somebody signed in before has a line of its own and does not wait behind strangers.
 */
export async function inTurn<T>({ services, caller }: Attempt, attempt: () => Promise<T>): Promise<T> {
  const isKnown = await isKnownDevice(services.db, caller)
  return turns(isKnown ? caller.device : caller.ip, async () => {
    await refuseIfStopped(services.db, caller)
    return attempt()
  })
}
