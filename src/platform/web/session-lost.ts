/** Once the session is known to be over, one dialog speaks and everything else stays silent until there is a new one. */
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
