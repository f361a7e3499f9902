import { sql } from 'kysely'
import { businessDay } from '#core/days/dates.ts'
import { AppError, refuseIf } from '#core/errors.ts'
import { recordsRefusals } from '#core/refusals/records.ts'
import { countMoneyUnderWay } from '#modules/bank/server/public.ts'
import { noteErasure } from '#platform/server/backup/erasures.ts'
import { readCompanySettings } from '#platform/server/company-settings.ts'
import type { Database } from '#platform/server/database/database.ts'
import { insertRow } from '#platform/server/database/rows.ts'
import { firstRow, oneRow } from '#platform/server/database/sql.ts'
import {
  nextErasure,
  planErasure,
  retentionTable,
  whyNotErased,
  type OpenBusiness,
  type PlannedPart,
} from '../domain/retention.ts'
import { erasePerson } from './erasing.ts'
import { personOf } from './person.ts'
import { countRows } from './personal-rows.ts'
import { contactName } from '#platform/server/database/customer-name.ts'

type Customer = {
  id: number
  version: number
  number: string
  name: string | null
  country: string
  erased_at: string | null
  merged_into: number | null
  balance: number
}

export async function customerRow(
  db: Database,
  id: number,
  lock: 'for update' | 'as it is',
): Promise<Customer> {
  const row = await firstRow(db)<Customer>`
    select id, version, coalesce(cus_code, id::text) as number, erased_at, merged_into, balance,
      cus_country_code as country,
      ${contactName('customers')} as name
    from customers where id = ${id} ${lock === 'for update' ? sql`for update` : sql``}`
  if (!row) throw new AppError(recordsRefusals.record_not_found)
  return row
}

export async function businessOf(
  db: Database,
  { id, merged_into, balance }: Customer,
): Promise<OpenBusiness> {
  const row = await oneRow(db)<{ orders: number; invoices: number; mandates: number }>`select
    (select count(*) from siparisler s where s.cus_id = ${id} and s.s_is_teklif = 0 and s.sd_cancel_on = '0'
      and (s.fd_fon = '0' or s.sd_gonderi_status = '0')) as orders,
    (select count(*) from open_invoices o where o.cus_id = ${id} and o.kalan > 0) as invoices,
    (select count(*) from mandates m where m.cus_id = ${id} and m.state = 'active') as mandates`
  return {
    merged_into,
    balance,
    openOrders: row.orders,
    openInvoices: row.invoices,
    activeMandates: row.mandates,
    moneyUnderWay: await countMoneyUnderWay(db, { from: id, to: id }),
  }
}

const keptRows = (plan: readonly PlannedPart[]) =>
  plan.flatMap(({ kept }) => kept).reduce((sum, { rows }) => sum + rows, 0)

type Order = { userId: number; reason: string; now: Temporal.Instant }

/** Erases all that need not be kept, records it, and notes it for the journal; refused while business is open. */
export async function eraseCustomer(db: Database, customer: Customer, { userId, reason, now }: Order) {
  const today = businessDay(now)
  const retention = retentionTable(await readCompanySettings(db))
  const person = await personOf(db, customer.id)
  const plan = planErasure(await countRows(db, person), retention, today)
  refuseIf(whyNotErased(await businessOf(db, customer), plan))
  const at = now.round('millisecond').toString({ fractionalSecondDigits: 3 })
  const erased = await erasePerson(db, person, { retention, today, now: at })
  const kept = keptRows(plan)
  const next_on = nextErasure(plan)
  const { id } = await insertRow(db, 'privacy_requests', {
    kind: 'erasure',
    cus_id: customer.id,
    user_id: userId,
    at,
    reason,
    row_count: erased,
    kept_count: kept,
    next_on,
  })
  const merged = person.ids.filter((other) => other !== customer.id)
  await noteErasure(db, { kind: 'customer', ids: [customer.id, ...merged], at })
  return { id, erased, kept, next_on }
}
