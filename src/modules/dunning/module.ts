import type { ServerModule } from '#platform/server/module.ts'
import { reminderProposalEndpoint } from './server/uyari_oneri.ts'

export const dunning: ServerModule = {
  endpoints: [reminderProposalEndpoint],
}
