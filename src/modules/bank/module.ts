import type { ServerModule } from '#platform/server/module.ts'
import { accountEndpoints } from './server/accounts.ts'
import { entryEndpoints } from './server/bank_entry.ts'
import { importEndpoints } from './server/bank_import.ts'
import { demoEndpoints } from './server/demo-statement.ts'
import { openItemEndpoints } from './server/open_item.ts'

export const bank: ServerModule = {
  endpoints: [
    ...openItemEndpoints,
    ...importEndpoints,
    ...entryEndpoints,
    ...accountEndpoints,
    ...demoEndpoints,
  ],
}
