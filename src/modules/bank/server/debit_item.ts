import { businessDay } from '#core/days/dates.ts'
import { debitState, safeFrom, type StoredDebit } from '#modules/orders/domain/money/debit-safety.ts'
import { orderScope } from '#modules/orders/domain/scope.ts'
import { returnedDebit } from '#modules/orders/server/public.ts'
import { serve } from '#platform/server/calls/endpoint.ts'
import { scopeSql } from '#platform/server/lists/scope-sql.ts'
import { allRows } from '#platform/server/database/sql.ts'
import { listDebitItems, type DebitItem } from '../domain/calls.ts'
import { bankSettings } from './settings.ts'
import { customerName } from '#platform/server/database/customer-name.ts'

type Stored = Omit<DebitItem, 'state' | 'safe_from' | 'after'> & StoredDebit

/** More than a run of the largest company has. */
const MOST_ITEMS = 10_000

export const debitItemEndpoint = serve(listDebitItems, async ({ db, actor, input, now }) => {
  const { run_id, sip_id } = input
  if (!run_id && !sip_id) return { datalist: [] }
  const { safeWeeks } = await bankSettings(db)
  const rows = await allRows(db)<Stored>`
    select i.id, i.run_id, i.sip_id, o.f_no, r.day, i.amount, i.state, i.credited_on, i.return_code, i.returned_on, i.charge, i.refusal,
      ${customerName('o')} as name
    from debit_items i join debit_runs r on r.id = i.run_id join siparisler o on o.id = i.sip_id
    where (${run_id}::integer is null or i.run_id = ${run_id}) and (${sip_id}::integer is null or i.sip_id = ${sip_id})
      and ${scopeSql(orderScope(actor), 'o')}
    order by i.id desc limit ${MOST_ITEMS}`
  const today = businessDay(now)
  const returned = sip_id && rows.length ? await returnedDebit(db, sip_id, today) : null
  return {
    datalist: rows.map((row) => ({
      ...row,
      state: debitState(row, today, safeWeeks),
      safe_from: row.state === 'credited' && row.credited_on ? safeFrom(row.credited_on, safeWeeks) : null,
      after: returned?.id === row.id ? returned.after : null,
    })),
  }
})
