import type { z } from 'zod'
import { admin } from '#core/actor.ts'
import { defineList } from '#core/lists/list.ts'
import { commissionTexts } from '../texts.ts'
import { PayoutType } from './commission.ts'
import { prim_listesi } from './stored/prim_listesi.ts'

/** The flag that says that a side has got its commission. */
export const openFlag = { [PayoutType.staff]: 'per_odeme', [PayoutType.dealer]: 'bayi_odeme' } as const

export type CommissionRow = z.infer<typeof prim_listesi>

/** What orders earn. The wire calls it prim_listesi_getir; the list screen asks under the usual name. */
export const commissionList = defineList({
  path: '/prim_listesi/list',
  row: prim_listesi,
  export: admin,
  pageSize: 500,
  maxLimit: 2000,
  defaultSort: ['f_odeme_tar', 'DESC'],
  texts: commissionTexts,
  columns: {
    alici: { filter: 'contains', width: 125 },
    f_no: { filter: 'startsWith', width: 105 },
    f_odeme_tar: { width: 115 },
    cus_firm: { filter: 'contains', width: 110 },
    cus_name: { filter: 'contains', width: 95 },
    cus_surname: { filter: 'contains', width: 110 },
    net_t: { sum: true, width: 100 },
    yuzde: { percent: true, width: 48 },
    prim_net: { sum: true, width: 100 },
    prim_brut: { sum: true, width: 100 },
  },
  unseen: [
    'f_tarih',
    'g_toplam',
    'id',
    'tip',
    'alici_id',
    'per_id',
    'per_name',
    'bayi_id',
    'firma',
    'upper_firm',
    'cus_id',
    'cus_code',
    's_tar',
    's_gon_tar',
    's_is_teklif',
    'per_odeme',
    'bayi_odeme',
    'sd_cancel_on',
    'fd_fon',
    'f_close',
    'f_status',
    'yeniden',
    'silinen',
    'version',
  ],
})
