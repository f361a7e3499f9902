import type { z } from 'zod'
import { admin, adminOrDealerAdmin } from '#core/actor.ts'
import { defineList } from '#core/lists/list.ts'
import { customerTexts } from '../texts.ts'
import { undialable_numbers } from './stored/undialable_numbers.ts'

export type RepairRow = z.infer<typeof undialable_numbers>

/** Numbers that cannot be dialled, for those who may correct them. */
export const repairList = defineList({
  path: '/undialable_numbers/list',
  row: undialable_numbers,
  see: adminOrDealerAdmin,
  export: admin,
  defaultSort: ['id', 'DESC'],
  texts: customerTexts,
  columns: {
    id: { filter: 'startsWith', width: 80 },
    broken: { filter: 'contains', whole: true, width: 220 },
    cus_surname: { filter: 'startsWith', width: 150 },
    cus_name: { filter: 'startsWith', width: 140 },
    cus_firm: { filter: 'startsWith', width: 200 },
    cus_city: { filter: 'startsWith', width: 140 },
    cus_country_code: { filter: 'equals', options: { list: 'sys_country_code', by: 'key' }, width: 80 },
    owner: { filter: 'startsWith', width: 150 },
    cus_is_aktive: { filter: 'equals', width: 80 },
  },
})
