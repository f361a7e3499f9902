import { sql } from 'kysely'
import { listEndpoint } from '#platform/server/lists/list-endpoint.ts'
import { wineSearch } from '#modules/orders/domain/money/ledger-lists.ts'

/** The line dialog offers what is on sale, to everybody alike. */
export const wineSearchEndpoints = [
  listEndpoint(wineSearch, { from: 'stok_all_list_view', where: () => sql`stok_user_on = '1'` }),
]
