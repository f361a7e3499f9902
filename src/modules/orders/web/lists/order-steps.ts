import { actOn } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import { toastSuccess } from '#platform/web/toasts/toasts.ts'
import { isInvoiced } from '#modules/orders/domain/order/order-state.ts'
import type { OrderRow } from '#modules/orders/domain/order/order-columns.ts'
import { orderScreenTexts } from '../texts.ts'

export const approveOrder = (order: Shown) => actOn('/siparisler/siparis_onayla', order)

export const invoiceOrder = (order: Shown) =>
  actOn('/siparisler/faturalandir_ve_rapor_data', order, { faturalandir: true })

type Shown = Pick<OrderRow, 'id' | 'version'>

type Step = { title: string; question: string; yes: string; danger?: boolean; act(): Promise<string> }

/** Steps of an order that need only a confirmation: each asks, acts and reports the result. */
export function useOrderSteps() {
  const t = useTexts(orderScreenTexts)
  const common = useTexts(commonTexts)

  async function take({ title, question, yes, danger = false, act }: Step): Promise<boolean> {
    let message = ''
    const isDone = await confirm({
      title,
      message: question,
      confirm: yes,
      danger,
      act: async () => {
        message = await act()
      },
    })
    if (!isDone) return false
    toastSuccess(message)
    return true
  }

  return {
    approve: (order: OrderRow) =>
      take({
        title: t('action_approve'),
        question: t('approve_question', { id: order.id }),
        yes: t('action_approve'),
        act: async () => {
          await approveOrder(order)
          return t('approved', { id: order.id })
        },
      }),
    invoice: (order: OrderRow) =>
      take({
        title: t('action_invoice'),
        question: t('invoice_question', { id: order.id }),
        yes: t('action_invoice'),
        act: async () => {
          const { siparis } = await invoiceOrder(order)
          return t('invoiced', { id: order.id, f_no: siparis.f_no ?? '' })
        },
      }),
    undoCancel: (order: OrderRow) =>
      take({
        title: t('action_undoCancel'),
        question: t('undo_question', { id: order.id }),
        yes: t('action_undoCancel'),
        act: async () => {
          const operation = isInvoiced(order) ? 'iptal_fatura_geri_al' : 'siparis_iptal_geri_al'
          await actOn(`/siparisler/${operation}`, order)
          return t('undone', { id: order.id })
        },
      }),
    reopen: (order: OrderRow) =>
      take({
        title: t('action_reopen'),
        question: t('reopen_question', { id: order.f_no ?? order.id }),
        yes: t('action_reopen'),
        act: async () => {
          await actOn('/siparisler/fatura_acik_yap', order)
          return t('reopened')
        },
      }),
    remove: (order: OrderRow, question = t('delete_question', { id: order.id })) =>
      take({
        title: common('confirm_delete_title'),
        question,
        yes: common('delete'),
        danger: true,
        act: async () => {
          await actOn('/siparisler/delete', order)
          return common('deleted', { id: order.id })
        },
      }),
    settleCreditNote: (order: OrderRow) =>
      take({
        title: t('credit_sent'),
        question: t('credit_sent_question'),
        yes: t('credit_sent'),
        act: async () => {
          await actOn('/siparisler/update', order, { gutschrift_ok: '1' })
          return common('saved')
        },
      }),
  }
}
