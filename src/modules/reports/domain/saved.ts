import { z } from 'zod'
import { admin, isAdmin, type Actor } from '#core/actor.ts'
import { BUSINESS_ZONE, type IsoDate } from '#core/days/dates.ts'
import type { FieldCode } from '#core/texts/field-texts.ts'
import { flag, optionalDate, requiredText, rowId, rowVersion } from '#core/fields.ts'
import { defineList } from '#core/lists/list.ts'
import { storedWords } from '#core/refusal.ts'
import { rangeBetween, refuseBadRange } from '#core/days/report-range.ts'
import { everyRow, rowsWhere, type Scope } from '#core/scope.ts'
import { narrowed } from '#core/lists/stored-columns.ts'
import { say, type Language } from '#core/texts/texts.ts'
import { savedTexts } from '../saved-texts.ts'
import { dayKinds, daysOf, groupings, seesAnalysis } from './analysis.ts'
import { compareFields, compareRules, comparisonKinds } from './comparison.ts'
import type { Question } from './question.ts'
import { reportKinds, reportNames } from './kinds.ts'
import { anyFlag } from './turnover.ts'
import { saved_report_list } from './stored/saved_report_list.ts'

export const schedules = ['none', 'daily', 'weekly', 'monthly'] as const
export type Schedule = (typeof schedules)[number]

export const formats = ['pdf', 'xlsx'] as const

const MOST_WEEKDAY = 7

const at = (message: FieldCode, field: string) => ({ message, path: [field] })

const fields = {
  name: requiredText(80).describe('name of the report'),
  is_shared: flag.default('0').describe('everybody who sees reports has it'),
  report: z.enum(reportNames).default('analysis').describe('which report'),
  by_what: z.enum(groupings).default('person').describe('what an analysis adds up'),
  odeme_durumu: anyFlag.describe('payment state of a turnover report'),
  vergi_durumu: anyFlag.describe('tax state of a turnover report'),
  days: z.enum(dayKinds).describe('days of the report, moving along with the calendar'),
  start_date: optionalDate.describe('first day of fixed days'),
  end_date: optionalDate.describe('last day of fixed days'),
  ...compareFields,
  schedule: z.enum(schedules).default('none').describe('how often it is mailed'),
  send_hour: z.number().int().min(0).max(23).default(7).describe('hour at which it is mailed'),
  send_day: z
    .number()
    .int()
    .min(1)
    .max(28)
    .default(1)
    .describe('day of the week from Monday, or of the month'),
  format: z.enum(formats).default('pdf').describe('kind of file'),
}

type Fixed = { days: string; start_date: IsoDate | null; end_date: IsoDate | null }

const isFixed = ({ days }: Fixed) => days === 'fixed'

export const SavedReportForm = compareRules(
  refuseBadRange(
    z
      .object({ id: rowId.nullish(), version: rowVersion.nullish(), ...fields })
      .refine((given) => !isFixed(given) || given.start_date !== null, at('requiredField', 'start_date'))
      .refine((given) => !isFixed(given) || given.end_date !== null, at('requiredField', 'end_date')),
    (given) => (isFixed(given) ? rangeBetween(given.start_date, given.end_date) : null),
    'end_date',
    'decade',
  ).refine(
    (given) => given.schedule !== 'weekly' || given.send_day <= MOST_WEEKDAY,
    at('not_allowed', 'send_day'),
  ),
)

export type SavedReportForm = z.infer<typeof SavedReportForm>

export const SavedReport = narrowed(saved_report_list, {
  report: z.enum(reportNames),
  by_what: z.enum(groupings),
  days: z.enum(dayKinds),
  compare: z.enum(comparisonKinds),
  schedule: z.enum(schedules),
  format: z.enum(formats),
})

export type SavedReport = z.infer<typeof SavedReport>

type Owner = Pick<Actor, 'id' | 'user_level'>
type Owned = { owner_id: number; is_shared: '0' | '1' }

/** Users see their own reports and the shared ones. */
export const savedReportScope = (actor: Owner): Scope<Owned> =>
  rowsWhere({ owner_id: actor.id }, { is_shared: '1' })

/** Only its owner changes a report; administrators pause and delete those of others that are shared. */
export const changeableReports = (actor: Owner): Scope<Owned> => rowsWhere({ owner_id: actor.id })
export const stoppableReports = (actor: Owner): Scope<Owned> =>
  isAdmin(actor) ? everyRow : changeableReports(actor)

const words = <Key extends string>(prefix: string, keys: readonly Key[]) => ({
  values: keys.map((value) => ({ value, text: savedTexts[`${prefix}_${value}` as keyof typeof savedTexts] })),
})

