import type { TypedAt, TypedMoment } from '#core/days/typed-moment.ts'

export const chipNames = ['hour', 'evening', 'tomorrow', 'monday', 'week'] as const

export type ChipName = (typeof chipNames)[number]

/** The most common choice, which Enter alone selects. */
export const USUAL_CHIP: ChipName = 'tomorrow'

const MORNING = '10:00'
const EVENING = '18:00'
const MONDAY = 1
const DAYS_OF_WEEK = 7

const daysAhead = (today: string, days: number, time: string): TypedMoment => ({
  day: Temporal.PlainDate.from(today).add({ days }).toString(),
  time,
})

/** The moment that a chip means; in the evening, "this evening" is the next one. */
export function chipMoment(chip: ChipName, { today, time }: TypedAt): TypedMoment {
  const { dayOfWeek } = Temporal.PlainDate.from(today)
  switch (chip) {
    case 'hour': {
      const moment = Temporal.PlainDateTime.from(`${today}T${time}`).add({ hours: 1 })
      const clock = moment.toPlainTime().toString({ smallestUnit: 'minute' })
      return { day: moment.toPlainDate().toString(), time: clock }
    }
    case 'evening':
      return daysAhead(today, time < EVENING ? 0 : 1, EVENING)
    case 'tomorrow':
      return daysAhead(today, 1, MORNING)
    case 'monday':
      return daysAhead(today, ((MONDAY - dayOfWeek + DAYS_OF_WEEK - 1) % DAYS_OF_WEEK) + 1, MORNING)
    default:
      return daysAhead(today, DAYS_OF_WEEK, MORNING)
  }
}
