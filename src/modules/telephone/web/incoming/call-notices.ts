import { watchIncoming } from './incoming.ts'
import { watchReminders } from '../reminders.ts'

/** Listens from the start for what concerns the person: call-backs that are due, and calls that ring. */
export function watchCalls(): void {
  watchReminders()
  watchIncoming()
}
