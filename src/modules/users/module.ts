import type { ServerModule } from '#platform/server/module.ts'
import { signInEndpoints } from './server/sign-in.ts'
import { userEndpoints } from './server/sys_users.ts'

export const users: ServerModule = {
  endpoints: [...signInEndpoints, ...userEndpoints],
}
