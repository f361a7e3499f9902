import { Button, Group, Stack } from '@mantine/core'
import { IconCalendarPlus, IconTrash } from '@tabler/icons-react'
import { z } from 'zod'
import { isoDate } from '#core/fields.ts'
import { write } from '#platform/web/api.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { AreaField } from '#platform/web/form/fields.tsx'
import { DateField } from '#platform/web/form/DateField.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useRefusals } from '#platform/web/refusals.ts'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { useUser } from '#platform/web/session/session.ts'
import { toastWarning } from '#platform/web/toasts/toasts.ts'
import { toastSaved } from '#platform/web/toasts/undo.ts'
import {
  appointmentReverse,
  noAppointment,
  twoMonthsAhead,
  whyNotAppointment,
} from '#modules/customers/domain/appointment.ts'
import { CustomerFields } from '#modules/customers/domain/customer.ts'
import type { CustomerRow } from '#modules/customers/domain/customer-row.ts'
import { customerTexts } from '#modules/customers/texts.ts'
import { customerLabel } from '#modules/customers/domain/name.ts'
import { panelTexts } from '../panel-texts.ts'
import { readTime, TimeField } from './TimeField.tsx'

/** A saved appointment needs a day; the delete button removes the appointment. */
const AppointmentForm = CustomerFields.pick({ rand_saat: true, rand_note: true }).extend({
  rand_tar: isoDate,
  rand_saat: z.preprocess(
    (value) => (typeof value === 'string' ? readTime(value) : value),
    CustomerFields.shape.rand_saat,
  ),
})

type Values = { rand_tar: string | null; rand_saat: string | null; rand_note: string | null }

type Props = { customer: CustomerRow; onClose(): void }

/** When to call again. */
export function AppointmentPanel({ customer, onClose }: Props) {
  const t = useTexts(panelTexts)
  const fields = useTexts(customerTexts)
  const reasons = useRefusals()
  const user = useUser()
  const { rand_tar, rand_saat, rand_note } = customer
  const initial: Values = { rand_tar, rand_saat: rand_saat?.slice(0, 5) ?? null, rand_note }
  const before = appointmentReverse(user, customer)
  const editor = useEditor('/customers/update', AppointmentForm, {
    initial,
    record: customer,
    message: () => t('appointment_saved'),
    ...(before ? { undo: ({ id, version }) => write('/customers/update', { id, version, ...before }) } : {}),
    onSaved: onClose,
  })
  const { form } = editor

  function setTwoMonthsAhead() {
    const day = twoMonthsAhead(serverToday())
    const refusal = whyNotAppointment(user, customer, day, serverToday())
    if (refusal) return toastWarning(reasons(refusal))
    return form.set('rand_tar', day)
  }

  async function remove() {
    const { id } = customer
    let { version } = customer
    const isDeleted = await confirm({
      title: t('appointment_delete'),
      message: t('appointment_title', { name: customerLabel(customer) }),
      confirm: t('appointment_delete'),
      danger: true,
      act: async () => {
        const saved = await write('/customers/update', { id, version: customer.version, ...noAppointment })
        version = saved.save_response.version
      },
    })
    if (!isDeleted) return
    toastSaved(
      t('appointment_deleted'),
      before ? () => write('/customers/update', { id, version, ...before }) : undefined,
    )
    onClose()
  }

  return (
    <RecordDrawer
      title={t('appointment_title', { name: customerLabel(customer) })}
      size="side"
      editor={editor}
      onClose={onClose}
      actions={
        rand_tar && (
          <Button
            variant="default"
            c="var(--wk-danger-text)"
            leftSection={<IconTrash size={14} />}
            onClick={() => void remove()}
          >
            {t('appointment_delete')}
          </Button>
        )
      }
    >
      <Stack gap="sm">
        <DateField form={form} name="rand_tar" label={fields('rand_tar')} autoFocus />
        <Group gap="xs">
          <Button variant="default" leftSection={<IconCalendarPlus size={14} />} onClick={setTwoMonthsAhead}>
            {t('two_months')}
          </Button>
        </Group>
        <TimeField form={form} name="rand_saat" label={fields('rand_saat')} />
        <AreaField form={form} name="rand_note" label={fields('rand_note')} rows={4} />
      </Stack>
    </RecordDrawer>
  )
}
