/** Runs the work after the next paint, so that the answer to a key or click is painted first. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
