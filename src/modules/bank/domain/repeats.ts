import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { rowId } from '#core/fields.ts'
import { defineList } from '#core/list.ts'
import { entryTexts } from '../entry-texts.ts'
import { entryStates } from './entries.ts'
import { statementKinds } from './statement.ts'

export const toldAs = ['same', 'total', 'part'] as const

const BankRepeatRow = z.object({
  id: rowId,
  import_id: z.number().describe('file that told the movement again'),
  entry_id: z.number().describe('movement that was known'),
  day: z.string().describe('booking day'),
  amount: z.number().describe('amount in this file'),
  currency: z.string(),
  name: z.string().nullable().describe('who paid or was paid'),
  purpose: z.string().describe('what was written on the transfer'),
  told_as: z.enum(toldAs).describe('the same movement, the total of known ones, or a part of a known one'),
  state: z.enum(entryStates).describe('what became of the known movement'),
  decided_at: z.string().nullable().describe('moment of that decision'),
  file_name: z.string().describe('file that told it first'),
  statement: z.string().describe('statement that told it first'),
  kind: z.enum(statementKinds).describe('kind of that statement'),
  statement_day: z.string().describe('day of that statement'),
})

export type BankRepeatRow = z.infer<typeof BankRepeatRow>

/** Movements that were known when a file told them again: nothing was booked for them. */
export const bankRepeatList = defineList({
  path: '/bank_repeat/list',
  row: BankRepeatRow,
  see: admin,
  export: admin,
  defaultSort: ['id', 'DESC'],
  texts: entryTexts,
  columns: {
    id: { kind: 'number', width: 80 },
    day: { kind: 'date', filter: 'equals', width: 110 },
    name: { filter: 'contains', width: 180 },
    purpose: { filter: 'contains', width: 260 },
    amount: { kind: 'money', filter: 'equals', sum: true, width: 110 },
    told_as: {
      filter: 'equals',
      options: { values: toldAs.map((value) => ({ value, text: entryTexts[`told_${value}`] })) },
    },
    state: {
      filter: 'equals',
      options: { values: entryStates.map((state) => ({ value: state, text: entryTexts[`state_${state}`] })) },
    },
    decided_at: { kind: 'moment' },
    statement: { width: 160 },
    statement_day: { kind: 'date' },
    file_name: { width: 200 },
    currency: { hidden: true },
    kind: { hidden: true },
    import_id: { kind: 'number', hidden: true, filter: 'equals' },
    entry_id: { kind: 'number', hidden: true, filter: 'equals' },
  },
})
