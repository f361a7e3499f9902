import { describe, expect, test } from 'vitest'
import type { StatementLine } from './documents/statement.ts'
import { isClosedMonth, linesToIssue, statementNumber } from './issued-statement.ts'

const line = (values: Partial<StatementLine>): StatementLine => ({
  kind: 'earned',
  day: '2026-09-10',
  sip_id: 1,
  f_no: '101',
  fis_no: null,
  customer: 'Graf',
  base: 100,
  rate: 10,
  amount: 10,
  why: 'customer_paid',
  ...values,
})
const september = { from: '2026-09-01', to: '2026-09-30' }
const october = { from: '2026-10-01', to: '2026-10-31' }

test.each([
  [september, '2026-10-01', true],
  [september, '2026-09-30', false],
  [{ ...september, to: '2026-09-29' }, '2026-10-01', false],
  [{ ...september, from: '2026-08-01' }, '2026-10-01', false],
])('%o on %s is a closed month: %s', (range, today, isClosed) =>
  expect(isClosedMonth(range, today)).toBe(isClosed),
)

test('a number says month and person', () => expect(statementNumber('2026-09-01', 7)).toBe('PA202609-7'))

describe('the lines of a month', () => {
  test('are what it brought, paid out meanwhile or not', () => {
    const lines = [
      line({}),
      line({ sip_id: 2, kind: 'paid', fis_no: 'P1' }),
      line({ sip_id: 3, kind: 'expected' }),
    ]
    expect(linesToIssue(lines, [], september)).toEqual(lines.slice(0, 2))
  })

  test('leave out what an earlier statement has told, also when it was paid out since', () => {
    const current = [line({ kind: 'paid', fis_no: 'P1' }), line({ sip_id: 2, day: '2026-10-05' })]
    expect(linesToIssue(current, [line({})], october)).toEqual([current[1]])
  })

  test('contain what changed in months that were issued', () => {
    const gone = linesToIssue([], [line({})], october)
    expect(gone).toMatchObject([{ sip_id: 1, amount: -10, is_correction: true }])
    const more = linesToIssue([line({ amount: 12.5 })], [line({})], october)
    expect(more).toMatchObject([{ amount: 2.5, is_correction: true }])
  })

  test('tell commission to take back once, when it arises and not again when a slip takes it', () => {
    const debt = line({ kind: 'debt', day: '2026-10-03', amount: -10 })
    const paid = line({ kind: 'paid' })
    expect(linesToIssue([paid, debt], [line({})], october)).toEqual([debt])
    const taken = line({ kind: 'taken_back', day: '2026-11-02', amount: -10 })
    expect(linesToIssue([paid, taken], [line({}), debt], { from: '2026-11-01', to: '2026-11-30' })).toEqual(
      [],
    )
  })
})
