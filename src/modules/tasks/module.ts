import type { ServerModule } from '#platform/server/module.ts'
import { taskScope } from './domain/turns.ts'
import { taskEndpoints } from './server/gorevler.ts'
import { readWaiting } from './server/public.ts'

export const tasks: ServerModule = {
  endpoints: [...taskEndpoints],
  waiting: { notification_list: readWaiting },
  announced: { task: taskScope },
}
