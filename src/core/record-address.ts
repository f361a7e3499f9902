/** A record that lies open beside the screen, in one of its panels; without an id it is a new one. */
export type OpenRecord = { kind: string; panel: string; id: number | null }

/** The query parameter that names the open record: so every record has a link on every screen. */
export const OPEN = 'open'

const NEW = 'new'

export const writeOpen = ({ kind, panel, id }: OpenRecord): string => `${kind}.${panel}.${id ?? NEW}`

export function readOpen(param: string | undefined): OpenRecord | null {
  const [, kind, panel, id] = /^(\w+)\.(\w+)\.(\d{1,10}|new)$/.exec(param ?? '') ?? []
  return kind && panel && id ? { kind, panel, id: id === NEW ? null : Number(id) } : null
}

/** The link to a record beside a screen. */
export const recordLink = (screen: string, open: OpenRecord): string => `${screen}?${OPEN}=${writeOpen(open)}`
