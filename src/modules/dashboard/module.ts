import type { ServerModule } from '#platform/server/module.ts'
import { dashboardEndpoints } from './server/dashboard_report.ts'
import { managerEndpoints } from './server/manager-report.ts'
import { todayEndpoints } from './server/today.ts'

export const dashboard: ServerModule = {
  endpoints: [...dashboardEndpoints, ...managerEndpoints, ...todayEndpoints],
}
