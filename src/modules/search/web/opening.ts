import type { PaletteEntry } from '#platform/web/shell/palette-entry.ts'
import type { Recent } from '#platform/web/records/recents.ts'
import type { Place } from './places.ts'

/** An entry with its action: it opens a screen or a record, or runs something. */
export type Opening = PaletteEntry & { place?: Place; run?: () => void; recent?: Recent }
