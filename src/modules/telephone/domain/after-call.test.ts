import { expect, test } from 'vitest'
import { callBackAfter } from './after-call.ts'

const now = Temporal.Instant.from('2026-11-16T16:41:00+01:00')
const none = { reached: '0', asks_do_not_call: '0', wrong_number: '0' } as const
const reached = { ...none, reached: '1' } as const
const nothing = { rand_tar: null, rand_saat: null }
const at = (rand_tar: string, rand_saat: string | null) => ({ rand_tar, rand_saat })
const agreed = at('2026-11-17', '10:00')

test.each([
  ['nothing was agreed', none, nothing, null, 'as_before'],
  ['a new one is agreed', reached, nothing, agreed, agreed],
  ['a new one replaces a later one', reached, at('2026-12-01', '09:00'), agreed, agreed],
  ['a due one is done by a talk', reached, at('2026-11-16', '16:40'), null, 'none'],
  ['a due one is tried again in an hour', none, at('2026-11-16', '16:40'), null, at('2026-11-16', '17:41')],
  ['one of days ago as well', none, at('2026-11-10', '09:00'), null, at('2026-11-16', '17:41')],
  ['ten minutes early is due', reached, at('2026-11-16', '16:51'), null, 'none'],
  ['a later one stays', reached, at('2026-11-16', '16:52'), null, 'as_before'],
  ['without a time it is due with its day', reached, at('2026-11-16', null), null, 'none'],
  ['tomorrow without a time stays', reached, at('2026-11-17', null), null, 'as_before'],
  [
    'a wrong number is not tried again',
    { ...none, wrong_number: '1' } as const,
    at('2026-11-16', null),
    null,
    'none',
  ],
  ['no more calls', { ...reached, asks_do_not_call: '1' } as const, at('2026-12-01', null), agreed, 'none'],
] as const)('%s', (_case, effects, before, chosen, after) => {
  expect(callBackAfter({ effects, before, agreed: chosen, now, retryMinutes: 60 })).toEqual(after)
})
