import type { ServerModule } from '#platform/server/module.ts'
import { taskEndpoints } from './server/gorevler.ts'

export const tasks: ServerModule = {
  endpoints: [...taskEndpoints],
}
