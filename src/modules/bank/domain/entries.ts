import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { rowId } from '#core/fields.ts'
import { defineList } from '#core/lists/list.ts'
import { narrowed } from '#core/lists/stored-columns.ts'
import { entryTexts } from '../entry-texts.ts'
import { Evidence, tiers } from './matching/decision.ts'
import { bank_entry_list } from './stored/bank_entry_list.ts'
import { bank_import_list } from './stored/bank_import_list.ts'

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

export const BankEntryRow = narrowed(bank_entry_list, {
  state: z.enum(entryStates),
  tier: z.enum(tiers),
  evidence: z.array(Evidence),
  parts: z.array(ShownPart),
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
    id: { width: 80 },
    day: { filter: 'equals', width: 110 },
    name: { filter: 'contains', width: 180 },
    purpose: { filter: 'contains', width: 260 },
    amount: { filter: 'equals', sum: true, width: 110 },
    state: {
      filter: 'equals',
      options: { values: entryStates.map((state) => ({ value: state, text: entryTexts[`state_${state}`] })) },
    },
    tier: { filter: 'equals', width: 60 },
    f_no: { filter: 'startsWith', width: 100 },
    customer: { width: 160 },
    user_name: { width: 100 },
    iban: { shown: 'never', filter: 'startsWith' },
    end_to_end_id: { shown: 'never', filter: 'equals' },
    return_code: { shown: 'never', filter: 'equals' },
    import_id: { shown: 'never', filter: 'equals' },
    statement_id: { shown: 'never', filter: 'equals' },
    sip_id: { shown: 'never', filter: 'equals' },
    cus_id: { shown: 'never', filter: 'equals' },
    bulk_id: { shown: 'never', filter: 'equals' },
  },
  unseen: ['decided_at', 'currency', 'statement', 'account', 'version', 'was_undone', 'evidence', 'parts'],
})

export type BankImportRow = z.infer<typeof bank_import_list>

export const bankImportList = defineList({
  path: '/bank_import/list',
  row: bank_import_list,
  see: admin,
  export: admin,
  defaultSort: ['id', 'DESC'],
  texts: entryTexts,
  columns: {
    id: { width: 80 },
    created_at: { width: 140 },
    file_name: { filter: 'contains', width: 240 },
    user_name: { filter: 'contains', width: 110 },
    entries: { width: 90 },
    booked: { width: 90 },
    asks: { width: 90 },
    ignored: { width: 90 },
    known: { width: 90 },
  },
  unseen: ['version'],
})
