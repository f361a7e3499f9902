import { z } from 'zod'
import { admin, adminOrDealerAdmin } from '#core/actor.ts'
import { flag, rowId } from '#core/fields.ts'
import { defineList } from '#core/list.ts'
import { customerTexts } from '../texts.ts'

const text = z.string().nullable()

export const RepairRow = z.object({
  id: rowId.describe('number of the customer'),
  broken: z.string().describe('what is written as a number and cannot be dialled'),
  cus_surname: text,
  cus_name: text,
  cus_firm: text,
  cus_city: text,
  cus_country_code: z.string(),
  owner: text.describe('name of the owner'),
  cus_is_aktive: flag,
})

export type RepairRow = z.infer<typeof RepairRow>

/** Numbers that cannot be dialled, for those who may correct them. */
export const repairList = defineList({
  path: '/undialable_numbers/list',
  row: RepairRow,
  see: adminOrDealerAdmin,
  export: admin,
  defaultSort: ['id', 'DESC'],
  texts: customerTexts,
  columns: {
    id: { kind: 'number', filter: 'startsWith', width: 80 },
    broken: { filter: 'contains', whole: true, width: 220 },
    cus_surname: { filter: 'startsWith', width: 150 },
    cus_name: { filter: 'startsWith', width: 140 },
    cus_firm: { filter: 'startsWith', width: 200 },
    cus_city: { filter: 'startsWith', width: 140 },
    cus_country_code: { filter: 'equals', options: { list: 'sys_country_code', by: 'key' }, width: 80 },
    owner: { filter: 'startsWith', width: 150 },
    cus_is_aktive: { kind: 'flag', filter: 'equals', width: 80 },
  },
})
