/** The line to the server as the chat shows it; 'back' for a moment after it was away. */
export type Line = 'starting' | 'online' | 'offline' | 'back'

/** How the line shows next, by what the notices and the browser say. */
export function nextLine(before: Line, isConnected: boolean, hasNetwork: boolean): Line {
  if (isConnected && hasNetwork) {
    if (before === 'offline') return 'back'
    return before === 'starting' ? 'online' : before
  }
  // The first connection is only slow, not lost, as long as the browser sees a network.
  return before === 'starting' && hasNetwork ? before : 'offline'
}
