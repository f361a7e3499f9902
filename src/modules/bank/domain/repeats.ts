import { z } from 'zod'
import { admin } from '#core/actor.ts'
import { defineList } from '#core/lists/list.ts'
import { narrowed } from '#core/lists/stored-columns.ts'
import { entryTexts } from '../entry-texts.ts'
import { entryStates } from './entries.ts'
import { statementKinds } from './statement.ts'
import { bank_repeat_list } from './stored/bank_repeat_list.ts'

export const toldAs = ['same', 'total', 'part'] as const

const BankRepeatRow = narrowed(bank_repeat_list, {
  told_as: z.enum(toldAs),
  state: z.enum(entryStates),
  kind: z.enum(statementKinds),
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
    id: { width: 80 },
    day: { filter: 'equals', width: 110 },
    name: { filter: 'contains', width: 180 },
    purpose: { filter: 'contains', width: 260 },
    amount: { filter: 'equals', sum: true, width: 110 },
    told_as: {
      filter: 'equals',
      options: { values: toldAs.map((value) => ({ value, text: entryTexts[`told_${value}`] })) },
    },
    state: {
      filter: 'equals',
      options: { values: entryStates.map((state) => ({ value: state, text: entryTexts[`state_${state}`] })) },
    },
    decided_at: {},
    statement: { width: 160 },
    statement_day: {},
    file_name: { width: 200 },
    import_id: { shown: 'never', filter: 'equals' },
    entry_id: { shown: 'never', filter: 'equals' },
  },
  unseen: ['currency', 'kind'],
})
