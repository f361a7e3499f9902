import { AppError, type ErrorCode } from '#core/errors.ts'
import type { Database } from '#platform/server/database.ts'
import type { Call } from '#platform/server/endpoint.ts'
import { countFailedSignIn, refuseIfBlocked } from '#platform/server/throttle.ts'

type Attempt = Pick<Call<unknown>, 'services' | 'caller'>

/** Counting is never part of the call's transaction, which the refusal undoes. */
export async function refuseAndCount({ services, caller }: Attempt, code: ErrorCode): Promise<never> {
  await countFailedSignIn(services.db, caller)
  throw new AppError(code)
}

/** Codes and secrets are guessed at one account, and a device mark is easily thrown away: the account is counted. */
const markOf = (userId: number) => `user:${userId}`

export async function refuseIfGuessing(db: Database, userId: number): Promise<void> {
  await refuseIfBlocked(db, `device:${markOf(userId)}`)
}

export async function countWrongGuess({ services, caller }: Attempt, userId: number): Promise<void> {
  await countFailedSignIn(services.db, { ip: caller.ip, device: markOf(userId) })
}
