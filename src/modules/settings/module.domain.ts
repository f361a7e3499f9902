import type { DomainModule } from '#core/domain-module.ts'

export const settings = {
  logged: { count: 'width', number: 'set_to' },
} satisfies DomainModule
