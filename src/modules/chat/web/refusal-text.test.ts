// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { CallError } from '#platform/web/api.ts'
import { toasts } from '#platform/web/toasts/toasts.ts'
import { waiting } from './chat.fixture.ts'
import { chatError, chatWarning } from './live/chat-toasts.ts'
import { afterFailure } from './compose/outbox-queue.ts'
import { refusalText } from './refusal-text.ts'

beforeEach(() => toasts.set([]))

describe('why a message was not sent', () => {
  test.each([
    ['ERR_500', 'System error. Reference: a1b2.', 'System error. Reference: a1b2.'],
    ['file_too_large', 'At most 10 MB.', 'File is Too Big'],
    ['something without words', '', null],
  ])('%s', (code, words, text) => {
    const failed = afterFailure(waiting('x'), { code, words, isRefusal: true })
    expect(refusalText(failed)).toBe(text)
  })

  test('a lost connection is no refusal', () => {
    expect(
      refusalText(afterFailure(waiting('x'), { code: 'ERR_500', words: 'no', isRefusal: false })),
    ).toBeNull()
  })
})

test('warnings and errors of the chat stay for three seconds', () => {
  const refusal = new CallError({ isContinue: false, code: 'chat_contact_blocked', message: '' })
  chatWarning('zu lang')
  chatError(refusal)
  expect(toasts.get().map(({ duration }) => duration)).toEqual([3_000, 3_000])
})
