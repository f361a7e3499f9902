import type { IsoDate } from './dates.ts'
import { daysFromEaster } from './easter.ts'
import { possibleStates, type GermanState } from './german-states.ts'

/** Where somebody lives, as far as it is known. */
export type Residence = { country: string | null; region: string | null; postcode: string | null }

type Holiday = {
  /** Month and day, or days after Easter Sunday. */
  on: string | number
  /** The years in which it holds, both included. */
  from?: number
  until?: number
}

const GOOD_FRIDAY = -2
const EASTER_MONDAY = 1
const ASCENSION = 39
const WHIT_MONDAY = 50
const CORPUS_CHRISTI = 60

const every = (...days: (string | number)[]): Holiday[] => days.map((on) => ({ on }))

const inAllGermany = every(
  '01-01',
  GOOD_FRIDAY,
  EASTER_MONDAY,
  '05-01',
  ASCENSION,
  WHIT_MONDAY,
  '10-03',
  '12-25',
  '12-26',
)

/** Also those that hold only in some municipalities of a state, since a period may rather be longer than too short. */
const inState: Readonly<Record<GermanState, readonly Holiday[]>> = {
  BW: every('01-06', CORPUS_CHRISTI, '11-01'),
  BY: every('01-06', CORPUS_CHRISTI, '08-08', '08-15', '11-01'),
  BE: [
    { on: '03-08', from: 2019 },
    { on: '05-08', from: 2020, until: 2020 },
    { on: '05-08', from: 2025, until: 2025 },
  ],
  BB: every('10-31'),
  HB: [{ on: '10-31', from: 2017 }],
  HH: [{ on: '10-31', from: 2017 }],
  HE: every(CORPUS_CHRISTI),
  MV: [{ on: '03-08', from: 2023 }, { on: '10-31' }],
  NI: [{ on: '10-31', from: 2017 }],
  NW: every(CORPUS_CHRISTI, '11-01'),
  RP: every(CORPUS_CHRISTI, '11-01'),
  SL: every(CORPUS_CHRISTI, '08-15', '11-01'),
  SN: every(CORPUS_CHRISTI, '10-31'),
  ST: every('01-06', '10-31'),
  SH: [{ on: '10-31', from: 2017 }],
  TH: [...every(CORPUS_CHRISTI, '10-31'), { on: '09-20', from: 2019 }],
}

/** Good Friday counts like a holiday by the federal act of 1961 on the end of periods. */
const inAustria = every(
  '01-01',
  '01-06',
  GOOD_FRIDAY,
  EASTER_MONDAY,
  '05-01',
  ASCENSION,
  WHIT_MONDAY,
  CORPUS_CHRISTI,
  '08-15',
  '10-26',
  '11-01',
  '12-08',
  '12-25',
  '12-26',
)

/** What most cantons keep. */
const inSwitzerland = every(
  '01-01',
  '01-02',
  GOOD_FRIDAY,
  EASTER_MONDAY,
  ASCENSION,
  WHIT_MONDAY,
  '08-01',
  '12-25',
  '12-26',
)

/** What nearly all of Europe keeps. */
const elsewhere = every('01-01', GOOD_FRIDAY, EASTER_MONDAY, '05-01', '12-25', '12-26')

/** Buß- und Bettag: the Wednesday before 23 November, in Saxony. */
function isRepentanceDay(date: Temporal.PlainDate): boolean {
  return date.month === 11 && date.dayOfWeek === 3 && date.day >= 16 && date.day <= 22
}

function falls({ on, from = 0, until = Infinity }: Holiday, day: IsoDate): boolean {
  const year = Number(day.slice(0, 4))
  if (year < from || year > until) return false
  return typeof on === 'number' ? daysFromEaster(day) === on : day.slice(5) === on
}

const isAmong = (holidays: readonly Holiday[], day: IsoDate) =>
  holidays.some((holiday) => falls(holiday, day))

function isGermanHoliday(day: IsoDate, { region, postcode }: Residence): boolean {
  const date = Temporal.PlainDate.from(day)
  if (isAmong(inAllGermany, day) || (date.year === 2017 && day.slice(5) === '10-31')) return true
  return possibleStates(region, postcode).some(
    (state) => isAmong(inState[state], day) || (state === 'SN' && isRepentanceDay(date)),
  )
}

/** Whether a day is a public holiday where somebody lives, or may be one as far as the place is known. */
export function isPublicHoliday(day: IsoDate, residence: Residence): boolean {
  if (residence.country === 'DE') return isGermanHoliday(day, residence)
  if (residence.country === 'AT') return isAmong(inAustria, day)
  return isAmong(residence.country === 'CH' ? inSwitzerland : elsewhere, day)
}

/**
 * The last day of a period: Saturdays, Sundays and public holidays move it to the next working day
 * (§ 193 BGB, § 903 ABGB, Art. 78 OR).
 */
export function lastDayOfPeriod(day: IsoDate, residence: Residence): IsoDate {
  let date = Temporal.PlainDate.from(day)
  while (date.dayOfWeek > 5 || isPublicHoliday(date.toString(), residence)) date = date.add({ days: 1 })
  return date.toString()
}
