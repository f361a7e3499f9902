/** An entry of Ctrl+K: what it is called, and a line that tells it from others. */
export type PaletteEntry = { key: string; label: string; hint: string }

export type PaletteSection<Entry extends PaletteEntry = PaletteEntry> = {
  key: string
  title: string
  entries: readonly Entry[]
}

/** A screen that Ctrl+K leads to. */
export type ScreenEntry = PaletteEntry & { to: string }
