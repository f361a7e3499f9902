import { describe, expect, test } from 'vitest'
import { check, fieldProblems } from '#core/fields.ts'
import { isSelectableStaff, NewUserForm, UserForm, userList, userLookup } from './users.ts'

const person = {
  user_name: 'neu',
  user_pass: 'Burgunder7',
  tel_gsm: '+49 170 1',
  email: 'neu@example.com',
  user_level: 2,
  bayi: 1,
}

function problems(form: typeof UserForm | typeof NewUserForm, changes: Record<string, unknown>) {
  const result = check(form, { ...person, ...changes })
  return result.success ? {} : fieldProblems(result.error)
}

const codes = (form: typeof UserForm | typeof NewUserForm, changes: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(problems(form, changes)).map(([field, { code }]) => [field, code]))

describe('a new user', () => {
  test('needs little and gets the usual rest', () => {
    expect(NewUserForm.parse(person)).toMatchObject({
      name: null,
      country_code: null,
      yuzde: 0,
      kota: 0,
      blocked: '0',
      random_customer_access: '0',
      fb: '185/219/164',
      sys_back: 45,
    })
  })

  test.each(['user_name', 'tel_gsm', 'email', 'bayi', 'user_pass', 'user_level'])('needs %s', (field) => {
    expect(codes(NewUserForm, { [field]: undefined })).toEqual({ [field]: 'requiredField' })
  })

  test.each(['user_name', 'tel_gsm', 'email', 'user_pass'])('needs more than an empty %s', (field) => {
    expect(codes(NewUserForm, { [field]: '' })).toEqual({ [field]: 'requiredField' })
  })
})

describe('fields of a user', () => {
  test.each([
    ['user_name', 'x'.repeat(51), 'too_long'],
    ['name', 'x'.repeat(51), 'too_long'],
    ['surname', 'x'.repeat(51), 'too_long'],
    ['tel_gsm', '1'.repeat(51), 'too_long'],
    ['adres', 'x'.repeat(51), 'too_long'],
    ['email', `${'x'.repeat(140)}@example.com`, 'too_long'],
    ['email', 'nobody', 'not_email'],
    ['kota', 1.234, 'two_decimals'],
    ['kota', -1, 'too_small'],
    ['yuzde', 7.5, 'not_integer'],
    ['yuzde', -1, 'too_small'],
    ['user_level', 0, 'too_small'],
    ['user_level', 5, 'not_allowed'],
    ['blocked', '2', 'not_allowed'],
    ['user_pass', 'abcdefg1', 'password_not_strong'],
    ['user_pass', `Aa1${'x'.repeat(200)}`, 'too_long'],
  ])('%s = %s is refused with %s', (field, value, code) => {
    expect(codes(UserForm, { [field]: value })).toEqual({ [field]: code })
  })

  test('take what just fits', () => {
    const email = `${'x'.repeat(60)}@${'y'.repeat(60)}.${'z'.repeat(24)}.com`
    expect(email).toHaveLength(150)
    expect(codes(UserForm, { user_name: 'x'.repeat(50), email, kota: 1.25, yuzde: 0 })).toEqual({})
  })

  test.each(['', null, undefined])('an empty password (%s) leaves the old one', (user_pass) => {
    expect(UserForm.parse({ ...person, user_pass }).user_pass).toBeUndefined()
  })

  test('a count of wrong passwords is not taken from a form', () => {
    expect(UserForm.parse({ ...person, failed_login_try_count: 0 })).not.toHaveProperty(
      'failed_login_try_count',
    )
  })
})

test('no list ever carries a password or a push token', () => {
  for (const list of [userList, userLookup]) {
    expect(Object.keys(list.columns)).not.toContain('user_pass')
    expect(Object.keys(list.columns)).not.toContain('fcm')
  }
  expect(Object.keys(userLookup.columns)).toEqual([
    'id',
    'user_name',
    'name',
    'surname',
    'user_level',
    'bayi',
  ])
})

test('the system is nobody to select', () => {
  expect([0, 1, 2, 3, 4].filter((user_level) => isSelectableStaff({ user_level }))).toEqual([1, 2, 3, 4])
})

test.each([
  ['a plain name', 'erna.müller', 'erna.müller'],
  ['Turkish letters', 'ışıl', 'ışıl'],
  ['full-width letters are the plain ones', 'ａｄｍｉｎ', 'admin'],
  ['a Cyrillic letter among Latin ones', 'аdmin', null],
  ['Greek', 'αdmin', null],
  ['a zero-width blank', 'ad\u200Bmin', null],
  ['a direction mark', 'admin\u202E', null],
  ['a loose accent', 'admin\u0358', null],
])('a user name: %s', (_, typed, stored) => {
  const parsed = UserForm.shape.user_name.safeParse(typed)
  expect(parsed.success ? parsed.data : null).toBe(stored)
})
