/**
 * What the browser stores between visits, with one prefix for all names; clearing leaves only settings of the
 * browser such as the language and the remembered sign-in.
 */
const PREFIX = 'wk.'
const KEPT = new Set(['language', 'left', 'remembered', 'scheme', 'tour'])

export function readLocal<T>(name: string): T | null {
  const text = localStorage.getItem(PREFIX + name)
  if (text === null) return null
  try {
    return JSON.parse(text) as T
  } catch {
    return null
  }
}

export function writeLocal(name: string, value: unknown): void {
  if (value === null || value === undefined) localStorage.removeItem(PREFIX + name)
  else localStorage.setItem(PREFIX + name, JSON.stringify(value))
}

function namesWithPrefix(): string[] {
  return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))
}

export function clearLocal(): void {
  for (const name of namesWithPrefix())
    if (!KEPT.has(name.slice(PREFIX.length))) localStorage.removeItem(name)
}

const OWNER = `${PREFIX}owner`
const KEPT_IN_TAB = new Set([`${PREFIX}chrome`])

/** What this tab remembers of a person: filters, searches, places. */
export function clearTab(): void {
  for (const name of Object.keys(sessionStorage))
    if (name.startsWith(PREFIX) && !KEPT_IN_TAB.has(name)) sessionStorage.removeItem(name)
}

/** A tab belongs to one person at a time; what it remembers of somebody else is forgotten. */
export function claimTab(userId: number): void {
  if (sessionStorage.getItem(OWNER) === String(userId)) return
  clearTab()
  sessionStorage.setItem(OWNER, String(userId))
}

/** Only the copies of server data, not the session. */
export function clearCache(): void {
  for (const name of namesWithPrefix()) if (name.startsWith(`${PREFIX}ref.`)) localStorage.removeItem(name)
}

/** Calls back when another tab of this browser changes a value. */
export function onOtherTab(name: string, changed: () => void): () => void {
  const listener = (event: StorageEvent) => {
    if (event.key === PREFIX + name) changed()
  }
  addEventListener('storage', listener)
  return () => removeEventListener('storage', listener)
}
