// Generated from the view and the comments on its columns by "npm run generate". Do not edit.
import { z } from 'zod'
import { moment, number, rowId, text } from '#core/lists/stored-columns.ts'

export const backup_list = z.object({
  id: rowId.describe('number of the backup'),
  kind: text.describe('by the clock, by an administrator, by a command'),
  node: text.describe('machine that made it'),
  file: text.describe('name of the file'),
  started_at: moment.describe('moment of which it is'),
  ended_at: moment.nullable().describe('moment at which it was finished'),
  size: number.nullable().describe('bytes of the file'),
  row_count: number.nullable().describe('rows of all tables'),
  sha256: text.nullable().describe('checksum of the file'),
  error: text.nullable().describe('why it failed'),
  offsite_at: moment.nullable().describe('moment at which the off-site command ended'),
  offsite_error: text.nullable().describe('why it was not copied off-site'),
  drilled_at: moment.nullable().describe('moment at which it was last proven to come back'),
  drill_error: text.nullable().describe('why it did not come back'),
  state: text.describe('good, under way, failed, not copied off-site, or its file was removed'),
  drill: text.describe('whether it came back in a scratch database'),
  person: text.nullable().describe('administrator who asked for it'),
  audit_head: text.nullable().describe('newest set of the change log in it: number and hash'),
  consent_head: text.nullable().describe('newest entry of the consents in it: number and hash'),
})
