import type { CustomerRow } from '../domain/customer-row.ts'
import { AddressPanel } from './AddressPanel.tsx'
import { AppointmentPanel } from './AppointmentPanel.tsx'
import { BankPanel } from './BankPanel.tsx'
import { ConversationPanel } from './ConversationPanel.tsx'
import { FilesPanel } from './FilesPanel.tsx'
import { OldNotesPanel } from './OldNotesPanel.tsx'

const panels = {
  conversation: ConversationPanel,
  appointment: AppointmentPanel,
  bank: BankPanel,
  files: FilesPanel,
  addresses: AddressPanel,
  notes: OldNotesPanel,
} as const

export type PanelName = keyof typeof panels

type Props = { name: PanelName; customer: CustomerRow; onClose(): void }

/** The panel that was asked for. */
export function CustomerPanel({ name, ...props }: Props) {
  const Panel = panels[name]
  return <Panel {...props} />
}
