import type { DomainModule } from '#core/domain-module.ts'

export const merging = {
  logged: { number: 'from_id to_id merged_into' },
} satisfies DomainModule
