import { Button } from '@mantine/core'
import { IconCheck, IconFileInvoice } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatInteger } from '#core/money/money.ts'
import { bulkWork, startBulk } from '#modules/bulk/web/public/bulk-request.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { useTexts } from '#platform/web/language.tsx'
import type { RowAction } from '#platform/web/list/rows/RowMenu.tsx'
import type { Selection } from '#platform/web/list/selection/selection.ts'
import { inListOrder } from '#platform/web/list/selection/ticked.ts'
import { toastWarning } from '#platform/web/toasts/toasts.ts'
import type { OrderRow } from '#modules/orders/domain/order/order-columns.ts'
import { printBatch } from '../public/document-requests.ts'
import { orderLink } from '../public/order-panel.ts'
import { orderScreenTexts } from '../texts.ts'

type Step = 'approve' | 'invoice'

const icons: Record<Step, ReactNode> = {
  approve: <IconCheck size={14} />,
  invoice: <IconFileInvoice size={14} />,
}

const works = {
  approve: bulkWork('/siparisler/siparis_onayla'),
  invoice: bulkWork('/siparisler/faturalandir_ve_rapor_data', { faturalandir: true }),
}

type BulkPlan = {
  step: Step
  /** With the number of ticked orders. */
  label: string
  /** Asks for confirmation; without ticked orders it shows a hint. */
  start(): Promise<void>
  rowAction: RowAction<OrderRow>
}

/** Approving or invoicing all ticked orders, as the toolbar and the row menu offer it; invoices are offered for printing. */
export function useBulkPlan(step: Step | null, selection: Selection): BulkPlan | null {
  const t = useTexts(orderScreenTexts)
  if (!step) return null
  const title = t(`bulk_${step}`)
  const { count } = selection
  const label = count > 0 ? `${title} (${formatInteger(count)})` : title

  const start = async () => {
    if (count === 0) return toastWarning(t('bulk_none'))
    const message = t(`bulk_${step}_question`, { count })
    if (!(await confirm({ title, message, confirm: title }))) return
    startBulk({
      title,
      parts: [{ work: works[step], rows: inListOrder(selection.chosen) }],
      nameOf: (id) => t('order_name', { id }),
      linkOf: orderLink,
      onFinished: ({ left }) => selection.keep(left),
      onClosed: (done) => {
        if (step === 'invoice' && done.length)
          printBatch({ title: t('bulk_print'), tur: 'fatura', rows: { ids: [...done] }, offersMail: true })
      },
    })
  }

  return { step, label, start, rowAction: { key: `bulk_${step}`, label, icon: icons[step], run: start } }
}

export function BulkButton({ plan }: { plan: BulkPlan }) {
  return (
    <Button variant="default" leftSection={icons[plan.step]} onClick={() => void plan.start()}>
      {plan.label}
    </Button>
  )
}
