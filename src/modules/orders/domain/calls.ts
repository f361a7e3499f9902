import type { TypesOf } from '#core/calls.ts'
import { documentCalls } from './calls/documents.ts'
import { moneyCalls } from './calls/money.ts'
import { recordCalls } from './calls/records.ts'
import { stepCalls } from './calls/steps.ts'
import { disputeCalls } from './calls/dispute.ts'
import { withdrawalCalls } from './calls/withdrawal.ts'

export * from './calls/documents.ts'
export * from './calls/money.ts'
export * from './calls/records.ts'
export * from './calls/steps.ts'

export const orderCalls = [
  ...recordCalls,
  ...stepCalls,
  ...withdrawalCalls,
  ...disputeCalls,
  ...moneyCalls,
  ...documentCalls,
] as const

declare module '#core/calls.ts' {
  interface CallTypes extends TypesOf<typeof orderCalls> {}
}
