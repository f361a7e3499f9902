import type { ServerModule } from '#platform/server/module.ts'
import { openItemEndpoints } from './server/open_item.ts'

export const bank: ServerModule = {
  endpoints: [...openItemEndpoints],
}
