import { expect, test } from 'vitest'
import { callerNumber, whyNotEvent, type PhoneEvent } from './incoming.ts'

test.each([
  ['492211234567', '+492211234567'],
  ['436641234567', '+436641234567'],
  ['+49 221 1234567', '+492211234567'],
  ['0049 221 1234567', '+492211234567'],
  ['0221 1234567', '+492211234567'],
  ['anonymous', null],
  ['23', null],
  ['', null],
  [null, null],
  ['0221-ABC4567', null],
])('a caller %s is %s', (from, number) => {
  expect(callerNumber(from, 'DE')).toBe(number)
})

const ringing = { answered_at: null, ended_at: null }
const answered = { ...ringing, answered_at: '2026-11-16T10:00:00Z' }
const over = { ...ringing, ended_at: '2026-11-16T10:00:00Z' }

test.each<[PhoneEvent, typeof over | typeof answered | typeof ringing | null, string | null]>([
  ['newCall', null, null],
  ['newCall', ringing, 'phone_event_replayed'],
  ['newCall', over, 'phone_event_replayed'],
  ['answer', null, 'phone_call_unknown'],
  ['answer', ringing, null],
  ['answer', answered, 'phone_event_replayed'],
  ['answer', over, 'phone_event_replayed'],
  ['hangup', null, 'phone_call_unknown'],
  ['hangup', ringing, null],
  ['hangup', answered, null],
  ['hangup', over, 'phone_event_replayed'],
])('%s after %j: %s', (event, call, code) => {
  expect(whyNotEvent(event, call)?.code ?? null).toBe(code)
})
