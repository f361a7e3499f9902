import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { rowId } from '#core/fields.ts'
import { defineList } from '#core/list.ts'
import { entryTexts } from '../entry-texts.ts'
import { Evidence, tiers } from './matching/decision.ts'

export const entryStates = ['asks', 'booked', 'ignored'] as const
export type EntryState = (typeof entryStates)[number]

export const EntryPart = z.object({
  sip_id: rowId.describe('invoice'),
  amount: z.number().describe('what of the payment is for it'),
  taksit_id: rowId.nullable().default(null).describe('instalment it is for'),
})

/** A part with what the screen shows of its invoice. */
const ShownPart = EntryPart.extend({
  f_no: z.string().nullable().describe('number of the invoice'),
  kalan: z.number().describe('what is open of the invoice'),
  customer: z.string().describe('name of the customer'),
})

export type ShownPart = z.infer<typeof ShownPart>

export const BankEntryRow = z.object({
  id: rowId,
  import_id: z.number().describe('file it was read from'),
  statement_id: z.number().describe('statement it is on'),
  day: z.string().describe('booking day'),
  amount: z.number().describe('amount; negative when the money left'),
  currency: z.string(),
  name: z.string().nullable().describe('who paid or was paid'),
  iban: z.string().nullable().describe('account of that person'),
  purpose: z.string().describe('what was written on the transfer'),
  end_to_end_id: z.string().nullable().describe('reference of the payer, or ours'),
  return_code: z.string().nullable().describe('why it came back'),
  state: z.enum(entryStates).describe('booked, asks a person, or ignored as not ours'),
  tier: z.enum(tiers).nullable().describe('how it was matched'),
  evidence: z.array(Evidence).describe('what speaks for and against it'),
  parts: z.array(ShownPart).describe('what is proposed or was booked'),
  sip_id: z.number().nullable().describe('invoice, where it is one'),
  cus_id: z.number().nullable().describe('customer'),
  decided_at: z.string().nullable().describe('moment of the decision'),
  version: z.number(),
  was_undone: z.boolean().describe('a decision about it was taken back'),
  bulk_id: z.number().nullable().describe('act that booked it together with others'),
  f_no: z.string().nullable().describe('number of the invoice'),
  customer: z.string().nullable().describe('name of the customer'),
  user_name: z.string().nullable().describe('who decided; empty: the product by itself'),
  statement: z.string().describe('name of the statement'),
  account: z.string().describe('account of the company'),
})

export type BankEntryRow = z.infer<typeof BankEntryRow>

export const bankEntryList = defineList({
  path: '/bank_entry/list',
  row: BankEntryRow,
  see: admin,
  export: admin,
  defaultSort: ['id', 'ASC'],
  texts: entryTexts,
  columns: {
    id: { kind: 'number', width: 80 },
    day: { kind: 'date', filter: 'equals', width: 110 },
    name: { filter: 'contains', width: 180 },
    purpose: { filter: 'contains', width: 260 },
    amount: { kind: 'money', filter: 'equals', sum: true, width: 110 },
    state: {
      filter: 'equals',
      options: { values: entryStates.map((state) => ({ value: state, text: entryTexts[`state_${state}`] })) },
    },
    tier: { filter: 'equals', width: 60 },
    f_no: { filter: 'startsWith', width: 100 },
    customer: { width: 160 },
    user_name: { width: 100 },
    decided_at: { kind: 'moment', hidden: true },
    currency: { hidden: true },
    iban: { hidden: true, filter: 'startsWith' },
    end_to_end_id: { hidden: true, filter: 'equals' },
    return_code: { hidden: true, filter: 'equals' },
    statement: { hidden: true },
    account: { hidden: true },
    import_id: { kind: 'number', hidden: true, filter: 'equals' },
    statement_id: { kind: 'number', hidden: true, filter: 'equals' },
    sip_id: { kind: 'number', hidden: true, filter: 'equals' },
    cus_id: { kind: 'number', hidden: true, filter: 'equals' },
    version: { kind: 'number', hidden: true },
    was_undone: { kind: 'flag', hidden: true },
    bulk_id: { kind: 'number', hidden: true, filter: 'equals' },
    evidence: { hidden: true },
    parts: { hidden: true },
  },
})

export const BankImportRow = z.object({
  id: rowId,
  file_name: z.string().describe('name of the file'),
  created_at: z.string().describe('moment it was read'),
  user_name: z.string().nullable().describe('who read it'),
  entries: z.number().describe('entries in the file'),
  booked: z.number().describe('booked by themselves'),
  asks: z.number().describe('asked about'),
  ignored: z.number().describe('not ours'),
  known: z.number().describe('read before'),
  version: z.number(),
})

export type BankImportRow = z.infer<typeof BankImportRow>

export const bankImportList = defineList({
  path: '/bank_import/list',
  row: BankImportRow,
  see: admin,
  export: admin,
  defaultSort: ['id', 'DESC'],
  texts: entryTexts,
  columns: {
    id: { kind: 'number', width: 80 },
    created_at: { kind: 'moment', width: 140 },
    file_name: { filter: 'contains', width: 240 },
    user_name: { filter: 'contains', width: 110 },
    entries: { kind: 'number', width: 90 },
    booked: { kind: 'number', width: 90 },
    asks: { kind: 'number', width: 90 },
    ignored: { kind: 'number', width: 90 },
    known: { kind: 'number', width: 90 },
    version: { kind: 'number', hidden: true },
  },
})
