import type { DomainModule } from '#core/domain-module.ts'

export const reports = {
  logged: { number: 'send_hour send_day' },
} satisfies DomainModule
