import { Button } from '@mantine/core'
import { IconCash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { isAdmin } from '#core/actor.ts'
import { formatEuro } from '#core/money.ts'
import { useTexts } from '#platform/web/language.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { useSelection, type Selection } from '#platform/web/list/selection.ts'
import { useUser } from '#platform/web/session.ts'
import { commissionList } from '../domain/prim_listesi.ts'
import { AdvancePanel } from './AdvancePanel.tsx'
import { useCommissionActions } from './commission-actions.tsx'
import type { CommissionPanel } from './commission-panel.ts'
import {
  earnerOf,
  fixedFilters,
  useSelectedTotals,
  useViewInvoice,
  type Question,
} from './commission-data.ts'
import { PayoutPanel } from './PayoutPanel.tsx'
import { commissionScreenTexts } from './texts.ts'
import { WriteOff } from './WriteOff.tsx'

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
              figures: !isWrittenOff && <SelectedTotals selection={selection} question={question} />,
              tools: !isWrittenOff && (
                <Button leftSection={<IconCash size={14} />} onClick={() => void pay()}>
                  {t('action_pay')}
                  {selection.ids.length > 0 && ` (${selection.ids.length})`}
                </Button>
              ),
            }
          : {})}
      />
      <Panels question={question} open={open} selection={selection} onClose={() => setOpen(null)} />
    </>
  )
}

function SelectedTotals({ selection, question }: { selection: Selection; question: Question }) {
  const t = useTexts(commissionScreenTexts)
  const { data } = useSelectedTotals(question.tip, selection.ids)
  if (!data || !selection.ids.length) return null
  return t('selected_total', { net: formatEuro(data.net_t), total: formatEuro(data.toplam) })
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
    case 'write_off':
    case 'restore':
      return (
        <WriteOff
          isUndone={open.panel === 'restore'}
          ids={open.ids}
          onDone={(ids) => selection.setAll(ids, false)}
          onClose={onClose}
        />
      )
    default:
      return null
  }
}
