/** Once the session is known to be over, one alert speaks and everything else stays silent until the reload. */
let lost = false

export const sessionIsLost = () => lost

/** True for the first caller only. */
export function markSessionLost(): boolean {
  if (lost) return false
  lost = true
  return true
}
