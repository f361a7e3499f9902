import type { TypesOf } from '#core/calls.ts'
import { listCall } from '#core/lists/list-call.ts'
import {
  changeSecret,
  checkSecret,
  createUser,
  getSettings,
  getUser,
  liftPause,
  listPauses,
  listUsers,
  refreshBrowsers,
  sendTestCode,
  switchCodes,
} from './calls/administration.ts'
import {
  confirmCode,
  login,
  logout,
  requestResetLink,
  resetPassword,
  resumeSession,
  sendCodeAgain,
} from './calls/sign-in.ts'
import { errorLogList } from './error-log.ts'
import { securityEventList } from './security-events.ts'

export * from './calls/administration.ts'
export * from './calls/sign-in.ts'

export const userCalls = [
  listCall(errorLogList),
  listCall(securityEventList),
  listUsers,
  getUser,
  createUser,
  checkSecret,
  listPauses,
  liftPause,
  getSettings,
  sendTestCode,
  switchCodes,
  changeSecret,
  refreshBrowsers,
  login,
  resumeSession,
  logout,
  sendCodeAgain,
  confirmCode,
  requestResetLink,
  resetPassword,
] as const

declare module '#core/calls.ts' {
  interface CallTypes extends TypesOf<typeof userCalls> {}
}
