import { useShowPaper } from '#platform/web/documents/show-paper.ts'
import type { PaperKind } from '../../domain/documents/paper-rules.ts'
import { orderPapers } from '../../domain/paper-request.ts'
import { BankruptcyPanel } from '../BankruptcyPanel.tsx'
import { CancelPanel } from '../CancelPanel.tsx'
import { NotesPanel } from '../NotesPanel.tsx'
import { OperationsPanel } from '../OperationsPanel.tsx'
import { OrderEditor } from '../OrderEditor.tsx'
import type { OrderPanel } from './order-panel.ts'
import { OrderView } from '../OrderView.tsx'
import { PaymentListPanel } from '../PaymentListPanel.tsx'
import { PaymentPanel } from '../PaymentPanel.tsx'
import { PersonnelPanel } from '../PersonnelPanel.tsx'
import { SeizurePanel } from '../SeizurePanel.tsx'
import { SettlePanel } from '../SettlePanel.tsx'

type Props = { open: OrderPanel | null; onOpen(panel: OrderPanel): void; onClose(): void }

/** Whatever is open beside an order list. A panel may lead to another one. */
export function OrderPanels({ open, onOpen, onClose }: Props) {
  const papers = useShowPaper(orderPapers)
  if (!open) return null
  const { panel, id } = open
  const key = `${panel}-${id}`
  const show = (saved: number) => onOpen({ panel: 'view', id: saved })
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
      return <OrderView id={id} onOpen={onOpen} onClose={onClose} key={key} />
    case 'editor':
      return <OrderEditor kind="edit" id={id} onClose={onClose} onSaved={showSaved} key={key} />
    case 'creditNote':
      return (
        <OrderEditor
          kind="creditNote"
          id={id}
          onClose={onClose}
          onSaved={showPaper('gutschrift')}
          key={key}
        />
      )
    case 'notes':
      return <NotesPanel id={id} onClose={onClose} onSaved={showPaper('siparis_onayi')} key={key} />
    case 'operations':
      return <OperationsPanel id={id} onOpen={onOpen} onClose={onClose} key={key} />
    case 'cancel':
      return <CancelPanel id={id} onClose={onClose} key={key} />
    case 'pay':
      return <PaymentPanel id={id} onClose={onClose} key={key} />
    case 'payments':
      return <PaymentListPanel id={id} onClose={onClose} key={key} />
    case 'settle':
      return <SettlePanel id={id} onClose={onClose} key={key} />
    case 'personnel':
      return <PersonnelPanel id={id} onClose={onClose} key={key} />
    case 'seizure':
      return <SeizurePanel id={id} onClose={onClose} key={key} />
    default:
      return <BankruptcyPanel id={id} onClose={onClose} key={key} />
  }
}
