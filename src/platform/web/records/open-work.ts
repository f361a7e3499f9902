/** Whether a guard would ask before the page is left, tested with the browser's own event. */
export function hasTypedWork(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  dispatchEvent(leaving)
  return leaving.defaultPrevented
}

/** Whether something is being worked on that a reload would take away: typed text, or a panel that is open. */
export function hasOpenWork(): boolean {
  return hasTypedWork() || document.querySelector('[role="dialog"]') !== null
}
