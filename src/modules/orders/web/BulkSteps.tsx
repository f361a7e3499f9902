import { Button } from '@mantine/core'
import { IconCheck, IconFileInvoice } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { confirm } from '#platform/web/dialogs.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import type { RowAction } from '#platform/web/list/RowMenu.tsx'
import type { Selection } from '#platform/web/list/selection.ts'
import { printBatch } from '#platform/web/requests.ts'
import { createStore, useStore, type Store } from '#platform/web/store.ts'
import { toastWarning } from '#platform/web/toasts.ts'
import type { OrderRow } from '../domain/siparis-list.ts'
import { approveOrder, invoiceOrder } from './order-steps.ts'
import { orderScreenTexts } from './texts.ts'

const BulkRun = lazyPart(async () => (await import('#platform/web/BulkRun.tsx')).BulkRun)

type Step = 'approve' | 'invoice'

const icons: Record<Step, ReactNode> = {
  approve: <IconCheck size={14} />,
  invoice: <IconFileInvoice size={14} />,
}

type BulkPlan = {
  step: Step
  title: string
  /** With the number of ticked orders. */
  label: string
  /** Asks first; without ticked orders it says what is missing. */
  start(): Promise<void>
  rowAction: RowAction<OrderRow>
  running: Store<readonly number[] | null>
}

/** Approving or invoicing all ticked orders, as the toolbar and the row menu offer it. */
export function useBulkPlan(step: Step | null, selection: Selection): BulkPlan | null {
  const t = useTexts(orderScreenTexts)
  const [running] = useState(() => createStore<readonly number[] | null>(null))
  if (!step) return null
  const title = t(`bulk_${step}`)
  const count = selection.ids.length
  const label = count > 0 ? `${title} (${count})` : title

  const start = async () => {
    if (count === 0) return toastWarning(t('bulk_none'))
    const message = t(`bulk_${step}_question`, { count })
    if (await confirm({ title, message, confirm: title }))
      running.set(selection.ids.toSorted((a, b) => b - a))
  }

  const rowAction = { key: `bulk_${step}`, label, icon: icons[step], run: start }
  return { step, title, label, start, rowAction, running }
}

export function BulkButton({ plan }: { plan: BulkPlan }) {
  return (
    <Button variant="default" leftSection={icons[plan.step]} onClick={() => void plan.start()}>
      {plan.label}
    </Button>
  )
}

/** Goes through the orders one after the other; what was invoiced is offered for printing. */
export function BulkSteps({ plan, selection }: { plan: BulkPlan; selection: Selection }) {
  const t = useTexts(orderScreenTexts)
  const ids = useStore(plan.running)
  const [invoiced, setInvoiced] = useState<readonly number[]>([])
  if (!ids) return null
  return (
    <BulkRun
      title={plan.title}
      ids={ids}
      nameOf={(id) => t('order_name', { id })}
      work={plan.step === 'approve' ? approveOrder : invoiceOrder}
      onFinished={async (done) => {
        selection.setAll(done, false)
        setInvoiced(plan.step === 'invoice' ? done : [])
      }}
      onClose={() => {
        plan.running.set(null)
        if (invoiced.length)
          printBatch({ title: t('bulk_print'), tur: 'fatura', ids: invoiced, offersMail: true })
        setInvoiced([])
      }}
    />
  )
}
