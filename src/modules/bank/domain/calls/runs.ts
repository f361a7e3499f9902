import { z } from 'zod'
import { admin, everyone } from '#core/actor.ts'
import { defineCall, fileContent, many, saved } from '#core/calls.ts'
import { isoDate, optionalKey, optionalText, requiredText, rowId } from '#core/fields.ts'
import { byId } from '#core/record-calls.ts'
import { debitStates } from '#modules/orders/domain/money/debit-safety.ts'
import { exclusions } from '#modules/orders/domain/money/debits.ts'

const booking = { who: admin, writes: true } as const
const onDay = z.object({
  day: isoDate.describe('day on which the money moves; the next banking day at least'),
})

/** The largest total that a run may have. */
const RUN_MAX = 9_999_999_999.99

/** A run must equal its preview; if something has changed meanwhile, it is refused. */
const asPreviewed = onDay.extend({
  total: z
    .number()
    .min(0)
    .max(RUN_MAX)
    .nullish()
    .describe('total that the preview showed; missing: whatever there is'),
})

/** Texts of a payment that its file writes in other letters. */
const Replaced = z.object({
  text: z.string().describe('as it is stored'),
  in_file: z.string().describe('as the file writes it'),
  lost: z.string().describe('letters for which banks have none'),
})

const replaced = z.array(Replaced).describe('names and places that the file writes in other letters')

