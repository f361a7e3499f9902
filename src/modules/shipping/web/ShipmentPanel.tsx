import { Alert, Stack } from '@mantine/core'
import { useState } from 'react'
import type { Flag } from '#core/fields.ts'
import { whyNoParcel } from '#modules/orders/domain/order/transitions.ts'
import { useCompanySettings } from '#platform/web/company-settings.ts'
import { confirm } from '#platform/web/dialogs/dialogs.tsx'
import { DateField } from '#platform/web/form/DateField.tsx'
import { AreaField, FlagField, LookupField, TextField } from '#platform/web/form/fields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { ScanField } from '#platform/web/scan/ScanField.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { useRefusals } from '#platform/web/refusals.ts'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { ShipmentForm } from '../domain/shipments.ts'
import { shippingTexts } from '../texts.ts'
import { PackingList } from './PackingList.tsx'
import { SHIP_PATH, type OrderToShip } from './shipping-data.ts'
import { shippingScreenTexts } from './texts.ts'

type ShipmentValues = {
  sip_id: number
  sip_gon_t: string | null
  kargo_firm: number | null
  kargo_takip: string
  note: string | null
  send_mail: Flag
  cus_email: string | null
}

type Props = OrderToShip & { onClose(): void }

/** One parcel: what goes into it, where it goes, and its number. */
export function ShipmentPanel({ order, lines, email, onClose }: Props) {
  const t = useTexts(shippingScreenTexts)
  const fields = useTexts(shippingTexts)
  const say = useRefusals()
  const { usual_carrier } = useCompanySettings()
  const [initial] = useState<ShipmentValues>({
    sip_id: order.id,
    sip_gon_t: serverToday(),
    kargo_firm: usual_carrier,
    kargo_takip: '',
    note: null,
    send_mail: '0',
    cus_email: email,
  })
  const isOtherAddress = ({ send_mail, cus_email }: ShipmentValues) =>
    send_mail === '1' && cus_email?.trim().toLowerCase() !== email?.toLowerCase()
  const editor = useEditor(SHIP_PATH, ShipmentForm, {
    initial,
    extra: (values) => ({
      cus_email_onay: isOtherAddress(values) ? '1' : '0',
      seen_version: order.version,
    }),
    message: () => t('shipped', { id: order.id }),
    onSaved: onClose,
  })
  const { form } = editor
  const { send_mail, cus_email } = form.values
  const refusal = whyNoParcel(order)

  const askFor = (address: string) =>
    confirm({
      title: t('email_title'),
      message: t('email_question', { email: address }),
      confirm: t('email_yes'),
    })

  async function submit() {
    const other = isOtherAddress(form.values) ? cus_email?.trim() : null
    if (other && !(await askFor(other))) return
    await editor.save()
  }

  return (
    <RecordDrawer
      title={t('ship_title', { id: order.id })}
      size="side"
      editor={editor}
      saveLabel={t('ship_save')}
      onSave={refusal ? null : submit}
      onClose={onClose}
    >
      <Stack gap="sm">
        {refusal && (
          <Alert color="orange" variant="light" role="alert">
            {say(refusal)}
          </Alert>
        )}
        <PackingList order={order} lines={lines} />
        {!refusal && (
          <>
            <ScanField
              form={form}
              name="kargo_takip"
              label={fields('kargo_takip')}
              maxLength={50}
              autoFocus
            />
            <LookupField form={form} name="kargo_firm" label={fields('kargo_firm')} list="kargo_sirketi" />
            <DateField form={form} name="sip_gon_t" label={fields('sip_gon_t')} />
            <AreaField form={form} name="note" label={fields('note')} rows={2} />
            <FlagField
              form={form}
              name="send_mail"
              label={fields('send_mail')}
              {...(email ? {} : { description: t('email_none') })}
            />
            {send_mail === '1' && (
              <TextField form={form} name="cus_email" label={fields('cus_email')} type="email" />
            )}
          </>
        )}
      </Stack>
    </RecordDrawer>
  )
}
