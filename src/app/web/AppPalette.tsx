import { useMemo } from 'react'
import { SearchPalette } from '#modules/search/web/SearchPalette.tsx'
import { useLanguage } from '#platform/web/language.tsx'
import type { MenuItem } from '#platform/web/shell/menu-item.ts'
import { useStore } from '#platform/web/store.ts'
import { declaredActions } from './actions.ts'
import { helpFor, remediesFor } from './help-entries.ts'
import { loadedHelp } from './help.ts'
import { paletteFor } from './palette-screens.ts'

type Props = { menu: readonly MenuItem[]; onLogout(): void; onClose(): void }

/** The Ctrl+K palette with the entries of all modules; loaded after the first screen. */
export function AppPalette({ menu, onLogout, onClose }: Props) {
  const language = useLanguage()
  const actions = useStore(declaredActions)
  const { pages, remedies } = useStore(loadedHelp)
  const screens = useMemo(() => paletteFor(menu), [menu])
  const help = useMemo(
    () => [...helpFor(pages, screens, language), ...remediesFor(remedies, screens, language)],
    [pages, remedies, screens, language],
  )
  return (
    <SearchPalette screens={screens} help={help} actions={actions} onClose={onClose} onLogout={onLogout} />
  )
}
