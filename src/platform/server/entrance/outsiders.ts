import { AppError } from '#core/errors.ts'
import type { Reason } from '#core/refusal.ts'
import { platformRefusals } from '#core/refusals/platform.ts'
import { createBudget } from '../load/budget.ts'
import type { Caller } from '../calls/caller.ts'
import { createGate } from '../load/gate.ts'
import type { Services } from '../services.ts'
import { isKnownDevice, isWithin, refuseIfStopped } from './throttle.ts'

/**
 * Callers who have not signed in: they have connections of their own, wait for each other only, and what one address
 * does for one purpose does not stop another purpose or another address.
 */
export const PER_PURPOSE = 600
/** A refused caller waits this long, so that one who asks again at once costs no more than one who waits. */
const REFUSED_MS = 1_000

/** Attempts of one address, or of a device on which a user has signed in before, for one purpose. */
const turns = createGate({ running: 4, waiting: 200 })
/** All outsiders of the node; whoever comes from a known device does not wait behind strangers. */
const lookups = createGate({ running: 1, waiting: 2_000 })
const work = createGate({ running: 1, waiting: 2_000 })
/** A password costs a processor some hundredths of a second, so strangers may use a part of one only. */
const strangersTime = createBudget({ burstMs: 3_000, share: 0.25 })

/** A refusal that is answered later: nothing is held meanwhile but the caller's own turn. */
export class DelayedRefusal extends AppError {
  readonly delayMs: number

  constructor(reason: Reason, delayMs: number) {
    super(reason)
    this.delayMs = delayMs
  }
}

export type Outsider = Pick<Caller, 'ip' | 'device'>

/** Services as outsiders have them: their queries run on connections of their own. */
export const forOutsiders = (services: Services): Services => ({ ...services, db: services.publicDb })

/** Looks something up for someone who may be an outsider. */
export const lookUp = <T>(run: () => Promise<T>): Promise<T> => lookups('all', run)

type Purpose = { purpose: string; limit?: number | undefined; isAlwaysHeard?: boolean | undefined }

/** Runs what an outsider asks for when it is his turn. */
export async function inTurn<T>(
  services: Services,
  caller: Outsider,
  { purpose, limit = PER_PURPOSE, isAlwaysHeard = false }: Purpose,
  run: () => Promise<T>,
): Promise<T> {
  const { publicDb } = services
  const isKnown = await lookUp(() => isKnownDevice(publicDb, caller))
  const key = `${purpose} ${isKnown ? caller.device : caller.ip}`
  return turns(key, () =>
    answeredInTime(services, () =>
      work(isKnown ? 'known' : 'strangers', async () => {
        if (!isKnown) await untilTimeIsLeft(services)
        if (!isWithin(`purpose:${key}`, limit)) throw new AppError(platformRefusals.too_many_requests)
        if (!isAlwaysHeard) await refuseIfStopped(publicDb, caller)
        return isKnown ? run() : measured(run)
      }),
    ),
  )
}

async function untilTimeIsLeft({ wait }: Services): Promise<void> {
  const restMs = strangersTime.restMs()
  if (restMs > 0) await wait(restMs)
}

/** Resets the time of strangers, as a restart of the node does. */
export const forgetSpent = (): void => strangersTime.reset()

async function measured<T>(run: () => Promise<T>): Promise<T> {
  const began = performance.now()
  return run().finally(() => strangersTime.spend(performance.now() - began))
}

/** Holds a refusal back outside the gate of the node. */
async function answeredInTime<T>({ wait }: Services, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const ms = delayOf(error)
    if (ms !== null) await wait(ms)
    throw error
  }
}

function delayOf(error: unknown): number | null {
  if (error instanceof DelayedRefusal) return error.delayMs
  const isTooMuch = error instanceof AppError && error.code === platformRefusals.too_many_requests.code
  return isTooMuch ? REFUSED_MS : null
}
