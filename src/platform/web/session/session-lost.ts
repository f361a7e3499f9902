/** Once the session is over, only one dialog reports it; other errors are suppressed until there is a new session. */
let lost = false

export const sessionIsLost = () => lost

/** True for the first caller only. */
export function markSessionLost(): boolean {
  if (lost) return false
  lost = true
  return true
}

export function markSessionFound(): void {
  lost = false
}
