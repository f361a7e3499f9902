import type { DomainModule } from '#core/domain-module.ts'
import { whole } from '#core/company/setting-definition.ts'

export const holds = {
  settings: {
    hold_minutes: whole('terms', 'minutes', 8, [1, 60]),
    hold_bottles: whole('terms', 'count', 40, [1, 1_000]),
    hold_drafts: whole('terms', 'count', 3, [1, 20]),
  },
} satisfies DomainModule
