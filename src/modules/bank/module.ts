import type { ServerModule } from '#platform/server/module.ts'
import { accountEndpoints } from './server/accounts.ts'
import { entryEndpoints } from './server/bank_entry.ts'
import { importEndpoints } from './server/bank_import.ts'
import { debitItemEndpoint } from './server/debit_item.ts'
import { debitEndpoints } from './server/debit_run.ts'
import { bulkEndpoints } from './server/bulk-booking.ts'
import { demoEndpoints } from './server/demo-statement.ts'
import { mandateEndpoints } from './server/mandate.ts'
import { openItemEndpoints } from './server/open_item.ts'
import { refusedDebitEndpoints } from './server/refused-debits.ts'
import { transferEndpoints } from './server/transfer_run.ts'

export const bank: ServerModule = {
  endpoints: [
    ...openItemEndpoints,
    ...importEndpoints,
    ...entryEndpoints,
    ...bulkEndpoints,
    ...accountEndpoints,
    ...demoEndpoints,
    ...mandateEndpoints,
    ...debitEndpoints,
    debitItemEndpoint,
    ...refusedDebitEndpoints,
    ...transferEndpoints,
  ],
}
