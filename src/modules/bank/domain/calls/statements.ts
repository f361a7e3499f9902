import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { defineCall, fileContent, many, saved } from '#core/calls.ts'
import { isIban } from '#core/money/bank.ts'
import { amount, optionalText, requiredText, rowId, rowVersion } from '#core/fields.ts'
import { listCall } from '#core/lists/list-call.ts'
import { byId } from '#core/record-calls.ts'
import { SeenMoney } from '#modules/orders/domain/money/seen-money.ts'
import { CsvMapping } from '../csv.ts'
import { bankEntryList, bankImportList, EntryPart, entryStates } from '../entries.ts'
import { MOST_IN_BULK } from '../matching/without-doubt.ts'
import { bankRepeatList } from '../repeats.ts'
import { MAX_FILE_BYTES } from '../statement.ts'

const booking = { who: admin, writes: true } as const

/** A file of 20 MB in base64, with what is around it. */
const MAX_BODY = Math.ceil((MAX_FILE_BYTES * 4) / 3) + 65_536

export const Summary = z.object({
  entries: z.number().describe('entries in the file'),
  booked: z.number().describe('booked by themselves'),
  asks: z.number().describe('asked about'),
  ignored: z.number().describe('not ours'),
  known: z.number().describe('known from another file or from this one: nothing was booked for them'),
})

export type Summary = z.infer<typeof Summary>

const StatementRow = z.object({
  id: z.number(),
  account: z.string().describe('IBAN of the account'),
  account_name: z.string(),
  kind: z.string(),
  name: z.string().describe('name of the statement at the bank'),
  sequence: z.number().nullable(),
  day: z.string(),
  opening: z.number().nullable(),
  closing: z.number().nullable(),
  total: z.number().describe('sum of its entries'),
  agrees: z
    .boolean()
    .nullable()
    .describe('opening and entries make up the closing balance; empty: the file has none'),
  missing: z.array(z.number()).describe('numbers of statements that are missing before it'),
})

export type StatementRow = z.infer<typeof StatementRow>

export const createImport = defineCall({
  ...booking,
  path: '/bank_import/create',
  maxBytes: MAX_BODY,
  input: z.object({
    file_name: requiredText(200).describe('name of the file'),
    base_64: z.string().min(1).describe('the file: camt.052, camt.053 or camt.054, also zipped, or CSV'),
    account_id: rowId.nullish().describe('account of a CSV file, whose columns are known'),
  }),
  answer: saved(z.object({ id: z.number() })).extend({
    summary: Summary,
    statements: z.array(StatementRow),
  }),
})

/** The statements of one file, or the latest ones. */
export const listStatements = defineCall({
  path: '/bank_statement/list',
  who: admin,
  input: z.object({
    import_id: rowId.nullish().describe('file; empty: the latest statement of each account'),
  }),
  answer: many(StatementRow).extend({
    is_demo: z.boolean().describe('whether this is the demo company, which has demo statements'),
  }),
})

const EntryAnswer = z.object({
  id: z.number(),
  state: z.enum(entryStates),
  version: z.number(),
})

export const bookEntry = defineCall({
  ...booking,
  path: '/bank_entry/book',
  input: z.object({
    id: rowId,
    parts: z
      .array(
        EntryPart.extend({
          amount: amount.pipe(z.number().min(0.01)),
          acik: SeenMoney.shape.acik,
        }),
      )
      .max(50)
      .nullish()
      .describe('what of the payment is for which invoice; empty: as proposed'),
    version: rowVersion.nullish().describe('state of the entry that was seen'),
    tahsilat_onay: SeenMoney.shape.tahsilat_onay,
    on_odeme: SeenMoney.shape.on_odeme,
  }),
  answer: saved(EntryAnswer),
})

const NotBooked = z.object({
  id: z.number().describe('entry'),
  name: z.string().nullable().describe('who paid'),
  amount: z.number(),
  reason: z
    .enum(['decided', 'changed', 'doubtful'])
    .describe('somebody has decided, entry or invoice changed since it was seen, or a person must decide'),
})

