import type { ServerModule } from '#platform/server/module.ts'
import { outboxEndpoints } from './server/mail_outbox.ts'

export const mail: ServerModule = {
  endpoints: [...outboxEndpoints],
}
