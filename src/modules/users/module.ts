import type { ServerModule } from '#platform/server/module.ts'
import { codeMail } from './server/code-sending.ts'
import { lockMail, resetLinkMail } from './server/password-reset.ts'
import { signInEndpoints } from './server/sign-in.ts'
import { userEndpoints } from './server/sys_users.ts'
import { tidying } from './server/tidying.ts'

export const users: ServerModule = {
  endpoints: [...signInEndpoints, ...userEndpoints],
  tidying,
  secretMails: (settings) => ({
    reset_password: resetLinkMail(settings),
    account_locked: lockMail(settings),
    sign_in_code: codeMail('sign_in'),
    test_code: codeMail('test'),
  }),
}
