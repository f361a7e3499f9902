import { expect, test } from 'vitest'
import { defaultSettings } from './company-settings.ts'
import { problemsOf } from './settings-problems.ts'

test.each([
  ['the defaults', {}, {}],
  [
    'calls from 21 to 9',
    { calling_from: 21, calling_to: 9 },
    { calling_to: { code: 'too_small', params: { min: 22 } } },
  ],
  [
    'no hour at all',
    { calling_from: 20, calling_to: 20 },
    { calling_to: { code: 'too_small', params: { min: 21 } } },
  ],
  ['one hour', { calling_from: 20, calling_to: 21 }, {}],
  ['no address', { bounce_address: 'nobody' }, { bounce_address: { code: 'not_email' } }],
  ['an address', { bounce_address: 'zurueck@wein.example' }, {}],
  ['an empty notice', { withdrawal_notice: ' \n ' }, { withdrawal_notice: { code: 'requiredField' } }],
  [
    'an empty notice that is not printed',
    { withdrawal_notice: '', withdrawal_notice_on: 'none' as const },
    {},
  ],
])('%s', (_, changes, problems) => {
  expect(problemsOf({ ...defaultSettings, ...changes })).toEqual(problems)
})
