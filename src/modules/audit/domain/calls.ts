import type { TypesOf } from '#core/calls.ts'
import { listCall } from '#core/list-call.ts'
import { auditList } from './audit-list.ts'

export const listChanges = listCall(auditList)

const auditCalls = [listChanges] as const

declare module '#core/calls.ts' {
  interface CallTypes extends TypesOf<typeof auditCalls> {}
}