export const savedReportList = defineList({
  path: '/saved_report/list',
  row: SavedReport,
  see: seesAnalysis,
  export: admin,
  search: false,
  defaultSort: ['name', 'ASC'],
  texts: savedTexts,
  printed: { report: { needs: ['by_what'] }, problem: { needs: ['problem_words'] } },
  columns: {
    name: { filter: 'contains', width: 220 },
    owner: { filter: 'contains', width: 140 },
    is_shared: { shown: 'choice', width: 80 },
    report: {
      options: { values: reportNames.map((value) => ({ value, text: reportKinds[value].title })) },
      width: 200,
    },
    by_what: { shown: 'choice', options: words('by', groupings), width: 110 },
    days: { options: words('days', dayKinds), width: 130 },
    compare: { shown: 'choice', options: words('compare', comparisonKinds), width: 130 },
    schedule: { options: words('schedule', schedules), width: 110 },
    is_paused: { width: 80 },
    next_at: { width: 135 },
    last_sent_at: { width: 135 },
    problem: { width: 260 },
    format: { shown: 'choice', width: 70 },
  },
  unseen: [
    'problem_words',
    'id',
    'owner_id',
    'start_date',
    'end_date',
    'compare_start',
    'compare_end',
    'send_hour',
    'send_day',
    'version',
    'odeme_durumu',
    'vergi_durumu',
  ],
})

/** Which report it is; of an analysis also what it adds up. */
export function reportWords(
  { report, by_what }: Pick<SavedReport, 'report' | 'by_what'>,
  language: Language,
): string {
  const title = say(reportKinds[report].title, language)
  return report === 'analysis' ? `${title} · ${say(savedTexts[`by_${by_what}`], language)}` : title
}

/** Why a report was not mailed; nothing where it was. */
export function problemWords(
  { problem, problem_words }: Pick<SavedReport, 'problem' | 'problem_words'>,
  language: Language,
): string | null {
  if (problem === null) return null
  return (
    storedWords(problem_words, language) ??
    say(savedTexts[problem === 'owner_gone' ? 'owner_gone' : 'report_failed'], language)
  )
}

type Asked = Pick<SavedReportForm, 'report' | 'by_what' | 'days' | 'start_date' | 'end_date'> &
  Pick<SavedReportForm, 'compare' | 'compare_start' | 'compare_end' | 'odeme_durumu' | 'vergi_durumu'>

/** Removes parameters that do not apply: a report as of today has no other days, a list is not compared. */
export function keptQuestion<Given extends Asked>(given: Given): Given {
  const kind = reportKinds[given.report]
  const days = kind.days ? given.days : 'today'
  const compare = kind.isCompared ? given.compare : 'none'
  const isTurnover = given.report === 'turnover'
  return {
    ...given,
    days,
    compare,
    start_date: days === 'fixed' ? given.start_date : null,
    end_date: days === 'fixed' ? given.end_date : null,
    compare_start: compare === 'free' ? given.compare_start : null,
    compare_end: compare === 'free' ? given.compare_end : null,
    odeme_durumu: isTurnover ? (given.odeme_durumu ?? null) : null,
    vergi_durumu: isTurnover ? (given.vergi_durumu ?? null) : null,
  }
}

/** The parameters of a saved report on a day. */
export function questionOf(report: Asked, today: IsoDate): Question {
  const { from, to } = daysOf(report.days, today, report)
  const { by_what, compare, compare_start, compare_end, odeme_durumu, vergi_durumu } = report
  return {
    start_date: from,
    end_date: to,
    by_what,
    compare,
    compare_start,
    compare_end,
    odeme_durumu: odeme_durumu ?? null,
    vergi_durumu: vergi_durumu ?? null,
  }
}

type Timing = { schedule: Schedule; send_hour: number; send_day: number }

const fits = ({ schedule, send_day }: Timing, day: Temporal.PlainDate): boolean => {
  if (schedule === 'weekly') return day.dayOfWeek === send_day
  return schedule === 'monthly' ? day.day === send_day : true
}

/** The next due time of a report after a moment, by the company's clock; null without a schedule. */
export function nextDue(timing: Timing, after: Temporal.Instant): Temporal.Instant | null {
  if (timing.schedule === 'none') return null
  let day = after.toZonedDateTimeISO(BUSINESS_ZONE).toPlainDate()
  for (;;) {
    if (fits(timing, day)) {
      const plainTime = Temporal.PlainTime.from({ hour: timing.send_hour })
      const due = day.toZonedDateTime({ timeZone: BUSINESS_ZONE, plainTime }).toInstant()
      if (Temporal.Instant.compare(due, after) > 0) return due
    }
    day = day.add({ days: 1 })
  }
}

/** Minutes until a report that could not be made is tried again; after the last attempt it stops. */
const RETRY_MINUTES = [5, 30, 120]

/** When a report is retried after this many failed attempts; null after the last one. */
export function retryAt(attempts: number, now: Temporal.Instant): Temporal.Instant | null {
  const minutes = RETRY_MINUTES[attempts - 1]
  return minutes === undefined ? null : now.add({ minutes })
}
