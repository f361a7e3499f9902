import type { DayRange } from '#core/days/dates.ts'
import { tell } from '#platform/web/language.tsx'
import type { Range } from '#platform/web/list/DateRange.tsx'
import { useScreenParams } from '#platform/web/list/question/screen-params.ts'
import { toastWarning } from '#platform/web/toasts/toasts.ts'
import { commissionScreenTexts } from './texts.ts'

/** Two days in the address; both are needed. */
export function useRequiredRange(usual: DayRange, others: readonly string[]) {
  const { params, change, startOver } = useScreenParams(['from', 'to', ...others])
  const range: DayRange = { from: params.from ?? usual.from, to: params.to ?? usual.to }

  function setRange({ from, to }: Range) {
    if (from && to) return change({ from, to })
    toastWarning(tell(commissionScreenTexts, 'range_required'))
  }

  return { range, setRange, params, change, startOver }
}
