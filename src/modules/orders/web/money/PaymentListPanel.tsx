import { IconTrash } from '@tabler/icons-react'
import { useMemo } from 'react'
import { isAdmin } from '#core/actor.ts'
import { formatEuro } from '#core/money/money.ts'
import { write } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import type { RowAction } from '#platform/web/list/rows/RowMenu.tsx'
import { useRefusals } from '#platform/web/refusals.ts'
import { useUser } from '#platform/web/session/session.ts'
import { commonTexts } from '#platform/web/texts.ts'
import { toastSuccess } from '#platform/web/toasts/toasts.ts'
import type { Order } from '#modules/orders/domain/calls/order.ts'
import { ledgerHistory, type LedgerRow } from '#modules/orders/domain/money/ledger-lists.ts'
import { isClosed } from '#modules/orders/domain/order/order-state.ts'
import { entryAmount } from '#modules/orders/domain/money/payments.ts'
import { ordersRefusals } from '#modules/orders/domain/refusals.ts'
import { useLedgerCells } from './ledger-cells.ts'
import { useOrder } from '../order/order-data.ts'
import { orderPanelTexts } from '../panel-texts.ts'

type Props = { id: number; onClose(): void }

/** Everything that was booked for an order. A booking is withdrawn, never erased. */
export function PaymentListPanel({ id, onClose }: Props) {
  const query = useOrder(id)
  return (
    <RecordLoader query={query} onClose={onClose}>
      {({ order }) => <Payments order={order} onClose={onClose} />}
    </RecordLoader>
  )
}

function Payments({ order, onClose }: { order: Order; onClose(): void }) {
  const t = useTexts(orderPanelTexts)
  const fixedFilters = useMemo(() => ({ s_no: order.id }), [order.id])
  const cells = useLedgerCells()
  const actions = usePaymentActions(order)
  return (
    <RecordDrawer title={`${t('payments')} · ${order.f_no ?? order.id}`} size="wide" onClose={onClose}>
      <ListScreen
        list={ledgerHistory}
        title={t('payments')}
        place="panel"
        fixedFilters={fixedFilters}
        cells={cells}
        actions={actions}
        emptyText={t('no_payments')}
        figures={
          <span>
            {t('payments_made')} {formatEuro(order.odenen)} · {t('remaining')} {formatEuro(order.kalan)}
          </span>
        }
      />
    </RecordDrawer>
  )
}

function usePaymentActions(order: Order): RowAction<LedgerRow>[] {
  const t = useTexts(orderPanelTexts)
  const common = useTexts(commonTexts)
  const say = useRefusals()
  const actor = useUser()

  async function remove(entry: LedgerRow) {
    const { id } = entry
    const amount = formatEuro(entryAmount(entry))
    const isDeleted = await confirm({
      title: common('confirm_delete_title'),
      message: t('payment_delete_question', { amount }),
      confirm: common('delete'),
      danger: true,
      act: () => write('/cari_islem/delete', { id }),
    })
    if (!isDeleted) return
    toastSuccess(common('deleted', { id }))
  }

  if (!isAdmin(actor)) return []
  return [
    {
      key: 'delete',
      label: common('delete'),
      icon: <IconTrash size={14} />,
      danger: true,
      whyNot: ({ iptal_t }) => {
        if (iptal_t) return t('withdrawn')
        return isClosed(order) ? say(ordersRefusals.order_is_closed) : null
      },
      run: remove,
    },
  ]
}
