import { describe, expect, test } from 'vitest'
import { check, fieldProblems } from '#core/fields.ts'
import {
  mayEditField,
  questionBefore,
  release,
  statusChange,
  statusReverse,
  whyMayNotChangeFields,
  whyMayNotCreate,
  whyNotConfirmed,
} from './changing.ts'
import { AddressForm, defaultFlag } from './addresses.ts'
import { CustomerForm } from './customer.ts'
import { ConversationForm, ConversationReport } from './conversations.ts'

const person = { 1: 'administrator', 2: 'staff', 3: 'dealer administrator', 4: 'dealer' } as const

describe('who changes what', () => {
  test.each([
    [1, 9, { cus_dnd: 2, cus_category: 'X', mail_verifyed: '1', balance: 5 }, true],
    [3, 9, { cus_name: 'x', cus_bank_iban: 'x', cus_user: 8, note2: 'x' }, true],
    [3, 9, { cus_dnd: 2 }, false],
    [3, 9, { cus_category: 'X' }, false],
    [3, 9, { mail_verifyed: '1' }, false],
    [3, 9, { balance: 1 }, false],
    [3, 9, { cus_user: 1 }, false],
    [3, 7, { cus_user: 1 }, true],
    [2, 9, { note2: 'x' }, true],
    [2, 9, { rand_tar: '2025-01-01', rand_saat: null, rand_note: 'x' }, true],
    [2, 7, { cus_user: 1 }, true],
    [2, 9, { cus_user: 1 }, false],
    [2, 7, { cus_user: 8 }, false],
    [2, 7, { cus_name: 'x' }, false],
    [2, 7, { cus_bank_iban: 'x' }, false],
    [4, 7, { note2: 'x', cus_city: 'x' }, false],
    [4, 9, {}, true],
    [1, 9, { cus_user: 1 }, true],
  ] as const)('level %i on a customer of %i: %o → %s', (user_level, cus_user, changes, may) => {
    const refusal = whyMayNotChangeFields({ id: 7, user_level }, { cus_user }, changes)
    expect(refusal?.code ?? null).toBe(may ? null : 'ERR_105')
  })

  test.each([1, 2, 3, 4] as const)('level %i and the fields of administrators', (user_level) => {
    expect(mayEditField({ id: 7, user_level }, 'cus_dnd'), person[user_level]).toBe(user_level === 1)
  })

  test.each([
    [2, {}, true],
    [2, { cus_dnd: 1, mail_verifyed: '0', balance: 0, cus_category: null }, true],
    [2, { cus_category: 'STAMM' }, false],
    [3, { balance: 5 }, false],
    [1, { cus_category: 'STAMM', balance: 5, cus_dnd: 2 }, true],
  ])('level %i creates with %o: %s', (user_level, form, may) => {
    expect(whyMayNotCreate({ id: 7, user_level }, form) === null).toBe(may)
  })
})

describe('what is asked first', () => {
  const before = { cus_dnd: 1, cus_user: 9 }
  test.each([
    [before, { cus_dnd: 2 }, 'status'],
    [{ ...before, cus_dnd: 2 }, { cus_dnd: 3 }, 'status'],
    [{ ...before, cus_dnd: 2 }, { cus_dnd: 1 }, null],
    [before, { cus_dnd: 1, cus_user: 9 }, null],
    [before, { cus_user: 8 }, null],
    [before, { cus_user: 1 }, 'release'],
    [before, { cus_user: 1, cus_dnd: 2 }, 'release'],
    [{ ...before, cus_user: 1 }, { cus_user: 1 }, null],
    [before, {}, null],
  ] as const)('%o, %o → %s', (stored, changes, question) => {
    expect(questionBefore(stored, changes)).toBe(question)
    expect(whyNotConfirmed(stored, changes, '1')).toBeNull()
    expect(whyNotConfirmed(stored, changes, '0') === null).toBe(question === null)
  })
})

describe('what follows from a change', () => {
  const mark = { userId: 7, at: '2025-06-16T10:00:00Z' }
  const none = { rand_tar: null, rand_saat: null, rand_note: null, rand_user: 0 }
  const marked = { dnd_usr: 7, dnd_date: mark.at }

  test('a release goes to the pool and takes the appointment along', () => {
    expect(release(mark)).toEqual({ cus_user: 1, ...none, ...marked })
  })

  test.each([
    [1, 2, { cus_dnd: 2, ...none, ...marked }],
    [2, 3, { cus_dnd: 3, ...none, ...marked }],
    [3, 1, { cus_dnd: 1, dnd_usr: null, dnd_date: null }],
    [1, 1, {}],
  ])('status %i → %i', (from, to, effect) => expect(statusChange(from, to, mark)).toEqual(effect))
})

