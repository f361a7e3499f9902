import { z } from 'zod'
import { admin, adminOrDealerAdmin, everyone } from '#core/actor.ts'
import { flag, rowId } from '#core/fields.ts'
import { defineList } from '#core/list.ts'
import { callTexts } from '../call-texts.ts'

const words = z.string().nullable()

export const CallRow = z.object({
  id: rowId.describe('number of the conversation'),
  zaman: z.string().describe('moment of the conversation'),
  descp: z.string().describe('how it ended'),
  sts: z.number().describe('how it ended, as a key'),
  reached: flag.describe('somebody was reached'),
  cus_id: z.number(),
  cus_firm: words,
  cus_name: words,
  cus_surname: words,
  note: words,
  per_id: z.number().describe('who called'),
  name_surname: words.describe('who called, as a name'),
  bayi: z.number().nullable().describe('dealer of the caller on that day'),
  hafta_gun: z.number().describe('weekday, 1 Monday to 7 Sunday'),
  saat: z.number().describe('hour of the day'),
})

export type CallRow = z.infer<typeof CallRow>

const hiddenNumber = { kind: 'number', hidden: true } as const

const shared = {
  row: CallRow,
  export: admin,
  search: false,
  defaultSort: ['zaman', 'DESC'],
  texts: callTexts,
  columns: {
    zaman: { kind: 'moment', width: 140 },
    descp: { lookup: { list: 'sys_gorusme_asama', key: 'sts' }, width: 160 },
    reached: { kind: 'flag', width: 90 },
    cus_firm: { filter: 'contains', width: 150 },
    cus_name: { filter: 'contains', width: 110 },
    cus_surname: { filter: 'contains', width: 120 },
    name_surname: { filter: 'contains', width: 140 },
    note: { filter: 'contains', width: 240 },
    id: hiddenNumber,
    sts: hiddenNumber,
    cus_id: hiddenNumber,
    per_id: hiddenNumber,
    bayi: hiddenNumber,
    hafta_gun: hiddenNumber,
    saat: hiddenNumber,
  },
} as const

/** The conversations behind the funnel and behind a cell of the heat map. */
export const callList = defineList({ path: '/gorusme_zaman/list', see: adminOrDealerAdmin, ...shared })

/** The conversations that a person had. */
export const ownCallList = defineList({ path: '/gorusmelerim/list', see: everyone, ...shared })
