import type { DomainModule } from '#core/domain-module.ts'

export const dataIn = {
  logged: {
    internal: 'worker beat_at sheets',
    count: 'done errors repairs left_out',
    number: 'data_in_id',
  },
} satisfies DomainModule
