import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { formatDate } from '#core/days/dates.ts'
import { formatEuro, formatInteger } from '#core/money/money.ts'
import { Dialog } from '#platform/web/dialogs/Dialog.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import { planBulk, type BulkPlan, type StageSum } from '../domain/bulk-plan.ts'
import type { DueRow, ProposedRow } from '../domain/calls.ts'
import { stageTexts, type Stage } from '#core/reminder-stages.ts'
import classes from './ReminderScreen.module.css'
import { reminderTexts } from './texts.ts'

type Props = {
  rows: readonly ProposedRow[]
  wanted: Stage | null
  onSend(rows: readonly DueRow[], reason: string): void
  onClose(): void
}

const nameOf = ({ f_no, id }: { f_no: string | null; id: number }) => f_no ?? String(id)

/** What a run would send, counted and summed by stage, and what it leaves out and why. */
export function BulkPlanDialog({ rows, wanted, onSend, onClose }: Props) {
  const t = useTexts(reminderTexts)
  const common = useTexts(commonTexts)
  const [isEarly, setEarly] = useState(false)
  const [reason, setReason] = useState('')
  const plan = planBulk(rows, { wanted, isEarly })
  return (
    <Dialog title={t('bulk')} size="lg" layer="run" onClose={onClose}>
      <Stack gap="sm">
        {plan.sums.length ? <StageTable sums={plan.sums} /> : <Text size="sm">{t('plan_empty')}</Text>}
        {plan.waiting.length > 0 && (
          <div>
            <Text size="sm">
              {t('plan_waiting', {
                numbers: plan.waiting.map((row) => `${nameOf(row)} (${formatDate(row.bekler)})`).join(', '),
              })}
            </Text>
            <Checkbox
              mt={6}
              size="xs"
              label={t('plan_all_the_same')}
              checked={isEarly}
              onChange={(event) => setEarly(event.currentTarget.checked)}
            />
            {isEarly && (
              <TextInput
                mt={6}
                size="xs"
                label={t('plan_reason')}
                required
                maxLength={500}
                value={reason}
                onChange={(event) => setReason(event.currentTarget.value)}
              />
            )}
          </div>
        )}
        <LeftOut plan={plan} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button
            data-autofocus
            disabled={!plan.due.length || (isEarly && !reason.trim())}
            onClick={() => onSend(plan.due, reason.trim())}
          >
            {t('plan_send')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

function StageTable({ sums }: { sums: readonly StageSum[] }) {
  const t = useTexts(reminderTexts)
  const names = useTexts(stageTexts)
  return (
    <table className={`wk-table ${classes.plan}`}>
      <thead>
        <tr>
          <th scope="col">{t('plan_stage')}</th>
          <th scope="col">{t('plan_count')}</th>
          <th scope="col">{t('plan_sum')}</th>
          <th scope="col">{t('plan_fees')}</th>
        </tr>
      </thead>
      <tbody>
        {sums.map(({ stage, count, amount, fees }) => (
          <tr key={stage}>
            <th scope="row">{names(`stage_${stage}`)}</th>
            <td>{formatInteger(count)}</td>
            <td>{formatEuro(amount)}</td>
            <td>{formatEuro(fees)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function LeftOut({ plan: { otherStage, refused } }: { plan: BulkPlan }) {
  const t = useTexts(reminderTexts)
  const names = useTexts(stageTexts)
  if (!otherStage.length && !refused.length) return null
  return (
    <div>
      <Text size="sm" fw={600}>
        {t('plan_left_out')}
      </Text>
      <ul className={classes.leftOut}>
        {otherStage.map((row) => (
          <li key={row.id}>
            <b>{nameOf(row)}</b> {t('plan_other_stage', { stage: names(`stage_${row.asama}`) })}
          </li>
        ))}
        {refused.map((row) => (
          <li key={row.id}>
            <b>{nameOf(row)}</b> {row.aciklama}
          </li>
        ))}
      </ul>
    </div>
  )
}
