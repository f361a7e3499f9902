import type { PaletteEntry } from '#platform/web/shell/palette-entry.ts'
import type { Recent } from '#platform/web/recents.ts'
import type { Place } from './places.ts'

/** An entry with what it does: it leads to a screen or a record, or it is an act. */
export type Opening = PaletteEntry & { place?: Place; run?: () => void; recent?: Recent }
