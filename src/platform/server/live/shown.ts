import { z } from 'zod'
import { areas } from '#core/areas.ts'
import type { RecordKey } from '#core/announced.ts'
import type { Shown } from './audience.ts'

/** More than any screen shows; a window with more says that it shows the areas as a whole. */
const MOST_KEYS = 2_000

const area = z.enum(areas)

const schema = z.object({
  areas: z.array(area).max(areas.length),
  whole: z.array(area).max(areas.length),
  keys: z.array(z.tuple([z.string().max(40), z.array(area).max(areas.length)])).max(MOST_KEYS),
  own: z.array(area).max(areas.length).default([]),
  age_ms: z.number().min(0),
})

/** What a window says that it shows, and for how long it has been shown; null if it is nothing that a window says. */
export function readShown(data: unknown): { shown: Shown; age_ms: number } | null {
  const read = schema.safeParse(data)
  if (!read.success) return null
  const { keys, whole, areas: shown, own, age_ms } = read.data
  return {
    shown: {
      areas: new Set(shown),
      whole: new Set(whole),
      own: new Set(own),
      keys: new Map(keys.map(([key, of]) => [key as RecordKey, new Set(of)])),
    },
    age_ms,
  }
}
