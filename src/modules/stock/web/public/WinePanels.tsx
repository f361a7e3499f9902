import { isAdmin } from '#core/actor.ts'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { lazyPart } from '#platform/web/screen/lazy-part.tsx'
import type { RecordPanelsProps } from '#platform/web/module.ts'
import { useUser } from '#platform/web/session/session.ts'
import { useWine } from '../stock-data.ts'
import { WineEditor } from '../WineEditor.tsx'
import { WineView } from '../WineView.tsx'

const ledgers = {
  booking: lazyPart(async () => (await import('../BookingPanel.tsx')).BookingPanel),
  movements: lazyPart(async () => (await import('../MovementsPanel.tsx')).MovementsPanel),
  reservations: lazyPart(async () => (await import('../ReservationsPanel.tsx')).ReservationsPanel),
}

const isLedger = (name: string): name is keyof typeof ledgers => Object.hasOwn(ledgers, name)

/** The panels of a wine: administrators edit and book it, everybody may look at what is on sale. */
export function WinePanels({ panel, id, onClose }: RecordPanelsProps<number | null>) {
  const mayEdit = isAdmin(useUser())
  if (panel === 'editor' && mayEdit) return <WineEditor id={id} onClose={onClose} />
  if (id === null) return null
  if (mayEdit && isLedger(panel)) return <WineLedger panel={panel} id={id} onClose={onClose} />
  return <WineView id={id} onClose={onClose} />
}

type Props = { panel: keyof typeof ledgers; id: number; onClose(): void }

function WineLedger({ panel, id, onClose }: Props) {
  const Panel = ledgers[panel]
  return (
    <RecordLoader query={useWine(id)} onClose={onClose}>
      {(wine) => <Panel wine={wine} onClose={onClose} />}
    </RecordLoader>
  )
}
