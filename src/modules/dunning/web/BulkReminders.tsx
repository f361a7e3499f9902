import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { BulkRun } from '#platform/web/BulkRun.tsx'
import { useTexts } from '#platform/web/language.tsx'
import type { Selection } from '#platform/web/list/selection.ts'
import { toastError, toastWarning } from '#platform/web/toasts.ts'
import type { DueRow, ProposedRow } from '../domain/calls.ts'
import { stages, type Stage } from '#modules/orders/domain/reminders/fees.ts'
import { BulkPlanDialog } from './BulkPlanDialog.tsx'
import { BulkResultDialog } from './BulkResultDialog.tsx'
import { proposeReminders, sendReminder, withdrawReminder } from './reminder-data.ts'
import { reminderTexts } from './texts.ts'

type Step =
  | { name: 'plan'; wanted: Stage | null; rows: readonly ProposedRow[] }
  | { name: 'send'; rows: readonly DueRow[] }
  | { name: 'result'; rows: readonly DueRow[] }
  | { name: 'takeBack'; rows: readonly DueRow[] }

/** Reminders for all ticked invoices: a plan to look at, the run, and a way back until something is printed. */
export function BulkReminders({ selection }: { selection: Selection }) {
  const t = useTexts(reminderTexts)
  const [step, setStep] = useState<Step | null>(null)
  const [sent, setSent] = useState<readonly DueRow[]>([])
  const { ids } = selection

  async function plan(wanted: Stage | null) {
    if (!ids.length) return toastWarning(t('bulk_none'))
    try {
      setStep({ name: 'plan', wanted, rows: await proposeReminders(ids) })
    } catch (error) {
      toastError(error)
    }
  }

  const run = (rows: readonly DueRow[], title: string, work: (row: DueRow) => Promise<unknown>) => ({
    title,
    ids: rows.map(({ id }) => id),
    nameOf: (id: number) => rows.find((row) => row.id === id)?.f_no ?? String(id),
    work: async (id: number) => {
      const row = rows.find((one) => one.id === id)
      if (row) await work(row)
    },
  })

  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconMail size={14} />}
            rightSection={<IconChevronDown size={14} />}
          >
            {t('bulk')}
            {ids.length > 0 && ` (${ids.length})`}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void plan(null)}>{t('bulk_next')}</Menu.Item>
          <Menu.Divider />
          {stages.map((stage) => (
            <Menu.Item key={stage} onClick={() => void plan(stage)}>
              {t('send', { stage: t(`stage_${stage}`) })}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {step?.name === 'plan' && (
        <BulkPlanDialog
          rows={step.rows}
          wanted={step.wanted}
          onSend={(rows) => setStep({ name: 'send', rows })}
          onClose={() => setStep(null)}
        />
      )}
      {step?.name === 'send' && (
        <BulkRun
          {...run(step.rows, t('bulk'), ({ id, asama }) => sendReminder(id, asama))}
          onFinished={async (done) => {
            selection.setAll(done, false)
            setSent(step.rows.filter(({ id }) => done.includes(id)))
          }}
          onClose={() => setStep(sent.length ? { name: 'result', rows: sent } : null)}
        />
      )}
      {step?.name === 'result' && (
        <BulkResultDialog
          rows={step.rows}
          onTakeBack={() => setStep({ name: 'takeBack', rows: step.rows })}
          onClose={() => setStep(null)}
        />
      )}
      {step?.name === 'takeBack' && (
        <BulkRun
          {...run(step.rows, t('plan_take_back'), ({ id, asama }) => withdrawReminder(id, asama))}
          onClose={() => setStep(null)}
        />
      )}
    </>
  )
}
