import { useMemo } from 'react'
import type { ListPayload } from '#core/lists/list.ts'
import { useTexts } from '#platform/web/language.tsx'
import { DateRange } from '#platform/web/list/DateRange.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { closedOrders, stockValue } from '../domain/list-reports.ts'
import { reportTexts } from '../texts.ts'
import { FigureNotes } from './FigureNotes.tsx'
import { SaveReport } from './SaveReport.tsx'
import { useRange } from './use-range.ts'
import { useQuestion } from './use-report.ts'

/** /report/kapali-siparisler: the invoices that were paid between two days. */
export function ClosedOrdersScreen() {
  const t = useTexts(reportTexts)
  const days = useRange()
  const { range, setRange } = days
  const question = useQuestion(days)
  const { list, filters } = useMemo(
    () => closedOrders({ from: range.from, to: range.to }),
    [range.from, range.to],
  )
  const fixedFilters = useMemo(() => ({ filters: filters as ListPayload['filters'] }), [filters])
  return (
    <div className="wk-screen">
      <ListScreen
        list={list}
        title={t('closed_orders')}
        fixedFilters={fixedFilters}
        emptyText={t('empty_range')}
        tools={
          <>
            <DateRange range={range} label={t('payment_days')} onChange={setRange} />
            <SaveReport report="closed_orders" question={question} />
          </>
        }
      />
      <FigureNotes figure="paid" range={range} />
    </div>
  )
}

/** /report/stok-raporu: the worth of the stock. */
export function StockValueScreen() {
  const t = useTexts(reportTexts)
  const question = useQuestion(useRange())
  return (
    <ListScreen
      list={stockValue}
      title={t('stock_value')}
      subtitle={t('stock_value_hint')}
      emptyText={t('stock_value_empty')}
      tools={<SaveReport report="stock_value" question={question} />}
    />
  )
}
