import { useState } from 'react'
import { useTexts } from '#platform/web/language.tsx'
import { DateRange } from '#platform/web/list/DateRange.tsx'
import { RowsPanel } from '#platform/web/list/rows/RowsPanel.tsx'
import type { OrderStateRow, StaffSalesRow, WineSalesRow } from '../domain/calls.ts'
import { orderStates, staffSales, wineSales } from '../domain/day-reports.ts'
import { salesOf, statesOf, wineLinesOf } from '../domain/drill-down.ts'
import { wineSaleLines } from '../domain/sales.ts'
import { reportTexts } from '../texts.ts'
import { CompareTools } from './comparing.tsx'
import { FigureNotes } from './FigureNotes.tsx'
import { OrdersPanel } from './OrdersPanel.tsx'
import { ReportScreen } from './ReportScreen.tsx'
import { SaveReport } from './SaveReport.tsx'
import { useRange, wireRange } from './use-range.ts'
import { useQuestion, useReport, useWords } from './use-report.ts'

/** /report/siparis-durumlari: the current states of the orders of a range. */
export function OrderStateScreen() {
  const t = useTexts(reportTexts)
  const { stateName } = useWords()
  const days = useRange()
  const { range, setRange, change } = days
  const [opened, setOpened] = useState<OrderStateRow | null>(null)
  const question = useQuestion(days)
  return (
    <>
      <ReportScreen
        title={t('order_states')}
        {...useReport(orderStates, question)}
        notes={<FigureNotes figure="orders" range={range} />}
        onOpen={setOpened}
        emptyText={t('empty_range')}
        tools={
          <>
            <DateRange range={range} label={t('order_days')} onChange={setRange} />
            <CompareTools given={question} onChange={change} />
            <SaveReport report="order_states" question={question} />
          </>
        }
      />
      {opened && (
        <OrdersPanel
          title={stateName(opened.id)}
          filters={statesOf(opened.id, wireRange(range))}
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
  const { range, setRange, change } = days
  const [opened, setOpened] = useState<StaffSalesRow | null>(null)
  const question = useQuestion(days)
  return (
    <>
      <ReportScreen
        title={t('staff_sales')}
        {...useReport(staffSales, question)}
        notes={<FigureNotes figure="sales" range={range} />}
        onOpen={setOpened}
        emptyText={t('empty_range')}
        tools={
          <>
            <DateRange range={range} label={t('order_days')} onChange={setRange} />
            <CompareTools given={question} onChange={change} />
            <SaveReport report="staff_sales" question={question} />
          </>
        }
      />
      {opened && (
        <OrdersPanel
          title={`${t('staff_sales')} · ${opened.personel}`}
          filters={salesOf(opened.id, wireRange(range))}
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
  const { range, setRange, change } = days
  const [opened, setOpened] = useState<WineSalesRow | null>(null)
  const question = useQuestion(days)
  return (
    <>
      <ReportScreen
        title={t('wine_sales')}
        {...useReport(wineSales, question)}
        notes={<FigureNotes figure="goods" range={range} />}
        onOpen={setOpened}
        emptyText={t('empty_range')}
        tools={
          <>
            <DateRange range={range} label={t('invoice_days')} onChange={setRange} />
            <CompareTools given={question} onChange={change} />
            <SaveReport report="wine_sales" question={question} />
          </>
        }
      />
      {opened && (
        <RowsPanel
          list={wineSaleLines}
          title={`${t('wine_sales')} · ${opened.stk_adi}`}
          filters={wineLinesOf(opened.id, wireRange(range))}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}
