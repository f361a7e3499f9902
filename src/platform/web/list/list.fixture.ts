import { z } from 'zod'
import { everyone } from '#core/actor.ts'
import { defineList } from '#core/list.ts'

/** A list with a column of each kind that its state treats differently. */
export const wines = defineList({
  path: '/wines/list',
  row: z.object({
    id: z.number(),
    code: z.string(),
    bought: z.string(),
    seen: z.string(),
    price: z.number(),
    rest: z.string(),
    picture: z.string(),
  }),
  export: everyone,
  pageSize: 20,
  maxLimit: 1_000,
  defaultSort: ['id', 'DESC'],
  texts: {},
  columns: {
    code: { filter: 'startsWith' },
    bought: { kind: 'date', filter: 'gte' },
    seen: { kind: 'moment', filter: 'equals' },
    price: { kind: 'money', filter: 'lte', sum: true },
    rest: {},
    picture: { hidden: true, spare: true },
    id: { kind: 'number', hidden: true },
  },
})
