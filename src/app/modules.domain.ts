import type { DomainModule } from '#core/domain-module.ts'
import { platform } from '#core/platform.domain.ts'
import { audit } from '#modules/audit/module.domain.ts'
import { bank } from '#modules/bank/module.domain.ts'
import { commissions } from '#modules/commissions/module.domain.ts'
import { consents } from '#modules/consents/module.domain.ts'
import { customers } from '#modules/customers/module.domain.ts'
import { dataIn } from '#modules/data-in/module.domain.ts'
import { definitions } from '#modules/definitions/module.domain.ts'
import { holds } from '#modules/holds/module.domain.ts'
import { mail } from '#modules/mail/module.domain.ts'
import { merging } from '#modules/merging/module.domain.ts'
import { orders } from '#modules/orders/module.domain.ts'
import { reports } from '#modules/reports/module.domain.ts'
import { rights } from '#modules/rights/module.domain.ts'
import { settings } from '#modules/settings/module.domain.ts'
import { shipping } from '#modules/shipping/module.domain.ts'
import { stock } from '#modules/stock/module.domain.ts'
import { tasks } from '#modules/tasks/module.domain.ts'
import { telephone } from '#modules/telephone/module.domain.ts'
import { users } from '#modules/users/module.domain.ts'

/**
 * Every module that brings something to browser and server alike, which `npm run generate` writes to `core/brought`.
 * Within a group the settings are shown in this order.
 */
export const domainModules: readonly DomainModule[] = [
  orders,
  holds,
  shipping,
  bank,
  customers,
  consents,
  telephone,
  commissions,
  platform,
  mail,
  users,
  audit,
  rights,
  stock,
  definitions,
  dataIn,
  merging,
  settings,
  reports,
  tasks,
]
