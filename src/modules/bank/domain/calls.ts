import type { TypesOf } from '#core/calls.ts'
import { deskCalls } from './calls/desk.ts'
import { mandateCalls } from './calls/mandates.ts'
import { runCalls } from './calls/runs.ts'
import { statementCalls } from './calls/statements.ts'

export * from './calls/desk.ts'
export * from './calls/mandates.ts'
export * from './calls/runs.ts'
export * from './calls/statements.ts'

export const bankCalls = [...deskCalls, ...statementCalls, ...mandateCalls, ...runCalls] as const

declare module '#core/calls.ts' {
  interface CallTypes extends TypesOf<typeof bankCalls> {}
}
