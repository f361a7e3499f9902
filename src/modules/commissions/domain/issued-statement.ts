import { monthOf, type DayRange, type IsoDate } from '#core/days/dates.ts'
import { cents, euros, sumCents, type Cents } from '#core/money/money.ts'
import type { AccountKind } from './account.ts'
import type { StatementLine } from './documents/statement.ts'

/** What a statement settles: what was earned, paid or not, and what was taken back or is still to be. */
const claims: Partial<Record<AccountKind, 'earned' | 'back'>> = {
  earned: 'earned',
  paid: 'earned',
  taken_back: 'back',
  debt: 'back',
}

/** Whether a range is a whole month that is over. */
export const isClosedMonth = ({ from, to }: DayRange, today: IsoDate): boolean => {
  const month = monthOf(from)
  return month.from === from && month.to === to && to < today
}

export const statementNumber = (month: IsoDate, userId: number): string =>
  `PA${month.slice(0, 4)}${month.slice(5, 7)}-${userId}`

const keyOf = ({ kind, sip_id }: StatementLine): string | null => {
  const claim = claims[kind]
  return claim && sip_id !== null ? `${claim} ${sip_id}` : null
}

const total = (lines: readonly StatementLine[]): Cents => sumCents(lines.map(({ amount }) => cents(amount)))

function byKey(lines: readonly StatementLine[]): Map<string, StatementLine[]> {
  const found = new Map<string, StatementLine[]>()
  for (const line of lines) {
    const key = keyOf(line)
    if (key) found.set(key, [...(found.get(key) ?? []), line])
  }
  return found
}

/**
 * The lines of a month's statement: what the month brought, and what changed since in months whose statements were issued.
 * `current` are the lines of all these months as they are now, `issued` what their statements have said.
 */
export function linesToIssue(
  current: readonly StatementLine[],
  issued: readonly StatementLine[],
  { from, to }: DayRange,
): StatementLine[] {
  const now = byKey(current)
  const before = byKey(issued)
  return [...new Set([...now.keys(), ...before.keys()])].flatMap((key) => {
    const told = before.get(key) ?? []
    const own = now.get(key) ?? []
    if (!told.length) return own.filter(({ day }) => day !== null && day >= from && day <= to)
    const change = (total(own) - total(told)) as Cents
    const latest = own.at(-1) ?? told.at(-1)
    return change === 0 || !latest ? [] : [{ ...latest, amount: euros(change), is_correction: true }]
  })
}
