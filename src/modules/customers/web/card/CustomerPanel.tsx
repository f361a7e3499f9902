import type { CustomerRow } from '#modules/customers/domain/customer-row.ts'
import { AddressPanel } from '../edit/AddressPanel.tsx'
import { AppointmentPanel } from '../edit/AppointmentPanel.tsx'
import { BankPanel } from '../edit/BankPanel.tsx'
import { ConversationPanel } from '../edit/ConversationPanel.tsx'
import { FilesPanel } from '../edit/FilesPanel.tsx'
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
