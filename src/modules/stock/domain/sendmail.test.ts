import { expect, test } from 'vitest'
import { check, fieldProblems } from '#core/fields.ts'
import { fillTemplate, mailTemplate, SendMailForm } from '#modules/customers/domain/sendmail.ts'

test('what is filled into a mail is text, never markup', () => {
  const filled = fillTemplate('Guten Tag {{ad}} {{soyad}}{{other}}', { ad: '<b>Eva</b>', soyad: null })
  expect(filled).toBe('Guten Tag &#60;b&#62;Eva&#60;/b&#62; ')
  expect(fillTemplate(mailTemplate, { personel: 'A. Muster' })).not.toContain('{{')
})

test.each([
  [{ to: 'a@example.com', ids: [1], html: '<p>x</p>' }, {}],
  [{ to: '', ids: [1], html: 'x' }, { to: 'requiredField' }],
  [{ ids: [1], html: 'x' }, { to: 'requiredField' }],
  [{ to: 'a@b.de, c@d.de', ids: [1], html: 'x' }, { to: 'not_email' }],
  [{ to: 'a@example.com', ids: [], html: 'x' }, { ids: 'too_small' }],
])('%o', (form, problems) => {
  const parsed = check(SendMailForm, form)
  const found = parsed.success ? {} : fieldProblems(parsed.error)
  expect(Object.fromEntries(Object.entries(found).map(([field, { code }]) => [field, code]))).toEqual(
    problems,
  )
})
