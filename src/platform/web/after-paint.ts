/** Does what may follow the picture: the answer to a key or click is painted first. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
