import { monthOf, type DayRange } from '#core/days/dates.ts'
import { tell } from '#platform/web/language.tsx'
import type { Range } from '#platform/web/list/DateRange.tsx'
import { useScreenParams } from '#platform/web/list/question/screen-params.ts'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { toastWarning } from '#platform/web/toasts/toasts.ts'
import { reportTexts } from '../texts.ts'

/** The two days of a report, by default this month, and their comparison; all are kept in the URL. */
export function useRange(others: readonly string[] = []) {
  const { params, change, startOver } = useScreenParams(['from', 'to', 'compare', 'cfrom', 'cto', ...others])
  const month = monthOf(serverToday())
  const range: DayRange = { from: params.from ?? month.from, to: params.to ?? month.to }

  function setRange({ from, to }: Range) {
    if (from && to) return change({ from, to })
    toastWarning(tell(reportTexts, 'range_required'))
  }

  return { range, setRange, params, change, clear: () => startOver({}) }
}

export const wireRange = ({ from, to }: DayRange) => ({ start_date: from, end_date: to })
