import type { HoldNotice } from '#modules/stock/domain/hold-notices.ts'
import { tell } from '#platform/web/language.tsx'
import { onNotice } from '#platform/web/realtime.ts'
import { toastWarning } from '#platform/web/toasts.ts'
import { holdNoticeTexts } from './notice-texts.ts'

/** A colleague's wave stays long enough to be read during a call. */
const NOTICE_MS = 15_000

/** Shows whoever holds bottles what happens to them. */
export function watchHoldNotices(): void {
  onNotice<HoldNotice>('hold_notice', ({ kind, ...facts }) =>
    toastWarning(tell(holdNoticeTexts, kind, facts), NOTICE_MS),
  )
}
