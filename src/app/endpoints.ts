import { audit } from '#modules/audit/module.ts'
import { backups } from '#modules/backups/module.ts'
import { bulk } from '#modules/bulk/module.ts'
import { bank } from '#modules/bank/module.ts'
import { telephone } from '#modules/telephone/module.ts'
import { chat } from '#modules/chat/module.ts'
import { commissions } from '#modules/commissions/module.ts'
import { customers } from '#modules/customers/module.ts'
import { dashboard } from '#modules/dashboard/module.ts'
import { dataIn } from '#modules/data-in/module.ts'
import { definitions } from '#modules/definitions/module.ts'
import { dunning } from '#modules/dunning/module.ts'
import { handover } from '#modules/handover/module.ts'
import { help } from '#modules/help/module.ts'
import { holds } from '#modules/holds/module.ts'
import { mail } from '#modules/mail/module.ts'
import { merging } from '#modules/merging/module.ts'
import { orders } from '#modules/orders/module.ts'
import { reports } from '#modules/reports/module.ts'
import { rights } from '#modules/rights/module.ts'
import { search } from '#modules/search/module.ts'
import { settings } from '#modules/settings/module.ts'
import { setup } from '#modules/setup/module.ts'
import { shipping } from '#modules/shipping/module.ts'
import { stock } from '#modules/stock/module.ts'
import { suggest } from '#modules/suggest/module.ts'
import { tasks } from '#modules/tasks/module.ts'
import { users } from '#modules/users/module.ts'
import type { Endpoint } from '#platform/server/calls/endpoint.ts'
import type { Tidying } from '#platform/server/work/housekeeping.ts'
import { refuseUnmasked } from '#platform/server/calls/masked.ts'
import type { ServerModule } from '#platform/server/module.ts'
import { platform } from '#platform/server/platform.ts'
import { describing } from './api-description.ts'

/** Every module that the server has, and the platform's own calls. */
export const serverModules: readonly ServerModule[] = [
  users,
  backups,
  definitions,
  settings,
  stock,
  customers,
  holds,
  suggest,
  orders,
  bank,
  telephone,
  dunning,
  shipping,
  commissions,
  mail,
  dashboard,
  reports,
  tasks,
  chat,
  search,
  handover,
  help,
  merging,
  rights,
  audit,
  dataIn,
  setup,
  bulk,
  platform,
]

/** What the modules delete by themselves. */
export const tidyings: readonly Tidying[] = serverModules.flatMap(({ tidying }) => tidying ?? [])

export const apiDescription = describing(() => endpoints)

/** Every call the product answers. */
export const endpoints: readonly Endpoint[] = [
  ...serverModules.flatMap((module) => module.endpoints),
  apiDescription,
]

refuseUnmasked(endpoints, new Set(serverModules.flatMap(({ masked = [] }) => masked)))

/** All endpoints by path, aliases included. */
export const callsByPath: ReadonlyMap<string, Endpoint> = new Map(
  endpoints.flatMap((endpoint) =>
    [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => [path, endpoint] as const),
  ),
)
