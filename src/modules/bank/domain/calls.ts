import type { TypesOf } from '#core/calls.ts'
import { deskCalls } from './calls/desk.ts'

export const bankCalls = [...deskCalls] as const

declare module '#core/calls.ts' {
  interface CallTypes extends TypesOf<typeof bankCalls> {}
}
