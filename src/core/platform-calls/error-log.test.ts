import { expect, test } from 'vitest'
import { ErrorReport, withoutSecrets } from './error-log.ts'

test.each([
  ['POST {"sesion_id":"abc-123","id":4}', 'POST {"sesion_id":"…","id":4}'],
  ['user_pass=Geheim1 & more', 'user_pass=… & more'],
  ["{ secret_input: 'Geheim1' }", "{ secret_input: '…' }"],
  ['/ResetPassword?reset_link=xyz&email=a@b.c', '/ResetPassword?reset_link=…&email=a@b.c'],
  ['the session is over', 'the session is over'],
])('%s', (text, kept) => {
  expect(withoutSecrets(text)).toBe(kept)
})

test('a report that is too long is shortened', () => {
  const report = ErrorReport.parse({
    message: 'm'.repeat(5_000),
    stack: 's'.repeat(50_000),
    host: 'h'.repeat(500),
  })
  expect([report.message.length, report.stack?.length, report.host?.length]).toEqual([2_000, 10_000, 200])
})
