import { sql } from 'kysely'
import { isAdmin } from '#core/actor.ts'
import { businessDay, type DayRange, type IsoDate } from '#core/days/dates.ts'
import { cents, euros, sumCents } from '#core/money/money.ts'
import { orderScope } from '#modules/orders/domain/scope.ts'
import { figureMonths, isPaid } from '#modules/reports/server/public.ts'
import type { Database } from '#platform/server/database/database.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { withKeptPlan } from '#platform/server/database/kept-plans.ts'
import { personName } from '#platform/server/database/person-name.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { settledBy } from '../domain/account.ts'
import { statementCalendar } from '../domain/calls.ts'
import { accountScope } from '../domain/scope.ts'
import { calendarMonths, statementState, type CalendarRow } from '../domain/statement-calendar.ts'
import type { Reader } from './account-owner.ts'

type EarnedRow = {
  user_id: number
  name: string
  month: IsoDate
  adet: number
  open: number
  waits: boolean
  written_off: number
  written_off_count: number
  /** Nothing of the month is on a slip, but something was written off. */
  is_only_written_off: boolean
}

/**
 * By person and month: paid invoices with commission, the part on no slip, and what was written off; overdue parts
 * regardless of the range.
 */
async function earnedRows(db: Database, reader: Reader, range: DayRange): Promise<EarnedRow[]> {
  const query = sql<EarnedRow>`
    with month as (
      select p.per_id, date_trunc('month', p.f_odeme_tar)::date as month, 0 as adet, p.prim_net as open,
        0 as written_off, 0 as written_off_count
      from prim_listesi p
      where p.tip = 0 and p.per_odeme = '0' and p.f_odeme_tar <= ${range.to} and ${scopeSql(orderScope(reader), 'p')}
      union all
      select f.per_id, date_trunc('month', f.day)::date, f.adet, 0, 0, 0
      from ${figureMonths('paid', range)} f
      where ${isPaid} and ${scopeSql(orderScope(reader), 'f')}
      union all
      select p.per_id, date_trunc('month', p.f_odeme_tar)::date, 0, 0, p.prim_net, (p.s_is_teklif = 0)::integer
      from siparisler o join prim_listesi p on p.id = o.id and p.tip = 0
      where o.sd_cancel_on = '0' and o.per_odeme = '1' and o.per_belge_no is null
        and o.f_odeme_tar between ${range.from} and ${range.to} and p.prim_net <> 0 and ${scopeSql(orderScope(reader), 'p')}
    )
    select u.id as user_id, ${personName} as name, m.month, sum(m.adet)::integer as adet, sum(m.open)::amount as open,
      bool_or(m.open > 0) as waits, sum(m.written_off)::amount as written_off,
      sum(m.written_off_count)::integer as written_off_count,
      sum(m.written_off_count) > 0 and not exists (select from siparisler o where o.per_id = u.id and o.per_belge_no is not null
        and o.fd_fon = '1' and o.f_close = '1' and o.f_odeme_tar >= m.month and o.f_odeme_tar < m.month + interval '1 month')
        as is_only_written_off
    from month m join sys_users u on u.id = m.per_id
    where ${scopeSql(accountScope(reader), 'u')}
      and (m.open <> 0 or exists (select from prim_oranlari r where r.user_id = u.id and r.yuzde > 0
        and r.gecerli_tar < m.month + interval '1 month'))
    group by u.id, m.month having bool_or(m.open > 0) or sum(m.adet) > 0 or sum(m.written_off) <> 0
    order by name, u.id, m.month`
  return withKeptPlan(db, query.compile(db))
}

type IssuedRow = { user_id: number; month: IsoDate; number: string; issued_at: string }

/** The statements of these months that were issued, as far as the person would get them. */
async function issuedStatements(db: Database, reader: Reader, { from, to }: DayRange): Promise<IssuedRow[]> {
  return allRows(db)<IssuedRow>`
    select user_id, month, number, issued_at from commission_statements
    where month between ${from} and ${to} and (${isAdmin(reader)} or user_id = ${reader.id})`
}

type Shown = { months: readonly DayRange[]; today: IsoDate; issued: readonly IssuedRow[] }

function statementOf(issued: readonly IssuedRow[], user_id: number, month: IsoDate) {
  const found = issued.find((one) => one.user_id === user_id && one.month === month)
  return found ? { number: found.number, day: businessDay(Temporal.Instant.from(found.issued_at)) } : null
}

function rowOf(own: readonly EarnedRow[], { months, today, issued }: Shown): CalendarRow[] {
  const [first] = own
  if (!first) return []
  const isOlder = ({ month }: EarnedRow) => month < (months[0]?.from ?? month)
  const late = own.filter((row) => isOlder(row) && row.waits)
  const row = {
    user_id: first.user_id,
    name: first.name,
    older: euros(sumCents(late.map(({ open }) => cents(open)))),
    months: months.map((month) => {
      const earned = own.find((part) => part.month === month.from)
      const facts = {
        // Paid invoices without commission do not make a month settled whose commission was written off.
        earned: earned?.is_only_written_off ? 0 : (earned?.adet ?? 0),
        writtenOff: earned?.written_off_count ?? 0,
        isWaiting: earned?.waits ?? false,
      }
      return {
        month: month.from,
        state: statementState(month, facts, today),
        open: earned?.open ?? 0,
        written_off: earned?.written_off ?? 0,
        settle_by: settledBy(month.from),
        statement: statementOf(issued, first.user_id, month.from),
      }
    }),
  }
  return [row]
}

export const calendarEndpoints = [
  serve(statementCalendar, async ({ db, actor, input, now }) => {
    const today = businessDay(now)
    const months = calendarMonths(input.end_date ?? today)
    const range = { from: months[0]?.from ?? today, to: months.at(-1)?.to ?? today }
    const people = Map.groupBy(await earnedRows(db, actor, range), ({ user_id }) => user_id)
    const issued = await issuedStatements(db, actor, range)
    const datalist = [...people.values()].flatMap((own) => rowOf(own, { months, today, issued }))
    return { months: months.map(({ from }) => from), datalist }
  }),
]
