// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { date, flag, moment, number, rowId, text } from '#core/lists/stored-columns.ts'

export const saved_report_list = z.object({
  id: rowId.describe('number of the report'),
  owner_id: number.describe('who made it'),
  name: text.describe('name of the report'),
  is_shared: flag.describe('everybody who sees reports has it'),
  by_what: text.describe('what an analysis adds up'),
  days: text.describe('days of the report'),
  start_date: date.nullable().describe('first day of fixed days'),
  end_date: date.nullable().describe('last day of fixed days'),
  compare: text.describe('what it is compared with'),
  compare_start: date.nullable().describe('first day of a free comparison'),
  compare_end: date.nullable().describe('last day of a free comparison'),
  schedule: text.describe('how often it is mailed'),
  send_hour: number.describe('hour at which it is mailed'),
  send_day: number.describe('day of the week from Monday, or of the month'),
  format: text.describe('kind of file'),
  is_paused: flag.describe('is not mailed for now'),
  next_at: moment.nullable().describe('mailed next at'),
  last_sent_at: moment.nullable().describe('mailed last at'),
  problem: text.nullable().describe('why it was not mailed'),
  version: number.describe('state of the row, sent back with a save'),
  owner: text.describe('name of who made it'),
  report: text.describe('which report'),
  odeme_durumu: flag.nullable().describe('payment state of a turnover report'),
  vergi_durumu: flag.nullable().describe('tax state of a turnover report'),
  problem_words: text.describe('the reason in all languages, as JSON'),
})
