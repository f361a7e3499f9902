import { monthOf, weekOf, type DayRange, type IsoDate } from '#core/days/dates.ts'
import { cents, euros, sumCents } from '#core/money/money.ts'
import { daysIn } from '#core/days/report-range.ts'

const dayOf = (day: IsoDate) => Temporal.PlainDate.from(day)

export const trendSteps = ['gun', 'hafta', 'ay'] as const

/** A point of a trend is a day, a week from Monday or a month. */
export type TrendStep = (typeof trendSteps)[number]

/** The step that gives a readable number of points. */
export function usualStep(range: DayRange): TrendStep {
  const days = daysIn(range)
  if (days <= 45) return 'gun'
  return days <= 200 ? 'hafta' : 'ay'
}

const endOf = (day: IsoDate, step: TrendStep): IsoDate => {
  if (step === 'gun') return day
  return step === 'hafta' ? weekOf(day).to : monthOf(day).to
}

/** A range in steps; the first and the last may be cut short. */
export function stepsOf({ from, to }: DayRange, step: TrendStep): DayRange[] {
  const steps: DayRange[] = []
  let start = from
  while (start <= to) {
    const end = endOf(start, step)
    steps.push({ from: start, to: end < to ? end : to })
    start = dayOf(end).add({ days: 1 }).toString()
  }
  return steps
}

type DayAmount = { gun: IsoDate; brut: number }

export type TrendPoint = DayRange & { value: number; before: number }

const within =
  ({ from, to }: DayRange) =>
  ({ gun }: DayAmount) =>
    gun >= from && gun <= to

const total = (days: readonly DayAmount[]) => euros(sumCents(days.map(({ brut }) => cents(brut))))

/** The daily amounts summed by step, beside those of the compared range at the same distance from its start. */
export function trendOf(
  range: DayRange,
  before: DayRange,
  days: readonly DayAmount[],
  step: TrendStep,
): TrendPoint[] {
  const steps = stepsOf(range, step)
  return steps.map((part, place) => {
    const shifted = (day: IsoDate) =>
      dayOf(before.from)
        .add({ days: daysIn({ from: range.from, to: day }) - 1 })
        .toString()
    const isLast = place === steps.length - 1
    const compared = { from: shifted(part.from), to: isLast ? before.to : shifted(part.to) }
    return { ...part, value: total(days.filter(within(part))), before: total(days.filter(within(compared))) }
  })
}
