import { bank } from '#modules/bank/module.web.ts'
import { bulk } from '#modules/bulk/module.web.ts'
import { audit } from '#modules/audit/module.web.ts'
import { backups } from '#modules/backups/module.web.ts'
import { telephone } from '#modules/telephone/module.web.ts'
import { chat } from '#modules/chat/module.web.ts'
import { cockpit } from '#modules/cockpit/module.web.ts'
import { commissions } from '#modules/commissions/module.web.ts'
import { customers } from '#modules/customers/module.web.ts'
import { dashboard } from '#modules/dashboard/module.web.ts'
import { dataIn } from '#modules/data-in/module.web.ts'
import { definitions } from '#modules/definitions/module.web.ts'
import { dunning } from '#modules/dunning/module.web.ts'
import { help } from '#modules/help/module.web.ts'
import { holds } from '#modules/holds/module.web.ts'
import { mail } from '#modules/mail/module.web.ts'
import { merging } from '#modules/merging/module.web.ts'
import { orders } from '#modules/orders/module.web.ts'
import { reports } from '#modules/reports/module.web.ts'
import { rights } from '#modules/rights/module.web.ts'
import { search } from '#modules/search/module.web.ts'
import { settings } from '#modules/settings/module.web.ts'
import { setup } from '#modules/setup/module.web.ts'
import { shipping } from '#modules/shipping/module.web.ts'
import { stock } from '#modules/stock/module.web.ts'
import { suggest } from '#modules/suggest/module.web.ts'
import { tasks } from '#modules/tasks/module.web.ts'
import { users } from '#modules/users/module.web.ts'
import type { WebModule } from '#platform/web/module.ts'

/** Every module that the browser has. */
export const webModules: readonly WebModule[] = [
  dashboard,
  cockpit,
  orders,
  bank,
  telephone,
  tasks,
  dunning,
  customers,
  merging,
  stock,
  holds,
  suggest,
  shipping,
  reports,
  commissions,
  definitions,
  settings,
  users,
  backups,
  mail,
  chat,
  search,
  bulk,
  audit,
  rights,
  dataIn,
  setup,
  help,
]
