import { performance } from 'node:perf_hooks'

/** How the background work of this process went, for whoever watches over the server. */
export type JobState = {
  everyMs: number
  /** Moment of the last round without an error; before the first one, of the start. */
  succeededAt: number
  failures: number
}

const jobs = new Map<string, JobState>()

export const jobStates = (): ReadonlyMap<string, JobState> => jobs

const now = () => performance.timeOrigin + performance.now()

/** Wraps the round of a job, so that its outcome is known. */
export function watched(name: string, everyMs: number, work: () => Promise<unknown>): () => Promise<void> {
  const state: JobState = jobs.get(name) ?? { everyMs, succeededAt: now(), failures: 0 }
  jobs.set(name, state)
  return async () => {
    try {
      await work()
      state.succeededAt = now()
    } catch (error) {
      state.failures += 1
      throw error
    }
  }
}
