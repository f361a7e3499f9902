import type { RecordPanelsProps } from '#platform/web/module.ts'
import { useShowPaper } from '#platform/web/documents/show-paper.ts'
import type { PaperKind } from '../../domain/documents/paper-rules.ts'
import { orderPapers } from '../../domain/paper-request.ts'
import { BankruptcyPanel } from '../BankruptcyPanel.tsx'
import { CancelPanel } from '../CancelPanel.tsx'
import { NotesPanel } from '../NotesPanel.tsx'
import { OperationsPanel } from '../OperationsPanel.tsx'
import { OrderEditor } from '../OrderEditor.tsx'
import { NewOrderForSomebody } from './NewOrder.tsx'
import { showOrder } from './order-panel.ts'
import { OrderView } from '../OrderView.tsx'
import { PaymentListPanel } from '../PaymentListPanel.tsx'
import { PaymentPanel } from '../PaymentPanel.tsx'
import { PersonnelPanel } from '../PersonnelPanel.tsx'
import { SeizurePanel } from '../SeizurePanel.tsx'
import { SettlePanel } from '../SettlePanel.tsx'

/** The panels of an order. One may lead to another. */
export function OrderPanels({ panel, id, onClose }: RecordPanelsProps) {
  const papers = useShowPaper(orderPapers)
  const show = (saved: number) => showOrder('view', saved)
  if (panel === 'new') return <NewOrderForSomebody onClose={onClose} onSaved={show} />
  if (id === null) return null
  /** What was issued is looked at on paper. */
  const showPaper = (tur: PaperKind) => (saved: number) => {
    onClose()
    void papers.showById(saved, tur)
  }
  /** A changed credit note is looked at on paper, like a new one. */
  const showSaved = (saved: number, isCreditNote: boolean) =>
    isCreditNote ? showPaper('gutschrift')(saved) : show(saved)
  switch (panel) {
    case 'view':
      return <OrderView id={id} onClose={onClose} />
    case 'editor':
      return <OrderEditor kind="edit" id={id} onClose={onClose} onSaved={showSaved} />
    case 'creditNote':
      return <OrderEditor kind="creditNote" id={id} onClose={onClose} onSaved={showPaper('gutschrift')} />
    case 'notes':
      return <NotesPanel id={id} onClose={onClose} onSaved={showPaper('siparis_onayi')} />
    case 'operations':
      return <OperationsPanel id={id} onClose={onClose} />
    case 'cancel':
      return <CancelPanel id={id} onClose={onClose} />
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
    case 'bankruptcy':
      return <BankruptcyPanel id={id} onClose={onClose} />
    default:
      return null
  }
}
