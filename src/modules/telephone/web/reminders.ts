import { businessTime } from '#core/days/dates.ts'
import { write } from '#platform/web/api.ts'
import { tell } from '#platform/web/language.tsx'
import { watchRecords } from '#platform/web/live/watch-records.ts'
import { connected } from '#platform/web/realtime.ts'
import { serverNow } from '#platform/web/session/server-clock.ts'
import { currentSession } from '#platform/web/session/session.ts'
import { showToast } from '#platform/web/toasts/toasts.ts'
import type { ReminderRow } from '../domain/reminder-calls.ts'
import { waitFor } from '../domain/reminders.ts'
import { openCustomer } from './open-customer.ts'
import { desktopNotice } from './incoming/desktop-notices.ts'
import { reminderTexts } from './reminder-texts.ts'

/** Writes of others may add a call-back; it is fetched at most this often. */
const ASK_EVERY_MS = 60_000
/** How long a reminder is shown: long enough to finish a conversation. */
const SHOWN_MS = 60_000
/** More overdue call-backs than this are summed up in one toast. */
const TOLD_ONE_BY_ONE = 3

let timer: ReturnType<typeof setTimeout> | null = null
let waiting: ReturnType<typeof setTimeout> | null = null
let greeted: number | null = null
let askedAt = -ASK_EVERY_MS

function show(message: string, cus_id: number, isOverdue: boolean): void {
  const open = () => openCustomer(cus_id)
  showToast({
    message,
    color: isOverdue ? 'red' : 'orange',
    duration: SHOWN_MS,
    actions: [{ label: tell(reminderTexts, 'open_now'), run: open }],
  })
  desktopNotice(tell(reminderTexts, 'title'), message, open)
}

function tellOf(rows: readonly ReminderRow[]): void {
  const overdue = rows.filter(({ is_overdue }) => is_overdue)
  const [first] = overdue
  if (first && overdue.length > TOLD_ONE_BY_ONE)
    show(tell(reminderTexts, 'overdue_many', { count: overdue.length, name: first.name }), first.cus_id, true)
  for (const { cus_id, name, due, is_overdue } of rows) {
    if (is_overdue && overdue.length > TOLD_ONE_BY_ONE) continue
    const time = businessTime(Temporal.Instant.from(due))
    show(tell(reminderTexts, is_overdue ? 'overdue' : 'soon', { name, time }), cus_id, is_overdue)
  }
}

async function ask(): Promise<void> {
  const session = currentSession()
  if (!session) return
  const with_overdue = greeted !== session.user.id
  greeted = session.user.id
  askedAt = performance.now()
  try {
    const { datalist, next_at } = await write('/call/remind', { with_overdue })
    tellOf(datalist)
    if (timer !== null) clearTimeout(timer)
    const wait = waitFor(next_at, serverNow())
    timer = wait === null ? null : setTimeout(() => void ask(), wait)
  } catch (error) {
    if (with_overdue) greeted = null
    console.warn('call-backs could not be read', error)
  }
}

/** Asks once for many changes. */
function askLater(): void {
  waiting ??= setTimeout(
    () => {
      waiting = null
      void ask()
    },
    Math.max(1_000, askedAt + ASK_EVERY_MS - performance.now()),
  )
}

/** Reminds of own call-backs on every screen; the server tells each of them to one window only. */
export function watchReminders(): void {
  watchRecords({ area: 'customers', of: 'own' }, askLater)
  connected.subscribe(() => {
    if (connected.get()) void ask()
  })
}
