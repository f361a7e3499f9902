import { Button } from '@mantine/core'
import { IconCash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { isAdmin } from '#core/actor.ts'
import { useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { useSelection, type Selection } from '#platform/web/list/selection/selection.ts'
import { useUser } from '#platform/web/session/session.ts'
import { commissionList } from '../domain/commission-list.ts'
import { AdvancePanel } from './AdvancePanel.tsx'
import { useCommissionActions } from './commission-actions.tsx'
import type { CommissionPanel } from './commission-panel.ts'
import { earnerOf, fixedFilters, useViewInvoice, type Question } from './commission-data.ts'
import { PayoutPanel } from './PayoutPanel.tsx'
import { commissionScreenTexts } from './texts.ts'

/** The orders that earn commission. Administrators tick them and pay. */
export function CommissionRows({ question }: { question: Question }) {
  const t = useTexts(commissionScreenTexts)
  const mayPay = isAdmin(useUser())
  const selection = useSelection()
  const [open, setOpen] = useState<CommissionPanel | null>(null)
  const viewInvoice = useViewInvoice()
  const { actions, pay } = useCommissionActions(question, selection, setOpen)
  const { tip, range, earner, isWrittenOff } = question
  const filters = useMemo(
    () => fixedFilters({ tip, range: { from: range.from, to: range.to }, earner, isWrittenOff }),
    [tip, range.from, range.to, earner, isWrittenOff],
  )
  return (
    <>
      <ListScreen
        list={commissionList}
        title={mayPay ? t('title') : t('own_title')}
        fixedFilters={filters}
        emptyText={t(isWrittenOff ? 'empty_written_off' : 'empty')}
        {...(mayPay
          ? {
              selection,
              actions,
              onOpen: viewInvoice,
              tools: !isWrittenOff && (
                <Button leftSection={<IconCash size={14} />} onClick={() => void pay()}>
                  {t('action_pay')}
                  {selection.count > 0 && ` (${selection.count})`}
                </Button>
              ),
            }
          : {})}
      />
      <Panels question={question} open={open} selection={selection} onClose={() => setOpen(null)} />
    </>
  )
}

type PanelsProps = {
  question: Question
  open: CommissionPanel | null
  selection: Selection
  onClose(): void
}

function Panels({ question: { tip, range }, open, selection, onClose }: PanelsProps) {
  switch (open?.panel) {
    case 'advance':
      return <AdvancePanel rows={open.rows} onClose={onClose} />
    case 'pay':
      return (
        <PayoutPanel
          rows={open.rows}
          earner={earnerOf(tip, open.rows)}
          range={range}
          onPaid={selection.clear}
          onClose={onClose}
        />
      )
    default:
      return null
  }
}
