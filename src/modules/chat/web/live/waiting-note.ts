/**
 * A flag that the outbox has messages, so that the outbox need not be loaded on every screen. Like the outbox it
 * is not cleared with the session.
 */
const nameFor = (user: number) => `wk-chat-waiting-${user}`

export const hasWaiting = (user: number): boolean => localStorage.getItem(nameFor(user)) !== null

export function noteWaiting(user: number, isWaiting: boolean): void {
  if (isWaiting) localStorage.setItem(nameFor(user), '1')
  else localStorage.removeItem(nameFor(user))
}
