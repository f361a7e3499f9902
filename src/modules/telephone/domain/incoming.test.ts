import { expect, test } from 'vitest'
import { callerNumber, isCaller, whyNotEvent, type PhoneEvent } from './incoming.ts'

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
  ['(0221) 1234567', '+492211234567'],
  ['tel:+492211234567', '+492211234567'],
  ['sip:+492211234567@anlage.example;user=phone', '+492211234567'],
  ['"Anna" <sip:02211234567@anlage.example>', '+492211234567'],
  ['sip:anonymous@anonymous.invalid', null],
  ['"Anonymous" <unknown>', null],
  ['Restricted', null],
  ['**620', null],
  ['*31#02211234567', null],
])('a caller %s is %s', (from, number) => {
  expect(isCaller(from)).toBe(true)
  expect(callerNumber(from, 'DE')).toBe(number)
})

test.each(['0221-ABC4567', 'Anna', '+49 221 x12', 'sip:anna@anlage.example', '0221/1234567 anonymous', '--'])(
  '%s is neither a number nor hidden',
  (from) => {
    expect(isCaller(from)).toBe(false)
    expect(callerNumber(from, 'DE')).toBeNull()
  },
)

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