describe('a customer', () => {
  const customer = { cus_name: 'Erika', cus_country_code: 'DE', cus_user: 1 }
  const problems = (change: object) => {
    const parsed = check(CustomerForm, { ...customer, ...change })
    return parsed.success ? [] : Object.keys(fieldProblems(parsed.error))
  }

  test('needs name or firm, country and owner', () => {
    expect(problems({})).toEqual([])
    expect(problems({ cus_name: '', cus_firm: 'Gasthof' })).toEqual([])
    expect(problems({ cus_name: '', cus_firm: null })).toEqual(['cus_name'])
    expect(problems({ cus_country_code: '', cus_user: null })).toEqual(['cus_country_code', 'cus_user'])
  })

  test.each([
    ['cus_code', 50],
    ['cus_firm', 200],
    ['cus_surname', 150],
    ['cus_name', 150],
    ['cus_city', 150],
    ['cus_atu_no', 50],
    ['cus_tel1', 50],
    ['cus_fax', 50],
    ['cus_bank', 100],
    ['cus_bank_iban', 50],
  ])('%s takes %i letters and no more', (field, max) => {
    expect(problems({ [field]: 'x'.repeat(max) })).toEqual([])
    expect(problems({ [field]: 'x'.repeat(max + 1) })).toEqual([field])
  })

  test.each([
    [{ cus_email: `${'x'.repeat(88)}@example.com` }, []],
    [{ cus_email: `${'x'.repeat(90)}@example.com` }, ['cus_email']],
    [{ cus_email: 'nobody' }, ['cus_email']],
    [{ cus_class: 0 }, []],
    [{ cus_class: '' }, []],
    [{ rand_saat: '24:00' }, ['rand_saat']],
    [{ rand_saat: '09:30' }, []],
    [{ balance: 1.005 }, ['balance']],
    [{ balance: -1 }, ['balance']],
    [{ cus_birtday: '2025-02-30' }, ['cus_birtday']],
    [{ s_k: true }, []],
  ])('%o: %o', (change, fields) => expect(problems(change)).toEqual(fields))
})

describe('an address', () => {
  const address = { cus_id: 1, adres: 'Weg 1', sehir: 'Trier', ulke: 'DE', c_type: 3 }

  test('needs street, town, country and type', () => {
    expect(AddressForm.safeParse(address).success).toBe(true)
    const parsed = check(AddressForm, { cus_id: 1 })
    expect(parsed.success ? [] : Object.keys(fieldProblems(parsed.error))).toEqual([
      'adres',
      'sehir',
      'ulke',
      'c_type',
    ])
  })

  test.each([
    ['pk', 20],
    ['sehir', 60],
    ['bolge', 60],
    ['ulke', 50],
    ['note', 250],
  ])('%s takes %i letters and no more', (field, max) => {
    expect(AddressForm.safeParse({ ...address, [field]: 'x'.repeat(max) }).success).toBe(true)
    expect(AddressForm.safeParse({ ...address, [field]: 'x'.repeat(max + 1) }).success).toBe(false)
  })

  test.each([
    [4, '0', '1'],
    [3, '0', '0'],
    [3, '1', '1'],
  ] as const)('type %i with default %s is saved as %s', (c_type, a_def, saved) => {
    expect(defaultFlag({ c_type, a_def })).toBe(saved)
  })

  test.each([
    ['an old invoice address stays what it is', [4, '0'], [4, '0'], '0'],
    ['an old invoice address may become the default', [4, '0'], [4, '1'], '1'],
    ['another type that becomes the invoice address', [3, '0'], [4, '0'], '1'],
    ['a default keeps its mark', [4, '1'], [4, '0'], '1'],
    ['so does that of the deliveries', [3, '1'], [3, '0'], '1'],
    ['with another type the mark can be taken off', [4, '1'], [3, '0'], '0'],
  ] as const)('%s', (_what, [type, mark], [c_type, a_def], saved) => {
    expect(defaultFlag({ c_type, a_def }, { c_type: type, a_def: mark })).toBe(saved)
  })
})

test('a conversation needs its outcome', () => {
  const parsed = check(ConversationForm, { cus_id: 1, sts: '' })
  expect(parsed.success ? {} : fieldProblems(parsed.error)).toEqual({ sts: { code: 'requiredField' } })
})

test('the call report understands both spellings of a day', () => {
  const parsed = ConversationReport.parse({ start_date: '20250601', end_date: '2025-06-30' })
  expect(parsed).toEqual({ start_date: '2025-06-01', end_date: '2025-06-30' })
  expect(ConversationReport.safeParse({ start_date: '20250230', end_date: '20250601' }).success).toBe(false)
})

describe('undoing a new status', () => {
  const callable = {
    cus_dnd: 1,
    dnd_usr: null,
    rand_tar: null,
    rand_saat: null,
    rand_note: null,
    rand_user: 0,
  }
  const appointment = { rand_tar: '2026-03-05', rand_saat: '10:00', rand_note: 'Riesling', rand_user: 4 }
  test.each([
    ['without an appointment', {}, { cus_dnd: 1 }],
    ['with an appointment', appointment, { cus_dnd: 1, ...appointment }],
    ['of somebody who was marked', { dnd_usr: 7 }, null],
    ['of another status', { cus_dnd: 3, dnd_usr: 7 }, null],
    ['with an appointment of nobody', { ...appointment, rand_user: 0 }, null],
  ])('%s', (_, values, reverse) => expect(statusReverse({ ...callable, ...values })).toEqual(reverse))
})
