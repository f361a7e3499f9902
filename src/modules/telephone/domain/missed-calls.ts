import { admin, everyone } from '#core/actor.ts'
import { defineCall, savedId } from '#core/calls.ts'
import { rowId } from '#core/fields.ts'
import { listCall } from '#core/lists/list-call.ts'
import { byId } from '#core/record-calls.ts'
import { missedList } from './missed-list.ts'

/** Assigns the caller to a customer, who gets the number and, unless an appointment exists, a call-back. */
export const assignMissed = defineCall({
  path: '/missed_call/assign',
  who: everyone,
  writes: true,
  input: byId.extend({ cus_id: rowId.describe('customer who called') }),
  answer: savedId,
})

/** Takes the caller off the list; whoever calls again is listed again. */
export const dismissMissed = defineCall({
  path: '/missed_call/dismiss',
  who: everyone,
  writes: true,
  forRowsOf: [missedList.path],
  input: byId,
  answer: savedId,
})

/** Undoes the removal. */
export const restoreMissed = defineCall({
  path: '/missed_call/restore',
  who: everyone,
  writes: true,
  forRowsOf: [missedList.path],
  input: byId,
  answer: savedId,
})

/** Erases the number of a caller who is no customer, from every call. */
export const eraseMissed = defineCall({
  path: '/missed_call/erase',
  who: admin,
  writes: true,
  forRowsOf: [missedList.path],
  input: byId,
  answer: savedId,
})

export const missedCalls = [
  listCall(missedList),
  assignMissed,
  dismissMissed,
  restoreMissed,
  eraseMissed,
] as const
