import type { ServerModule } from '#platform/server/module.ts'
import { bounceEndpoints } from './server/mail_bounce.ts'
import { outboxEndpoints } from './server/mail_outbox.ts'
import { testMailEndpoint } from './server/test-mail.ts'

export const mail: ServerModule = {
  endpoints: [...outboxEndpoints, ...bounceEndpoints, testMailEndpoint],
}
