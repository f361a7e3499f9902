import { SegmentedControl, Select, Stack } from '@mantine/core'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cents, euros, formatEuro, type Cents } from '#core/money/money.ts'
import { call, write } from '#platform/web/api.ts'
import { DateField } from '#platform/web/form/DateField.tsx'
import { common } from '#platform/web/form/field-props.ts'
import { ShownValue } from '#platform/web/form/fields.tsx'
import { MoneyField } from '#platform/web/form/NumberFields.tsx'
import { RecordDrawer } from '#platform/web/form/RecordDrawer.tsx'
import { RecordLoader } from '#platform/web/form/RecordLoader.tsx'
import { useEditor } from '#platform/web/form/use-editor.ts'
import { useTexts } from '#platform/web/language.tsx'
import { serverToday } from '#platform/web/session/server-clock.ts'
import type { Order } from '#modules/orders/domain/calls/order.ts'
import { orderLists } from '#modules/orders/domain/order/order-lists.ts'
import { isCreditNote } from '#modules/orders/domain/order/order-state.ts'
import { MoveForm, SetOffForm } from '#modules/orders/domain/order/order-forms.ts'
import { allOrders, type OrderRow } from '#modules/orders/domain/order/order-columns.ts'
import { fullName } from '#modules/customers/domain/name.ts'
import { useOrder } from '../order/order-data.ts'
import { orderPanelTexts } from '../panel-texts.ts'
import { answerTo } from '../public/answered.ts'

type Props = { id: number; onClose(): void }

/** Settles a credit note or a cancelled invoice: against open invoices, to the balance, or paid out. */
export function SettlePanel({ id, onClose }: Props) {
  const query = useOrder(id)
  return (
    <RecordLoader query={query} onClose={onClose}>
      {({ order }) => <SettleRecord key={order.version} order={order} onClose={onClose} />}
    </RecordLoader>
  )
}

const ways = {
  setOff: '/cari_islem/mahsup',
  balance: '/cari_islem/bakiyeye',
  payOut: '/cari_islem/iade',
} as const
type Way = keyof typeof ways

/** The money of the record that is not used yet; a draft credit note has its full total. */
const openOf = ({ s_g_toplam, odenen, kalan, ...order }: Order) =>
  isCreditNote(order) ? euros((cents(s_g_toplam) - cents(odenen)) as Cents) : -kalan

/** Open invoices of the customer, the corrected one first. */
async function openInvoices({ cus_id, gutschrift_sip_id }: Order): Promise<OrderRow[]> {
  const { datalist: rows } = await call(allOrders.path, {
    filters: { ...orderLists.open.flags, cus_id, kalan: { value: 0, matchMode: 'gt' } },
    orderByField: 'id',
    orderBy: 'ASC',
    limit: 100,
  })
  const isOwn = ({ id }: OrderRow) => id === gutschrift_sip_id
  return [...rows.filter(isOwn), ...rows.filter((row) => !isOwn(row))]
}

function useOpenInvoices(order: Order) {
  return useQuery({
    queryKey: [allOrders.path, 'open', order.cus_id],
    queryFn: isCreditNote(order) ? () => openInvoices(order) : skipToken,
  })
}

const SetOff = SetOffForm.omit({ kaynak_id: true })
const Move = MoveForm.omit({ s_no: true })

type Values = { s_no: number | null; tutar: number | null; islem_zamani: string | null }

function SettleRecord({ order, onClose }: { order: Order; onClose(): void }) {
  const invoices = useOpenInvoices(order)
  if (isCreditNote(order) && invoices.isPending) return null
  return <SettleForm order={order} invoices={invoices.data ?? []} onClose={onClose} />
}

type FormProps = { order: Order; invoices: readonly OrderRow[]; onClose(): void }

function SettleForm({ order, invoices, onClose }: FormProps) {
  const t = useTexts(orderPanelTexts)
  const [way, setWay] = useState<Way>(invoices.length ? 'setOff' : 'payOut')
  const open = openOf(order)
  const amountFor = (s_no: number | null) => {
    const invoice = invoices.find(({ id }) => id === s_no)
    return invoice ? Math.min(open, invoice.kalan) : open
  }
  const seenOf = (s_no: number | null) => {
    const invoice = invoices.find(({ id }) => id === s_no)
    return invoice ? { acik: invoice.kalan, siparis_version: invoice.version } : {}
  }
  const [initial] = useState<Values>(() => {
    const s_no = invoices[0]?.id ?? null
    return { s_no, tutar: amountFor(s_no), islem_zamani: serverToday() }
  })
  const editor = useEditor(ways[way], way === 'setOff' ? SetOff : Move, {
    initial,
    extra: ({ s_no }) => (way === 'setOff' ? { kaynak_id: order.id, ...seenOf(s_no) } : { s_no: order.id }),
    answer: answerTo,
    message: () => t('settle_saved'),
    undo: ({ id }) => write('/cari_islem/delete', { id }),
    onSaved: (_saved, { values }) => {
      // What is left of the money can go elsewhere: the panel stays until nothing is.
      if (cents(values.tutar ?? open) >= cents(open)) onClose()
    },
  })
  const { form } = editor

  function choose(next: Way) {
    setWay(next)
    form.set('tutar', next === 'setOff' ? amountFor(form.values.s_no) : open)
  }

  const choices: Way[] = invoices.length ? ['setOff', 'payOut', 'balance'] : ['payOut', 'balance']
  return (
    <RecordDrawer
      title={`${t('settle')} · ${order.f_no ?? order.id}`}
      size="side"
      editor={editor}
      saveLabel={t(`settle_${way}`)}
      onClose={onClose}
    >
      <Stack gap="sm">
        <ShownValue label={t('customer')} value={fullName(order)} />
        <ShownValue label={t('settle_open')} value={formatEuro(open)} />
        <SegmentedControl
          fullWidth
          aria-label={t('settle')}
          data={choices.map((value) => ({ value, label: t(`settle_${value}`) }))}
          value={way}
          onChange={(next) => choose(next)}
        />
        {way === 'setOff' && (
          <Select
            {...common({ form, name: 's_no', label: t('settle_invoice') })}
            data={invoices.map(({ id, f_no, kalan }) => ({
              value: String(id),
              label: `${f_no} · ${t('remaining')} ${formatEuro(kalan)}`,
            }))}
            allowDeselect={false}
            value={form.values.s_no === null ? null : String(form.values.s_no)}
            onChange={(key) => {
              const s_no = key === null ? null : Number(key)
              form.set('s_no', s_no)
              form.set('tutar', amountFor(s_no))
            }}
          />
        )}
        <MoneyField form={form} name="tutar" label={t('settle_amount')} autoFocus />
        <DateField form={form} name="islem_zamani" label={t('pay_date')} />
      </Stack>
    </RecordDrawer>
  )
}
