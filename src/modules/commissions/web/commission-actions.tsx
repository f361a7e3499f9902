import { IconArrowBackUp, IconCash, IconCoinEuro, IconFileInvoice, IconTrash } from '@tabler/icons-react'
import type { Refusal } from '#core/refusal.ts'
import { bulkWork, startBulk, type BulkWork } from '#modules/bulk/web/public/bulk-request.ts'
import { orderLink } from '#modules/orders/web/public/order-panel.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { useTexts } from '#platform/web/language.tsx'
import type { RowAction } from '#platform/web/list/rows/RowMenu.tsx'
import type { Selection } from '#platform/web/list/selection/selection.ts'
import { useRefusals } from '#platform/web/refusals.ts'
import { toastError, toastWarning } from '#platform/web/toasts/toasts.ts'
import { PayoutType } from '../domain/commission.ts'
import type { CommissionRow } from '../domain/commission-list.ts'
import { whyNotSelected, whyNotSoMany, whyNotWriteOff } from '../domain/selection.ts'
import { selectedRows, useViewInvoice, type Question } from './commission-data.ts'
import type { CommissionPanel } from './commission-panel.ts'
import { commissionScreenTexts } from './texts.ts'

/** Writes off the commission of an order, which counts as settled without a payment, and undoes it. */
const writingOff = bulkWork('/siparisler/update', { per_odeme: '1', bayi_odeme: '1' })
const restoring = bulkWork('/prim_listesi/silme_geri_al')

/** Actions on the ticked rows; if one is not possible, its reason is shown. */
export function useCommissionActions(
  { tip, isWrittenOff }: Pick<Question, 'tip' | 'isWrittenOff'>,
  selection: Selection,
  open: (panel: CommissionPanel) => void,
): { actions: RowAction<CommissionRow>[]; pay(): Promise<void> } {
  const t = useTexts(commissionScreenTexts)
  const say = useRefusals()
  const viewInvoice = useViewInvoice()

  function isRefused(refusal: Refusal): boolean {
    if (refusal) toastWarning(say(refusal))
    return refusal !== null
  }

  async function openWith(panel: 'advance' | 'pay') {
    try {
      if (isRefused(whyNotSoMany(selection.count))) return
      const rows = selection.count ? await selectedRows(tip, selection.ticked) : []
      if (!isRefused(whyNotSelected(tip, rows))) open({ panel, rows })
    } catch (error) {
      toastError(error)
    }
  }

  const run = (title: string, work: BulkWork, reverse: BulkWork) =>
    startBulk({
      title,
      parts: [{ work, reverse, rows: selection.chosen }],
      nameOf: (id) => t('order_name', { id }),
      linkOf: orderLink,
      onFinished: ({ left }) => selection.keep(left),
    })

  async function writeOff() {
    if (isRefused(whyNotWriteOff(selection.count))) return
    const isWanted = await confirm({
      title: t('action_delete'),
      message: t('delete_question', { count: selection.count }),
      confirm: t('action_delete'),
      danger: true,
    })
    if (isWanted) run(t('action_delete'), writingOff, restoring)
  }

  async function restore() {
    if (isRefused(whyNotWriteOff(selection.count))) return
    const isWanted = await confirm({
      title: t('action_restore'),
      message: t('restore_question', { count: selection.count }),
      confirm: t('action_restore'),
    })
    if (isWanted) run(t('action_restore'), restoring, writingOff)
  }

  const pay = () => openWith('pay')
  const view: RowAction<CommissionRow> = {
    key: 'invoice',
    label: t('action_invoice'),
    icon: <IconFileInvoice size={14} />,
    run: viewInvoice,
  }
  if (isWrittenOff)
    return {
      pay,
      actions: [
        { key: 'restore', label: t('action_restore'), icon: <IconArrowBackUp size={14} />, run: restore },
        view,
      ],
    }
  return {
    pay,
    actions: [
      { key: 'pay', label: t('action_pay'), icon: <IconCash size={14} />, run: pay },
      {
        key: 'advance',
        label: t('action_advance'),
        icon: <IconCoinEuro size={14} />,
        isShown: () => tip === PayoutType.staff,
        run: () => openWith('advance'),
      },
      view,
      {
        key: 'delete',
        label: t('action_delete'),
        icon: <IconTrash size={14} />,
        danger: true,
        run: writeOff,
      },
    ],
  }
}
