import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { orderLink } from '#modules/orders/web/public/order-panel.ts'
import { useTexts } from '#platform/web/language.tsx'
import type { Selection } from '#platform/web/list/selection/selection.ts'
import { versionsOf } from '#platform/web/list/selection/ticked.ts'
import { toastError, toastWarning } from '#platform/web/toasts/toasts.ts'
import type { DueRow, ProposedRow } from '../domain/calls.ts'
import { stages, stageTexts, type Stage } from '#core/reminder-stages.ts'
import { bulkWork, startBulk, type BulkPart } from '#modules/bulk/web/public/bulk-request.ts'
import { BulkDisputeDialog, type DisputeAct } from './BulkDisputeDialog.tsx'
import { BulkPlanDialog } from './BulkPlanDialog.tsx'
import { BulkResultDialog } from './BulkResultDialog.tsx'
import { sendingInput, withdrawalInput } from '#modules/orders/domain/reminders/reminders.ts'
import { proposeReminders } from './reminder-data.ts'
import { reminderTexts } from './texts.ts'

type Step =
  | { name: 'plan'; wanted: Stage | null; rows: readonly ProposedRow[] }
  | { name: 'result'; rows: readonly DueRow[] }
  | { name: 'dispute'; act: DisputeAct; typed: string }

const partOf = (stage: Stage, rows: readonly DueRow[], reason: string | null): BulkPart[] =>
  rows.length
    ? [
        {
          work: bulkWork('/siparisler/update', sendingInput(stage, rows, reason)),
          reverse: bulkWork('/siparisler/update', withdrawalInput(stage)),
          rows: { ids: rows.map(({ id }) => id), seen_versions: versionsOf(rows) },
        },
      ]
    : []

/** Each stage is saved by a call of its own, and undone by another one; only those that come early carry the reason. */
const sendingParts = (rows: readonly DueRow[], reason: string): BulkPart[] =>
  stages.flatMap((stage) => {
    const own = rows.filter(({ asama }) => asama === stage)
    const isEarly = ({ bekler }: DueRow) => bekler !== null
    return [
      ...partOf(
        stage,
        own.filter((row) => !isEarly(row)),
        null,
      ),
      ...partOf(stage, own.filter(isEarly), reason),
    ]
  })

/** Taking back follows the run that changed the rows itself. */
const takingBack = ({ reverse, rows }: BulkPart): BulkPart[] =>
  reverse && 'ids' in rows ? [{ work: reverse, rows: { ids: rows.ids } }] : []

/** Reminders for all ticked invoices: a plan to review, the run, and undo until something is printed. */
export function BulkReminders({ selection }: { selection: Selection }) {
  const t = useTexts(reminderTexts)
  const [step, setStep] = useState<Step | null>(null)
  const { count, chosen } = selection

  async function plan(wanted: Stage | null) {
    if (!count) return toastWarning(t('bulk_none'))
    try {
      setStep({ name: 'plan', wanted, rows: await proposeReminders(chosen) })
    } catch (error) {
      toastError(error)
    }
  }

  const askDispute = (act: DisputeAct) =>
    count ? setStep({ name: 'dispute', act, typed: '' }) : toastWarning(t('bulk_none'))

  const named = (rows: readonly DueRow[]) => ({
    nameOf: (id: number) => rows.find((row) => row.id === id)?.f_no ?? String(id),
    linkOf: orderLink,
  })

  function send(rows: readonly DueRow[], reason: string, proposed: readonly ProposedRow[]) {
    setStep(null)
    const due = new Set(rows.map(({ id }) => id))
    const notDue = proposed.map(({ id }) => id).filter((id) => !due.has(id))
    startBulk({
      ...named(rows),
      title: t('bulk'),
      parts: sendingParts(rows, reason),
      onFinished: ({ left }) => selection.keep([...notDue.map((id) => ({ id })), ...left]),
      onClosed: (done) => {
        const sent = rows.filter(({ id }) => done.includes(id))
        if (sent.length) setStep({ name: 'result', rows: sent })
      },
    })
  }

  function takeBack(rows: readonly DueRow[]) {
    setStep(null)
    const parts = sendingParts(rows, '').toReversed().flatMap(takingBack)
    startBulk({ ...named(rows), title: t('plan_take_back'), parts })
  }

  return (
    <>
      <BulkMenu count={count} onPlan={(wanted) => void plan(wanted)} onDispute={askDispute} />
      {step?.name === 'plan' && (
        <BulkPlanDialog
          rows={step.rows}
          wanted={step.wanted}
          onSend={(rows, reason) => send(rows, reason, step.rows)}
          onClose={() => setStep(null)}
        />
      )}
      {step?.name === 'dispute' && (
        <BulkDisputeDialog
          act={step.act}
          selection={selection}
          typed={step.typed}
          onClose={() => setStep(null)}
          onUnfinished={(typed) => setStep({ ...step, typed })}
        />
      )}
      {step?.name === 'result' && (
        <BulkResultDialog
          rows={step.rows}
          onTakeBack={() => takeBack(step.rows)}
          onClose={() => setStep(null)}
        />
      )}
    </>
  )
}

type MenuProps = { count: number; onPlan(wanted: Stage | null): void; onDispute(act: DisputeAct): void }

/** What can be done with the ticked invoices: the next stage of each, one stage for all, disputes. */
function BulkMenu({ count, onPlan, onDispute }: MenuProps) {
  const t = useTexts(reminderTexts)
  const names = useTexts(stageTexts)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconMail size={14} />}
          rightSection={<IconChevronDown size={14} />}
        >
          {t('bulk')}
          {count > 0 && ` (${count})`}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onPlan(null)}>{t('bulk_next')}</Menu.Item>
        <Menu.Divider />
        {stages.map((stage) => (
          <Menu.Item key={stage} onClick={() => onPlan(stage)}>
            {t('send', { stage: names(`stage_${stage}`) })}
          </Menu.Item>
        ))}
        <Menu.Divider />
        {(['set', 'lift'] as const).map((act) => (
          <Menu.Item key={act} onClick={() => onDispute(act)}>
            {t(act === 'set' ? 'action_dispute' : 'action_lift_dispute')}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
