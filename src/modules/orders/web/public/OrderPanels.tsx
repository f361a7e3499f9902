import type { RecordPanelsProps } from '#platform/web/module.ts'
import type { DocumentKind } from '../../domain/documents/document-rules.ts'
import { BankruptcyPanel } from '../money/BankruptcyPanel.tsx'
import { CancelPanel } from '../money/CancelPanel.tsx'
import { DisputePanel } from '../money/DisputePanel.tsx'
import { NotesPanel } from '../NotesPanel.tsx'
import { OperationsPanel } from '../lists/OperationsPanel.tsx'
import { OrderEditor } from '../order/OrderEditor.tsx'
import { NewOrderForSomebody } from './NewOrder.tsx'
import { showOrder } from './order-panel.ts'
import { OrderView } from '../lists/OrderView.tsx'
import { PaymentListPanel } from '../money/PaymentListPanel.tsx'
import { PaymentPanel } from '../money/PaymentPanel.tsx'
import { PersonnelPanel } from '../PersonnelPanel.tsx'
import { SeizurePanel } from '../money/SeizurePanel.tsx'
import { SettlePanel } from '../money/SettlePanel.tsx'
import { WithdrawalPanel } from '../money/WithdrawalPanel.tsx'
import { useShowDocument } from './show-document.ts'

/** The panels of an order. One may lead to another. */
export function OrderPanels({ panel, id, onClose }: RecordPanelsProps<number | null>) {
  const viewer = useShowDocument()
  const show = (saved: number) => showOrder('view', saved)
  if (panel === 'new') return <NewOrderForSomebody onClose={onClose} onSaved={show} />
  if (id === null) return null
  /** What was issued is shown as a document. */
  const openDocument = (tur: DocumentKind) => (saved: number) => {
    onClose()
    void viewer.showById(saved, tur)
  }
  /** A changed credit note is shown as a document, like a new one. */
  const showSaved = (saved: number, isCreditNote: boolean) =>
    isCreditNote ? openDocument('gutschrift')(saved) : show(saved)
  switch (panel) {
    case 'view':
      return <OrderView id={id} onClose={onClose} />
    case 'editor':
      return <OrderEditor kind="edit" id={id} onClose={onClose} onSaved={showSaved} />
    case 'creditNote':
      return <OrderEditor kind="creditNote" id={id} onClose={onClose} onSaved={openDocument('gutschrift')} />
    case 'notes':
      return <NotesPanel id={id} onClose={onClose} onSaved={openDocument('siparis_onayi')} />
    case 'operations':
      return <OperationsPanel id={id} onClose={onClose} />
    case 'cancel':
      return <CancelPanel id={id} onClose={onClose} />
    case 'withdrawal':
      return <WithdrawalPanel id={id} onClose={onClose} />
    case 'pay':
      return <PaymentPanel id={id} onClose={onClose} />
    case 'payments':
      return <PaymentListPanel id={id} onClose={onClose} />
    case 'settle':
      return <SettlePanel id={id} onClose={onClose} />
    case 'personnel':
      return <PersonnelPanel id={id} onClose={onClose} />
    case 'seizure':
      return <SeizurePanel id={id} onClose={onClose} />
    case 'dispute':
      return <DisputePanel id={id} onClose={onClose} />
    case 'bankruptcy':
      return <BankruptcyPanel id={id} onClose={onClose} />
    default:
      return null
  }
}
