import type { DomainModule } from './domain-module.ts'
import { whole } from './company/setting-definition.ts'

/** What the platform brings itself, as each module does. */
export const platform = {
  settings: {
    bounce_address: { group: 'mail', kind: 'text', default: '', max: 150 },
    session_idle_minutes: whole('access', 'minutes', 60, [5, 720]),
    session_hours: whole('access', 'hours', 12, [1, 24]),
    remember_days: whole('access', 'days', 30, [1, 90]),
    backup_time: { group: 'backup', kind: 'time', default: '02:30', isOpen: true },
    backup_keep: whole('backup', 'count', 14, [1, 365]),
  },
} satisfies DomainModule
