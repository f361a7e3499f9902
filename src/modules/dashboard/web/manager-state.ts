import { isIsoDate, monthOf, type DayRange, type IsoDate } from '#core/days/dates.ts'
import { tell } from '#platform/web/language.tsx'
import type { Range } from '#platform/web/list/DateRange.tsx'
import { useScreenParams } from '#platform/web/list/question/screen-params.ts'
import { toastWarning } from '#platform/web/toasts/toasts.ts'
import { comparisons } from '#core/days/compared-range.ts'
import { serverToday } from '#platform/web/session/server-clock.ts'
import { trendSteps, usualStep } from '../domain/compared.ts'
import { managerTexts } from './manager-texts.ts'

export const presets = ['month', 'last_month', 'year', 'twelve'] as const

type Preset = (typeof presets)[number]

/** The days of a preset; a period that still runs ends today. */
export function presetRange(preset: Preset, today: IsoDate): DayRange {
  const day = Temporal.PlainDate.from(today)
  if (preset === 'month') return { from: monthOf(today).from, to: today }
  if (preset === 'last_month') return monthOf(day.subtract({ months: 1 }).toString())
  if (preset === 'year') return { from: day.with({ month: 1, day: 1 }).toString(), to: today }
  return { from: day.subtract({ years: 1 }).add({ days: 1 }).toString(), to: today }
}

/** The settings of the manager's dashboard, kept in the address. */
export function useManagerState() {
  const { params, change } = useScreenParams(['from', 'to', 'karsi', 'bayi', 'adim'])
  const today = serverToday()
  const usual = presetRange('month', today)
  const day = (given: string | undefined, fallback: IsoDate) => (given && isIsoDate(given) ? given : fallback)
  const range: DayRange = { from: day(params.from, usual.from), to: day(params.to, usual.to) }
  const dealer = Number(params.bayi)

  function setRange({ from, to }: Range) {
    if (from && to) return change({ from, to })
    toastWarning(tell(managerTexts, 'range_required'))
  }

  return {
    today,
    range,
    setRange,
    change,
    karsi: comparisons.find((name) => name === params.karsi) ?? 'yil',
    bayi_id: Number.isInteger(dealer) && dealer > 0 ? dealer : null,
    step: trendSteps.find((name) => name === params.adim) ?? usualStep(range),
    preset: presets.find((name) => {
      const { from, to } = presetRange(name, today)
      return from === range.from && to === range.to
    }),
  }
}

export type ManagerState = ReturnType<typeof useManagerState>
