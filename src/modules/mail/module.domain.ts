import type { DomainModule } from '#core/domain-module.ts'
import { whole } from '#core/company/setting-definition.ts'

export const mail = {
  records: { '/mail_outbox': 'mail' },
  settings: {
    mails_per_minute: whole('mail', 'count', 10, [1, 1_000]),
    mails_per_hour: whole('mail', 'count', 100, [1, 10_000]),
  },
} satisfies DomainModule