const DebitRow = z.object({
  sip_id: z.number(),
  taksit_id: z.number().nullable(),
  f_no: z.string(),
  cus_id: z.number(),
  name: z.string(),
  due: z.string(),
  amount: z.number().describe('what is drawn'),
  left_open: z.number().describe('what of it a second try leaves open: the charge of the bank'),
  is_again: z.boolean().describe('drawn once more after a return'),
  reference: z.string().describe('mandate'),
  iban: z.string(),
  replaced,
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
  state: z.enum(['made', 'handed_over', 'cancelled', 'refused']),
  in_flight: z.number().describe('debits that nobody has credited yet'),
  credited: z.number().describe('debits that were credited'),
  safe: z.number().describe('of these, those that can no longer be asked back without a reason'),
  returned: z.number().describe('debits that came back'),
  refused: z.number().describe('debits that the bank refused'),
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

/** The file of a run, with the same bytes each time; the first download marks the run as handed over. */
export const debitFile = defineCall({ ...booking, path: '/debit_run/file', input: byId, answer: fileContent })
export const cancelDebits = defineCall({
  ...booking,
  path: '/debit_run/cancel',
  input: byId,
  answer: saved(z.object({ id: z.number() })),
})
const RefusalForm = z.object({
  id: rowId.describe('run'),
  item_id: optionalKey.describe('one debit of it; empty: all that the bank has not answered'),
})

/** The bank refused a file or one debit of it: nothing was drawn, and it can be drawn anew. */
export const refuseDebits = defineCall({
  ...booking,
  path: '/debit_run/refuse',
  input: RefusalForm.extend({
    code: requiredText(10).describe('reason, as the bank names it'),
    text: optionalText(140).describe('what the bank wrote about it'),
  }),
  answer: saved(z.object({ id: z.number(), count: z.number().describe('debits that were refused') })),
})

/** A refusal was entered by mistake: the debits are in flight again. */
export const restoreDebits = defineCall({
  ...booking,
  path: '/debit_run/refuse_undo',
  input: RefusalForm,
  answer: saved(z.object({ id: z.number(), count: z.number().describe('debits that are in flight again') })),
})

export const listDebits = defineCall({
  path: '/debit_run/list',
  who: admin,
  input: z.object({}),
  answer: many(DebitRun),
})

const AfterReturn = z.union([
  z.object({
    kind: z.enum(['again_on', 'again_from']),
    day: z.string().describe('day of the second try, or the first one possible'),
    amount: z.number(),
    rest: z.number().describe('to be transferred besides'),
  }),
  z.object({ kind: z.literal('transfer'), amount: z.number() }),
  z.object({ kind: z.literal('disputed') }),
  z.object({ kind: z.literal('settled') }),
])

const DebitItem = z.object({
  id: z.number(),
  run_id: z.number(),
  sip_id: z.number(),
  f_no: z.string().nullable(),
  name: z.string().nullable().describe('customer'),
  day: z.string().describe('day of the debit'),
  amount: z.number(),
  state: z.enum(debitStates).describe('in flight, paid, safe, returned, cancelled or refused'),
  credited_on: z.string().nullable(),
  safe_from: z.string().nullable().describe('first day on which it can no longer be asked back'),
  return_code: z.string().nullable(),
  returned_on: z.string().nullable(),
  charge: z.number().describe('what the bank charged for the return'),
  refusal: z.string().nullable().describe('what the bank wrote when it refused the debit'),
  after: AfterReturn.nullable().describe('what follows the latest return of one invoice'),
})

export type DebitItem = z.infer<typeof DebitItem>

/** The debits of a run or of an invoice; users who see the invoice see the state of its debits. */
export const listDebitItems = defineCall({
  path: '/debit_item/list',
  who: everyone,
  input: z.object({
    run_id: optionalKey.describe('run'),
    sip_id: optionalKey.describe('invoice'),
  }),
  answer: many(DebitItem),
})

/** What a transfer pays: a refund or credit note of a customer, or the slip of somebody who earned commission. */
const paidRecord = {
  kind: z.enum(['invoice', 'credit_note', 'slip']),
  sip_id: z.number().nullable().describe('invoice or credit note'),
  fis_id: z.number().nullable().describe('slip'),
  f_no: z.string().describe('number of the document'),
  cus_id: z.number().nullable(),
}

const TransferRow = z.object({
  ...paidRecord,
  name: z.string(),
  iban: z.string(),
  amount: z.number(),
  purpose: z.string(),
  replaced,
})

export type TransferRow = z.infer<typeof TransferRow>

const NotTransferred = z.object({
  ...paidRecord,
  name: z.string(),
  amount: z.number(),
  reason: z.enum(['no_account', 'several_accounts', 'in_run']).describe('why it is left out'),
})

export type NotTransferred = z.infer<typeof NotTransferred>

const OfferedSlip = z.object({
  fis_id: z.number(),
  fis_no: z.string(),
  name: z.string(),
  day: z.string().describe('day of the slip'),
  amount: z.number(),
  user_id: z.number().nullable(),
  bayi_id: z.number().nullable(),
  has_account: z.boolean().describe('whether an account is known to pay it to'),
})

export type OfferedSlip = z.infer<typeof OfferedSlip>

const chosenSlips = {
  slips: z.array(rowId).max(1_000).default([]).describe('slips that are paid along with refunds'),
}

export const previewTransfers = defineCall({
  path: '/transfer_run/preview',
  who: admin,
  input: onDay.extend(chosenSlips),
  answer: many(TransferRow).extend({
    excluded: z.array(NotTransferred),
    slips: z.array(OfferedSlip).describe('slips that can be chosen'),
    day: z.string(),
    total: z.number(),
  }),
})

export const createTransfers = defineCall({
  ...booking,
  path: '/transfer_run/create',
  input: asPreviewed.extend(chosenSlips),
  answer: saved(z.object({ id: z.number(), count: z.number(), total: z.number(), day: z.string() })),
})

const RunAnswer = saved(z.object({ id: z.number(), state: z.enum(['made', 'released', 'cancelled']) }))

const LeftOut = z.object({
  sip_id: z.number(),
  name: z.string(),
  purpose: z.string(),
  amount: z.number(),
  owed: z.number().describe('what is owed to the customer by now'),
})

export type LeftOut = z.infer<typeof LeftOut>

/** A second administrator releases the payments; with only one administrator in the company they release alone. */
export const releaseTransfers = defineCall({
  ...booking,
  path: '/transfer_run/release',
  input: byId,
  answer: RunAnswer.extend({
    left_out: z.array(LeftOut).describe('refunds that are no longer owed as they were when the run was made'),
  }),
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
  refuseDebits,
  restoreDebits,
  listDebits,
  listDebitItems,
  previewTransfers,
  createTransfers,
  releaseTransfers,
  cancelTransfers,
  transferFile,
  listTransfers,
] as const
