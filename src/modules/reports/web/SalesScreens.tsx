import { useState } from 'react'
import { call } from '#platform/web/api.ts'
import { useTexts } from '#platform/web/language.tsx'
import { DateRange } from '#platform/web/list/DateRange.tsx'
import { RowsPanel } from '#platform/web/list/RowsPanel.tsx'
import { useReference } from '#platform/web/references.ts'
import type { Earlier } from '../domain/comparison.ts'
import type { OrderStateRow, StaffSalesRow, WineSalesRow } from '../domain/calls.ts'
import { salesOf, statesOf, wineLinesOf } from '../domain/drill-down.ts'
import { wineSaleLines } from '../domain/sales.ts'
import { reportTexts } from '../texts.ts'
import { useCompared } from './comparing.tsx'
import { FigureNotes } from './FigureNotes.tsx'
import { OrdersPanel } from './OrdersPanel.tsx'
import type { ReportColumn } from './report-columns.ts'
import { ReportScreen } from './ReportScreen.tsx'
import { useRange, wireRange } from './use-range.ts'

const paths = {
  states: '/siparisler/durum_report',
  staff: '/siparisler/personel_satis_report',
  wines: '/siparis_icerik/stok_satis_report',
} as const

/** /report/siparis-durumlari: the states today of the orders of a time. */
export function OrderStateScreen() {
  const t = useTexts(reportTexts)
  const states = useReference('sys_siparis_durum')
  const days = useRange()
  const { range, setRange } = days
  const [opened, setOpened] = useState<OrderStateRow | null>(null)
  const nameOf = ({ id }: OrderStateRow) =>
    states.find(({ value }) => value === String(id))?.label ?? String(id)
  const compared = useCompared<OrderStateRow>(days, {
    path: paths.states,
    ask: async (asked) => (await call(paths.states, wireRange(asked))).datalist,
    figures: ['toplam', 'adet'],
    compared: { kind: 'money' },
  })
  const columns: ReportColumn<OrderStateRow & Earlier>[] = [
    { key: 'status', label: t('status'), kind: 'text', value: nameOf },
    { key: 'adet', label: t('adet'), kind: 'count', value: ({ adet }) => adet, sum: true, bar: true },
    { key: 'toplam', label: t('toplam'), kind: 'money', value: ({ toplam }) => toplam, sum: true },
    ...compared.columns,
  ]
  const input = wireRange(range)
  return (
    <>
      <ReportScreen
        title={t('order_states')}
        columns={columns}
        notes={<FigureNotes figure="orders" range={range} />}
        query={compared.query}
        onOpen={setOpened}
        emptyText={t('empty_range')}
        tools={
          <>
            <DateRange range={range} label={t('order_days')} onChange={setRange} />
            {compared.tools}
          </>
        }
      />
      {opened && (
        <OrdersPanel
          title={nameOf(opened)}
          filters={statesOf(opened.id, input)}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

/** /report/personel-satislari: what each person sold, by the day of the order. */
export function StaffSalesScreen() {
  const t = useTexts(reportTexts)
  const days = useRange()
  const { range, setRange } = days
  const [opened, setOpened] = useState<StaffSalesRow | null>(null)
  const compared = useCompared<StaffSalesRow>(days, {
    path: paths.staff,
    ask: async (asked) => (await call(paths.staff, wireRange(asked))).datalist,
    figures: ['brut', 'adet', 'sise', 'net'],
    compared: { kind: 'money', name: t('brut') },
  })
  const columns: ReportColumn<StaffSalesRow & Earlier>[] = [
    { key: 'personel', label: t('personel'), kind: 'text', value: ({ personel }) => personel },
    { key: 'firma', label: t('firma'), kind: 'text', value: ({ firma }) => firma },
    { key: 'adet', label: t('adet'), kind: 'count', value: ({ adet }) => adet, sum: true },
    { key: 'sise', label: t('sise'), kind: 'count', value: ({ sise }) => sise, sum: true },
    { key: 'brut', label: t('brut'), kind: 'money', value: ({ brut }) => brut, sum: true, bar: true },
    { key: 'net', label: t('net'), kind: 'money', value: ({ net }) => net, sum: true },
    ...compared.columns,
  ]
  const input = wireRange(range)
  return (
    <>
      <ReportScreen
        title={t('staff_sales')}
        columns={columns}
        notes={<FigureNotes figure="sales" range={range} />}
        query={compared.query}
        onOpen={setOpened}
        emptyText={t('empty_range')}
        tools={
          <>
            <DateRange range={range} label={t('order_days')} onChange={setRange} />
            {compared.tools}
          </>
        }
      />
      {opened && (
        <OrdersPanel
          title={`${t('staff_sales')} · ${opened.personel}`}
          filters={salesOf(opened.id, input)}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

/** /report/stok-satislari: which wines were invoiced, how many bottles, for how much. */
export function WineSalesScreen() {
  const t = useTexts(reportTexts)
  const days = useRange()
  const { range, setRange } = days
  const [opened, setOpened] = useState<WineSalesRow | null>(null)
  const compared = useCompared<WineSalesRow>(days, {
    path: paths.wines,
    ask: async (asked) => (await call(paths.wines, wireRange(asked))).datalist,
    figures: ['brut', 'sise', 'net'],
    compared: { kind: 'money', name: t('brut') },
  })
  const columns: ReportColumn<WineSalesRow & Earlier>[] = [
    { key: 'stk_kodu', label: t('stk_kodu'), kind: 'text', value: ({ stk_kodu }) => stk_kodu },
    { key: 'stk_adi', label: t('stk_adi'), kind: 'text', value: ({ stk_adi }) => stk_adi },
    { key: 'sise', label: t('sise'), kind: 'count', value: ({ sise }) => sise, sum: true, bar: true },
    { key: 'brut', label: t('brut'), kind: 'money', value: ({ brut }) => brut, sum: true },
    { key: 'net', label: t('net'), kind: 'money', value: ({ net }) => net, sum: true },
    ...compared.columns,
  ]
  const input = wireRange(range)
  return (
    <>
      <ReportScreen
        title={t('wine_sales')}
        columns={columns}
        notes={<FigureNotes figure="goods" range={range} />}
        query={compared.query}
        onOpen={setOpened}
        emptyText={t('empty_range')}
        tools={
          <>
            <DateRange range={range} label={t('invoice_days')} onChange={setRange} />
            {compared.tools}
          </>
        }
      />
      {opened && (
        <RowsPanel
          list={wineSaleLines}
          title={`${t('wine_sales')} · ${opened.stk_adi}`}
          filters={wineLinesOf(opened.id, input)}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
