import type { TypesOf } from '#core/calls.ts'
import { deskCalls } from './calls/desk.ts'
import { statementCalls } from './calls/statements.ts'

export const bankCalls = [...deskCalls, ...statementCalls] as const

declare module '#core/calls.ts' {
  interface CallTypes extends TypesOf<typeof bankCalls> {}
}
