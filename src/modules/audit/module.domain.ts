import type { DomainModule } from '#core/domain-module.ts'

export const audit = {
  settings: { mail_heads: { group: 'backup', kind: 'switch', default: '1' } },
} satisfies DomainModule
