import { isAdmin } from '#core/actor.ts'
import type { RecordPanelsProps } from '#platform/web/module.ts'
import { useUser } from '#platform/web/session.ts'
import { WineEditor } from '../WineEditor.tsx'
import { WineView } from '../WineView.tsx'

/** The panels of a wine: administrators edit it, everybody may look at what is on sale. */
export function WinePanels({ panel, id, onClose }: RecordPanelsProps<number | null>) {
  const mayEdit = isAdmin(useUser())
  if (panel === 'editor' && mayEdit) return <WineEditor id={id} onClose={onClose} />
  return id === null ? null : <WineView id={id} onClose={onClose} />
}
