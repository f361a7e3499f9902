import type { ServerModule } from '#platform/server/module.ts'
import { analysisEndpoints } from './server/analysis.ts'
import { conversationReportEndpoint } from './server/conversations.ts'
import { startFolding } from './server/figures.ts'
import { startReportMailing } from './server/mailing.ts'
import { reconciliationEndpoint } from './server/reconciliation.ts'
import { salesEndpoints } from './server/sales.ts'
import { savedReportEndpoints } from './server/saved_report.ts'
import { turnoverEndpoints } from './server/turnover.ts'

export const reports: ServerModule = {
  endpoints: [
    ...salesEndpoints,
    ...turnoverEndpoints,
    reconciliationEndpoint,
    conversationReportEndpoint,
    ...analysisEndpoints,
    ...savedReportEndpoints,
  ],
  jobs: [startReportMailing, startFolding],
}
