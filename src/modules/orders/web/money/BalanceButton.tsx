import { Button } from '@mantine/core'
import { IconWallet } from '@tabler/icons-react'
import { write } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { toastError } from '#platform/web/toasts/toasts.ts'
import { toastUndo } from '#platform/web/toasts/undo.ts'
import type { Order } from '#modules/orders/domain/calls/order.ts'
import { useCustomerWithAddresses } from '../order/order-data.ts'
import { orderPanelTexts } from '../panel-texts.ts'
import { writeAnswered } from '../public/answered.ts'

/** Pays the invoice from the balance of the customer, where there is one. */
export function BalanceButton({ order, onPaid }: { order: Order; onPaid(): void }) {
  const t = useTexts(orderPanelTexts)
  const { data: customer } = useCustomerWithAddresses(order.cus_id)
  const balance = customer?.customer.balance ?? 0
  if (balance <= 0 || order.kalan <= 0) return null

  async function pay() {
    const amount = Math.min(balance, order.kalan)
    const isWanted = await confirm({
      title: t('from_balance'),
      message: t('pay_from_balance_question', { amount }),
      confirm: t('pay_button'),
    })
    if (!isWanted) return
    const seen = { acik: order.kalan, siparis_version: order.version }
    const answer = await writeAnswered('/cari_islem/bakiyeden', { s_no: order.id, tutar: amount, ...seen })
    if (!answer) return
    const { id } = answer.save_response
    toastUndo(t('pay_saved'), () => write('/cari_islem/delete', { id }))
    onPaid()
  }

  return (
    <Button
      variant="default"
      leftSection={<IconWallet size={14} />}
      onClick={() => void pay().catch(toastError)}
    >
      {t('pay_from_balance', { balance })}
    </Button>
  )
}
