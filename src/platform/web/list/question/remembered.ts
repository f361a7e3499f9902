/** What a tab remembers of a screen: its list's state, the screen's own settings, or the scroll position. */
type Kind = 'list' | 'screen' | 'place'

type Params = Readonly<Record<string, string | undefined>>

const nameOf = (kind: Kind, pathname: string) => `wk.${kind}.${pathname}`

export const remember = (kind: Kind, pathname: string, params: Params): void =>
  sessionStorage.setItem(nameOf(kind, pathname), JSON.stringify(params))

/** Null when nothing was left behind. */
export function recall(kind: Kind, pathname: string): Record<string, string> | null {
  const text = sessionStorage.getItem(nameOf(kind, pathname)) ?? 'null'
  const stored = JSON.parse(text) as Record<string, string> | null
  return stored && Object.keys(stored).length ? stored : null
}

export const forget = (kind: Kind, pathname: string): void =>
  sessionStorage.removeItem(nameOf(kind, pathname))
