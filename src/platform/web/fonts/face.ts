import { createStore } from '../store.ts'

/** The font of the interface, with a fallback of the same size until it is loaded. */
export const FONT_FAMILY = '"Inter Variable", "Inter Fallback", system-ui, sans-serif'

/** Whether the font is loaded. */
export const faceArrived = createStore(false)

/** A slow connection must not hold up the first screen for the sake of its letters. */
const LONGEST_WAIT_MS = 300

/** The face is fetched beside the scripts; text that is drawn after it does not change its shape any more. */
export function faceReady(): Promise<unknown> {
  const arrived = document.fonts
    .load(`13px ${FONT_FAMILY}`)
    .then(() => faceArrived.set(true))
    .catch(() => undefined)
  return Promise.race([arrived, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))])
}
