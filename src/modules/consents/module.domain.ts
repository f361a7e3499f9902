import type { DomainModule } from '#core/domain-module.ts'
import { whole, type Setting } from '#core/company/setting-definition.ts'

/** A country follows the company's rule unless it has one of its own. */
const ofCountry: Setting = {
  group: 'calls',
  kind: 'choice',
  default: 'general',
  options: ['general', 'off', 'warn', 'enforce'],
  isOpen: true,
}

export const consents = {
  settings: {
    calling_from: whole('calls', 'hours', 8, [0, 23]),
    calling_to: whole('calls', 'hours', 20, [1, 24]),
    calling_strictness: {
      group: 'calls',
      kind: 'choice',
      default: 'warn',
      options: ['off', 'warn', 'enforce'],
      isOpen: true,
    },
    calling_strictness_de: ofCountry,
    calling_strictness_at: ofCountry,
    calling_strictness_ch: ofCountry,
    mailing_strictness: {
      group: 'calls',
      kind: 'choice',
      default: 'warn',
      options: ['off', 'warn', 'enforce'],
    },
    consent_keep_years: whole('calls', 'count', 5, [5, 30]),
  },
} satisfies DomainModule
