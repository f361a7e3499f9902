import type { MenuItem } from '#platform/web/shell/menu-item.ts'
import type { ScreenEntry } from '#platform/web/shell/palette-entry.ts'

/** Every screen of the menu for Ctrl+K, with its group as a hint. */
export function paletteFor(menu: readonly MenuItem[]): ScreenEntry[] {
  const entry = ({ key, label, to }: MenuItem, hint: string): ScreenEntry[] =>
    to ? [{ key: `screen-${key}`, label, hint, to }] : []
  return menu.flatMap((item) =>
    item.to ? entry(item, '') : (item.children ?? []).flatMap((child) => entry(child, item.label)),
  )
}
