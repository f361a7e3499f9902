import { afterEach, expect, test } from 'vitest'
import type { RefusalStatus } from '#core/envelope.ts'
import './session/browser.fixture.ts'
import { CallError } from './api.ts'
import { helpRequest, knownRemedies } from './records/requests.ts'
import { errorToast } from './toasts/toasts.ts'

const refused = (code: string, fields?: RefusalStatus['fields']) =>
  new CallError({ isContinue: false, code, message: 'Nein.', ...(fields ? { fields } : {}) })

afterEach(() => {
  knownRemedies.set(new Set())
  helpRequest.set(null)
})

test('a refusal that the help knows offers what to do about it', () => {
  knownRemedies.set(new Set(['discount_above_limit']))
  const toast = errorToast(refused('discount_above_limit'))
  expect(toast?.actions?.map(({ label }) => label)).toEqual(['Was tun?'])
  toast?.actions?.[0]?.run()
  expect(helpRequest.get()).toBe('remedy:discount_above_limit')
})

test('others offer nothing, nor does a hint at a field', () => {
  knownRemedies.set(new Set(['discount_above_limit']))
  expect(errorToast(refused('something_else'))?.actions).toBeUndefined()
  expect(errorToast(new Error('broken'))?.actions).toBeUndefined()
  const hint = refused('discount_above_limit', { discount: 'too_large' })
  expect(errorToast(hint)?.actions).toBeUndefined()
})
