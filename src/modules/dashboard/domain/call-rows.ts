import type { z } from 'zod'
import { admin, adminOrDealerAdmin, everyone } from '#core/actor.ts'
import { defineList } from '#core/lists/list.ts'
import { callTexts } from '../call-texts.ts'
import { gorusme_zaman } from '#modules/customers/domain/stored/gorusme_zaman.ts'

export type CallRow = z.infer<typeof gorusme_zaman>

const shared = {
  row: gorusme_zaman,
  export: admin,
  search: false,
  defaultSort: ['zaman', 'DESC'],
  texts: callTexts,
  columns: {
    zaman: { width: 140 },
    descp: { lookup: { list: 'sys_gorusme_asama', key: 'sts' }, width: 160 },
    reached: { width: 90 },
    cus_firm: { filter: 'contains', width: 150 },
    cus_name: { filter: 'contains', width: 110 },
    cus_surname: { filter: 'contains', width: 120 },
    name_surname: { filter: 'contains', width: 140 },
    note: { filter: 'contains', width: 240 },
  },
  unseen: ['id', 'sts', 'cus_id', 'per_id', 'bayi', 'hafta_gun', 'saat'],
} as const

/** The conversations behind the funnel and behind a cell of the heat map. */
export const callList = defineList({ path: '/gorusme_zaman/list', see: adminOrDealerAdmin, ...shared })

/** The conversations that a person had. */
export const ownCallList = defineList({ path: '/gorusmelerim/list', see: everyone, ...shared })
