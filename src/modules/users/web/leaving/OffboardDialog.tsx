import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import type { CallTypes } from '#core/calls.ts'
import { fieldTexts } from '#core/texts/field-texts.ts'
import { formatNumber } from '#core/money/money.ts'
import { write } from '#platform/web/api.ts'
import { Dialog } from '#platform/web/dialogs/Dialog.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { commonTexts } from '#platform/web/texts.ts'
import { toastSuccess } from '#platform/web/toasts/toasts.ts'
import classes from './OffboardDialog.module.css'
import { offboardTexts } from './offboard-texts.ts'
import { Problem } from '../sign-in/Problem.tsx'
import { useAttempt } from '../sign-in/use-attempt.ts'

export type Leave = 'block' | 'delete'

/** The new version of the user after a handover, null if nothing was handed over; null as a whole if cancelled. */
export type Outcome = { version: number | null } | null

type Preview = CallTypes['/sys_users/offboard_preview']['answer']['item']

type Props = { name: string; leave: Leave; preview: Preview; onClose(outcome: Outcome): void }

const REASON_MAX = 200

/** Asks who takes over a leaver's work, and hands it over. */
export function OffboardDialog({ name, leave, preview, onClose }: Props) {
  const t = useTexts(offboardTexts)
  const common = useTexts(commonTexts)
  const problems = useTexts(fieldTexts)
  const [customers, setCustomers] = useState('pool')
  const [tasks, setTasks] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { attempt, isBusy, failure } = useAttempt()
  const people = preview.receivers.map(({ id, name_surname }) => ({ value: String(id), label: name_surname }))

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    setMissing(tasks === null)
    if (tasks === null) return
    await attempt(async () => {
      const { moved, save_response } = await write('/sys_users/offboard', {
        id: preview.id,
        version: preview.version,
        customers: customers === 'pool' || customers === 'even' ? customers : Number(customers),
        tasks: Number(tasks),
        leave,
        reason,
      })
      toastSuccess(t('done', moved))
      onClose({ version: save_response.version })
    })
  }

  return (
    <Dialog title={t('title', { name })} mustStay={isBusy} onClose={() => onClose(null)}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <Text size="sm">{t('hint')}</Text>
          <Counts preview={preview} />
          {preview.customers > 0 && (
            <Select
              label={t('customers_to')}
              description={customers === 'pool' ? t('pool_hint') : undefined}
              data={[
                { value: 'pool', label: t('to_pool') },
                {
                  value: 'even',
                  label: t('to_even', { count: preview.sharers }),
                  disabled: preview.sharers === 0,
                },
                ...people,
              ]}
              searchable
              allowDeselect={false}
              value={customers}
              onChange={(choice) => setCustomers(choice ?? 'pool')}
            />
          )}
          <Select
            label={t('tasks_to')}
            data={people}
            searchable
            required
            allowDeselect={false}
            data-autofocus
            openOnFocus={false}
            value={tasks}
            error={isMissing && tasks === null ? problems('requiredField') : undefined}
            onChange={setTasks}
          />
          <TextInput
            label={t('reason')}
            maxLength={REASON_MAX}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Problem failure={failure} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" disabled={isBusy} onClick={() => onClose(null)}>
              {common('cancel')}
            </Button>
            {leave === 'block' && (
              <Button variant="default" disabled={isBusy} onClick={() => onClose({ version: null })}>
                {t('only_block')}
              </Button>
            )}
            <Button type="submit" color="red.9" loading={isBusy}>
              {t(leave === 'block' ? 'do_block' : 'do_delete')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

function Counts({ preview }: { preview: Preview }) {
  const t = useTexts(offboardTexts)
  return (
    <dl className={`wk-facts ${classes.counts}`}>
      {(['customers', 'appointments', 'tasks', 'orders', 'calls', 'notes', 'holds'] as const).map((kind) => (
        <div key={kind} style={{ display: 'contents' }}>
          <dt>{t(kind)}</dt>
          <dd>{formatNumber(preview[kind])}</dd>
        </div>
      ))}
    </dl>
  )
}
