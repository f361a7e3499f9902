import type { ServerModule } from '#platform/server/module.ts'
import { changeInWords } from './domain/audit-cells.ts'
import { auditEndpoints } from './server/audit.ts'
import { startHeadMails } from './server/head-mails.ts'

export const audit: ServerModule = {
  endpoints: auditEndpoints,
  jobs: [startHeadMails],
  namesOfChange: changeInWords,
}
