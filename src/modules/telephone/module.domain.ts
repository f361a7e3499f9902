import type { DomainModule } from '#core/domain-module.ts'
import { whole } from '#core/company/setting-definition.ts'

export const telephone = {
  logged: { internal: 'talk_id call_id' },
  settings: {
    callback_share_minutes: whole('calls', 'minutes', 30, [0, 1_440]),
    callback_return_days: whole('calls', 'days', 14, [1, 365]),
    callback_retry_minutes: whole('calls', 'minutes', 60, [5, 1_440]),
    reorder_pause_days: whole('calls', 'days', 7, [0, 365]),
    queue_weight_overdue: whole('calls', 'count', 120, [0, 1_000]),
    queue_weight_callback: whole('calls', 'count', 100, [0, 1_000]),
    queue_weight_promise: whole('calls', 'count', 90, [0, 1_000]),
    queue_weight_shared: whole('calls', 'count', 80, [0, 1_000]),
    queue_weight_reorder: whole('calls', 'count', 60, [0, 1_000]),
    queue_weight_birthday: whole('calls', 'count', 50, [0, 1_000]),
    queue_weight_own: whole('calls', 'count', 10, [0, 1_000]),
  },
} satisfies DomainModule
