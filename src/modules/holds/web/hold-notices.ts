import type { HoldNotice } from '#modules/stock/domain/hold-notices.ts'
import { tell } from '#platform/web/language.tsx'
import { onNotice } from '#platform/web/realtime.ts'
import { toastWarning } from '#platform/web/toasts/toasts.ts'
import { holdNoticeTexts } from './notice-texts.ts'

/** A colleague's notice stays long enough to be read during a call. */
const NOTICE_MS = 15_000

/** Shows notices about the bottles that the user holds. */
export function watchHoldNotices(): void {
  onNotice<HoldNotice>('hold_notice', ({ kind, ...facts }) =>
    toastWarning(tell(holdNoticeTexts, kind, facts), NOTICE_MS),
  )
}
