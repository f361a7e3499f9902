import { z } from 'zod'
import { everyone } from '#core/actor.ts'
import { defineList } from '#core/lists/list.ts'
import { date, moment, money, rowId, text } from '#core/lists/stored-columns.ts'

/** A list with a column of each kind that its state treats differently. */
export const wines = defineList({
  path: '/wines/list',
  row: z.object({
    id: rowId,
    code: text,
    bought: date,
    seen: moment,
    price: money,
    rest: text,
    picture: text,
  }),
  export: everyone,
  pageSize: 20,
  maxLimit: 1_000,
  defaultSort: ['id', 'DESC'],
  texts: {},
  columns: {
    code: { filter: 'startsWith' },
    bought: { filter: 'gte' },
    seen: { filter: 'equals' },
    price: { filter: 'lte', sum: true },
    rest: {},
    picture: { shown: 'never', spare: true },
  },
  unseen: ['id'],
})
