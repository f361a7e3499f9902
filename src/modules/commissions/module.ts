import type { ServerModule } from '#platform/server/module.ts'
import { accountDocumentEndpoints } from './server/account-documents.ts'
import { accountEndpoints } from './server/commission_account.ts'
import { advanceEndpoints } from './server/personel_odeme.ts'
import { payeeAccountEndpoints } from './server/payee_account.ts'
import { commissionEndpoints } from './server/prim_listesi.ts'
import { calendarEndpoints } from './server/statement-calendar.ts'
import { slipEndpoints } from './server/prim_odeme_fis.ts'

export const commissions: ServerModule = {
  endpoints: [
    ...commissionEndpoints,
    ...accountEndpoints,
    ...accountDocumentEndpoints,
    ...calendarEndpoints,
    ...advanceEndpoints,
    ...slipEndpoints,
    ...payeeAccountEndpoints,
  ],
}
