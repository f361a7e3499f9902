import type { Database } from '#platform/server/database/database.ts'
import { allRows } from '#platform/server/database/sql.ts'
import type { DebitHistory, DebitMandate } from '#modules/orders/domain/money/debits.ts'

/** The mandate of each customer: the active one, else the latest. */
export async function debitMandates(
  db: Database,
  customers: readonly number[],
): Promise<Map<number, DebitMandate>> {
  const rows = await allRows(db)<DebitMandate & { cus_id: number }>`
    select distinct on (cus_id) cus_id, id, reference, iban, bic, holder, signed_on, state from mandate_list
    where cus_id = any(${customers}::integer[]) order by cus_id, (state = 'active') desc, (state = 'expired') desc, id desc`
  return new Map(rows.map(({ cus_id, ...mandate }) => [cus_id, mandate]))
}

/** Earlier debits, by invoice and instalment. */
export async function debitHistories(
  db: Database,
  ids: readonly number[],
): Promise<Map<string, DebitHistory>> {
  const rows = await allRows(db)<DebitHistory & { sip_id: number; taksit_id: number | null }>`
    select sip_id, taksit_id, bool_or(state = 'in_flight') as "isInFlight",
      coalesce(array_agg(return_code) filter (where state = 'returned'), '{}') as "returnCodes",
      (array_agg(amount order by id desc) filter (where state = 'returned'))[1] as "returnedAmount",
      coalesce(max(id) filter (where state = 'credited') > max(id) filter (where state = 'returned'), false)
        as "isCreditedAgain"
    from debit_items where sip_id = any(${ids}::integer[]) group by sip_id, taksit_id`
  return new Map(rows.map(({ sip_id, taksit_id, ...history }) => [`${sip_id} ${taksit_id}`, history]))
}
