import { Group } from '@mantine/core'
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import type { Flag } from '#core/fields.ts'
import { inputRefusals } from '#core/refusals/input.ts'
import type { Chosen } from '#core/lists/selection.ts'
import type { Order } from '#modules/orders/domain/calls/order.ts'
import { useCompanySettings } from '#platform/web/company-settings.ts'
import { DateField } from '#platform/web/form/DateField.tsx'
import { FlagField, LookupField } from '#platform/web/form/fields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { useRecordForm } from '#platform/web/form/record-form.ts'
import { useTexts } from '#platform/web/language.tsx'
import { useReference } from '#platform/web/references.ts'
import { tellReason } from '#platform/web/refusals.ts'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { toastWarning } from '#platform/web/toasts/toasts.ts'
import { deliveryAddress } from '../domain/address.ts'
import { SharedShipment } from '../domain/shipments.ts'
import { shippingTexts } from '../texts.ts'
import classes from './Shipping.module.css'
import { useParcelOrders } from './shipping-data.ts'
import { shippingScreenTexts } from './texts.ts'
import { useParcels, type Parcel } from './use-parcels.ts'

type Props = { rows: Chosen; onSaved(ids: readonly number[]): void; onClose(): void }

/** Ships many parcels at once: scan, Enter, next. */
export function ShipSeveral({ rows, onSaved, onClose }: Props) {
  const query = useParcelOrders(rows)
  return (
    <RecordLoader query={query} onClose={onClose}>
      {(orders) => <ParcelDesk orders={orders} onSaved={onSaved} onClose={onClose} />}
    </RecordLoader>
  )
}

type DeskProps = Omit<Props, 'rows'> & { orders: readonly Order[] }

function ParcelDesk({ orders, onSaved, onClose }: DeskProps) {
  const t = useTexts(shippingScreenTexts)
  const fields = useTexts(shippingTexts)
  const table = useRef<HTMLTableElement>(null)
  const { usual_carrier } = useCompanySettings()
  const [initial] = useState<{ sip_gon_t: string | null; kargo_firm: number | null; send_mail: Flag }>({
    sip_gon_t: serverToday(),
    kargo_firm: usual_carrier,
    send_mail: '0',
  })
  const form = useRecordForm(SharedShipment, initial)
  const carriers = useReference('kargo_sirketi')
  const carrier = carriers.find(({ value }) => value === String(form.values.kargo_firm))
  const parcels = useParcels(orders, carrier?.row.takip_yok !== '1')

  /** Carrier and day for all parcels, required before any is shipped. */
  function shared() {
    const values = form.parse()
    if (values) return SharedShipment.parse(values)
    toastWarning(tellReason(inputRefusals.lutfen_girdiginiz_bigileri_kontrol_ediniz))
    return null
  }

  function shipOne(order: Order) {
    const values = shared()
    if (values) void parcels.ship(order, values)
  }

  async function shipWaiting() {
    const values = shared()
    if (values) for (const order of parcels.waiting) await parcels.ship(order, values)
  }

  /** Focuses the next row without a number, starting below and wrapping around. */
  function focusAfter(id: number) {
    const start = orders.findIndex((order) => order.id === id) + 1
    const next = [...orders.slice(start), ...orders.slice(0, start)].find(
      (order) => order.id !== id && parcels.parcelOf(order.id).number.trim() === '',
    )
    if (next) table.current?.querySelector<HTMLElement>(`input[data-order="${next.id}"]`)?.focus()
  }

  async function close() {
    onSaved(parcels.saved.map(({ id }) => id))
    onClose()
  }

  return (
    <RecordDrawer
      title={t('several_title')}
      size="wide"
      editor={{ isDirty: parcels.waiting.length > 0, isSaving: parcels.isSaving, save: shipWaiting }}
      saveLabel={t('several_save', { count: parcels.waiting.length })}
      onSave={parcels.waiting.length || parcels.isSaving ? shipWaiting : null}
      onClose={() => void close()}
      actions={
        <span className="wk-strong" role="status">
          {t('several_progress', { done: parcels.saved.length, count: orders.length })}
        </span>
      }
    >
      <Group align="flex-end" gap="md" mb="xs">
        <LookupField form={form} name="kargo_firm" label={fields('kargo_firm')} list="kargo_sirketi" />
        <DateField form={form} name="sip_gon_t" label={fields('sip_gon_t')} />
        <div className={classes.flag}>
          <FlagField form={form} name="send_mail" label={t('several_mail')} />
        </div>
      </Group>
      <p className={`wk-hint ${classes.hint}`}>{t('several_hint')}</p>
      <table className={`wk-table ${classes.desk}`} ref={table} aria-label={t('several_title')}>
        <thead>
          <tr>
            <th>{fields('sip_id')}</th>
            <th>{fields('f_no')}</th>
            <th>{t('receiver')}</th>
            <th className="wk-figure">{t('bottles')}</th>
            <th>{fields('kargo_takip')}</th>
            <th>{t('result')}</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order, index) => (
            <ParcelRow
              key={order.id}
              order={order}
              parcel={parcels.parcelOf(order.id)}
              isFirst={index === 0}
              onType={(number) => parcels.type(order.id, number)}
              onPaste={(column) => parcels.fill(order.id, column)}
              onEnter={() => {
                shipOne(order)
                focusAfter(order.id)
              }}
            />
          ))}
        </tbody>
      </table>
    </RecordDrawer>
  )
}

type RowProps = {
  order: Order
  parcel: Parcel
  isFirst: boolean
  onType(number: string): void
  onPaste(column: string): void
  onEnter(): void
}

function ParcelRow({ order, parcel, isFirst, onType, onPaste, onEnter }: RowProps) {
  const t = useTexts(shippingScreenTexts)
  const [name, ...place] = deliveryAddress(order)

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text')
    if (!/[\r\n\t]/.test(text.trim())) return
    event.preventDefault()
    onPaste(text)
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return
    // Enter saves this parcel, not the whole form.
    event.preventDefault()
    onEnter()
  }

  return (
    <tr data-state={parcel.state}>
      <td>{order.id}</td>
      <td>{order.f_no}</td>
      <td className={`wk-cut ${classes.receiver}`} title={[name, ...place].join(', ')}>
        {name} <span className={`wk-muted ${classes.muted}`}>{place.join(', ')}</span>
      </td>
      <td className="wk-figure">{order.sise_adet}</td>
      <td>
        <input
          className={`wk-field ${classes.number}`}
          data-order={order.id}
          data-autofocus={isFirst || undefined}
          aria-label={t('number_of', { id: order.id })}
          aria-invalid={parcel.state === 'refused' || undefined}
          value={parcel.number}
          maxLength={50}
          autoComplete="off"
          spellCheck={false}
          readOnly={parcel.state === 'saved' || parcel.state === 'saving'}
          onChange={(event) => onType(event.target.value)}
          onPaste={paste}
          onKeyDown={press}
        />
      </td>
      <td className={`wk-muted ${classes.result}`}>{parcel.result}</td>
    </tr>
  )
}
