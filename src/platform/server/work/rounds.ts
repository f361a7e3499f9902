import { watched } from './jobs.ts'

/** Repeats some work, never in parallel; returns a function that stops it and waits for the running round. */
export function startRounds(
  name: string,
  everyMs: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const round = watched(name, everyMs, work)
  let running: Promise<unknown> | undefined
  const timer = setInterval(() => {
    running ??= round()
      .catch(onError)
      .finally(() => {
        running = undefined
      })
  }, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
