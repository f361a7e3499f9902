import { useMemo } from 'react'
import type { ListPayload } from '#core/list.ts'
import { operationQuery } from '#modules/orders/domain/siparis-list.ts'
import { stokStatusList } from '#modules/stock/domain/stok.ts'
import { useTexts } from '#platform/web/language.tsx'
import { DateRange } from '#platform/web/list/DateRange.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { reportTexts } from '../texts.ts'
import { FigureNotes } from './FigureNotes.tsx'
import classes from './ReportTable.module.css'
import { useRange } from './use-range.ts'

/** /report/kapali-siparisler: the invoices that were paid between two days. */
export function ClosedOrdersScreen() {
  const t = useTexts(reportTexts)
  const { range, setRange } = useRange()
  const { list, filters } = useMemo(
    () => operationQuery('closed', range.from, range.to),
    [range.from, range.to],
  )
  const fixedFilters = useMemo(() => ({ filters: filters as ListPayload['filters'] }), [filters])
  return (
    <div className={classes.screen}>
      <ListScreen
        list={list}
        title={t('closed_orders')}
        fixedFilters={fixedFilters}
        emptyText={t('empty_range')}
        tools={<DateRange range={range} label={t('payment_days')} onChange={setRange} />}
      />
      <FigureNotes figure="paid" range={range} />
    </div>
  )
}

/** What lies in the cellar, the costliest first. */
const stockValue = { ...stokStatusList, defaultSort: ['maliyet', 'DESC'] as const }

/** /report/stok-raporu: the worth of the stock. */
export function StockValueScreen() {
  const t = useTexts(reportTexts)
  return (
    <ListScreen
      list={stockValue}
      title={t('stock_value')}
      subtitle={t('stock_value_hint')}
      emptyText={t('stock_value_empty')}
    />
  )
}
