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

/** Counts outside the transaction of the call, which the refusal rolls back. */
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
 * Limits the concurrent attempts per address, so that many parallel ones cannot pass before the first is counted.
 * A device on which a user has signed in before has a queue of its own.
 */
export async function inTurn<T>({ services, caller }: Attempt, attempt: () => Promise<T>): Promise<T> {
  const isKnown = await isKnownDevice(services.db, caller)
  return turns(isKnown ? caller.device : caller.ip, async () => {
    await refuseIfStopped(services.db, caller)
    return attempt()
  })
}
