/** What a value can be in a row as the driver gives it. */
export type Kind = 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object' | 'bytes' | 'other'

/** What was seen of a value: of what kinds it was, and what was in it. */
export type Seen = {
  kinds: Kind[]
  times: number
  /** How often it was an object; a field that was seen less often was missing in the others. */
  objects: number
  fields?: Record<string, Seen>
  element?: Seen
}

/** The text of a template with a sign for each value: how a query is recognised, wherever it is. */
export const keyOf = (fragments: readonly string[]): string => fragments.join('${}')

export const nothingSeen = (): Seen => ({ kinds: [], times: 0, objects: 0 })

export function kindOf(value: unknown): Kind {
  const type = typeof value
  if (type === 'string' || type === 'number' || type === 'boolean') return type
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (value instanceof Uint8Array) return 'bytes'
  return type === 'object' && !(value instanceof Date) ? 'object' : 'other'
}

export function addKind(seen: Seen, kind: Kind): void {
  if (!seen.kinds.includes(kind)) seen.kinds.push(kind)
}

/** Adds what a value is to what was seen. */
export function look(seen: Seen, value: unknown): void {
  const kind = kindOf(value)
  seen.times += 1
  addKind(seen, kind)
  if (kind === 'array') {
    seen.element ??= nothingSeen()
    for (const inner of value as unknown[]) look(seen.element, inner)
  }
  if (kind === 'object') {
    seen.objects += 1
    for (const [name, inner] of Object.entries(value as object)) look(fieldOf(seen, name), inner)
  }
}

export function fieldOf(seen: Seen, name: string): Seen {
  // A field may have the name of a member of every object.
  seen.fields ??= Object.create(null) as Record<string, Seen>
  seen.fields[name] ??= nothingSeen()
  return seen.fields[name]
}

/** Adds what another worker has seen. */
export function addSeen(seen: Seen, other: Seen): Seen {
  seen.times += other.times
  seen.objects += other.objects
  for (const kind of other.kinds) addKind(seen, kind)
  for (const [name, field] of Object.entries(other.fields ?? {})) addSeen(fieldOf(seen, name), field)
  if (other.element) addSeen((seen.element ??= nothingSeen()), other.element)
  return seen
}
