import type { TypesOf } from '#core/calls.ts'
import { entryCalls } from './calls/entries.ts'
import { messageCalls } from './calls/messages.ts'
import { peopleCalls } from './calls/people.ts'
import { pushCalls } from './calls/push.ts'
import { roomCalls } from './calls/rooms.ts'

export * from './calls/entries.ts'
export * from './calls/messages.ts'
export * from './calls/people.ts'
export * from './calls/push.ts'
export * from './calls/rooms.ts'

export const chatCalls = [...entryCalls, ...messageCalls, ...roomCalls, ...peopleCalls, ...pushCalls] as const

declare module '#core/calls.ts' {
  interface CallTypes extends TypesOf<typeof chatCalls> {}
}
