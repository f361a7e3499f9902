import type { DomainModule } from '#core/domain-module.ts'
import { euros, whole } from '#core/company/setting-definition.ts'

export const bank = {
  logged: {
    internal:
      'bank_entries.has_taught bulk_id statement_id entry_id debit_runs.batch_id transfer_runs.batch_id evidence',
    count: 'entries booked asks ignored known',
    number: 'import_id account_id',
  },
  settings: {
    write_off_limit: euros('bank', 0.05, 5),
    debit_lead_days: whole('bank', 'days', 2, [1, 14]),
    debit_safe_weeks: whole('bank', 'weeks', 8, [1, 60]),
    debit_draws_charge: { group: 'bank', kind: 'switch', default: '0', isOpen: true },
  },
} satisfies DomainModule
