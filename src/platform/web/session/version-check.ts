/** Asks for the versions of the reference lists when an answer says that they changed, at most once in a while. */
export type VersionCheck = {
  /** An answer carried this epoch. The first one of a page load always asks: the kept copies may be old. */
  learn(epoch: number): void
  /** Something may have been missed, by a lost connection for example. */
  ask(): void
}

type Tools = {
  lockMs: number
  now(): number
  /** Runs a function after a delay. */
  later(act: () => void, ms: number): unknown
  askVersions(): Promise<unknown>
}

export function createVersionCheck({ lockMs, now, later, askVersions }: Tools): VersionCheck {
  let epoch: number | null = null
  let askedAt: number | null = null
  let isPlanned = false

  function run() {
    isPlanned = false
    askedAt = now()
    askVersions().catch(() => {
      // It is unknown what was missed: the next answer fetches again.
      epoch = null
    })
  }

  /** During the lock a change is noted and fetched when the lock ends. */
  function ask() {
    if (isPlanned) return
    const wait = askedAt === null ? 0 : askedAt + lockMs - now()
    if (wait <= 0) return run()
    isPlanned = true
    later(run, wait)
  }

  return {
    ask,
    learn: (next) => {
      if (next === epoch) return
      epoch = next
      ask()
    },
  }
}
