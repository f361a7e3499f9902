/**
 * Whether something is being worked on that a reload would take away: a panel is open, or a guard would ask before the
 * page is left. The guards are asked as the browser asks them.
 */
export function hasOpenWork(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true })
  dispatchEvent(leaving)
  return leaving.defaultPrevented || document.querySelector('[role="dialog"]') !== null
}
