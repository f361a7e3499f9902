import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { defineCall, fileContent, many, saved } from '#core/calls.ts'
import { isoDate } from '#core/fields.ts'
import { byId } from '#core/record-calls.ts'
import { exclusions } from '../debits.ts'

const booking = { who: admin, writes: true } as const
const onDay = z.object({
  day: isoDate.describe('day on which the money moves; the next banking day at least'),
})

/** A run is made of what its preview showed; where that has changed meanwhile, it is refused. */
const asPreviewed = onDay.extend({
  total: z.number().nullish().describe('total that the preview showed'),
})

const DebitRow = z.object({
  sip_id: z.number(),
  taksit_id: z.number().nullable(),
  f_no: z.string(),
  cus_id: z.number(),
  name: z.string(),
  due: z.string(),
  amount: z.number(),
  reference: z.string().describe('mandate'),
  iban: z.string(),
})

export type DebitRow = z.infer<typeof DebitRow>

const Excluded = z.object({
  sip_id: z.number(),
  taksit_id: z.number().nullable(),
  f_no: z.string(),
  cus_id: z.number(),
  name: z.string(),
  amount: z.number(),
  reason: z.enum(exclusions).describe('why it is left out'),
})

export type ExcludedRow = z.infer<typeof Excluded>

const Preview = many(DebitRow).extend({
  excluded: z.array(Excluded),
  day: z.string().describe('banking day of the run'),
  total: z.number(),
})

export const previewDebits = defineCall({
  path: '/debit_run/preview',
  who: admin,
  input: onDay,
  answer: Preview,
})

const RunRow = z.object({
  id: z.number(),
  day: z.string(),
  state: z.string(),
  count: z.number(),
  total: z.number(),
  user_name: z.string().nullable(),
  created_at: z.string(),
})

const DebitRun = RunRow.extend({
  state: z.enum(['made', 'handed_over', 'cancelled']),
  in_flight: z.number().describe('debits that nobody has credited yet'),
  credited: z.number().describe('debits that were credited'),
  safe: z.number().describe('of these, those that can no longer be asked back without a reason'),
  returned: z.number().describe('debits that came back'),
})

export type DebitRun = z.infer<typeof DebitRun>

export const createDebits = defineCall({
  ...booking,
  path: '/debit_run/create',
  input: asPreviewed,
  answer: saved(z.object({ id: z.number(), count: z.number(), total: z.number(), day: z.string() })).extend({
    excluded: z.array(Excluded),
  }),
})

/** The file of a run, the same bytes each time; the first time hands it over. */
export const debitFile = defineCall({ ...booking, path: '/debit_run/file', input: byId, answer: fileContent })
export const cancelDebits = defineCall({
  ...booking,
  path: '/debit_run/cancel',
  input: byId,
  answer: saved(z.object({ id: z.number() })),
})
export const listDebits = defineCall({
  path: '/debit_run/list',
  who: admin,
  input: z.object({}),
  answer: many(DebitRun),
})

const TransferRow = z.object({
  sip_id: z.number(),
  f_no: z.string(),
  cus_id: z.number(),
  name: z.string(),
  iban: z.string(),
  amount: z.number(),
  purpose: z.string(),
})

export type TransferRow = z.infer<typeof TransferRow>

const NotTransferred = z.object({
  sip_id: z.number(),
  f_no: z.string(),
  cus_id: z.number(),
  name: z.string(),
  amount: z.number(),
  reason: z.enum(['no_account', 'several_accounts', 'in_run']).describe('why it is left out'),
})

export type NotTransferred = z.infer<typeof NotTransferred>

export const previewTransfers = defineCall({
  path: '/transfer_run/preview',
  who: admin,
  input: onDay,
  answer: many(TransferRow).extend({ excluded: z.array(NotTransferred), day: z.string(), total: z.number() }),
})

export const createTransfers = defineCall({
  ...booking,
  path: '/transfer_run/create',
  input: asPreviewed,
  answer: saved(z.object({ id: z.number(), count: z.number(), total: z.number(), day: z.string() })),
})

const RunAnswer = saved(z.object({ id: z.number(), state: z.enum(['made', 'released', 'cancelled']) }))

/** Another administrator lets the money go; a company with a single one releases alone. */
export const releaseTransfers = defineCall({
  ...booking,
  path: '/transfer_run/release',
  input: byId,
  answer: RunAnswer,
})
export const cancelTransfers = defineCall({
  ...booking,
  path: '/transfer_run/cancel',
  input: byId,
  answer: RunAnswer,
})
export const transferFile = defineCall({
  path: '/transfer_run/file',
  who: admin,
  input: byId,
  answer: fileContent,
})

const TransferRun = RunRow.extend({
  state: z.enum(['made', 'released', 'cancelled']),
  released_by: z.string().nullable().describe('who released it'),
  may_release: z.boolean().describe('whether the person who asks may release it'),
})

export type TransferRun = z.infer<typeof TransferRun>

export const listTransfers = defineCall({
  path: '/transfer_run/list',
  who: admin,
  input: z.object({}),
  answer: many(TransferRun),
})

export const runCalls = [
  previewDebits,
  createDebits,
  debitFile,
  cancelDebits,
  listDebits,
  previewTransfers,
  createTransfers,
  releaseTransfers,
  cancelTransfers,
  transferFile,
  listTransfers,
] as const
