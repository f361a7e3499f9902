import { Stack } from '@mantine/core'
import { useState } from 'react'
import { write } from '#platform/web/api.ts'
import { DateField } from '#platform/web/form/DateField.tsx'
import { AreaField, FlagField, LookupField, ShownValue, TextField } from '#platform/web/form/fields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { ScanField } from '#platform/web/scan/ScanField.tsx'
import { useTexts } from '#platform/web/language.tsx'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { DeliveryForm, ShipmentCorrection, type ShipmentRow } from '../domain/shipments.ts'
import { shippingTexts } from '../texts.ts'
import { useShipment } from './shipping-data.ts'
import { shippingScreenTexts } from './texts.ts'

const UPDATE_PATH = '/kargo_islem/update'

type Props = { shipment: ShipmentRow; onClose(): void }

/** The parcel has arrived: who took it, and when. */
export function DeliveryPanel({ shipment, onClose }: Props) {
  const t = useTexts(shippingScreenTexts)
  const fields = useTexts(shippingTexts)
  const [initial] = useState<{ teslim_alan: string | null; teslim_tar: string | null }>({
    teslim_alan: null,
    teslim_tar: serverToday(),
  })
  const editor = useEditor(UPDATE_PATH, DeliveryForm, {
    initial,
    extra: { id: shipment.id, gon_status: '1' },
    message: () => t('delivered'),
    undo: ({ id }) => write(UPDATE_PATH, { id, gon_status: '0' }),
    onSaved: onClose,
  })
  const { form } = editor
  return (
    <RecordDrawer
      title={`${t('action_deliver')} · ${t('about_order', { id: shipment.sip_id })}`}
      size="side"
      editor={editor}
      onClose={onClose}
    >
      <Stack gap="sm">
        <ShownValue
          label={fields('kargo_takip')}
          value={`${shipment.kisa_tanim} · ${shipment.kargo_takip}`}
        />
        <TextField form={form} name="teslim_alan" label={fields('teslim_alan')} maxLength={100} autoFocus />
        <DateField form={form} name="teslim_tar" label={fields('teslim_tar')} />
      </Stack>
    </RecordDrawer>
  )
}

const valuesOf = (shipment: ShipmentRow) => ({
  kargo_takip: shipment.kargo_takip,
  kargo_firm: shipment.kargo_firm as number | null,
  sip_gon_t: shipment.sip_gon_t as string | null,
  note: shipment.note,
  gon_status: shipment.gon_status,
  teslim_alan: shipment.teslim_alan,
  teslim_tar: shipment.teslim_tar,
})

/** Corrects number, carrier or day, or undoes a delivery. */
export function ShipmentEditor({ id, onClose }: { id: number; onClose(): void }) {
  const query = useShipment(id)
  return (
    <RecordLoader query={query} onClose={onClose}>
      {(shipment) => <CorrectionForm shipment={shipment} onClose={onClose} />}
    </RecordLoader>
  )
}

function CorrectionForm({ shipment, onClose }: Props) {
  const t = useTexts(shippingScreenTexts)
  const fields = useTexts(shippingTexts)
  const editor = useEditor(UPDATE_PATH, ShipmentCorrection, {
    initial: valuesOf(shipment),
    record: shipment,
    onSaved: onClose,
  })
  const { form } = editor
  return (
    <RecordDrawer
      title={`${t('action_edit')} · ${t('about_order', { id: shipment.sip_id })}`}
      size="side"
      editor={editor}
      onClose={onClose}
    >
      <Stack gap="sm">
        <ScanField form={form} name="kargo_takip" label={fields('kargo_takip')} maxLength={50} autoFocus />
        <LookupField form={form} name="kargo_firm" label={fields('kargo_firm')} list="kargo_sirketi" />
        <DateField form={form} name="sip_gon_t" label={fields('sip_gon_t')} />
        <AreaField form={form} name="note" label={fields('note')} rows={2} />
        <FlagField form={form} name="gon_status" label={fields('gon_status')} />
        {form.values.gon_status === '1' && (
          <>
            <TextField form={form} name="teslim_alan" label={fields('teslim_alan')} maxLength={100} />
            <DateField form={form} name="teslim_tar" label={fields('teslim_tar')} />
          </>
        )}
      </Stack>
    </RecordDrawer>
  )
}
