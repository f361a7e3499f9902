import type { DomainModule } from '#core/domain-module.ts'
import { whole } from '#core/company/setting-definition.ts'

export const rights = {
  logged: { count: 'kept_count' },
  settings: {
    retention_invoice_years: whole('privacy', 'years', 8, [6, 30]),
    retention_ledger_years: whole('privacy', 'years', 10, [6, 30]),
    retention_letter_years: whole('privacy', 'years', 6, [1, 30]),
    retention_caller_days: whole('privacy', 'days', 90, [1, 365]),
    access_note: { group: 'privacy', kind: 'text', default: '', max: 4_000, lines: 4 },
    retention_mandate_months: whole('privacy', 'months', 14, [14, 120]),
  },
} satisfies DomainModule
