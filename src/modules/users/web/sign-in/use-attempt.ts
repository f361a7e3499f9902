import { useRef, useState } from 'react'

/** One try at a time; what went wrong stays on screen until the next try. */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  // Two quick presses of Enter come before the next render, and a wrong password must be counted once.
  const isRunning = useRef(false)

  /** The failure, or null when it worked. */
  async function attempt(work: () => Promise<unknown>): Promise<unknown> {
    if (isRunning.current) return null
    isRunning.current = true
    setBusy(true)
    setFailure(null)
    try {
      await work()
      return null
    } catch (error) {
      setFailure(error)
      return error
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  return { attempt, isBusy, failure, setFailure }
}
