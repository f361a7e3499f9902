import { entryEndpoints } from './entries.ts'
import { messageEndpoints } from './messages.ts'
import { profileEndpoints } from './profiles.ts'
import { pushEndpoints } from './push.ts'
import { roomEndpoints } from './rooms.ts'
import { watermarkEndpoints } from './watermarks.ts'

/** Every call of the chat. */
export const chatEndpoints = [
  ...entryEndpoints,
  ...messageEndpoints,
  ...watermarkEndpoints,
  ...roomEndpoints,
  ...profileEndpoints,
  ...pushEndpoints,
]
