import { Button, SegmentedControl } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type DayRange } from '#core/days/dates.ts'
import { useTexts } from '#platform/web/language.tsx'
import { DateRange } from '#platform/web/list/DateRange.tsx'
import { ListScreen } from '#platform/web/list/ListScreen.tsx'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { PayoutType } from '../domain/commission.ts'
import { dealerReceipts, dealerSlips, staffReceipts, staffSlips } from '../domain/slips.ts'
import { thisMonth, viewSlip } from './commission-data.ts'
import classes from './CommissionScreen.module.css'
import { useSlipActions } from './slip-actions.tsx'
import { commissionScreenTexts, slipTexts } from './texts.ts'
import { useRequiredRange } from './use-required-range.ts'

type View = 'history' | 'receipts'

const lists = {
  history: { [PayoutType.staff]: staffSlips, [PayoutType.dealer]: dealerSlips },
  receipts: { [PayoutType.staff]: staffReceipts, [PayoutType.dealer]: dealerReceipts },
} as const

/** Default ranges: a year for the history, a month for the receipts. */
function usualRange(view: View): DayRange {
  const month = thisMonth()
  return view === 'receipts' ? month : { from: `${serverToday().slice(0, 4)}-01-01`, to: month.to }
}

const viewOf = (param: string | undefined): View => (param === 'receipts' ? 'receipts' : 'history')

/** /report/prim-gecmisi: what was paid out, with its amounts or as plain receipts. */
export function SlipScreen() {
  const t = useTexts(slipTexts)
  const names = useTexts(commissionScreenTexts)
  const queries = useQueryClient()
  const { range, setRange, params, change, startOver } = useSlipRange()
  const view = viewOf(params.view)
  const tip = params.tip === '1' ? PayoutType.dealer : PayoutType.staff
  const actions = useSlipActions(tip, view === 'history')
  const fixedFilters = useMemo(
    () => ({
      tip,
      filters: { islem_tar: { value: [range.from, range.to], matchMode: 'between' as const } },
    }),
    [tip, range.from, range.to],
  )
  return (
    <div className="wk-screen">
      <div className="wk-bar">
        <SegmentedControl
          className={classes.selector}
          aria-label={t('view')}
          data={[
            { value: 'history', label: t('history') },
            { value: 'receipts', label: t('receipts') },
          ]}
          value={view}
          onChange={(next) => startOver({ view: next, tip: params.tip })}
        />
        <SegmentedControl
          className={classes.selector}
          aria-label={names('side')}
          data={[
            { value: '0', label: names('staff') },
            { value: '1', label: names('dealer') },
          ]}
          value={String(tip)}
          onChange={(next) => change({ tip: next })}
        />
        <DateRange range={range} label={names('slip_days')} onChange={setRange} />
        <Button
          leftSection={<IconSearch size={14} />}
          onClick={() => void queries.invalidateQueries({ queryKey: [lists[view][tip].path] })}
        >
          {t('search')}
        </Button>
        <Button variant="default" onClick={() => startOver({ view, tip: params.tip })}>
          {t('clear')}
        </Button>
      </div>
      <ListScreen
        key={`${view}-${tip}`}
        list={lists[view][tip]}
        title={t(view)}
        fixedFilters={fixedFilters}
        actions={actions}
        onOpen={viewSlip}
        emptyText={t('empty')}
      />
    </div>
  )
}

/** Each view has its own usual days. */
function useSlipRange() {
  const months = useRequiredRange(usualRange('receipts'), ['view', 'tip'])
  const years = useRequiredRange(usualRange('history'), ['view', 'tip'])
  return viewOf(months.params.view) === 'receipts' ? months : years
}
