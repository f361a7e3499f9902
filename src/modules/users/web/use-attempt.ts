import { useState } from 'react'

/** One try at a time; what went wrong stays on screen until the next try. */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  /** The failure, or null when it worked. */
  async function attempt(work: () => Promise<unknown>): Promise<unknown> {
    if (isBusy) return null
    setBusy(true)
    setFailure(null)
    try {
      await work()
      return null
    } catch (error) {
      setFailure(error)
      return error
    } finally {
      setBusy(false)
    }
  }

  return { attempt, isBusy, failure, setFailure }
}
