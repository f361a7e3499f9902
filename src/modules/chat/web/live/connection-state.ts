/** The connection to the server as the chat shows it; 'back' for a moment after it was away. */
export type ConnectionState = 'starting' | 'online' | 'offline' | 'back'

/** The next state, by what the notices and the browser report. */
export function nextConnectionState(
  before: ConnectionState,
  isConnected: boolean,
  hasNetwork: boolean,
): ConnectionState {
  if (isConnected && hasNetwork) {
    if (before === 'offline') return 'back'
    return before === 'starting' ? 'online' : before
  }
  // A first connection that takes long is not shown as offline while the browser has a network.
  return before === 'starting' && hasNetwork ? before : 'offline'
}
