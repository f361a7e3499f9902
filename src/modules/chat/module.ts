import type { ServerModule } from '#platform/server/module.ts'
import { chatEndpoints } from './server/endpoints.ts'

export const chat: ServerModule = {
  endpoints: [...chatEndpoints],
}
