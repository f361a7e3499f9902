/**
 * A note that something waits in the outbox, so that the outbox itself need not be loaded on every screen. It lies
 * outside the data that the end of a session clears, like the outbox.
 */
const nameFor = (user: number) => `wk-chat-waiting-${user}`

export const hasWaiting = (user: number): boolean => localStorage.getItem(nameFor(user)) !== null

export function noteWaiting(user: number, isWaiting: boolean): void {
  if (isWaiting) localStorage.setItem(nameFor(user), '1')
  else localStorage.removeItem(nameFor(user))
}