export type NotBooked = z.infer<typeof NotBooked>

/** Books proposals without doubt as they were seen; teaches no accounts. */
export const bookBulk = defineCall({
  ...booking,
  path: '/bank_entry/book_all',
  input: z.object({
    entries: z
      .array(z.object({ id: rowId, version: rowVersion.describe('state that was seen') }))
      .min(1)
      .max(MOST_IN_BULK)
      .describe('entries as they were shown'),
  }),
  answer: saved(
    z.object({
      id: z.number().nullable().describe('act, by which all is taken back; empty: nothing was booked'),
      booked: z.number().describe('number of entries'),
      sum: z.number().describe('their amount'),
    }),
  ).extend({ not_booked: z.array(NotBooked) }),
})

export const undoBulk = defineCall({
  ...booking,
  path: '/bank_entry/undo_all',
  input: byId,
  answer: saved(z.object({ id: z.number(), count: z.number().describe('entries that ask again') })),
})

export const ignoreEntry = defineCall({
  ...booking,
  path: '/bank_entry/ignore',
  actsOn: 'bank_entries',
  input: byId,
  answer: saved(EntryAnswer),
})

export const undoEntry = defineCall({
  ...booking,
  path: '/bank_entry/undo',
  actsOn: 'bank_entries',
  input: byId,
  answer: saved(EntryAnswer),
})

/** Matches all undecided entries again: an invoice may have been issued meanwhile. */
export const rematchEntries = defineCall({
  ...booking,
  path: '/bank_entry/match',
  input: z.object({}),
  answer: z.object({ summary: Summary }),
})

const iban = z
  .string()
  .trim()
  .transform((text) => text.toUpperCase().replace(/\s/g, ''))
  .refine(isIban, { message: 'not_iban' })

const AccountRow = z.object({
  id: z.number(),
  iban: z.string(),
  name: z.string(),
  csv: CsvMapping.nullable(),
  is_company: z.boolean().describe('whether it is the account that invoices name'),
  is_used: z.boolean().describe('whether there are statements of it'),
  retired_on: z.string().nullable().describe('day since which it is no longer used'),
  version: z.number(),
})

export type AccountRow = z.infer<typeof AccountRow>

export const listAccounts = defineCall({
  path: '/bank_account/list',
  who: admin,
  input: z.object({}),
  answer: many(AccountRow),
})

export const saveAccount = defineCall({
  ...booking,
  path: '/bank_account/save',
  input: z.object({
    id: rowId.nullish().describe('account that is changed; empty: a new one'),
    iban,
    name: optionalText(80).describe('what the company calls it'),
    csv: CsvMapping.nullish().describe('columns of the CSV files of this bank'),
    version: rowVersion.nullish(),
  }),
  answer: saved(AccountRow),
})

export const deleteAccount = defineCall({
  ...booking,
  path: '/bank_account/delete',
  actsOn: 'bank_accounts',
  input: byId,
  answer: saved(z.object({ id: z.number() })),
})

/** An account that is no longer used: its statements stay, and none is read any more. */
export const retireAccount = defineCall({
  ...booking,
  path: '/bank_account/retire',
  actsOn: 'bank_accounts',
  input: byId,
  answer: saved(AccountRow),
})

export const restoreAccount = defineCall({ ...retireAccount, path: '/bank_account/restore' })

/** A statement over open invoices of this company, to see how statements are read. */
export const demoStatement = defineCall({
  path: '/bank_import/demo',
  who: admin,
  input: z.object({}),
  answer: fileContent,
})

export const statementCalls = [
  createImport,
  listCall(bankImportList),
  listStatements,
  listCall(bankEntryList),
  listCall(bankRepeatList),
  bookEntry,
  bookBulk,
  undoBulk,
  ignoreEntry,
  undoEntry,
  rematchEntries,
  listAccounts,
  saveAccount,
  deleteAccount,
  retireAccount,
  restoreAccount,
  demoStatement,
] as const
