import { isAdmin } from '#core/actor.ts'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { lazyPart } from '#platform/web/screen/lazy-part.tsx'
import type { RecordPanelsProps } from '#platform/web/module.ts'
import { useUser } from '#platform/web/session/session.ts'
import { useFreshCustomer } from '../customer-data.ts'
import { CustomerEditor } from '../edit/CustomerEditor.tsx'

const panels = {
  addresses: lazyPart(async () => (await import('../edit/AddressPanel.tsx')).AddressPanel),
  appointment: lazyPart(async () => (await import('../edit/AppointmentPanel.tsx')).AppointmentPanel),
  balance: lazyPart(async () => (await import('../edit/BalancePanel.tsx')).BalancePanel),
  files: lazyPart(async () => (await import('../edit/FilesPanel.tsx')).FilesPanel),
}

const isPanel = (name: string): name is keyof typeof panels => Object.hasOwn(panels, name)

/** The panels of a customer; the balance is for administrators. */
export function CustomerRecordPanels({ panel, id, onClose }: RecordPanelsProps<number | null>) {
  const mayChange = isAdmin(useUser())
  if (panel === 'editor') return <CustomerEditor id={id} onClose={onClose} />
  if (id === null || !isPanel(panel) || (panel === 'balance' && !mayChange)) return null
  return <LoadedPanel panel={panel} id={id} onClose={onClose} />
}

type Props = { panel: keyof typeof panels; id: number; onClose(): void }

function LoadedPanel({ panel, id, onClose }: Props) {
  const Panel = panels[panel]
  return (
    <RecordLoader query={useFreshCustomer(id)} onClose={onClose}>
      {(customer) => <Panel customer={customer} onClose={onClose} />}
    </RecordLoader>
  )
}
