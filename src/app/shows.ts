import type { Shows } from '#core/areas.ts'
import { commissionsShows } from '#modules/commissions/module.web.ts'
import { customersShows } from '#modules/customers/module.web.ts'
import { dashboardShows } from '#modules/dashboard/module.web.ts'
import { definitionsShows } from '#modules/definitions/module.web.ts'
import { mailShows } from '#modules/mail/module.web.ts'
import { ordersShows } from '#modules/orders/module.web.ts'
import { reportsShows } from '#modules/reports/module.web.ts'
import { shippingShows } from '#modules/shipping/module.web.ts'
import { stockShows } from '#modules/stock/module.web.ts'
import { tasksShows } from '#modules/tasks/module.web.ts'
import { usersShows } from '#modules/users/module.web.ts'

/** What each module shows of the stored data. */
export const shows: readonly Shows[] = [
  commissionsShows,
  customersShows,
  dashboardShows,
  definitionsShows,
  mailShows,
  ordersShows,
  reportsShows,
  shippingShows,
  stockShows,
  tasksShows,
  usersShows,
]
