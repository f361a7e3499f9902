import { useEffect, useState } from 'react'
import { customerList } from '#modules/customers/domain/customer-lists.ts'
import { useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { toastWarning } from '#platform/web/toasts/toasts.ts'
import { OrderEditor } from '../order/OrderEditor.tsx'
import { showOrder } from './order-panel.ts'
import { PickerDialog } from '../order/PickerDialog.tsx'
import { orderScreenTexts } from '../texts.ts'

type Kind = 'new' | 'newCreditNote'
type Props = {
  kind?: Kind
  cus_id: number | null
  /** Taken during a call, which is logged with the order. */
  isCall?: boolean
  onClose(): void
  /** What to do with the saved order; by default it is shown. */
  onSaved?: ((id: number) => void) | undefined
}

/** A new order of a customer, for the screens that show one; the saved order is shown in its place. */
export function NewOrder({ kind = 'new', cus_id, isCall = false, onClose, onSaved }: Props) {
  const t = useTexts(orderScreenTexts)
  useEffect(() => {
    if (cus_id !== null) return
    toastWarning(t('select_order_or_customer'))
    onClose()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it opens
  }, [])
  if (cus_id === null) return null
  return (
    <OrderEditor
      kind={kind}
      cus_id={cus_id}
      isCall={isCall}
      onClose={onClose}
      onSaved={(id) => {
        if (onSaved) return onSaved(id)
        onClose()
        return showOrder('view', id)
      }}
    />
  )
}

/** The customer is chosen first, where no screen has one already. */
export function NewOrderForSomebody({ kind = 'new', onClose, onSaved }: Omit<Props, 'cus_id'>) {
  const [cus_id, setCustomer] = useState<number | null>(null)
  if (cus_id !== null) return <NewOrder kind={kind} cus_id={cus_id} onClose={onClose} onSaved={onSaved} />
  return <CustomerPicker onPick={setCustomer} onClose={onClose} />
}

function CustomerPicker({ onPick, onClose }: { onPick(id: number): void; onClose(): void }) {
  const t = useTexts(orderScreenTexts)
  return (
    <PickerDialog title={t('pick_customer')} onClose={onClose}>
      <ListScreen
        list={customerList}
        title={t('pick_customer')}
        place="panel"
        onPick={({ id }) => onPick(id)}
      />
    </PickerDialog>
  )
}
