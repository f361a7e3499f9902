import type { ServerModule } from '#platform/server/module.ts'
import { chatEndpoints } from './server/endpoints.ts'
import { conversationsOf } from './server/entries.ts'
import { chatHooks } from './server/window-hooks.ts'

export const chat: ServerModule = {
  endpoints: [...chatEndpoints],
  waiting: { chat_list: conversationsOf },
  windowHooks: chatHooks,
}
